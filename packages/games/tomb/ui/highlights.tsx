// The highlights of Survival of the Tomb: a tremor card by card, one card more for good, a colour saved, the end.
import { Die, type Highlight, Sign, Token } from '@undercroft/kit';
import type { JSX } from 'preact';
import { CONCUSSION, RUPTURE } from '../src/content/pieces.ts';
import type { Event } from '../src/events.ts';
import { phrases } from '../src/phrases.ts';
import type { Props } from './board-props.ts';
import { TokenSign } from './pieces.tsx';
import { tremorsIn } from './tremors-in.ts';

/** What a tremor brings, in the order it is told. */
const TREMOR: readonly Event['kind'][] = [
  'cardTurned',
  'dieRolled',
  'struckUnderfoot',
  'tremorFaded',
  'concussionFell',
  'concussionPlaced',
  'ruptured',
  'wallsBroken',
  'treasureDiscarded',
  'collapsed',
  'relocated',
  'hurt',
];

/** So many steps of a card are told; the log has them all. */
const MOST_STEPS = 8;

const Crack = ({ token }: { readonly token: number }): JSX.Element => (
  <svg class="ic" style={{ '--px': 24 }} viewBox="-16 -16 32 32" aria-hidden="true">
    <TokenSign token={token} />
  </svg>
);

function artOf(event: Event): JSX.Element {
  switch (event.kind) {
    case 'cardTurned':
      return (
        <span class={`points d${event.direction}`}>
          <Sign name="arrow" size={22} />
        </span>
      );
    case 'dieRolled':
      return <Die kind="d6" pips value={event.die} size={26} />;
    case 'concussionFell':
    case 'concussionPlaced':
      return <Crack token={CONCUSSION} />;
    case 'hurt':
    case 'relocated':
      return <Token shape="heart" size={18} />;
    case 'tremorFaded':
      return <Sign name="check" size={18} />;
    default:
      return <Crack token={RUPTURE} />;
  }
}

function tremorOf(told: readonly Event[], { view, seats, say, word }: Props): Highlight {
  const card = told.findLast((event) => event.kind === 'cardTurned')!;
  const steps = told
    .slice(told.indexOf(card))
    .filter(({ kind }) => TREMOR.includes(kind))
    .map((event) => ({ art: artOf(event), text: say(phrases.event(event, view)!) }));
  return {
    seat: card.seat,
    caption: word('ui.tremorOf', { name: seats[card.seat]?.name ?? '' }),
    title: card.cards > 1 ? word('ui.cardOf', { card: card.card, cards: card.cards }) : word('ui.tremor'),
    steps: steps.slice(0, MOST_STEPS),
    isAtFoot: true,
  };
}

export function highlightsOf(props: Props): readonly Highlight[] {
  const { happened, view, word, say } = props;
  const tremors = tremorsIn(happened).map((told) => tremorOf(told, props));
  const opening = happened.flatMap((event) =>
    event.kind === 'startingRupturePlaced'
      ? [
          {
            seat: event.seat,
            caption: word('term.opening'),
            title: say(phrases.event(event, view)!),
            text: word('ui.firstRupture'),
            isAtFoot: true,
          },
        ]
      : [],
  );
  const others = happened.flatMap((event): readonly Highlight[] => {
    if (event.kind === 'cleansed')
      return [
        {
          art: <Sign name="check" size={56} />,
          seat: event.seat,
          caption: say(phrases.event(event, view)!),
          title: word('ui.count', { n: view.cleansed.filter(Boolean).length, most: 3 }),
          text: word('term.cleansed'),
        },
      ];
    if (event.kind === 'deckRenewed' && event.tremors > 1)
      return [
        {
          art: <Sign name="bolt" size={52} />,
          caption: word('ui.tremor'),
          title: word('ui.cards', { n: event.tremors }),
          text: say(phrases.event(event, view)!),
          isDark: true,
        },
      ];
    if (event.kind !== 'ended') return [];
    const isWon = event.ending === 'win';
    return [
      {
        art: <Sign name={isWon ? 'flag' : 'hidden'} size={52} />,
        caption: word('game.title'),
        title: say(phrases.event(event, view)!),
        isDark: !isWon,
      },
    ];
  });
  return [...opening, ...tremors, ...others];
}

// The highlights of Survival of the Tomb: a tremor step by step, a treasure or a colour saved, the end.
import { Die, type Highlight, Sign, Token } from '@undercroft/kit';
import type { JSX } from 'preact';
import { CONCUSSION, RUPTURE } from '../src/content/pieces.ts';
import type { Event } from '../src/events.ts';
import { phrases } from '../src/phrases.ts';
import type { Props } from './board-props.ts';
import { TokenSign } from './pieces.tsx';

/** What a tremor brings, in the order it is told. */
const TREMOR: readonly Event['kind'][] = [
  'cardTurned',
  'dieRolled',
  'tremorFaded',
  'concussionFell',
  'concussionPlaced',
  'ruptured',
  'wallsBroken',
  'treasureDiscarded',
  'collapsed',
  'hurt',
];

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
      return <Token shape="heart" size={18} />;
    case 'tremorFaded':
      return <Sign name="check" size={18} />;
    default:
      return <Crack token={RUPTURE} />;
  }
}

/** Cards before the last one pointed where no tile is. */
function tremorOf({ happened, view, seats, say, word }: Props): Highlight {
  const card = happened.findLast((event) => event.kind === 'cardTurned')!;
  const steps = happened
    .slice(happened.indexOf(card))
    .filter(({ kind }) => TREMOR.includes(kind))
    .map((event) => ({ art: artOf(event), text: say(phrases.event(event, view)!) }));
  return {
    seat: card.seat,
    caption: word('ui.tremorOf', { name: seats[card.seat]?.name ?? '' }),
    title: word('ui.tremor'),
    steps: steps.slice(0, 6),
    isAtFoot: true,
  };
}

export function highlightsOf(props: Props): readonly Highlight[] {
  const { happened, view, word, say } = props;
  const tremor = happened.some(({ kind }) => kind === 'cardTurned') ? [tremorOf(props)] : [];
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
  return [...tremor, ...others];
}

// A Relic in its niche: sealed, exposed, active, cooling down or carried off, and who is after it.
import { HIDDEN } from '@undercroft/kernel';
import { openFor, Piece, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { activate, heist } from '../src/choices.ts';
import type { Relic } from '../src/position.ts';
import { cardId, isFresh, type Props } from './board-props.ts';
import { Emblem, Look } from './card-face.tsx';

type State = 'sealed' | 'exposed' | 'active' | 'claimed';

const stateOf = (relic: Relic, isActive: boolean): State =>
  relic.claimedBy !== 0 ? 'claimed' : isActive ? 'active' : relic.exposed === 1 ? 'exposed' : 'sealed';

const Arch = ({ children }: { readonly children: JSX.Element }): JSX.Element => (
  <span class="vault">
    <svg viewBox="0 0 44 54" aria-hidden="true">
      <path class="rim" d="M3 53V22a19 19 0 0 1 38 0v31z" />
      <path class="depth" d="M8 53V22a14 14 0 0 1 28 0v31z" />
    </svg>
    <span>{children}</span>
  </span>
);

/** What stands under the name, most pressing first. */
function saying(props: Props, relic: Relic, slot: number, state: State): string {
  const { view, viewer, word, seats } = props;
  if (state === 'claimed') return word('ui.takenBy', { name: seats[relic.claimedBy]!.name });
  if (state === 'active') {
    const curse = cardId(view, view.activeCurse);
    return curse ? `${word('term.active')}: ${word(`card.${curse}`)}` : word('ui.activeNow');
  }
  const cooling = relic.cooldown > 0 ? word('ui.cooling', { n: relic.cooldown }) : undefined;
  if (state === 'exposed') return [word('term.exposed'), cooling].filter(Boolean).join(', ');
  if (view.marked === slot) return word('ui.willBeExposed');
  return word(viewer === 0 && relic.shown === 0 ? 'ui.onlyYou' : 'term.unexposed');
}

interface RelicProps {
  readonly props: Props;
  readonly slot: number;
}

/** The seat whose Heist is for this Relic; -1 for none. */
const thiefOf = (view: Props['view'], slot: number): number => {
  const at = view.diggers.findIndex((digger) => digger.heist === slot);
  return at < 0 ? -1 : at + 1;
};

/** What stands in the niche: the Relic or a lock, its name and state, and who is after it. */
function Inside({ props, slot, name, said }: RelicProps & { readonly name: string; readonly said: string }) {
  const { view, word, seats } = props;
  const relic = view.relics[slot - 1]!;
  const id = cardId(view, relic.card[0] ?? HIDDEN);
  const claimer = relic.claimedBy === 0 ? undefined : seats[relic.claimedBy];
  const thief = relic.claimedBy === 0 ? seats[thiefOf(view, slot)] : undefined;
  return (
    <>
      <Arch>
        {claimer ? (
          <SeatBadge seat={claimer} size={22} silent />
        ) : id ? (
          <Emblem of={id} size={26} />
        ) : (
          <Sign name={stateOf(relic, view.active === slot) === 'sealed' ? 'lock' : 'hidden'} size={18} />
        )}
      </Arch>
      <span class="rsay">
        <b>{name}</b>
        <small>{said}</small>
        {thief && <em class={`thief seat-${thief.mark}`}>{word('ui.heistBy', { name: thief.name })}</em>}
      </span>
    </>
  );
}

export function RelicNiche({ props, slot }: RelicProps): JSX.Element | null {
  const { view, viewer, word, open, seats } = props;
  const relic = view.relics[slot - 1];
  if (!relic) return null;
  const card = relic.card[0] ?? HIDDEN;
  const id = cardId(view, card);
  const state = stateOf(relic, view.active === slot);
  const thief = thiefOf(view, slot);
  const name = id ? word(`card.${id}`) : word('ui.hiddenRelic');
  const said = saying(props, relic, slot, state);
  const choices = openFor(open, (choice) => 'relic' in choice && choice.relic === slot);
  const isAsked = open.some(({ choice }) => choice.kind === 'restRelics' || 'relic' in choice);
  const inside = <Inside props={props} slot={slot} name={name} said={said} />;
  const label = [name, said, thief > 0 && word('ui.heistBy', { name: seats[thief]!.name })]
    .filter(Boolean)
    .join(', ');
  const isNew = isFresh(
    props,
    ['relicActivated', 'relicMarked', 'relicExposed', 'heistAnnounced', 'heistWon'],
    {
      relic: slot,
    },
  );
  const shape = `relic ${state}${isNew ? ' fresh' : ''}`;
  const text = id && relic.claimedBy === 0 ? word(`card.${id}.text`) : '';
  const niche =
    choices.length > 0 || isAsked ? (
      <Piece
        id={`relic-${slot}`}
        label={label}
        choices={choices}
        barred={viewer === 0 ? activate(slot, 0) : heist(slot)}
        class={shape}
        focus={`relic-${slot}`}
      >
        {inside}
      </Piece>
    ) : (
      <Look card={card} label={label} class={shape} id={`relic-${slot}`}>
        {inside}
      </Look>
    );
  return (
    <>
      {niche}
      <p class="rtext" title={text}>
        {text}
      </p>
    </>
  );
}

// One of the Ancient's slots: the card that lies there, sealed until all are ready, and the dice that it throws.
import { CardBack, openFor, Piece } from '@undercroft/kit';
import type { JSX } from 'preact';
import { guard } from '../src/choices.ts';
import { isInPlay, type Position } from '../src/position.ts';
import { isReady, isVeiled, keysOf, type Props, titleOf } from './board-props.ts';
import { CardRow, Look } from './card-face.tsx';
import { DicePool } from './typed-die.tsx';

export interface LaneProps {
  readonly props: Props;
  readonly seat: number;
  /** The table as the cards that are seen would make it. */
  readonly ahead: Position;
  /** The card in the viewer's hand that was touched first; 0 for none. */
  readonly held: number;
}

/** What lies in the slot: a card, a veil, or a place for one. */
function Lying({ props, seat: slot, held }: LaneProps): JSX.Element {
  const { view, word, open, selected, pointed } = props;
  const at = view.ancient.slots.indexOf(slot);
  const card = at < 0 ? 0 : view.ancient.placed[at]!;
  const called = word('ui.slot', { slot });
  if (card !== 0)
    return (
      <Look
        card={card}
        label={`${called}: ${titleOf(props, card)}`}
        id={keysOf(view, 0).placed[at]!}
        class="onslot"
      >
        <CardRow props={props} card={card} />
      </Look>
    );
  if (isVeiled(view, 0) && view.round > 0)
    return (
      <span class={isReady(view, 0) ? 'onslot crow veiled' : 'onslot crow place'}>
        {isReady(view, 0) && <CardBack class="veil" />}
        <span class="cname">
          {called}
          <small>{word(isReady(view, 0) ? 'ui.sealed' : 'ui.choosing')}</small>
        </span>
      </span>
    );
  const preview = (selected.value ?? pointed.value)?.choice;
  const ghost = preview?.kind === 'guard' && preview.slot === slot ? preview.card : 0;
  const choices = openFor(
    open,
    (choice) => choice.kind === 'guard' && choice.slot === slot && (held === 0 || choice.card === held),
  );
  const inside =
    ghost === 0 ? (
      <span class="crow place">{word(choices.length > 0 ? 'ui.guardHere' : 'ui.slotEmpty', { slot })}</span>
    ) : (
      <CardRow props={props} card={ghost} ghost />
    );
  return (
    <Piece
      label={ghost === 0 ? called : `${called}: ${titleOf(props, ghost)}`}
      choices={choices}
      barred={
        open.some(({ choice }) => choice.kind === 'guard')
          ? guard(held || (view.ancient.hand[0] ?? 0), slot)
          : undefined
      }
      class="onslot"
      focus={`slot-${slot}`}
    >
      {inside}
    </Piece>
  );
}

export function GuardSlot(lane: LaneProps): JSX.Element {
  const { props, seat, ahead } = lane;
  if (!isInPlay(props.view, seat))
    return <div class="gslot shut">{props.word('ui.slotClosed', { slot: seat })}</div>;
  return (
    <div class="gslot">
      <Lying {...lane} />
      <DicePool props={props} table={ahead} seat={seat} slot />
    </div>
  );
}

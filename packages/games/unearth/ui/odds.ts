// What a die may do on a ruin: the odds beside a choice, and on the ruin once a die is picked.
import type { Message } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { DICE_PER_SEAT, FACES } from '../src/content/dice.ts';
import { claimOf } from '../src/content/end-of-age.ts';
import type { Position } from '../src/position.ts';
import { sumOn } from '../src/rules/claims.ts';
import { occupiedSlots } from '../src/rules/roll.ts';
import type { Props } from './board-props.ts';

/** What a plain roll needs to bring the ruin down; silent where a card, a wonder or the age would change the roll. */
function needOf(view: Position, seat: number, die: number, slot: number): number | undefined {
  const isChanged =
    view.eventMod !== 0 || view.waiting.length > 0 || view.maps > 0 || view.named.includes(seat);
  if (isChanged) return undefined;
  const at = seat * DICE_PER_SEAT + die;
  const lyingThere = view.dicePlace[at] === slot ? view.diceValue[at]! : 0;
  return claimOf(view.row[slot]!) - sumOn(view, slot) + lyingThere;
}

const shareOf = (need: number, faces: number): number =>
  Math.max(0, Math.floor((100 * (faces - need + 1)) / faces));

/** How likely a plain roll of this die brings that ruin down. */
export function oddsOfDig(
  choice: Choice,
  { view, viewer, word }: Pick<Props, 'view' | 'viewer' | 'word'>,
): string | undefined {
  if (choice.kind !== 'dig' || typeof viewer !== 'number') return undefined;
  const need = needOf(view, viewer, choice.die, choice.slot);
  const faces = FACES[choice.die]!;
  if (need === undefined) return undefined;
  return need > faces
    ? word('ui.need', { n: need })
    : word('ui.odds', { n: need, share: shareOf(need, faces) });
}

/** The best that a plain roll of this die may hope for, on any ruin. */
export function bestOdds(view: Position, seat: number, die: number): Message | undefined {
  const shares = occupiedSlots(view).map((slot) =>
    shareOf(needOf(view, seat, die, slot) ?? Number.POSITIVE_INFINITY, FACES[die]!),
  );
  const share = Math.max(0, ...shares);
  return share > 0 ? { id: 'ui.bestOdds', args: { share } } : undefined;
}

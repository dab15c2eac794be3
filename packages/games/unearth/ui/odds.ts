// What a die may do on a ruin: the odds beside a choice, and on the ruin once a die is picked.
import type { Choice } from '../src/choices.ts';
import { DICE_PER_SEAT, FACES } from '../src/content/dice.ts';
import { claimOf } from '../src/content/end-of-age.ts';
import { sumOn } from '../src/rules/claims.ts';
import type { Props } from './board-props.ts';

/** How likely a plain roll brings the ruin down; silent where a card, a wonder or the age would change the roll. */
export function oddsOfDig(
  choice: Choice,
  { view, viewer, word }: Pick<Props, 'view' | 'viewer' | 'word'>,
): string | undefined {
  if (choice.kind !== 'dig' || typeof viewer !== 'number') return undefined;
  const isChanged =
    view.eventMod !== 0 || view.waiting.length > 0 || view.maps > 0 || view.named.includes(viewer);
  if (isChanged) return undefined;
  const die = viewer * DICE_PER_SEAT + choice.die;
  const lyingThere = view.dicePlace[die] === choice.slot ? view.diceValue[die]! : 0;
  const need = claimOf(view.row[choice.slot]!) - sumOn(view, choice.slot) + lyingThere;
  const faces = FACES[choice.die]!;
  return need > faces
    ? word('ui.need', { n: need })
    : word('ui.odds', { n: need, share: Math.floor((100 * (faces - need + 1)) / faces) });
}

// Piles without an order: each draw is made by luck at that moment, so there is no secret order to leak.
import type { Chance } from '@undercroft/kernel';

/** Draws one piece, all equally likely, out of a pile that is not empty; `name` is the pile's. */
export function drawOne(pile: number[], name: string, chance: Chance): number {
  const at = chance.pick(pile.length, name);
  const piece = pile[at]!;
  const last = pile.pop()!;
  if (at < pile.length) pile[at] = last;
  return piece;
}

/** Draws a Stone out of counts per colour: each single Stone is equally likely. The counts stay as they are. */
export function pickStone(counts: readonly number[], chance: Chance): number {
  let at = chance.pick(counts[0]! + counts[1]! + counts[2]! + counts[3]!, 'stones');
  let colour = 0;
  while (at >= counts[colour]!) at -= counts[colour++]!;
  return colour;
}

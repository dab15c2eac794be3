// What a clock that runs out chooses: the last column of the Decision points in SPEC.md.
import { type Choice, modifyTo, ownResult, PASS, takeRuin } from './choices.ts';
import { claimOf } from './content/end-of-age.ts';
import { choices, openFrame } from './play.ts';
import type { Position } from './position.ts';
import { cellAt, ringsCompleted } from './rules/hexes.ts';
import { reachableValues } from './rules/modifiers.ts';

export function defaultChoice(position: Position, seat: number): Choice {
  const frame = openFrame(position);
  const open = choices(position, seat);
  if (frame === undefined)
    return position.phase === 'again' ? PASS : open.find(({ kind }) => kind === 'dig')!;
  if (frame.kind === 'roll' && frame.step === 'modify')
    return modifyTo(reachableValues(position, frame).at(-1)!);
  if (frame.kind === 'roll' && frame.step === 'own') return ownResult(frame.value);
  if (frame.kind === 'place') return firstRing(position, seat, open) ?? open[0]!;
  if (frame.kind === 'memorial') return takeRuin(dearest(position.removed));
  return open[0]!;
}

const firstRing = (position: Position, seat: number, open: readonly Choice[]): Choice | undefined =>
  open.find(
    (choice) =>
      choice.kind === 'cell' &&
      ringsCompleted(position.stones[seat]!, position.wonders[seat]!, cellAt(choice.q, choice.r)) > 0,
  );

/** The highest claim value; among equals the first in canonical order. */
const dearest = (ruins: readonly number[]): number =>
  ruins.reduce((best, ruin) => {
    const difference = claimOf(ruin) - claimOf(best);
    return difference > 0 || (difference === 0 && ruin < best) ? ruin : best;
  });

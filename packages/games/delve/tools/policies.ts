// The simple policies of SPEC.md as players: each seat takes the most promising choice on its own view.
import { type Chance, resolveTable, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { bestChoice } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

const catalogFor = catalogsOf(CONTENT);

export type Policy = (view: Position, seat: number, choices: readonly Choice[], luck: Chance) => number;

/** The most promising choice by the hints, the first among equals. */
export const simple: Policy = (view, seat, choices) => bestChoice(view, catalogFor(view), seat, choices);
export const random: Policy = (_view, _seat, choices, luck) => luck.pick(choices.length);
/** Every fourth choice at random. */
export const noisy: Policy = (view, seat, choices, luck) =>
  luck.pick(4) === 0 ? random(view, seat, choices, luck) : simple(view, seat, choices, luck);

export interface Side {
  readonly ancient: Policy;
  readonly expedition: Policy;
}

/** Plays one game to its end; every seat decides on its own view alone. */
export function playOut(
  table: ReturnType<typeof resolveTable>,
  seed: string,
  { ancient, expedition }: Side,
  look?: (position: Position) => void,
): Position {
  const luck = seeded(seed);
  const choose = seeded(`${seed}:choose`);
  const position = game.setup(table, luck);
  for (;;) {
    const seat = game.waitingFor(position)[0];
    if (seat === undefined) return position;
    const choices = game.choices(position, seat);
    const policy = seat === 0 ? ancient : expedition;
    const at = choices.length === 1 ? 0 : policy(game.view(position, seat), seat, choices, choose);
    game.play(position, seat, choices[at]!, luck);
    look?.(position);
  }
}

export { game, resolveTable };

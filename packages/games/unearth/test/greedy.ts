// Policies for measuring hints: random, and the choice with the highest promise.
import type { Chance } from '@undercroft/kernel';
import { resolveTable, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choice.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

export type Policy = (position: Position, seat: number, open: readonly Choice[], luck: Chance) => number;

export const random: Policy = (_position, _seat, open, luck) => luck.pick(open.length);

/** Looks only at the seat's own view, as every bot must. */
export const greedy: Policy = (position, seat, open) => {
  const view = game.view(position, seat);
  let best = 0;
  let bestPromise = Number.NEGATIVE_INFINITY;
  for (const [at, choice] of open.entries()) {
    const promise = hints.promise(view, seat, choice);
    if (promise <= bestPromise) continue;
    best = at;
    bestPromise = promise;
  }
  return best;
};

/** Plays one game; every seat has its policy. */
export function playGame(
  seats: number,
  options: Record<string, string | boolean | number>,
  seed: string,
  policies: readonly Policy[],
): Position {
  const luck = seeded(seed);
  const choose = seeded(`${seed}:choose`);
  const position = game.setup(resolveTable(game, seats, options), luck);
  for (;;) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) return position;
    const open = game.choices(position, seat);
    game.play(position, seat, open[policies[seat]!(position, seat, open, choose)]!, luck);
  }
}

/** Share of games that the first policy wins against the other on all other chairs; chairs rotate. */
export function winShare(games: number, seats: number, one: Policy, others: Policy): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const chair = i % seats;
    const policies = Array.from({ length: seats }, (_, seat) => (seat === chair ? one : others));
    const { winners } = game.result(playGame(seats, {}, `share:${seats}:${i}`, policies))!;
    if (winners.includes(chair)) won += 1 / winners.length;
  }
  return won / games;
}

// Policies for scripts and statistics: random, greedy by promise, and one that stalls.
import type { Chance } from '@undercroft/kernel';
import { resolveTable, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { claimOf } from '../src/content/end-of-age.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { sumOn } from '../src/rules/claims.ts';

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

/** Spreads dice and gathers Stones, so that nothing falls for long: small dice, the emptiest Ruins, the lowest values. */
export const stalling: Policy = (position, _seat, open, luck) => {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [at, choice] of open.entries()) {
    const score = stallScore(position, choice) + luck.pick(100) / 1000;
    if (score <= bestScore) continue;
    best = at;
    bestScore = score;
  }
  return best;
};

function stallScore(position: Position, choice: Choice): number {
  switch (choice.kind) {
    case 'dig':
      return claimOf(position.row[choice.slot]!) - sumOn(position, choice.slot) - 4 * choice.die;
    case 'mod':
    case 'own':
      return -choice.value;
    default:
      return -50;
  }
}

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

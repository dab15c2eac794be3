// How well the hints play by themselves: by promise alone, and one step ahead by evaluation. `npx node packages/games/ruba/tools/hint-win-rates.ts [games]`
import { type Chance, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { tableOf } from './random-player.ts';

type Player = (position: Position, open: readonly Choice[], chance: Chance) => number;

const byPromise: Player = (position, open, chance) => hints.playout!(position, 0, open, chance);

/** Tries every choice on a few imagined positions and takes the one that evaluates best on average. */
const oneStepAhead: Player = (position, open, chance) => {
  const seen = game.view(position, 0);
  const sums = open.map(() => 0);
  for (let sample = 0; sample < 8; sample++) {
    const imagined = game.imagine(seen, 0, chance);
    for (let i = 0; i < open.length; i++) {
      const trial = game.copy(imagined);
      game.play(trial, 0, open[i]!, chance);
      sums[i]! += hints.evaluate(trial, 0);
    }
  }
  return sums.indexOf(Math.max(...sums));
};

function winRate(mode: 'easy' | 'hard', player: Player, games: number): number {
  const chance = seeded(`strength ${mode}`);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const position = game.setup(tableOf(mode), chance);
    while (position.phase !== 'over') {
      const open = game.choices(position, 0);
      game.play(position, 0, open[player(position, open, chance)]!, chance);
    }
    won += game.result(position)!.winners.length;
  }
  return won / games;
}

const games = Number(process.argv[2] ?? 20_000);
for (const mode of ['easy', 'hard'] as const) {
  const promise = winRate(mode, byPromise, games);
  const ahead = winRate(mode, oneStepAhead, Math.ceil(games / 10));
  console.log(
    `${mode}: by promise ${(100 * promise).toFixed(2)}%, one step ahead ${(100 * ahead).toFixed(1)}%`,
  );
}

// Plays games by greatest promise, now and then at random, and writes down what was chosen: data for fit-outlook.ts.
// npx node packages/games/unearth/tools/record-choices.ts <games> <seats> <seed> <file>
import { appendFileSync, writeFileSync } from 'node:fs';
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import { greedy } from './policies.ts';

const [games, seats, seed, file] = process.argv.slice(2);
/** One choice in so many is left to chance, so that the fit also meets what a good player avoids. */
const STRAY = 16;

writeFileSync(file!, '');
for (let i = 0; i < Number(games); i++) {
  const luck = seeded(`${seed}:${i}`);
  const stray = seeded(`${seed}:${i}:stray`);
  const position = game.setup(resolveTable(game, Number(seats), {}), luck);
  const picks: number[] = [];
  for (;;) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) break;
    const open = game.choices(position, seat);
    const pick =
      open.length === 1
        ? 0
        : stray.pick(STRAY) === 0
          ? stray.pick(open.length)
          : greedy(position, seat, open, stray);
    picks.push(pick);
    game.play(position, seat, open[pick]!, luck);
  }
  appendFileSync(file!, `${JSON.stringify({ seats: Number(seats), seed: `${seed}:${i}`, picks })}\n`);
}

// Measures random decisions and copies per CPU second: `npx node packages/games/tomb/test/speed.ts [seconds]`.
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

const seconds = Number(process.argv[2] ?? 2);
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Plays random games until the time is up; gives decisions and games per CPU second. */
function randomDecisions(seats: number, preset: string, time: number): [decisions: number, games: number] {
  const table = resolveTable(game, seats, { preset });
  const luck = seeded(`speed ${seats} ${preset}`);
  const start = cpuSeconds();
  let decisions = 0;
  let games = 0;
  for (; cpuSeconds() - start < time; games++) {
    const p = game.setup(table, luck);
    while (p.phase !== 'over') {
      const seat = game.waitingFor(p)[0]!;
      const open = game.choices(p, seat);
      game.play(p, seat, open[luck.pick(open.length)]!, luck);
      decisions++;
    }
  }
  const spent = cpuSeconds() - start;
  return [decisions / spent, games / spent];
}

/** A position in the middle of a random game. */
function midGame(seats: number): Position {
  for (let seed = 0; ; seed++) {
    const luck = seeded(`middle ${seed}`);
    const p = game.setup(resolveTable(game, seats), luck);
    for (let i = 0; i < 150 && p.phase !== 'over'; i++) {
      const open = game.choices(p, p.deciding);
      game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
    }
    if (p.phase === 'actions') return p;
  }
}

/** Copies are kept for a while, so that none can be optimised away. */
function copies(time: number): number {
  const positions = [3, 4, 5].map(midGame);
  const kept: Position[] = [];
  const start = cpuSeconds();
  let made = 0;
  while (cpuSeconds() - start < time)
    for (let i = 0; i < 3000; i++, made++) kept[i & 63] = game.copy(positions[i % 3]!);
  return made / (cpuSeconds() - start);
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
for (const [seats, preset] of [
  [4, 'normal'],
  [3, 'easy'],
  [5, 'hard'],
  [4, 'normal'],
] as const) {
  const [decisions, games] = randomDecisions(seats, preset, seconds);
  console.log(`${seats} seats ${preset}: ${whole(decisions)} random decisions/s, ${whole(games)} games/s`);
}
console.log(`${whole(copies(seconds))} copies/s`);

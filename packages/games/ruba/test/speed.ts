// How fast the rules are, per CPU second on one core. `node test/speed.ts`
import { type Chance, seeded } from '@undercroft/kernel';
import type { Event } from '../src/event.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { playRandomly, tableOf } from './random-player.ts';

/** CPU seconds used by this process, and none of what others use on the same machine. */
const cpu = (): number => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

/** The median of several rounds of half a CPU second each, after one to warm up. */
function perSecond(what: string, floor: number, round: () => number): void {
  const rates: number[] = [];
  for (let i = 0; i < 6; i++) {
    const start = cpu();
    let count = 0;
    while (cpu() - start < 0.5) count += round();
    if (i > 0) rates.push(count / (cpu() - start));
  }
  const median = rates.sort((a, b) => a - b)[2]!;
  console.log(
    `${what.padEnd(34)} ${Math.round(median).toLocaleString('en').padStart(12)} /s   floor ${floor}`,
  );
}

function decisions(chance: Chance, mode: 'easy' | 'hard', times: number): number {
  let count = 0;
  for (let i = 0; i < times; i++) playRandomly(tableOf(mode), chance, () => count++);
  return count - times;
}

/** Positions from the middle of random games, fights and events mixed. */
function middles(count: number): Position[] {
  const found: Position[] = [];
  for (let i = 0; found.length < count; i++) {
    const seen: Position[] = [];
    playRandomly(tableOf(i % 2 === 0 ? 'easy' : 'hard'), seeded(`middle ${i}`), (p) =>
      seen.push(game.copy(p)),
    );
    found.push(seen[seen.length >> 1]!);
  }
  return found;
}

const chance = seeded('speed');
const positions = middles(64);
/** Keeps what was made, so that no optimiser can leave it unmade. */
const kept: Position[] = [];
const views = positions.map((position) => game.view(position, 0));
perSecond('random decisions, easy', 600_000, () => decisions(chance, 'easy', 40));
perSecond('random decisions, hard', 600_000, () => decisions(chance, 'hard', 40));
perSecond('random games, easy', 5_000, () => {
  for (let i = 0; i < 40; i++) playRandomly(tableOf('easy'), chance);
  return 40;
});
perSecond('copies', 1_000_000, () => {
  for (let i = 0; i < 6400; i++) kept[i & 63] = game.copy(positions[i & 63]!);
  return 6400;
});
perSecond('imagined positions', 300_000, () => {
  for (let i = 0; i < 640; i++) kept[i & 63] = game.imagine(views[i & 63]!, 0, chance);
  return 640;
});
perSecond('views with redacted events', 200_000, () => {
  const position = game.setup(tableOf('easy'), chance);
  let seen = 0;
  let told: Event[] = [];
  while (position.phase !== 'over') {
    const open = game.choices(position, 0);
    told = [];
    game.play(position, 0, open[chance.pick(open.length)]!, chance, (event) => told.push(event));
    game.view(position, 0);
    for (const event of told) game.viewEvent(event, 0, position);
    seen++;
  }
  return seen;
});
perSecond('playout decisions by hints, easy', 0, () => {
  const position = game.setup(tableOf('easy'), chance);
  let count = 0;
  for (; position.phase !== 'over'; count++) {
    const open = game.choices(position, 0);
    game.play(position, 0, open[hints.playout!(position, 0, open, chance)]!, chance);
  }
  return count;
});

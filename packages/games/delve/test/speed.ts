// Measures per CPU second with five seats: random decisions, copies, imagined positions. node test/speed.ts [seconds]
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

const seconds = Number(process.argv[2] ?? 2);
const table = resolveTable(game, 5);

/** Runs the work in batches until this much CPU time is used; gives units per CPU second. */
function rate(work: () => number): number {
  work();
  const start = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return done / used;
  }
}

const luck = seeded('speed');
/** Positions from all over random games, for copying and imagining. */
const positions: Position[] = [];

function randomGame(keep = false): number {
  const p = game.setup(table, luck);
  for (let decisions = 0; ; decisions++) {
    const waiting = game.waitingFor(p);
    if (waiting.length === 0) return decisions;
    const seat = waiting.length === 1 ? waiting[0]! : waiting[luck.pick(waiting.length)]!;
    const open = game.choices(p, seat);
    game.play(p, seat, open.length === 1 ? open[0]! : open[luck.pick(open.length)]!, luck);
    if (keep && decisions % 11 === 0 && game.waitingFor(p).length > 0) positions.push(game.copy(p));
  }
}

for (let i = 0; i < 20; i++) randomGame(true);
const views = positions.map((p, i) => ({ viewer: i % 5, view: game.view(p, i % 5) }));
const say = (what: string, perSecond: number): void =>
  console.log(`${what}: ${Math.round(perSecond).toLocaleString('en')} per CPU second`);

say(
  'random decisions',
  rate(() => {
    let decisions = 0;
    for (let i = 0; i < 20; i++) decisions += randomGame();
    return decisions;
  }),
);
say(
  'copies',
  rate(() => {
    for (const p of positions) game.copy(p);
    return positions.length;
  }),
);
say(
  'views',
  rate(() => {
    for (let i = 0; i < positions.length; i++) game.view(positions[i]!, i % 5);
    return positions.length;
  }),
);
say(
  'imagined positions',
  rate(() => {
    for (const { view, viewer } of views) game.imagine(view, viewer, luck);
    return views.length;
  }),
);

// Measures, per second of CPU time with four seats: random decisions, copies, imagined positions; and the size of a link.
// npx node packages/games/unearth/test/speed.ts [seconds]
import { recordOf, resolveTable, seeded, startMatch, submit, toLink } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { stalling } from './policies.ts';

const ENTRIES = 300;
const seconds = Number(process.argv[2] ?? 2);
const table = resolveTable(game, 4, { edition: 'russian' });

/** Runs a piece of work for the given CPU time and gives how many units it did per second of it. */
function perSecond(work: () => number): number {
  const warm = process.cpuUsage();
  while (process.cpuUsage(warm).user < 300_000) work();
  const start = process.cpuUsage();
  let done = 0;
  let used = 0;
  while (used < seconds * 1e6) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
  return Math.round((done / used) * 1e6);
}

function playRandomGame(seed: string): number {
  const luck = seeded(seed);
  const position = game.setup(table, luck);
  let decisions = 0;
  for (;;) {
    const seat = game.waitingFor(position)[0];
    if (seat === undefined) return decisions;
    const open = game.choices(position, seat);
    game.play(position, seat, open[luck.pick(open.length)]!, luck);
    decisions++;
  }
}

/** A position in the middle of a random game, at a turn action. */
function midGame(): Position {
  const luck = seeded('middle');
  const position = game.setup(table, luck);
  while (position.turn < 32 || position.stack.length > 0) {
    const seat = game.waitingFor(position)[0]!;
    const open = game.choices(position, seat);
    game.play(position, seat, open[luck.pick(open.length)]!, luck);
  }
  return position;
}

let games = 0;
const decisions = perSecond(() => playRandomGame(`speed:${games++}`));

const middle = midGame();
let kept = middle;
const copies = perSecond(() => {
  for (let i = 0; i < 1000; i++) kept = game.copy(middle);
  return 1000;
});
const seen = game.view(kept, 0);
const luck = seeded('imagine');
const imagined = perSecond(() => {
  for (let i = 0; i < 1000; i++) kept = game.imagine(seen, 0, luck);
  return 1000;
});

/** The link of a game that stalls, cut off after this many entries. */
function linkBytes(entries: number): number {
  for (let seed = 0; ; seed++) {
    const match = startMatch(game, resolveTable(game, 4, { turnLimit: 1000 }), {
      setup: seeded(`link:${seed}`),
      play: seeded(`link:${seed}:play`),
    });
    const choose = seeded(`link:${seed}:choose`);
    while (match.log.length < entries) {
      const seat = game.waitingFor(match.position)[0];
      if (seat === undefined) break;
      const open = game.choices(match.position, seat);
      submit(match, seat, open[stalling(match.position, seat, open, choose)]!);
    }
    if (match.log.length === entries) return toLink(game, recordOf(match)).length;
  }
}

console.log(`random decisions   ${decisions.toLocaleString('en')} per CPU second`);
console.log(`copies             ${copies.toLocaleString('en')} per CPU second (turn ${middle.turn})`);
console.log(`imagined positions ${imagined.toLocaleString('en')} per CPU second`);
console.log(`link of ${ENTRIES} entries ${linkBytes(ENTRIES)} bytes`);

// Plays many random games with all invariants checked after every entry: node test/soak.ts [games]. Not part of the suite.
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';

const games = Number(process.argv[2] ?? 30_000);
const OPTIONS = [
  {},
  { draftMode: 'select', teamHands: 'closed' },
  { startingWhite: 2, tiesFavor: 'archaeologist', roundCap: 40 },
  { heistReward: 'replace', startingWhite: 1, roundCap: 12 },
] as const;
const tables = [3, 4, 5].flatMap((seats) => OPTIONS.map((options) => resolveTable(game, seats, options)));
const ends: Record<string, number> = {};
let entries = 0;
let longest = 0;

for (let i = 0; i < games; i++) {
  const luck = seeded(`soak${i}`);
  const p = game.setup(tables[i % tables.length]!, luck);
  let length = 0;
  for (;;) {
    const waiting = game.waitingFor(p);
    if (waiting.length === 0) break;
    const seat = waiting[luck.pick(waiting.length)]!;
    const open = game.choices(p, seat);
    if (open.length === 0) throw new Error(`game ${i}: seat ${seat} has no option`);
    game.play(p, seat, open[luck.pick(open.length)]!, luck);
    const broken = game.invariants(p);
    if (broken.length > 0) throw new Error(`game ${i}, entry ${length}: ${broken.join('; ')}`);
    if (++length > 20_000) throw new Error(`game ${i} does not end`);
  }
  const reason = game.result(p)!.reason;
  ends[reason] = (ends[reason] ?? 0) + 1;
  entries += length;
  longest = Math.max(longest, length);
}
console.log(
  `${games} games, ${entries} entries, longest ${longest}, ends ${JSON.stringify(ends)}, no invariant broken`,
);

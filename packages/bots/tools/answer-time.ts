// How long each level takes to answer once the engine has compiled the code: the 99th of a hundred, and the longest. CPU time of
// the thread, the garbage collector's share in it too, so that whatever else the machine does counts for nothing.
// Run: npx node packages/bots/tools/answer-time.ts [game] [positions per table] [level,level...]
import { seeded } from '@undercroft/kernel';
import { type BotTable, botNamed, LEVELS, levelBot, playGame, seenBy, think } from '../src/index.ts';
import { rooms, tablesOf } from '../test/rooms.ts';

const [only, positions = '30', some] = process.argv.slice(2);
const wanted = Number(positions);
/** A position's time is the middle one of so many: what a busy machine adds falls on any of them. */
const PASSES = 5;
/** The thread's clock moves on in steps of some 4 ms: a position is answered again and again until this much has passed. */
const LEAST = 40;
const levels = LEVELS.filter(({ id }) => !some || some.split(',').includes(id));

const middle = (times: readonly number[]): number =>
  times.slice().sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Positions spread over two games of greedy bots, where there is something to choose. */
function sampleViews(table: BotTable) {
  const views: { seat: number; view: ReturnType<typeof seenBy> }[] = [];
  const bots = Array.from({ length: table.table.seats }, () => botNamed('greedy'));
  for (let i = 0; i < 2; i++)
    playGame(table, bots, `answer:${i}`, ({ seat, before }) => {
      if (table.game.choices(before, seat).length > 2)
        views.push({ seat, view: seenBy(table.game, before, seat) });
    });
  return Array.from({ length: wanted }, (_, i) => views[Math.floor(((i + 0.5) / wanted) * views.length)]!);
}

for (const room of await rooms()) {
  if (only && only !== room.game.name) continue;
  for (const table of tablesOf(room)) {
    const views = sampleViews({ ...room, table });
    const told = levels.map((level) => {
      const timesOf = (): number[] =>
        views.map(({ seat, view }) => {
          const botSeat = { rules: room.game, hints: room.hints, table, seat };
          const start = process.threadCpuUsage();
          for (let answers = 1; ; answers++) {
            think(levelBot(level, 'count')(botSeat, seeded('answer')), view);
            const { user, system } = process.threadCpuUsage(start);
            const taken = (user + system) / 1000;
            if (taken >= LEAST) return taken / answers;
          }
        });
      timesOf();
      const passes = Array.from({ length: PASSES }, timesOf);
      const times = views.map((_, i) => middle(passes.map((pass) => pass[i]!))).sort((a, b) => a - b);
      const ninetyNinth = times[Math.ceil(0.99 * times.length) - 1]!;
      return `${level.id} ${ninetyNinth.toFixed(1)}, longest ${times.at(-1)!.toFixed(1)} ms`;
    });
    console.log(`${room.game.name} at ${table.seats}`.padEnd(16), told.join('  '));
  }
}

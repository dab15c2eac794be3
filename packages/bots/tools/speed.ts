// How many search iterations with full playouts each game gives per CPU second, and how many greedy games.
// Run: npx node packages/bots/tools/speed.ts [game] [CPU seconds per figure]
import { seeded } from '@undercroft/kernel';
import { type BotTable, greedyBot, playGame, randomBot, searchBot, seenBy, think } from '../src/index.ts';
import { rooms, tablesOf } from '../test/rooms.ts';

const [only, seconds = '2'] = process.argv.slice(2);

const FULL_PLAYOUTS = { horizon: Number.POSITIVE_INFINITY, randomHorizon: Number.POSITIVE_INFINITY };

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How often `work` counts one per CPU second, after a warm-up as long as a quarter of the measurement. */
function ratePerCpuSecond(work: () => number, measured: number): number {
  const runFor = (milliseconds: number): number => {
    const start = cpuMilliseconds();
    let count = 0;
    let spent = 0;
    while (spent < milliseconds) {
      count += work();
      spent = cpuMilliseconds() - start;
    }
    return (count * 1000) / spent;
  };
  runFor(measured / 4);
  return runFor(measured);
}

/** Positions from whole random games, one in seven decisions, each as its seat sees it. */
function sampleViews(table: BotTable) {
  const views: { seat: number; view: ReturnType<typeof seenBy> }[] = [];
  let at = 0;
  const bots = Array.from({ length: table.table.seats }, () => randomBot);
  for (let i = 0; i < 3; i++)
    playGame(table, bots, `views:${i}`, ({ seat, before }) => {
      if (at++ % 7 === 0 && table.game.choices(before, seat).length > 1)
        views.push({ seat, view: seenBy(table.game, before, seat) });
    });
  return views;
}

for (const room of await rooms()) {
  if (only && only !== room.game.name) continue;
  for (const table of tablesOf(room)) {
    const views = sampleViews({ ...room, table });
    let next = 0;
    const iterate = (): number => {
      const { seat, view } = views[next++ % views.length]!;
      const bot = searchBot({ iterations: 100 }, FULL_PLAYOUTS)(
        { rules: room.game, hints: room.hints, table, seat },
        seeded(next),
      );
      return think(bot, view).iterations;
    };
    const bots = Array.from({ length: table.seats }, () => greedyBot);
    const play = (): number => {
      playGame({ ...room, table }, bots, `speed:${next++}`);
      return 1;
    };
    const iterations = ratePerCpuSecond(iterate, Number(seconds) * 1000);
    const games = ratePerCpuSecond(play, Number(seconds) * 1000);
    const name = `${room.game.name} at ${table.seats}`.padEnd(16);
    console.log(
      `${name} ${iterations.toFixed(0).padStart(8)} iterations/s ${games.toFixed(1).padStart(8)} greedy games/s`,
    );
  }
}

// How long each level takes to answer, by the clock, in every game: the longest of some positions of random games.
// Run: npx node packages/bots/tools/answer-time.ts [game] [positions per table]
import { seeded } from '@undercroft/kernel';
import { type BotTable, LEVELS, levelBot, playGame, randomBot, seenBy, think } from '../src/index.ts';
import { rooms, tablesOf } from '../test/rooms.ts';

const [only, positions = '6'] = process.argv.slice(2);

/** Positions spread over two random games, where there is something to choose. */
function sampleViews(table: BotTable) {
  const views: { seat: number; view: ReturnType<typeof seenBy> }[] = [];
  const bots = Array.from({ length: table.table.seats }, () => randomBot);
  for (let i = 0; i < 2; i++)
    playGame(table, bots, `answer:${i}`, ({ seat, before }) => {
      if (table.game.choices(before, seat).length > 2)
        views.push({ seat, view: seenBy(table.game, before, seat) });
    });
  const wanted = Number(positions);
  return Array.from({ length: wanted }, (_, i) => views[Math.floor(((i + 0.5) / wanted) * views.length)]!);
}

for (const room of await rooms()) {
  if (only && only !== room.game.name) continue;
  for (const table of tablesOf(room)) {
    const views = sampleViews({ ...room, table });
    const longest = LEVELS.map((level) => {
      let most = 0;
      for (const { seat, view } of views) {
        const botSeat = { rules: room.game, hints: room.hints, table, seat };
        const bot = levelBot(level)(botSeat, seeded('answer'));
        const start = performance.now();
        think(bot, view);
        most = Math.max(most, performance.now() - start);
      }
      return `${level.id} ${most.toFixed(0).padStart(5)} ms`;
    });
    console.log(`${room.game.name} at ${table.seats}`.padEnd(16), longest.join('  '));
  }
}

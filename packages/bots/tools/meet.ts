// How often one bot beats another, seats swapped on the same seeds, with a 95 % interval and the time that each took.
// Run: npx node packages/bots/tools/meet.ts GAME BOT BOT GAMES SEED [--seats N] [--option NAME=VALUE]... [--side N] [--opening N]
// A bot is [CHECKOUT#]BOT[@ITERATIONS]: master@1000, /tmp/before#adept. Where all seats win together each bot plays alone.
// Where sides are unequal, the first bot sits on all seats of the side given in every game.
// The first decisions of each seat, as many as the opening says, are drawn by lot, the same for both bots: equal casts in the Tomb.
import { parseArgs } from 'node:util';
import { type BotFactory, matchUp, playGame } from '../src/index.ts';
import { shareOf, specifiedBot, tableNamed, timeOf } from './bot-spec.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    side: { type: 'string' },
    opening: { type: 'string', default: '0' },
    option: { type: 'string', multiple: true },
  },
});
const [name, first, rest, games, seed] = positionals;
const count = Number(games);
const table = await tableNamed(name!, values.seats, values.option);
const opening = Number(values.opening);
const own = await specifiedBot(name!, first!, opening);
const other = await specifiedBot(name!, rest!, opening);
const sides = table.game.sides?.(table.table) ?? Array.from({ length: table.table.seats }, (_, i) => i);

/** How many games are won by the seat, with these bots. */
function winsOf(bots: readonly BotFactory[], seat: number): number {
  let won = 0;
  for (let i = 0; i < count; i++) {
    const { position } = playGame(table, bots, `${seed}:${i}`);
    if (table.game.result(position)!.winners.includes(seat)) won++;
  }
  return won;
}

if (new Set(sides).size === 1) {
  for (const bot of [own, other])
    console.log(
      `${bot.spec}: ${shareOf(
        winsOf(
          sides.map(() => bot.factory),
          0,
        ),
        count,
      )}`,
    );
} else {
  const wanted = Number(values.side);
  const bots = sides.map((side) => (side === wanted ? own.factory : other.factory));
  const won =
    values.side === undefined
      ? matchUp(table, own.factory, other.factory, count, seed!).won
      : winsOf(bots, sides.indexOf(wanted));
  console.log(`${first} against ${rest}: ${shareOf(won, count)}`);
}
for (const bot of [own, other]) console.log(`  ${bot.spec}: ${timeOf(bot)}`);

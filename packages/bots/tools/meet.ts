// How often one bot beats another, seats swapped on the same seeds, with a 95 % interval.
// Run: npx node packages/bots/tools/meet.ts <game> <bot> <bot> <games> <seed>; a bot may be given fewer iterations: master@1000
// Where sides are unequal: ... <seed> <seats> <side, from 0>; the first bot then sits on all seats of that side in every game.
import { resolveTable } from '@undercroft/kernel';
import { type BotFactory, botNamed, matchUp, playGame } from '../src/index.ts';
import { rooms } from '../test/rooms.ts';

const [name, first, rest, games, seed, seats, side] = process.argv.slice(2);

/** A bot by its name, counting iterations only, after an @ so many. */
function limited(spec: string): BotFactory {
  const [bot, iterations] = spec.split('@');
  const factory = botNamed(bot!, 'count');
  if (iterations === undefined) return factory;
  return (botSeat, luck) => ({ ...factory(botSeat, luck), budget: { iterations: Number(iterations) } });
}

/** The first bot on one side, the other on all others: how many games that side wins. */
function meetAsSides(table: Table, own: BotFactory, other: BotFactory, wanted: number): number {
  const sides = table.game.sides!(table.table);
  const bots = sides.map((one) => (one === wanted ? own : other));
  const at = sides.indexOf(wanted);
  if (at < 0) throw new RangeError(`no side ${wanted}: ${[...new Set(sides)].join(', ')}`);
  let won = 0;
  for (let i = 0; i < Number(games); i++) {
    const { position } = playGame(table, bots, `${seed}:${i}`);
    if (table.game.result(position)!.winners.includes(at)) won++;
    if (i % 10 === 9) console.error(`${won} of ${i + 1}`);
  }
  return won;
}

const room = (await rooms()).find(({ game }) => game.name === name)!;
const table = { ...room, table: resolveTable(room.game, Number(seats ?? room.game.seats[0])) };
type Table = typeof table;
const won = side
  ? meetAsSides(table, limited(first!), limited(rest!), Number(side))
  : matchUp(table, limited(first!), limited(rest!), Number(games), seed!).won;
const count = Number(games);
const share = won / count;
const z = 1.96;
const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
const half =
  (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
console.log(
  `${first} against ${rest}: ${won} of ${count}, ${(100 * share).toFixed(1)} % (${(100 * (middle - half)).toFixed(1)} to ${(100 * (middle + half)).toFixed(1)})`,
);

// How often one bot beats another, seats swapped on the same seeds, with a 95 % interval.
// Run: npx node packages/bots/test/meet.ts <game> <bot> <bot> <games> <seed>; a bot may be given fewer iterations: master@1000
import { resolveTable } from '@undercroft/kernel';
import { botNamed, matchUp, type SeatBot } from '../src/index.ts';
import { rooms } from './rooms.ts';

const [name, first, rest, games, seed] = process.argv.slice(2);

/** A bot by its name, counting iterations only, after an @ so many. */
function limited(spec: string): SeatBot {
  const [bot, iterations] = spec.split('@');
  const seatBot = botNamed(bot!, 'count');
  if (iterations === undefined) return seatBot;
  return (chair, luck) => ({ ...seatBot(chair, luck), budget: { iterations: Number(iterations) } });
}

const room = (await rooms()).find(({ game }) => game.name === name)!;
const table = { ...room, table: resolveTable(room.game, room.game.seats[0]) };
const { won } = matchUp(table, limited(first!), limited(rest!), Number(games), seed!);
const count = Number(games);
const share = won / count;
const z = 1.96;
const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
const half =
  (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
console.log(
  `${first} against ${rest}: ${won} of ${count}, ${(100 * share).toFixed(1)} % (${(100 * (middle - half)).toFixed(1)} to ${(100 * (middle + half)).toFixed(1)})`,
);

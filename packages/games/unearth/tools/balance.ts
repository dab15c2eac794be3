// How often each seat wins between equal greedy players, with 95 % intervals: is it fair to sit there?
// npx node packages/games/unearth/tools/balance.ts <games> <seats> <seed>
import { game } from '../src/index.ts';
import { greedy, playGame } from './policies.ts';

const [games, seats, seed] = process.argv.slice(2);
const count = Number(games);
const won = new Array<number>(Number(seats)).fill(0);
for (let i = 0; i < count; i++) {
  const end = playGame(won.length, {}, `${seed}:${i}`, new Array(won.length).fill(greedy));
  const { winners } = game.result(end)!;
  for (const seat of winners) won[seat]! += 1 / winners.length;
}

/** Wilson's interval, in per cent. */
function interval(share: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return [100 * (middle - half), 100 * (middle + half)];
}

for (const [seat, victories] of won.entries()) {
  const [low, high] = interval(victories / count);
  console.log(
    `seat ${seat + 1} of ${seats}: ${((100 * victories) / count).toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)}) of ${count}`,
  );
}

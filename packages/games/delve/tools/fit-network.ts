// Fits the network of the finer judgement to games that `judgement-games.ts` wrote down, and prints it as it stands in
// `src/hints/round-net.ts`: first to many games of the simple policies, then to fewer of a search.
// npx node packages/games/delve/tools/fit-network.ts <files of simple games> <files of searched games> <seed>
import { chanceOf } from '../../../bots/tools/network-training.ts';
import { type Fit, newFit } from './network-fit.ts';
import { addGames, newRows, type Rows } from './round-rows.ts';

const [simple = '', searched = '', seed = '1'] = process.argv.slice(2);
const [DIGGER, WIDE, NARROW] = [32, 64, 32];
/** One game in so many is not fitted, but foretold. */
const FRESH = 12;

function rowsOf(files: string): Rows {
  const rows = newRows();
  for (const file of files.split(',')) addGames(rows, file, FRESH);
  return rows;
}

/** By row: the result, and the farther from the end the more what was expected on the way. */
function targetsOf(rows: Rows, expected: (row: number) => number, trust: number): Float64Array {
  const targets = new Float64Array(rows.odds.length);
  let target = 0;
  for (let row = targets.length - 1; row >= 0; row--) {
    if (rows.isLast[row]) target = rows.won[row]!;
    targets[row] = target;
    target = trust * target + (1 - trust) * chanceOf(expected(row));
  }
  return targets;
}

/** Mean loss in nats on the games that are not fitted. */
function lossOn(rows: Rows, oddsOf: (row: number) => number): string {
  let [sum, count] = [0, 0];
  for (let row = 0; row < rows.odds.length; row++) {
    if (!rows.isFresh[row]) continue;
    const odds = oddsOf(row);
    sum += Math.log1p(Math.exp(rows.won[row] ? -odds : odds));
    count++;
  }
  return `${(sum / count).toFixed(5)} on ${count} fresh rounds`;
}

interface Turn {
  readonly epochs: number;
  readonly rate: number;
  readonly trust: number;
}

/** Each turn expects what the turn before has learnt. */
function learnTurns(fit: Fit, rows: Rows, turns: readonly Turn[], expected?: (row: number) => number): void {
  const chosen = rows.isFresh.flatMap((isFresh, row) => (isFresh ? [] : [row]));
  const byNetwork = (row: number): number => fit.oddsOf(rows, row);
  console.error(`signs ${lossOn(rows, (row) => rows.odds[row]!)}, network ${lossOn(rows, byNetwork)}`);
  let judge = expected ?? byNetwork;
  for (const { epochs, rate, trust } of turns) {
    const loss = fit.learn(rows, chosen, targetsOf(rows, judge, trust), epochs, rate);
    console.error(`loss ${loss.toFixed(5)} of ${chosen.length} rounds; network ${lossOn(rows, byNetwork)}`);
    judge = byNetwork;
  }
}

const fit = newFit(DIGGER, WIDE, NARROW, `fit ${seed}`);
const many = rowsOf(simple);
learnTurns(
  fit,
  many,
  [
    { epochs: 3, rate: 0.001, trust: 0.8 },
    { epochs: 2, rate: 0.0007, trust: 0.8 },
    { epochs: 3, rate: 0.0005, trust: 0.8 },
  ],
  (row) => many.odds[row]!,
);
const few = rowsOf(searched);
const again = { epochs: 2, rate: 0.0003, trust: 0.75 };
learnTurns(fit, few, [again, again]);
console.log(fit.printed());

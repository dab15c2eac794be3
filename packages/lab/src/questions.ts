// Questions as people ask them, and answers as sentences: a number, an interval, and what it rests on.
import type { Message, Thing } from '@undercroft/kernel';
import type { Comparison } from './comparison.ts';
import type { LabPlan } from './plan.ts';
import { deviationOfShare, gamesFor, POWER } from './power.ts';
import { addTrial, type Estimate, meanOf, noTrials, trialsOf, wilson, Z95, zAmong } from './statistics.ts';
import type { RateOf } from './summary.ts';
import { type GameRow, sideCount } from './tally.ts';
import type { Words } from './words.ts';
import { pairedMean, type Worth } from './worth.ts';

/** Is A better than B; is going first bad; how do we lose; which character matters; did my change help; how many games. */
export const QUESTIONS = ['better', 'first', 'lose', 'cast', 'change', 'games'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A sentence of `texts/`, its figures as shares, and what it rests on. */
export interface QuestionAnswer {
  readonly id: string;
  /** Names are spoken by the reader's words: a thing, a side or a seat, an ending, or a word that stands for itself. */
  readonly about: Readonly<Record<string, AnswerWord>>;
  readonly estimate: Estimate;
  readonly n: number;
}
export type AnswerWord =
  | { readonly thing: string }
  | { readonly of: RateOf }
  | { readonly ending: string }
  | { readonly word: string }
  | { readonly share: number }
  | { readonly count: number };

/** Above zero, below zero, or not to be told. */
const verdict = ({ low, high }: Estimate): 'more' | 'less' | 'even' =>
  low > 0 ? 'more' : high < 0 ? 'less' : 'even';

/** Is going first bad? One answer by table size; where sides are unlike, whether they are even. */
export function answerFirst(rows: readonly GameRow[]): QuestionAnswer[] {
  const sizes = [...new Set(rows.map(({ seats }) => seats))].sort((a, b) => a - b);
  const asked = sizes.filter((seats) => sideCount(rows.find((row) => row.seats === seats)!) > 1);
  return asked.map((seats): QuestionAnswer => {
    const those = rows.filter((row) => row.seats === seats);
    const sides = sideCount(those[0]!);
    const isAlone = sides === seats;
    const fair = 1 / sides;
    const estimate = wilson(
      trialsOf(those.map((row) => row.won[isAlone ? row.first : 0]!)),
      zAmong(asked.length),
    );
    const change = { value: estimate.value - fair, low: estimate.low - fair, high: estimate.high - fair };
    return {
      id: `lab.answer.${isAlone ? 'first' : 'side'}.${verdict(change)}`,
      about: { who: { of: isAlone ? { seats } : { seats, side: 0 } }, fair: { share: fair } },
      estimate,
      n: those.length,
    };
  });
}

/** How do we lose? Of the lost games (of the first side where there are sides), the shares of the endings. */
export function answerLose(rows: readonly GameRow[]): QuestionAnswer[] {
  const sides = sideCount(rows[0]!);
  const seats = rows[0]!.seats;
  const losers = sides === 1 ? [0] : sides === seats ? [] : [...new Set(rows[0]!.sides)];
  return losers.flatMap((side) => {
    const lost = rows.filter((row) => row.won[row.sides.indexOf(side)] === 0);
    const reasons = [...new Set(lost.map(({ reason }) => reason))];
    const shares = reasons.map(
      (reason): QuestionAnswer => ({
        id: sides === 1 ? 'lab.answer.lose' : 'lab.answer.lose-side',
        about: {
          ending: { ending: reason },
          ...(sides === 1 ? {} : { who: { of: { side } } }),
          lost: { count: lost.length },
        },
        estimate: wilson(
          trialsOf(lost.map((row) => (row.reason === reason ? 1 : 0))),
          zAmong(reasons.length),
        ),
        n: rows.length,
      }),
    );
    return shares.sort((a, b) => b.estimate.value - a.estimate.value);
  });
}

/** What a card, relic or character is worth to its owner. */
export const answerWorth = ({ card, test, value, n }: Worth): QuestionAnswer => ({
  id: `lab.answer.worth.${test}.${verdict(value)}`,
  about: { card: { thing: card } },
  estimate: value,
  n,
});

/** Is A better than B? Two things in the same hand on the same luck. */
export function answerBetter(
  [one, other]: readonly [Thing, Thing],
  first: readonly GameRow[],
  second: readonly GameRow[],
): QuestionAnswer {
  const mates = new Map(second.map((row) => [row.at, row]));
  const paired = noTrials();
  for (const row of first) {
    const mate = mates.get(row.at);
    if (mate) addTrial(paired, row.won[row.owner!]! - mate.won[mate.owner!]!);
  }
  const estimate = pairedMean(paired);
  return {
    id: `lab.answer.better.${verdict(estimate)}`,
    about: { one: { thing: one.id }, other: { thing: other.id } },
    estimate,
    n: paired.n,
  };
}

/** Is one bot better than another? Sides are changed game by game; a team is all of one kind, game and game about. */
export function answerBetterBot(plan: LabPlan, rows: readonly GameRow[]): QuestionAnswer {
  const about = { one: { word: plan.bots[0]! }, other: { word: plan.bots[1]! } };
  if (rows[0] && sideCount(rows[0]) === 1) {
    const rateOf = (bot: number): Estimate =>
      meanOf(trialsOf(rows.filter(({ bots }) => bots[0] === bot).map(({ won }) => won[0]!)));
    const [one, other] = [rateOf(0), rateOf(1)];
    const half = Math.hypot(one.high - one.value, other.high - other.value);
    const value = one.value - other.value;
    const estimate = { value, low: value - half, high: value + half };
    return { id: `lab.answer.better-team.${verdict(estimate)}`, about, estimate, n: rows.length };
  }
  const won = rows.map((row) => {
    const seats = [...new Set(row.sides)]
      .map((side) => row.sides.indexOf(side))
      .filter((seat) => row.bots[seat] === 0);
    return seats.reduce((sum, seat) => sum + row.won[seat]!, 0);
  });
  const share = rows.reduce((sum, row) => sum + botShare(row), 0) / Math.max(1, rows.length);
  const estimate = wilson(trialsOf(won));
  const change = { value: estimate.value - share, low: estimate.low - share, high: estimate.high - share };
  return {
    id: `lab.answer.better-bot.${verdict(change)}`,
    about: { ...about, fair: { share } },
    estimate,
    n: rows.length,
  };
}

/** The share of the sides that the first bot plays: what it would win if it were no better. */
function botShare(row: GameRow): number {
  const sides = [...new Set(row.sides)];
  return sides.filter((side) => row.bots[row.sides.indexOf(side)] === 0).length / sides.length;
}

/** Did my change help? One answer for each rate of victories that the comparison has. */
export function answerChange({ differences, pairs }: Comparison): QuestionAnswer[] {
  const rates = differences.filter(({ about }) => about.kind === 'victories');
  return rates.map(({ about, change, deviation }): QuestionAnswer => {
    if (about.kind !== 'victories') throw new Error('not a rate');
    const { seats, seat, side } = about;
    const half = (zAmong(rates.length) / Z95) * (change.high - change.value);
    const estimate = { value: change.value, low: change.value - half, high: change.value + half };
    return {
      id: deviation === 0 ? 'lab.answer.change.same' : `lab.answer.change.${verdict(estimate)}`,
      about: {
        who: { of: side === null ? { seats, seat } : { seats, side } },
        least: { share: differenceOf(pairs, deviation) },
      },
      estimate,
      n: pairs,
    };
  });
}

const differenceOf = (n: number, deviation: number): number =>
  n === 0 ? 1 : (deviation / Math.sqrt(n)) * Math.sqrt(gamesFor(1, 1));

/** How many games do I need? From a first run: apart, and in pairs where there is a variant. */
export function answerGames(
  rows: readonly GameRow[],
  difference: number,
  pairDeviation?: number,
): QuestionAnswer {
  const rate = wilson(trialsOf(rows.map(({ won }) => won[0]!)));
  // The other kind of games wins more or less often by the difference: the larger spread of the two counts.
  const moved = [rate.value - difference, rate.value + difference].filter(
    (share) => share >= 0 && share <= 1,
  );
  const spread = Math.max(...moved.map(deviationOfShare), 0);
  const apart = Math.hypot(deviationOfShare(rate.value), spread);
  const games = gamesFor(difference, apart);
  // Where every pair ended alike, pairs tell nothing about their number yet.
  const pairs = pairDeviation ? gamesFor(difference, pairDeviation) : undefined;
  return {
    id: pairs === undefined ? 'lab.answer.games' : 'lab.answer.games-paired',
    about: {
      difference: { share: difference },
      games: { count: games },
      power: { share: POWER },
      ...(pairs === undefined ? {} : { pairs: { count: pairs } }),
    },
    estimate: rate,
    n: rows.length,
  };
}

/** The answer as a sentence. */
export function sayAnswer({ id, about, estimate, n }: QuestionAnswer, words: Words): string {
  const spoken = (one: AnswerWord): string => {
    if ('thing' in one) return words.thing(one.thing);
    if ('of' in one) return words.of(one.of);
    if ('ending' in one) return words.ending(one.ending);
    if ('share' in one) return words.share(one.share);
    return 'count' in one ? words.number(one.count, 0) : one.word;
  };
  const named: Record<string, string> = Object.fromEntries(
    Object.entries(about).map(([name, one]) => [name, spoken(one)]),
  );
  const args: Message['args'] = {
    ...named,
    value: words.share(estimate.value),
    range: words.between(estimate),
    points: words.points(Math.abs(estimate.value)).replace('+', ''),
    signed: words.points(estimate.value),
    pointRange: words.pointsBetween(estimate),
    n,
  };
  return words.say(id, args);
}

/** What figures rest on: all intervals hold at once, or each does for itself. */
export const sayRests = (plan: LabPlan, words: Words, isEach = false): string =>
  words.say(isEach ? 'lab.rests-each' : 'lab.rests', {
    bots: plan.bots.join(', '),
    seats: plan.seatCounts.join(', '),
    seed: plan.seed,
    rules: plan.rules,
  });

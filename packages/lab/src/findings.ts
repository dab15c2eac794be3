// What is out of line, with the evidence: seats, sides, and what nobody chooses. Cards are judged by experiment alone (worth.ts).
import { type Estimate, wilson, zAmong } from './statistics.ts';
import type { Rate, RateOf, Summary } from './summary.ts';

export type Finding =
  | {
      readonly kind: 'side' | 'seat';
      readonly of: RateOf;
      readonly n: number;
      /** Widened for everything that the report looks at, so that a fair game is flagged in 5 of 100 reports. */
      readonly rate: Estimate;
      readonly fair: number;
    }
  | {
      readonly kind: 'unchosen' | 'ignored';
      readonly card: string;
      readonly offered: number;
      readonly chosen: number;
    };

/** Offered at least so often before the lab says anything about it. */
const ENOUGH_OFFERS = 40;
/** A choice made less often than this when it is open is hardly one. */
const SELDOM = 0.02;

/** `looks`: how often a run to a target looked at its figures before it stopped. */
export const findingsOf = (summary: Summary, looks = 1): Finding[] => [
  ...unfairRates(summary, looks * looksAt(summary)),
  ...idleCards(summary),
];

/** How many rates a report compares with a fair share: one flag among so many. */
export const looksAt = ({ sides, seats }: Pick<Summary, 'sides' | 'seats'>): number =>
  [...sides, ...seats].filter(({ fair }) => fair !== undefined).length;

export const widened = ({ n, value }: Rate, looks: number): Estimate =>
  wilson({ n, sum: n * value }, zAmong(looks));

function unfairRates(summary: Summary, looks: number): Finding[] {
  const flag = (kind: 'side' | 'seat', rates: readonly Rate[]): Finding[] =>
    rates.flatMap(({ of, n, fair, ...rest }) => {
      if (fair === undefined) return [];
      const rate = widened({ of, n, ...rest }, looks);
      return rate.low > fair || rate.high < fair ? [{ kind, of, n, rate, fair }] : [];
    });
  return [...flag('side', summary.sides), ...flag('seat', summary.seats)];
}

function idleCards({ observed }: Summary): Finding[] {
  return observed.flatMap(({ card, offered, chosen, had, used }): Finding[] => {
    if (offered < ENOUGH_OFFERS || had + used > 0) return [];
    if (chosen === 0) return [{ kind: 'unchosen', card, offered, chosen }];
    return chosen / offered < SELDOM ? [{ kind: 'ignored', card, offered, chosen }] : [];
  });
}

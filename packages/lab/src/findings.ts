// What is out of line, in words, with the evidence: seats, sides, dead cards and dominating ones.

import type { Estimate } from './statistics.ts';
import type { Summary } from './summary.ts';

export interface Finding {
  readonly kind: 'side' | 'seat' | 'dead' | 'ignored' | 'dominating' | 'harmful';
  readonly subject: string;
  readonly evidence: string;
}

/** Offered at least so often before the lab calls a card anything. */
const ENOUGH_OFFERS = 40;
const ENOUGH_SEATS = 30;
/** A choice made less often than this when it is open is a dead one; more often than that, no choice at all. */
const SELDOM = 0.02;
const LARGE_CHANGE = 0.08;

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)}%`;
const points = (share: number): string => `${share >= 0 ? '+' : '−'}${(100 * Math.abs(share)).toFixed(1)}`;
const between = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`;

export function findingsOf(summary: Summary): Finding[] {
  return [...unfairRates(summary), ...oddCards(summary)];
}

function unfairRates({ sides, seats }: Summary): Finding[] {
  const isUnfair = ({ low, high, fair }: (typeof sides)[number]): boolean =>
    fair !== undefined && (low > fair || high < fair);
  const finding = (kind: 'side' | 'seat') => (rate: (typeof sides)[number]) => ({
    kind,
    subject: rate.name,
    evidence: `wins ${percent(rate.value)} (${between(rate)}) of ${rate.n}; fair would be ${percent(rate.fair!)}`,
  });
  return [...sides.filter(isUnfair).map(finding('side')), ...seats.filter(isUnfair).map(finding('seat'))];
}

/**
 * With many cards some will look odd by chance alone, so a card's change must hold with the interval widened for the
 * number of cards looked at (Bonferroni, by the width of the interval).
 */
function oddCards({ cards }: Summary): Finding[] {
  const judged = cards.filter(({ having, without }) => Math.min(having, without) >= ENOUGH_SEATS);
  const widen = widening(judged.length);
  const findings: Finding[] = [];
  for (const { card, offered, chosen, change, having, without, taken, played } of cards) {
    if (offered >= ENOUGH_OFFERS && chosen === 0 && taken + played === 0)
      findings.push({ kind: 'dead', subject: card, evidence: `offered ${offered} times, never chosen` });
    else if (offered >= ENOUGH_OFFERS && chosen / offered < SELDOM && taken + played === 0)
      findings.push({
        kind: 'ignored',
        subject: card,
        evidence: `offered ${offered} times, chosen ${chosen} times (${percent(chosen / offered)})`,
      });
    if (!change || Math.min(having, without) < ENOUGH_SEATS) continue;
    const half = widen * (change.high - change.value);
    const evidence = `${points(change.value)} points of win rate (${points(change.low)} to ${points(change.high)}): ${having} seats played or took it, ${without} met it and did not`;
    if (change.value - half > 0 && change.value > LARGE_CHANGE)
      findings.push({ kind: 'dominating', subject: card, evidence });
    if (change.value + half < 0 && change.value < -LARGE_CHANGE)
      findings.push({ kind: 'harmful', subject: card, evidence });
  }
  return findings;
}

/** How much wider than 95% an interval must be so that it holds for this many looks at once. */
function widening(looks: number): number {
  const z = [
    [1, 1.96],
    [5, 2.58],
    [10, 2.81],
    [20, 3.02],
    [50, 3.29],
    [100, 3.48],
    [200, 3.66],
  ] as const;
  const needed = z.find(([most]) => looks <= most) ?? z.at(-1)!;
  return needed[1] / 1.96;
}

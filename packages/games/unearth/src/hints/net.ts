// How likely one of two seats is to win: a small network over what the outlook says of both, on top of the expected lead.
import { expectedPoints, OUTLOOK_FEATURES, outlookFacts, scatterAt, sight } from './outlook.ts';

/** Beside the features of both seats a unit sees the share to come, the expected lead and the lead in sight. */
export const SHARED_FACTS = 3;
/** A unit: what it counts for, where it sets in, its weights by own feature, by the other's, and for what is shared. */
export const UNIT_WIDTH = 2 + 2 * OUTLOOK_FEATURES + SHARED_FACTS;
export const POINTS_SCALE = 10;

/** All on the scale of log odds. */
export interface Judgement {
  /** Of the odds that the expected lead alone gives. */
  readonly lead: number;
  /** By feature, of the difference between the seats. */
  readonly direct: readonly number[];
  readonly units: readonly (readonly number[])[];
}

/** The log odds of one seat against another, for the table that was described and looked ahead from last. */
export type OddsAgainst = (own: number, other: number, share: number) => number;

/** The network laid out for speed. */
export function oddsBy({ lead, direct, units }: Judgement): OddsAgainst {
  const straight = Float64Array.from(direct);
  const flat = Float64Array.from(units.flat());
  const met = new Int32Array(OUTLOOK_FEATURES);
  return (own, other, share) => {
    const ownAt = own * OUTLOOK_FEATURES;
    const otherAt = other * OUTLOOK_FEATURES;
    const expected = expectedPoints[own]! - expectedPoints[other]!;
    const seen = (sight[own]! - sight[other]!) / POINTS_SCALE;
    let odds = (lead * expected) / scatterAt(share);
    let count = 0;
    for (let i = 0; i < OUTLOOK_FEATURES; i++) {
      const mine = outlookFacts[ownAt + i]!;
      const theirs = outlookFacts[otherAt + i]!;
      if (mine === 0 && theirs === 0) continue;
      met[count++] = i;
      odds += straight[i]! * (mine - theirs);
    }
    for (let unit = 0; unit < flat.length; unit += UNIT_WIDTH) {
      const ownWeights = unit + 2;
      const otherWeights = ownWeights + OUTLOOK_FEATURES;
      const shared = otherWeights + OUTLOOK_FEATURES;
      const base = flat[unit + 1]! + flat[shared]! * share;
      const ahead = (flat[shared + 1]! * expected) / POINTS_SCALE + flat[shared + 2]! * seen;
      let here = base + ahead;
      let there = base - ahead;
      for (let k = 0; k < count; k++) {
        const i = met[k]!;
        const mine = outlookFacts[ownAt + i]!;
        const theirs = outlookFacts[otherAt + i]!;
        const a = flat[ownWeights + i]!;
        const b = flat[otherWeights + i]!;
        here += a * mine + b * theirs;
        there += a * theirs + b * mine;
      }
      odds += flat[unit]! * ((here > 0 ? here : 0) - (there > 0 ? there : 0));
    }
    return odds;
  };
}

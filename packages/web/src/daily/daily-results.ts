// The daily dungeon as this browser knows it: today's deals, all runs, and the fingerprints it was shown.
import { opensCommitment } from '@undercroft/kernel';
import type { DailyOffer } from '@undercroft/protocol';
import { readStored, store } from '../stored-json.ts';

export interface DailyRun {
  readonly person: string;
  readonly name: string;
  readonly won: boolean;
  readonly points: number | null;
  readonly entries: number;
}

export interface DailyResults {
  readonly results: readonly DailyRun[];
  /** The secret behind the luck; null while the day goes on. */
  readonly secret: string | null;
}

const KEY = 'undercroft.fingerprints';
const MOST_KEPT = 40;
type Kept = Readonly<Record<string, string>>;

const nameOf = (game: string, day: string): string => `${day} ${game}`;

/** Keeps the fingerprints of today, so that tomorrow's secret can be held against what was promised. */
export function withFingerprints(kept: Kept, offers: readonly DailyOffer[]): Kept {
  const all = { ...kept };
  // A fingerprint that was shown first stands: a server that changes its mind is found out.
  for (const { game, day, commitment } of offers) all[nameOf(game, day)] ??= commitment;
  return Object.fromEntries(
    Object.entries(all)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MOST_KEPT),
  );
}

export const keptFingerprints = (): Kept => readStored<Kept>(KEY) as Kept;

export const keepFingerprints = (offers: readonly DailyOffer[]): void =>
  store(KEY, withFingerprints(keptFingerprints(), offers));

export type SeenDaily = 'fits' | 'differs' | 'unseen';

/** Does the secret of a past day open the fingerprint that this browser was shown on it? */
export function heldAgainst(kept: Kept, game: string, day: string, secret: string): SeenDaily {
  const shown = kept[nameOf(game, day)];
  if (shown === undefined) return 'unseen';
  return opensCommitment(secret, shown) ? 'fits' : 'differs';
}

/** One's own place among the runs, from 1; 0 where one has none. */
export const dailyPlaceOf = (results: readonly DailyRun[], person: string): number =>
  results.findIndex((run) => run.person === person) + 1;

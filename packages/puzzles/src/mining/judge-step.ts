// Is this decision clear enough to be a step of a puzzle? Cheap doubts come first, the deep look after the first worlds.
import { searchBot, think } from '@undercroft/bots';
import { seeded } from '@undercroft/kernel';
import type { Price } from '../puzzle.ts';
import { type DigSite, placeIn, thoughtOfLevel } from './dig-site.ts';
import type { MiningSettings } from './mining-settings.ts';
import { pricing } from './price-choices.ts';
import { sameAnswers } from './same-answers.ts';
import { SOLVERS } from './solvers.ts';

/** Why a decision is no puzzle. */
export type Doubt = 'close' | 'easy' | 'rival' | 'unsure' | 'unstable';

/** Of the margin: a smaller gap at the second look is no gap. */
const CLOSE = 0.5;
/** The whole of a stage takes more thoughts than what is left of it after one choice. */
const PLANNED = 4;
/** Of a batch: so many worlds tell most decisions with several good choices. */
const SCOUTED = 0.125;

/** What a second look finds best, with all choices that lead to the same position; nothing where the next one seems about as good. */
export function quickAnswers(
  site: DigSite,
  seed: string,
  { quickThoughts, planThoughts, margin }: MiningSettings,
): readonly number[] | undefined {
  const iterations = isPlanned(site) ? PLANNED * planThoughts : quickThoughts;
  const quick = searchBot({ iterations })(site.botSeat, seeded(`${seed}:quick`));
  const { choice, candidates } = think(quick, site.view);
  const answers = sameAnswers(site, placeIn(site, choice));
  const next = candidates.find((candidate) => !answers.includes(placeIn(site, candidate.choice)));
  const isClose = next !== undefined && candidates[0]!.expected - next.expected < CLOSE * margin;
  return isClose ? undefined : answers;
}

/** The prices of all choices, or why these are no clear answers. */
export function judgeStep(
  site: DigSite,
  answers: readonly number[],
  seed: string,
  settings: MiningSettings,
): readonly Price[] | Doubt {
  const { margin, searches, thoughts, batches } = settings;
  const worlds = isPlanned(site) ? settings.planWorlds : settings.worlds;
  const priced = pricing(site, answers, seed, settings);
  const hasRival = (isNear: (price: Price) => boolean): boolean =>
    priced.prices().some((price, place) => !answers.includes(place) && isNear(price));
  priced.run(Math.ceil(SCOUTED * worlds));
  if (hasRival(({ value, high }) => value < 0 || high < margin)) return 'rival';
  for (let batch = 0; batch < batches; batch++) {
    if (!priced.run(worlds)) return 'unstable';
    if (hasRival(({ high }) => high < margin)) return 'rival';
  }
  if (hasRival(({ low }) => low < margin)) return 'rival';
  for (let search = 0; search < searches; search++) {
    const { choice } = thoughtOfLevel(site, SOLVERS[2], `${seed}:deep:${search}`, thoughts);
    if (!answers.includes(placeIn(site, choice))) return 'unsure';
  }
  return priced.prices();
}

const isPlanned = ({ botSeat }: DigSite): boolean => botSeat.hints?.planningStage !== undefined;

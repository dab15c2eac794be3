// How long an expedition of 1,000 people and 8 deals takes to settle, in seconds of CPU: its standings, and every run checked.
import { type EventRun, standingsOf, standingsText, verifyProof } from '@undercroft/events';
import { seeded } from '@undercroft/kernel';
import { loadGame } from '@undercroft/shelf';
import { someProof } from '../../../packages/events/test/some-proof.ts';
import type { Measured } from '../measure.ts';

const PEOPLE = 1_000;
const DEALS = 8;
/** So many runs are checked, and the rest is taken to cost the same. */
const CHECKED = 160;

async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** `standings`, or a game's name: replaying all runs of it and recomputing their luck. */
export async function run(what: string): Promise<Measured> {
  const seconds = what === 'standings' ? await standings() : await checked(what);
  return { unit: 's an expedition', perCpuSecond: seconds };
}

function standings(): Promise<number> {
  const chance = seeded('bench');
  const runs = Array.from(
    { length: PEOPLE * DEALS },
    (_, at): EventRun => ({
      person: `p${at % PEOPLE}`,
      deal: 1 + Math.floor(at / PEOPLE),
      instance: 1 + (at % 40),
      seat: at % 2,
      measure: [chance.pick(2), chance.pick(40)],
    }),
  );
  const counting = { deals: DEALS, hasTwoSides: true, isOneDealRanked: true };
  return cpuSeconds(() => standingsText('bench', standingsOf(counting, runs), (person) => person));
}

async function checked(name: string): Promise<number> {
  const game = await loadGame(name);
  const { lines } = someProof(game, CHECKED / DEALS, DEALS);
  const seconds = await cpuSeconds(() => verifyProof(lines, async () => game));
  return seconds * ((PEOPLE * DEALS) / CHECKED);
}

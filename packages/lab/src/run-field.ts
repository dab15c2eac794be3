// `lab field GAME`: an expedition of ten bots of each level; does the standing tell who is stronger?
import { setImmediate as pause } from 'node:timers/promises';
import { LEVEL_IDS } from '@undercroft/bots';
import { chairFor, chairsOf, countingOf, type EventRun, standingsOf } from '@undercroft/events';
import { compareMeasures, hashData, resolveTable } from '@undercroft/kernel';
import { playDeal } from './deal.ts';
import { showProgress } from './progress.ts';
import { correlationOf, ranksOf } from './rank-correlation.ts';
import type { LabSession } from './session.ts';

/** Those that stand beside people in an expedition: the strongest, and every second one below it. */
const LEVELS = LEVEL_IDS.filter((_, at) => (LEVEL_IDS.length - 1 - at) % 2 === 0);
const EACH = 10;
const DEALS = 8;
const entrant = (level: number, number: number): string => `${level}.${number}`;

export async function runField(session: LabSession): Promise<boolean> {
  const { game, plan, words, io, request } = session;
  const hints = await session.loadHints();
  const levels = request.bots ?? LEVELS;
  const deals = request.games ?? DEALS;
  const table = resolveTable(game, request.seatCounts?.[0] ?? game.seats[0], plan.options, plan.numbers);
  const chairs = chairsOf(game, table);
  const key = hashData(plan.seed).repeat(4);
  const runs: EventRun[] = [];
  const all = levels.length * EACH * deals;
  const told = showProgress(io.output, words.say('lab.field.plays'));
  for (let deal = 1; deal <= deals; deal++)
    for (const [level, bot] of levels.entries())
      for (let number = 0; number < EACH; number++) {
        if (io.signal.aborted) return false;
        const person = entrant(level, number);
        const seat = chairFor(key, person, deal, chairs);
        const played = { game, hints, table, seed: `${plan.seed}:${deal}` };
        const measure = playDeal(played, bot, seat, `${plan.seed}:${deal}:${person}`);
        runs.push({ person, deal, instance: 1, seat, measure });
        told(runs.length, all);
        await pause();
      }
  const standings = standingsOf(countingOf(chairs, { deals, isOneDealRanked: true }), runs);
  const strengths = standings.map(({ person }) => -Number(person.split('.')[0]));
  const places = ranksOf(standings, (a, b) => Math.round((b.percent - a.percent) * 1e6));
  const ranks = ranksOf(strengths, (a, b) => a - b);
  const { value } = correlationOf(ranks, places);
  session.print(words.say('lab.field.found', { n: standings.length, deals, value: words.number(value, 2) }));
  for (const [level, bot] of levels.entries()) {
    const own = standings.filter(({ person }) => person.startsWith(`${level}.`));
    const percent = own.reduce((sum, one) => sum + one.percent, 0) / own.length;
    session.print(`${bot.padEnd(10)} ${words.number(percent, 1)} %`);
  }
  session.print(words.say('lab.field.tied', { share: words.share(tiedShare(runs)) }));
  return true;
}

/** The pairs of runs of one field that are equal. */
export function tiedShare(runs: readonly EventRun[]): number {
  let [pairs, tied] = [0, 0];
  for (const field of Map.groupBy(runs, ({ deal, seat }) => `${deal} ${seat}`).values())
    for (const [at, one] of field.entries())
      for (const other of field.slice(at + 1)) {
        pairs++;
        if (compareMeasures(one.measure, other.measure) === 0) tied++;
      }
  return pairs > 0 ? tied / pairs : 0;
}

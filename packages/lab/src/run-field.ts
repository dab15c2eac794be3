// `lab field GAME`: expeditions of ten bots of each level; does the standing tell who is stronger?
import { setImmediate as pause } from 'node:timers/promises';
import { LEVEL_IDS } from '@undercroft/bots';
import { chairsOf, countingOf, scoreRuns, turnsOf } from '@undercroft/events';
import { hashData, resolveTable, seeded } from '@undercroft/kernel';
import { playDeal } from './deal.ts';
import { inOtherHands, type LevelRun, strengthAndPlace, tiedShare } from './field.ts';
import { showProgress } from './progress.ts';
import type { LabSession } from './session.ts';
import { meanOf, trialsOf, zOfFew } from './statistics.ts';

/** Those that stand beside people in an expedition: the strongest, and every second one below it. */
const LEVELS = LEVEL_IDS.filter((_, at) => (LEVEL_IDS.length - 1 - at) % 2 === 0);
const EACH = 10;
const DEALS = 8;
/** How often the runs of an expedition change hands. */
const HANDS = 100;

export async function runField(session: LabSession): Promise<boolean> {
  const { game, plan, words, io, request } = session;
  const hints = await session.loadHints();
  const levels = request.bots ?? LEVELS;
  const expeditions = request.games ?? 1;
  const table = resolveTable(
    game,
    request.seatCounts?.[0] ?? game.seats[0],
    { ...game.weekOptions, ...plan.options },
    plan.numbers,
  );
  const chairs = chairsOf(game, table);
  const counting = countingOf(chairs, { deals: DEALS, isOneDealRanked: true });
  /** The seats that an entrant plays in a chair: that one, or with a team all of its side. */
  const seatsOf = (chair: number): number[] =>
    request.teams ? chairs.chairOf.flatMap((own, seat) => (own === chair ? [seat] : [])) : [chair];
  const all = expeditions * levels.length * EACH * DEALS;
  const told = showProgress(io.output, words.say('lab.field.plays'));
  const played: LevelRun[][] = [];
  for (let number = 0; number < expeditions; number++) {
    const seed = number === 0 ? plan.seed : `${plan.seed}/${number}`;
    const turns = turnsOf(hashData(seed).repeat(4), DEALS, chairs);
    const runs: LevelRun[] = [];
    played.push(runs);
    for (let deal = 1; deal <= DEALS; deal++)
      for (const [level, bot] of levels.entries())
        for (let each = 0; each < EACH; each++) {
          if (io.signal.aborted) return false;
          const person = `${level}.${each}`;
          const seat = turns[deal - 1]!;
          const dealt = { game, hints, table, seed: `${seed}:${deal}` };
          const measure = playDeal(dealt, bot, seatsOf(seat), `${seed}:${deal}:${person}`);
          runs.push({ person, level, deal, instance: 1, seat, measure });
          told(number * levels.length * EACH * DEALS + runs.length, all);
          await pause();
        }
  }
  const found = played.map((runs) => {
    const chance = seeded(plan.seed);
    const times = Array.from({ length: HANDS }, () => strengthAndPlace(counting, inOtherHands(runs, chance)));
    return meanOf(trialsOf(times)).value;
  });
  const { value, low, high } = meanOf(trialsOf(found), zOfFew(expeditions));
  const range = expeditions < 2 ? '' : ` (${words.number(low, 2)} – ${words.number(high, 2)})`;
  const n = levels.length * EACH;
  const args = { expeditions, n, deals: DEALS, value: `${words.number(value, 2)}${range}` };
  session.print(words.say('lab.field.found', args));
  const scored = played.flatMap((runs) => scoreRuns(runs));
  for (const [level, bot] of levels.entries()) {
    const own = scored.filter(({ person }) => person.startsWith(`${level}.`));
    session.print(
      `${bot.padEnd(10)} ${words.number(meanOf(trialsOf(own.map(({ percent }) => percent))).value, 1)} %`,
    );
  }
  const tied = meanOf(trialsOf(played.map(tiedShare))).value;
  session.print(words.say('lab.field.tied', { share: words.share(tied) }));
  return true;
}

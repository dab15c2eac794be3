// `lab deal GAME`: how alike two equal players do on one deal, so that one knows what a single deal can tell.
import { setImmediate as pause } from 'node:timers/promises';
import { chairsOf } from '@undercroft/events';
import { compareMeasures, resolveTable } from '@undercroft/kernel';
import { playDeal } from './deal.ts';
import { showProgress } from './progress.ts';
import { correlationOf, ranksOf } from './rank-correlation.ts';
import type { LabSession } from './session.ts';
import type { Estimate } from './statistics.ts';

type Pair = readonly [readonly number[], readonly number[]];

export async function runDeal(session: LabSession): Promise<boolean> {
  const { game, plan, words, io } = session;
  const bot = plan.bots[0]!;
  const hints = await session.loadHints();
  const seats = session.request.seatCounts?.[0] ?? game.seats[0];
  const table = resolveTable(game, seats, plan.options, plan.numbers);
  const { chairs } = chairsOf(game, table);
  const pairs = new Map(chairs.map((chair) => [chair, [] as Pair[]]));
  const told = showProgress(io.output, words.say('lab.deal.plays'));
  let deals = 0;
  for (; deals < plan.games && !io.signal.aborted; deals++) {
    const chair = chairs[deals % chairs.length]!;
    const deal = { game, hints, table, seed: `${plan.seed}:${deals}` };
    const [one, other] = ['one', 'other'].map((who) => playDeal(deal, bot, [chair], `${deal.seed}:${who}`));
    pairs.get(chair)!.push([one!, other!]);
    told(deals + 1, plan.games);
    await pause();
  }
  const found = likeness([...pairs.values()]);
  const args = { bot, n: deals, value: words.number(found.value, 2), range: range(words.number, found) };
  session.print(words.say('lab.deal.found', args));
  const { sharedLuck } = game;
  if (sharedLuck) {
    const isEnough = found.value >= sharedLuck.enough;
    const id = isEnough ? 'lab.deal.enough' : 'lab.deal.too-little';
    session.print(words.say(id, { enough: words.number(sharedLuck.enough, 2) }));
  }
  return !io.signal.aborted;
}

const range = (number: (value: number, digits: number) => string, { low, high }: Estimate): string =>
  `${number(low, 2)} – ${number(high, 2)}`;

/** Ranked within the chair, since some chairs are better than others for everybody. */
export function likeness(byChair: readonly (readonly Pair[])[]): Estimate {
  const ones: number[] = [];
  const others: number[] = [];
  for (const pairs of byChair) {
    const ranks = ranksOf(pairs.flat(), compareMeasures).map((rank) => rank / (2 * pairs.length + 1));
    for (const at of pairs.keys()) {
      ones.push(ranks[2 * at]!);
      others.push(ranks[2 * at + 1]!);
    }
  }
  return correlationOf(ones, others);
}

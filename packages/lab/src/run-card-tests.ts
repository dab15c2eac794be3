// `lab GAME --card NAME`, `--cards all`: what things are worth to their owners, by paired games on the same luck.
import { join } from 'node:path';
import { CodedError, type Thing } from '@undercroft/kernel';
import { thingNamed } from './arrange.ts';
import { GAMES_PER_CHUNK, type LabPlan } from './plan.ts';
import { answerWorth, sayAnswer, sayRests } from './questions.ts';
import type { LabSession } from './session.ts';
import { rowsOf } from './tally.ts';
import type { LabelledRun } from './tidy.ts';
import {
  type ArmPlan,
  armsFor,
  type CardTest,
  dealtWorth,
  pairedWorth,
  ranked,
  testableThings,
  testsOf,
  type Worth,
} from './worth.ts';
import { worthFiles, writeFiles } from './write-report.ts';

export interface Tested {
  readonly worths: readonly Worth[];
  readonly variants: readonly LabelledRun[];
}

export async function runCardTests(session: LabSession): Promise<boolean> {
  const { request, plan, out, words, things, io } = session;
  const tested = request.allCards
    ? await testAll(session, request.how ?? 'hand', plan.games)
    : await testSome(session, request.cards!, request.how);
  if (tested.worths.length === 0) return false;
  const worths = ranked(tested.worths);
  writeFiles(out, worthFiles(plan, worths, tested.variants, things, words));
  for (const worth of worths) session.print(sayAnswer(answerWorth(worth), words));
  session.print(sayRests(plan, words));
  session.print(`\n${join(out, 'worth.html')}`);
  return !io.signal.aborted;
}

/** Each of these with all the games; the intervals hold for all of them at once. */
async function testSome(session: LabSession, names: readonly string[], how?: CardTest): Promise<Tested> {
  const tested = names.map((name) => {
    const thing = thingNamed(session.exposures, name);
    const test = how ?? testsOf(session.game, session.exposures!, thing, session.plan)[0] ?? 'hand';
    return { thing, test };
  });
  const all = [];
  for (const { thing, test } of tested)
    all.push(await testOne(session, thing, test, session.plan, names.length));
  return { worths: all.flatMap(({ worths }) => worths), variants: all.flatMap(({ variants }) => variants) };
}

/** Every thing that can be tested so, within this many games in all. */
export async function testAll(session: LabSession, test: CardTest, budget: number): Promise<Tested> {
  const { game, exposures, plan } = session;
  const tested = testableThings(game, exposures, test, plan);
  if (tested.length === 0) throw new CodedError('cannot-test', { card: '*', test, can: '-' });
  if (test === 'deal') return testDealt(session, tested, budget);
  const each = Math.floor(budget / (2 * tested.length));
  const games = Math.max(GAMES_PER_CHUNK, each - (each % GAMES_PER_CHUNK));
  const all: Tested[] = [];
  for (const thing of tested) {
    if (session.io.signal.aborted) break;
    all.push(await testOne(session, thing, test, { ...plan, games }, tested.length));
  }
  return { worths: all.flatMap(({ worths }) => worths), variants: all.flatMap(({ variants }) => variants) };
}

async function testOne(
  session: LabSession,
  thing: Thing,
  test: CardTest,
  plan: LabPlan,
  looks: number,
): Promise<Tested> {
  const { game, exposures } = session;
  if (test === 'deal') {
    armsFor(game, exposures, thing.id, test, plan);
    return testDealt(session, [thing], plan.games, looks);
  }
  const [first, second] = armsFor(game, exposures, thing.id, test, plan);
  const play = async ({ arm, plan: part }: ArmPlan): Promise<LabelledRun> => {
    const variant = `${thing.id} ${arm}`;
    return { variant, plan: part, chunks: await session.play(part, variant) };
  };
  const [one, other] = [await play(first), await play(second!)];
  const arms = [first.arm, second!.arm] as const;
  const worth = pairedWorth(thing, test, arms, rowsOf(one.chunks), rowsOf(other.chunks), looks);
  return { worths: worth.n > 0 ? [worth] : [], variants: [one, other] };
}

/** One run tells of all things that luck dealt in it. */
async function testDealt(
  session: LabSession,
  tested: readonly Thing[],
  games: number,
  looks = tested.length,
): Promise<Tested> {
  const { game, exposures, things } = session;
  const [{ plan }] = armsFor(game, exposures, tested[0]!.id, 'deal', { ...session.plan, games });
  const run: LabelledRun = {
    variant: 'dealt at random',
    plan,
    chunks: await session.play(plan, 'dealt at random'),
  };
  const rows = rowsOf(run.chunks);
  const worths = tested.flatMap((thing) => dealtWorth(thing, things, rows, looks) ?? []);
  return { worths, variants: [run] };
}

// `lab GAME --ask QUESTION`: plays what the question needs and answers with a sentence.
import { join } from 'node:path';
import { botNamed } from '@undercroft/bots';
import { CodedError } from '@undercroft/kernel';
import { thingNamed } from './arrange.ts';
import { compare } from './comparison.ts';
import type { LabPlan } from './plan.ts';
import {
  answerBetter,
  answerBetterBot,
  answerChange,
  answerFirst,
  answerGames,
  answerLose,
  answerWorth,
  type Question,
  type QuestionAnswer,
  sayAnswer,
  sayRests,
} from './questions.ts';
import { testAll } from './run-card-tests.ts';
import type { LabSession } from './session.ts';
import { rowsOf } from './tally.ts';
import type { LabelledRun } from './tidy.ts';
import { armsFor, ranked } from './worth.ts';
import { answerFiles, writeFiles } from './write-report.ts';

interface Answered {
  readonly answers: readonly QuestionAnswer[];
  readonly variants: readonly LabelledRun[];
}

export async function runQuestion(session: LabSession): Promise<boolean> {
  const { request, plan, out, words, things, io } = session;
  const { answers, variants } = await ASKED[request.ask!](session);
  if (answers.length === 0) session.print(words.say('lab.answer.none'));
  writeFiles(out, answerFiles(plan, answers, variants, things, words));
  for (const answer of answers) session.print(sayAnswer(answer, words));
  session.print(sayRests(plan, words));
  session.print(`\n${join(out, 'answer.html')}`);
  return !io.signal.aborted;
}

const played = async (session: LabSession, plan: LabPlan, variant: string): Promise<LabelledRun> => ({
  variant,
  plan,
  chunks: await session.play(plan, variant),
});

const ASKED: Readonly<Record<Question, (session: LabSession) => Promise<Answered>>> = {
  first: async (session) => {
    const run = await played(session, { ...session.plan, detail: 'result' }, 'run');
    return { answers: answerFirst(rowsOf(run.chunks)), variants: [run] };
  },
  lose: async (session) => {
    const run = await played(session, { ...session.plan, detail: 'result' }, 'run');
    return { answers: answerLose(rowsOf(run.chunks)), variants: [run] };
  },
  cast: async (session) => {
    const { worths, variants } = await testAll(session, 'deal', session.plan.games);
    return { answers: ranked(worths).map(answerWorth), variants };
  },
  change: async (session) => {
    const [baseline, run] = await pairOf(session);
    const comparison = compare(session.plan.numbers, baseline.chunks, run.chunks);
    return { answers: answerChange(comparison), variants: [baseline, run] };
  },
  games: async (session) => {
    const { difference } = session.request;
    if (difference === undefined) throw new CodedError('ask-needs', { ask: 'games', flag: '--difference' });
    if (Object.keys(session.plan.numbers).length === 0) {
      const run = await played(session, { ...session.plan, detail: 'result' }, 'run');
      return { answers: [answerGames(rowsOf(run.chunks), difference)], variants: [run] };
    }
    const [baseline, run] = await pairOf(session);
    const { differences } = compare(session.plan.numbers, baseline.chunks, run.chunks);
    const rate = differences.find(({ about }) => about.kind === 'victories')!;
    return {
      answers: [answerGames(rowsOf(baseline.chunks), difference, rate.deviation)],
      variants: [baseline, run],
    };
  },
  better: async (session) => {
    const [one, other] = session.request.between ?? [];
    if (one === undefined || other === undefined)
      throw new CodedError('ask-needs', { ask: 'better', flag: '--between A,B' });
    if (isBot(one) && isBot(other)) {
      const plan: LabPlan = { ...session.plan, bots: [one, other], detail: 'result' };
      const run = await played(session, plan, 'run');
      return { answers: [answerBetterBot(plan, rowsOf(run.chunks))], variants: [run] };
    }
    const { game, exposures, plan } = session;
    const pair = [thingNamed(exposures, one), thingNamed(exposures, other)] as const;
    const runs = [];
    for (const thing of pair) {
      const [{ plan: part }] = armsFor(game, exposures, thing.id, 'hand', plan);
      runs.push(await played(session, part, `${thing.id} with`));
    }
    const [first, second] = runs as [LabelledRun, LabelledRun];
    return { answers: [answerBetter(pair, rowsOf(first.chunks), rowsOf(second.chunks))], variants: runs };
  },
};

async function pairOf(session: LabSession): Promise<[LabelledRun, LabelledRun]> {
  const { plan } = session;
  if (Object.keys(plan.numbers).length === 0)
    throw new CodedError('ask-needs', { ask: session.request.ask!, flag: '--variant' });
  const lean: LabPlan = { ...plan, detail: 'result' };
  return [
    await played(session, { ...lean, numbers: {} }, 'baseline'),
    await played(session, lean, 'variant'),
  ];
}

function isBot(name: string): boolean {
  try {
    botNamed(name);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}

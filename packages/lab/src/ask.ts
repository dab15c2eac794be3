// A question in full: the runs that it needs, and its answers from them. The command line and the browser both ask so.
import { botNamed } from '@undercroft/bots';
import { type AnyExposures, type AnyGame, CodedError, type Thing } from '@undercroft/kernel';
import { thingNamed } from './arrange.ts';
import { type Comparison, compare } from './comparison.ts';
import { GAMES_PER_CHUNK, type LabPlan } from './plan.ts';
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
} from './questions.ts';
import { rowsOf } from './tally.ts';
import type { LabelledRun } from './tidy.ts';
import {
  armsFor,
  type CardTest,
  dealtWorth,
  pairedWorth,
  ranked,
  testableThings,
  testsOf,
  type Worth,
} from './worth.ts';

/** What is asked: a question of the list, what some cards are worth, or which cards of a kind are worth most. */
export interface Ask {
  readonly question: Question | 'worth' | 'cards';
  /** The cards, or for `better` two cards or two bots. */
  readonly names?: readonly string[] | undefined;
  /** A kind of thing, or ALL_KINDS. */
  readonly kind?: string | undefined;
  readonly test?: CardTest | undefined;
  readonly difference?: number | undefined;
}

/** Stands for every kind of thing. */
export const ALL_KINDS = 'all';

/** A run that is still to be played, under the name that its rows will carry. */
export type LabelledPlan = Omit<LabelledRun, 'chunks'>;

export interface Asked {
  readonly plans: readonly LabelledPlan[];
  /** From the runs of these plans, in the same order; fewer games than planned will do. */
  answer(runs: readonly LabelledRun[]): AnswerSheet;
}

/** What a question came to: sentences, worths of things, and the comparison where there was one. */
export interface AnswerSheet {
  readonly answers: readonly QuestionAnswer[];
  /** The most valuable first. */
  readonly worths: readonly Worth[];
  readonly comparison?: Comparison;
}

export interface AskedOf {
  readonly game: AnyGame;
  readonly exposures?: AnyExposures | undefined;
}

/** Coded errors say what a question lacks or cannot have in this game. */
export function askOf(room: AskedOf, plan: LabPlan, ask: Ask): Asked {
  const lean: LabPlan = { ...plan, detail: 'result' };
  switch (ask.question) {
    case 'first':
      return oneRun(lean, (run) => answerFirst(rowsOf(run.chunks)));
    case 'lose':
      return oneRun(lean, (run) => answerLose(rowsOf(run.chunks)));
    case 'change':
      return compared(lean, ask, ({ comparison }) => answerChange(comparison));
    case 'games':
      return askGames(lean, ask);
    case 'better':
      return askBetter(room, lean, ask);
    case 'cast':
      return askCards(room, plan, { ...ask, test: 'deal' });
    case 'cards':
      return askCards(room, plan, ask);
    case 'worth':
      return askWorth(room, plan, ask);
  }
}

const oneRun = (plan: LabPlan, answer: (run: LabelledRun) => readonly QuestionAnswer[]): Asked => ({
  plans: [{ variant: 'run', plan }],
  answer: ([run]) => ({ answers: answer(run!), worths: [] }),
});

function compared(
  plan: LabPlan,
  ask: Ask,
  answer: (found: {
    readonly comparison: Comparison;
    readonly baseline: LabelledRun;
  }) => readonly QuestionAnswer[],
): Asked {
  if (Object.keys(plan.numbers).length === 0)
    throw new CodedError('ask-needs', { ask: ask.question, flag: '--variant' });
  return {
    plans: [
      { variant: 'baseline', plan: { ...plan, numbers: {} } },
      { variant: 'variant', plan },
    ],
    answer: ([baseline, run]) => {
      const comparison = compare(plan.numbers, baseline!.chunks, run!.chunks);
      return { answers: answer({ comparison, baseline: baseline! }), worths: [], comparison };
    },
  };
}

function askGames(plan: LabPlan, ask: Ask): Asked {
  const { difference } = ask;
  if (difference === undefined) throw new CodedError('ask-needs', { ask: 'games', flag: '--difference' });
  if (Object.keys(plan.numbers).length === 0)
    return oneRun(plan, (run) => [answerGames(rowsOf(run.chunks), difference)]);
  return compared(plan, ask, ({ comparison, baseline }) => {
    const rate = comparison.differences.find(({ about }) => about.kind === 'victories')!;
    return [answerGames(rowsOf(baseline.chunks), difference, rate.deviation)];
  });
}

function askBetter({ game, exposures }: AskedOf, plan: LabPlan, { names = [] }: Ask): Asked {
  const [one, other] = names;
  if (one === undefined || other === undefined)
    throw new CodedError('ask-needs', { ask: 'better', flag: '--between A,B' });
  if (isBot(one) && isBot(other)) {
    const between: LabPlan = { ...plan, bots: [one, other] };
    return oneRun(between, (run) => [answerBetterBot(between, rowsOf(run.chunks))]);
  }
  const pair = [thingNamed(exposures, one), thingNamed(exposures, other)] as const;
  return {
    plans: pair.map((thing) => {
      const [{ plan: part }] = armsFor(game, exposures, thing.id, 'hand', plan);
      return { variant: `${thing.id} with`, plan: part };
    }),
    answer: ([first, second]) => {
      const answer = answerBetter(pair, rowsOf(first!.chunks), rowsOf(second!.chunks));
      return { answers: answer.n > 0 ? [answer] : [], worths: [] };
    },
  };
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

/** Each of these cards with all the games; the intervals hold for all of them at once. */
function askWorth(room: AskedOf, plan: LabPlan, { names = [], test }: Ask): Asked {
  const tested = names.map((name) => {
    const thing = thingNamed(room.exposures, name);
    return { thing, test: test ?? testsOf(room.game, room.exposures!, thing, plan)[0] ?? 'hand' };
  });
  return allOf(tested.map((one) => testOf(room, plan, one.thing, one.test, names.length)));
}

/** Every thing that can be tested so, or those of one kind, within the games of the plan. */
function askCards(room: AskedOf, plan: LabPlan, { kind = ALL_KINDS, test = 'hand' }: Ask): Asked {
  const kinds = [ALL_KINDS, ...new Set(room.exposures?.things.map((thing) => thing.kind))];
  if (!kinds.includes(kind))
    throw new CodedError('bad-word', { flag: 'cards', word: kind.slice(0, 40), known: kinds.join(', ') });
  const tested = testableThings(room.game, room.exposures, test, plan).filter(
    (thing) => kind === ALL_KINDS || thing.kind === kind,
  );
  if (tested.length === 0) throw new CodedError('cannot-test', { card: kind, test, can: '-' });
  if (test === 'deal') return testDealt(room, plan, tested, tested.length);
  const each = Math.floor(plan.games / (2 * tested.length));
  const games = Math.max(GAMES_PER_CHUNK, each - (each % GAMES_PER_CHUNK));
  return allOf(tested.map((thing) => testOf(room, { ...plan, games }, thing, test, tested.length)));
}

/** Several questions as one; a run that all of them need is played once. */
function allOf(asked: readonly Asked[]): Asked {
  const plans = asked.flatMap((one) => one.plans);
  const once = plans.filter(({ variant }, i) => plans.findIndex((other) => other.variant === variant) === i);
  return {
    plans: once,
    answer: (runs) => {
      const sheets = asked.map((one) =>
        one.answer(one.plans.map(({ variant }) => runs.find((run) => run.variant === variant)!)),
      );
      const worths = ranked(sheets.flatMap((sheet) => sheet.worths));
      return { answers: worths.map(answerWorth), worths };
    },
  };
}

function testOf(room: AskedOf, plan: LabPlan, thing: Thing, test: CardTest, looks: number): Asked {
  const [first, second] = armsFor(room.game, room.exposures, thing.id, test, plan);
  if (!second) return testDealt(room, plan, [thing], looks);
  return {
    plans: [first, second].map((one) => ({ variant: `${thing.id} ${one.arm}`, plan: one.plan })),
    answer: ([one, other]) => {
      const arms = [first.arm, second.arm] as const;
      const worth = pairedWorth(thing, test, arms, rowsOf(one!.chunks), rowsOf(other!.chunks), looks);
      return sheetOf(worth.n > 0 ? [worth] : []);
    },
  };
}

/** One run tells of all things that luck dealt in it. */
function testDealt(
  { game, exposures }: AskedOf,
  plan: LabPlan,
  tested: readonly Thing[],
  looks: number,
): Asked {
  const [{ arm, plan: dealt }] = armsFor(game, exposures, tested[0]!.id, 'deal', plan);
  return {
    plans: [{ variant: arm, plan: dealt }],
    answer: ([run]) => {
      const rows = rowsOf(run!.chunks);
      return sheetOf(tested.flatMap((thing) => dealtWorth(thing, exposures!.things, rows, looks) ?? []));
    },
  };
}

function sheetOf(worths: readonly Worth[]): AnswerSheet {
  const sorted = ranked(worths);
  return { answers: sorted.map(answerWorth), worths: sorted };
}

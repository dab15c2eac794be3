// Information-set Monte-Carlo tree search on any game, from the contract alone and from one seat's view.
import type { Chance } from '@undercroft/kernel';
import { newBeen } from '../been.ts';
import {
  type Bot,
  type BotFactory,
  type BotSeat,
  type Budget,
  settled,
  type Thinking,
  type Thought,
  thoughtAtOnce,
} from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { idleAmong } from '../idle.ts';
import { receivedView, type Seen } from '../seen.ts';
import { type BestLine, inFavour, lineFrom } from './best-line.ts';
import { bestBeyond } from './beyond-plan.ts';
import { carryOver } from './carry-over.ts';
import { idOf } from './choice-ids.ts';
import { iterate } from './iterate.ts';
import { isSettled, meetWorld, newPairedRoot, type PairedRoot, sharesOf, standing } from './paired-root.ts';
import { linesOf } from './plan-lines.ts';
import { SEARCH_DEFAULTS, type SearchSettings } from './search-settings.ts';
import { newSearchState, type SearchState } from './search-state.ts';
import { childBy, NONE } from './tree.ts';
import { certainWin } from './win-probe.ts';

/** A bot that searches. It keeps its trees from one decision to the next where that is sound. */
export const searchBot =
  (budget: Budget, changes: Partial<SearchSettings> = {}): BotFactory =>
  <Position, Choice>(botSeat: BotSeat<Position, Choice>, luck: Chance): Bot<Position, Choice> => {
    const settings = { ...SEARCH_DEFAULTS, ...changes };
    const waysBack = newBeen(botSeat);
    let last:
      | {
          state: SearchState<Position, Choice>;
          view: Seen<Position>;
          thinking: PlanThinking<Position, Choice>;
        }
      | undefined;
    return {
      budget,
      begin: (received) => {
        const view = laidOutAnew(received);
        const open = botSeat.rules.choices(view, botSeat.seat);
        if (open.length === 1) return thoughtAtOnce(settled(open, 0));
        if (botSeat.hints?.isJudgedByPromise?.(view)) return promised(botSeat, settings, view, luck);
        const win = certainWin(botSeat, view, settings.winProbe);
        if (win >= 0) return thoughtAtOnce(settled(open, win, 1));
        const idle = [...idleAmong(botSeat, view, open, open, luck), ...waysBack(view, open)];
        const choices = idle.length === 0 ? open : open.filter((choice) => !idle.includes(choice));
        if (choices.length === 1) {
          const expected = botSeat.hints!.evaluate(view, botSeat.seat);
          return thoughtAtOnce(settled(open, open.indexOf(choices[0]!), expected));
        }
        const kept = last && carryOver(last.state, last.view, last.thinking.thought().choice, view);
        const state = kept ?? newSearchState(botSeat, settings, luck);
        const line = kept && lineFrom(botSeat, last?.thinking.line(), view);
        const thinking = thinkingOf(state, view, choices, open, line);
        last = { state, view, thinking };
        return thinking;
      },
    };
  };

/**
 * The same view in fresh arrays. Those of a match that has been played for a while are of mixed kinds to the engine, and
 * every position that is imagined from them inherits that: a search on them took twice the time.
 */
const laidOutAnew = <Position>(view: Seen<Position>): Seen<Position> =>
  receivedView(JSON.parse(JSON.stringify(view)));

/** By promise; where the hints judge such a position sharply, the most promising are compared by what comes after them. */
function promised<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  settings: SearchSettings,
  view: Seen<Position>,
  luck: Chance,
): Thinking<Choice> {
  const greedy = greedyBot(botSeat, luck).begin(view);
  const { planningStage, isQuiescent } = botSeat.hints!;
  if (settings.lines === 0 || !planningStage || !isQuiescent?.(view)) return greedy;
  const thought = greedy.thought();
  const lines = thought.candidates.map(({ choice, expected }) => ({
    choices: [choice],
    node: NONE,
    planned: expected,
  }));
  return thoughtAtOnce(inFavour(thought, bestBeyond(newSearchState(botSeat, settings, luck), view, lines)));
}

const CHECK_EVERY = 32;

interface PlanThinking<Position, Choice> extends Thinking<Choice> {
  /** The line that the thought follows, where lines were compared. */
  line(): BestLine<Position, Choice> | undefined;
}

function thinkingOf<Position, Choice>(
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
  open: readonly Choice[],
  decided: BestLine<Position, Choice> | undefined,
): PlanThinking<Position, Choice> {
  const root = state.roots[state.botSeat.seat]!;
  const paired = isPaired(state) ? newPairedRoot(state, view, choices) : undefined;
  const iterations = (): number => state.tree.visits[root]!;
  let found = decided;
  const line = (): typeof found => {
    if (state.settings.lines > 0 && state.botSeat.hints?.planningStage)
      found ??= bestBeyond(state, view, linesOf(state, choices));
    return found;
  };
  /** A plan that wastes something is thought over. */
  const wantsMore = (): boolean =>
    !paired &&
    iterations() < state.settings.secondThought &&
    isWasteful(state, view, thoughtOf(state, root, choices, paired).choice);
  return {
    line,
    run: (budget) => {
      found = decided;
      const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
      const end =
        budget.milliseconds === undefined
          ? Number.POSITIVE_INFINITY
          : performance.now() + budget.milliseconds;
      if (limit === end && !budget.signal) throw new RangeError('a search needs a limit');
      while (iterations() < limit || wantsMore()) {
        if (paired) meetWorld(paired, state, view, limit - iterations());
        else iterate(state, view);
        const left = limit - iterations();
        if (paired ? isSettled(paired, state, left) : isDecided(state, root, left)) return false;
        if (budget.signal?.aborted || (end < Number.POSITIVE_INFINITY && performance.now() >= end)) break;
      }
      return iterations() < limit;
    },
    thought: () => withDropped(inFavour(thoughtOf(state, root, choices, paired), line()), open),
  };
}

const isWasteful = <Position, Choice>(
  { botSeat: { hints, seat } }: SearchState<Position, Choice>,
  view: Seen<Position>,
  choice: Choice,
): boolean => hints?.isWasteful?.(view, seat, choice) ?? false;

/** Every open choice is a candidate, those that were dropped before the search among the last. */
function withDropped<Choice>(thought: Thought<Choice>, open: readonly Choice[]): Thought<Choice> {
  const { candidates } = thought;
  if (candidates.length === open.length) return thought;
  const dropped = open.filter((choice) => !candidates.some((candidate) => candidate.choice === choice));
  const { expected } = candidates.at(-1)!;
  return {
    ...thought,
    candidates: [...candidates, ...dropped.map((choice) => ({ choice, share: 0, expected }))],
  };
}

/** Within a planning stage lines are compared, not luck: there is nothing to pair. */
const isPaired = <Position, Choice>({ settings, botSeat }: SearchState<Position, Choice>): boolean =>
  settings.isPaired && !botSeat.hints?.planningStage;

/** Nothing that is left can overtake the choice in front. */
function isDecided<Position, Choice>(
  { tree, botSeat }: SearchState<Position, Choice>,
  root: number,
  left: number,
): boolean {
  if (botSeat.hints?.planningStage) return tree.best[root]! >= 1;
  if (tree.visits[root]! % CHECK_EVERY !== 0) return false;
  let first = 0;
  let second = 0;
  for (let arm = tree.child[root]!; arm !== NONE; arm = tree.sibling[arm]!) {
    const visits = tree.visits[arm]!;
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** An arm of the root as it is listed. */
interface Listed<Choice> {
  readonly choice: Choice;
  readonly arm: number;
  readonly visits: number;
  readonly expected: number;
}

function thoughtOf<Position, Choice>(
  state: SearchState<Position, Choice>,
  root: number,
  choices: readonly Choice[],
  paired: PairedRoot<Position> | undefined,
): Thought<Choice> {
  const { tree, ids, botSeat } = state;
  const listed = choices.map((choice): Listed<Choice> => {
    const arm = childBy(tree, root, idOf(ids, choice) * botSeat.table.seats + botSeat.seat);
    const visits = arm === NONE ? 0 : tree.visits[arm]!;
    return { choice, arm, visits, expected: visits === 0 ? 0.5 : expectedAt(state, arm) };
  });
  const tried = listed.reduce((sum, arm) => sum + arm.visits, 0);
  const isMet = paired !== undefined && paired.rivals.length > 0;
  const shares = isMet
    ? sharesOf(paired, state)
    : listed.map(({ visits }) => (tried > 0 ? visits / tried : 1 / listed.length));
  const candidates = listed
    .map((arm, i) => ({ ...arm, share: shares[i]! }))
    .sort(isMet ? byStanding(paired, state) : byTree(state))
    .map(({ choice, share, expected }) => ({ choice, share, expected }));
  return { choice: candidates[0]!.choice, candidates, iterations: tried };
}

type Order<Choice> = (a: Listed<Choice>, b: Listed<Choice>) => number;

function byStanding<Position, Choice>(
  paired: PairedRoot<Position>,
  state: SearchState<Position, Choice>,
): Order<Choice> {
  const place = new Map(standing(paired, state).map(({ arm }, i) => [arm, i]));
  return (a, b) => place.get(a.arm)! - place.get(b.arm)!;
}

/** The most visited choice first (robust child); with planning stages the one with the best line. Equals by prior and luck. */
function byTree<Position, Choice>({ tree, botSeat }: SearchState<Position, Choice>): Order<Choice> {
  const isPlan = botSeat.hints?.planningStage !== undefined;
  const lineOf = ({ arm, visits }: Listed<Choice>): number => (visits > 0 ? tree.best[arm]! : -1);
  const totalOf = ({ arm, visits }: Listed<Choice>): number => (visits > 0 ? tree.total[arm]! : 0);
  const priorOf = ({ arm }: Listed<Choice>): number => (arm === NONE ? 0 : tree.prior[arm]!);
  return (a, b) =>
    (isPlan ? lineOf(b) - lineOf(a) : 0) ||
    b.visits - a.visits ||
    totalOf(b) - totalOf(a) ||
    priorOf(b) - priorOf(a);
}

/** The mean; with planning stages, the best line below. */
function expectedAt<Position, Choice>({ tree, botSeat }: SearchState<Position, Choice>, arm: number): number {
  return botSeat.hints?.planningStage ? tree.best[arm]! : tree.won[arm]! / tree.visits[arm]!;
}

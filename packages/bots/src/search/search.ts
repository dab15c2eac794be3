// Information-set Monte-Carlo tree search on any game, from the contract alone and from one seat's view.
import type { Chance } from '@undercroft/kernel';
import {
  type Bot,
  type BotFactory,
  type BotSeat,
  type Budget,
  type Candidate,
  settled,
  type Thinking,
  type Thought,
  thoughtAtOnce,
} from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { receivedView, type Seen } from '../seen.ts';
import { carryOver } from './carry-over.ts';
import { idOf } from './choice-ids.ts';
import { iterate } from './iterate.ts';
import { SEARCH_DEFAULTS, type SearchSettings } from './search-settings.ts';
import { newSearchState, type SearchState } from './search-state.ts';
import { childBy, NONE } from './tree.ts';

/** A bot that searches. It keeps its trees from one decision to the next where that is sound. */
export const searchBot =
  (budget: Budget, changes: Partial<SearchSettings> = {}): BotFactory =>
  <Position, Choice>(botSeat: BotSeat<Position, Choice>, luck: Chance): Bot<Position, Choice> => {
    const settings = { ...SEARCH_DEFAULTS, ...changes };
    let last:
      | { state: SearchState<Position, Choice>; view: Seen<Position>; choice: () => Choice }
      | undefined;
    return {
      budget,
      begin: (received) => {
        const view = laidOutAnew(received);
        const choices = botSeat.rules.choices(view, botSeat.seat);
        if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
        if (botSeat.hints?.isJudgedByPromise?.(view)) return greedyBot(botSeat, luck).begin(view);
        const kept = last && carryOver(last.state, last.view, last.choice(), view);
        const state = kept ?? newSearchState(botSeat, settings, luck);
        const thinking = thinkingOf(state, view, choices);
        last = { state, view, choice: () => thinking.thought().choice };
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

const CHECK_EVERY = 32;

function thinkingOf<Position, Choice>(
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
): Thinking<Choice> {
  const root = state.roots[state.botSeat.seat]!;
  const iterations = (): number => state.tree.visits[root]!;
  return {
    run: (budget) => {
      const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
      const end =
        budget.milliseconds === undefined
          ? Number.POSITIVE_INFINITY
          : performance.now() + budget.milliseconds;
      if (limit === end && !budget.signal) throw new RangeError('a search needs a limit');
      while (iterations() < limit) {
        iterate(state, view);
        if (iterations() % CHECK_EVERY === 0 && isDecided(state, root, limit - iterations())) return false;
        if (budget.signal?.aborted || (end < Number.POSITIVE_INFINITY && performance.now() >= end)) break;
      }
      return iterations() < limit;
    },
    thought: () => thoughtOf(state, root, choices),
  };
}

/** Nothing that is left can overtake the choice in front. */
function isDecided<Position, Choice>(
  state: SearchState<Position, Choice>,
  root: number,
  left: number,
): boolean {
  const { tree } = state;
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

/** The most visited choice is the one to make (robust child). */
function thoughtOf<Position, Choice>(
  state: SearchState<Position, Choice>,
  root: number,
  choices: readonly Choice[],
): Thought<Choice> {
  const { tree, ids, botSeat } = state;
  const arms = choices.map((choice) => {
    const arm = childBy(tree, root, idOf(ids, choice) * botSeat.table.seats + botSeat.seat);
    return arm === NONE
      ? { choice, visits: 0, total: 0, expected: 0.5, weight: 0 }
      : {
          choice,
          visits: tree.visits[arm]!,
          total: tree.total[arm]!,
          expected: expectedAt(state, arm),
          weight: tree.prior[arm]!,
        };
  });
  const tried = arms.reduce((sum, arm) => sum + arm.visits, 0);
  arms.sort((a, b) => b.visits - a.visits || b.total - a.total || b.weight - a.weight);
  const candidates: Candidate<Choice>[] = arms.map(({ choice, visits, expected }) => ({
    choice,
    share: tried > 0 ? visits / tried : 1 / arms.length,
    expected,
  }));
  return { choice: candidates[0]!.choice, candidates, iterations: tried };
}

/** The mean; with planning stages, the best line below. */
function expectedAt<Position, Choice>({ tree, botSeat }: SearchState<Position, Choice>, arm: number): number {
  const visits = tree.visits[arm]!;
  if (visits === 0) return 0.5;
  return botSeat.hints?.planningStage ? tree.best[arm]! : tree.won[arm]! / visits;
}

// Information-set Monte-Carlo tree search on any game, from the contract alone and from one seat's view.
import type { Chance } from '@undercroft/kernel';
import {
  type Bot,
  type Budget,
  type Candidate,
  type Chair,
  type SeatBot,
  settled,
  type Thinking,
  type Thought,
  thoughtAtOnce,
} from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { receivedView, type Seen } from '../seen.ts';
import { carryOver } from './carry-over.ts';
import { idOf } from './choice-ids.ts';
import { type Growth, newGrowth } from './growth.ts';
import { imagineGame } from './imagine-game.ts';
import { SEARCH_DEFAULTS, type SearchSettings } from './settings.ts';
import { childBy, NONE } from './tree.ts';

/** A bot that searches. It keeps its trees from one decision to the next where that is sound. */
export const searchBot =
  (budget: Budget, changes: Partial<SearchSettings> = {}): SeatBot =>
  <Position, Choice>(chair: Chair<Position, Choice>, luck: Chance): Bot<Position, Choice> => {
    const settings = { ...SEARCH_DEFAULTS, ...changes };
    let last: { growth: Growth<Position, Choice>; view: Seen<Position>; choice: () => Choice } | undefined;
    return {
      budget,
      begin: (received) => {
        const view = laidOutAnew(received);
        const choices = chair.rules.choices(view, chair.seat);
        if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
        if (chair.hints?.isJudgedByPromise?.(view)) return greedyBot(chair, luck).begin(view);
        const kept = last && carryOver(last.growth, last.view, last.choice(), view);
        const growth = kept ?? newGrowth(chair, settings, luck);
        const thinking = thinkingOf(growth, view, choices);
        last = { growth, view, choice: () => thinking.thought().choice };
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
  growth: Growth<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
): Thinking<Choice> {
  const root = growth.roots[growth.chair.seat]!;
  const iterations = (): number => growth.tree.visits[root]!;
  return {
    run: (budget) => {
      const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
      const end =
        budget.milliseconds === undefined
          ? Number.POSITIVE_INFINITY
          : performance.now() + budget.milliseconds;
      if (limit === end && !budget.signal) throw new RangeError('a search needs a limit');
      while (iterations() < limit) {
        imagineGame(growth, view);
        if (iterations() % CHECK_EVERY === 0 && isDecided(growth, root, limit - iterations())) return false;
        if (budget.signal?.aborted || (end < Number.POSITIVE_INFINITY && performance.now() >= end)) break;
      }
      return iterations() < limit;
    },
    thought: () => thoughtOf(growth, root, choices),
  };
}

/** Nothing that is left can overtake the choice in front. */
function isDecided<Position, Choice>(growth: Growth<Position, Choice>, root: number, left: number): boolean {
  const { tree } = growth;
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

/** The most tried choice is the one to make: it is the one that held up. */
function thoughtOf<Position, Choice>(
  growth: Growth<Position, Choice>,
  root: number,
  choices: readonly Choice[],
): Thought<Choice> {
  const { tree, ids, chair } = growth;
  const arms = choices.map((choice) => {
    const arm = childBy(tree, root, idOf(ids, choice) * chair.table.seats + chair.seat);
    return arm === NONE
      ? { choice, visits: 0, total: 0, expected: 0.5, weight: 0 }
      : {
          choice,
          visits: tree.visits[arm]!,
          total: tree.total[arm]!,
          expected: expectedAt(growth, arm),
          weight: tree.weight[arm]!,
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

/** The plain mean; of a plan, the best way on. */
function expectedAt<Position, Choice>({ tree, chair }: Growth<Position, Choice>, arm: number): number {
  const visits = tree.visits[arm]!;
  if (visits === 0) return 0.5;
  return chair.hints?.planningStage ? tree.best[arm]! : tree.won[arm]! / visits;
}

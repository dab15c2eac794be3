// Keeping the trees between two decisions of one seat, exactly where that is sound.
import { NO_CHANCE, sameData, seeded } from '@undercroft/kernel';
import type { BotSeat } from '../bot.ts';
import type { Seen } from '../seen.ts';
import { idOf } from './choice-ids.ts';
import { type SearchState, searchStateFrom } from './search-state.ts';
import { addRoot, chanceToken, childBy, NONE, newTree, transplant } from './tree.ts';

const WORLDS_TRIED = 3;
const FORCED_STEPS = 4;

/**
 * The tree below `choice` holds for the new view when the choice used no luck, showed nothing, and no other seat moved: then
 * in every world that the old view allows, the choice leads to this view. A few imagined worlds test that. Otherwise the old
 * values are averages over things that are now known, and are dropped.
 */
export function carryOver<Position, Choice>(
  old: SearchState<Position, Choice>,
  oldView: Seen<Position>,
  choice: Choice,
  view: Seen<Position>,
): SearchState<Position, Choice> | undefined {
  for (let world = 0; world < WORLDS_TRIED; world++)
    if (!leadsTo(old.botSeat, oldView, choice, view, world)) return undefined;
  const { botSeat, roots, ids } = old;
  const token = idOf(ids, choice) * botSeat.table.seats + botSeat.seat;
  if (childBy(old.tree, roots[botSeat.seat]!, token) === NONE) return undefined;
  const tree = newTree();
  const outcome = botSeat.hints?.chanceOutcome?.(view, botSeat.seat);
  const moved = roots.map((root, seat) => {
    let below = childBy(old.tree, root, token);
    if (below !== NONE && seat === botSeat.seat && outcome !== undefined)
      below = childBy(old.tree, below, chanceToken(outcome));
    return below === NONE ? addRoot(tree) : transplant(old.tree, below, tree);
  });
  return searchStateFrom(botSeat, old.settings, old.luck, tree, moved, ids);
}

function leadsTo<Position, Choice>(
  { rules, seat }: BotSeat<Position, Choice>,
  oldView: Seen<Position>,
  choice: Choice,
  view: Seen<Position>,
  world: number,
): boolean {
  const position = rules.imagine(oldView, seat, seeded(world));
  try {
    rules.play(position, seat, choice, NO_CHANCE);
    for (let step = 0; step <= FORCED_STEPS; step++) {
      if (sameData(rules.view(position, seat), view)) return true;
      const waiting = rules.waitingFor(position);
      if (waiting.length !== 1 || waiting[0] !== seat) return false;
      const forced = rules.choices(position, seat);
      if (forced.length !== 1) return false;
      rules.play(position, seat, forced[0]!, NO_CHANCE);
    }
  } catch {
    return false;
  }
  return false;
}

// Keeping the trees between two decisions of one seat, exactly where that is sound.
import { NO_CHANCE, sameData, seeded } from '@undercroft/kernel';
import type { Chair } from '../bot.ts';
import type { Seen } from '../seen.ts';
import { idOf } from './choice-ids.ts';
import { type Growth, growthOn } from './growth.ts';
import { addRoot, childBy, NONE, newTree, sightToken, transplant } from './tree.ts';

const WORLDS_TRIED = 3;
const FORCED_STEPS = 4;

/**
 * What was learnt below `choice` holds for the new view when the choice used no luck, showed nothing and nobody else
 * came between: then in every world the old view allows, the choice leads to just this view. That is tried out on a
 * few imagined worlds. Otherwise the old figures are averages over things that are now known, and are dropped.
 */
export function carryOver<Position, Choice>(
  old: Growth<Position, Choice>,
  oldView: Seen<Position>,
  choice: Choice,
  view: Seen<Position>,
): Growth<Position, Choice> | undefined {
  for (let world = 0; world < WORLDS_TRIED; world++)
    if (!leadsTo(old.chair, oldView, choice, view, world)) return undefined;
  const { chair, roots, ids } = old;
  const token = idOf(ids, choice) * chair.table.seats + chair.seat;
  if (childBy(old.tree, roots[chair.seat]!, token) === NONE) return undefined;
  const tree = newTree();
  const sight = chair.hints?.chanceOutcome?.(view, chair.seat);
  const moved = roots.map((root, seat) => {
    let below = childBy(old.tree, root, token);
    if (below !== NONE && seat === chair.seat && sight !== undefined)
      below = childBy(old.tree, below, sightToken(sight));
    return below === NONE ? addRoot(tree) : transplant(old.tree, below, tree);
  });
  return growthOn(chair, old.settings, old.luck, tree, moved, ids);
}

function leadsTo<Position, Choice>(
  { rules, seat }: Chair<Position, Choice>,
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

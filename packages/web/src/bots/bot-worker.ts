// The worker the bots think in: views go in, thoughts come out. Games are found by their folders.
import { portOf, serveBots } from '@undercroft/bots/worker';
import type { Hints } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

const rules = import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts');
const hints = import.meta.glob<{ hints: Hints<unknown, unknown> }>('../../../games/*/src/hints.ts');

serveBots(portOf(self), async (name) => {
  const [{ game }, knowing] = await Promise.all([
    rules[`../../../games/${name}/src/index.ts`]!(),
    hints[`../../../games/${name}/src/hints.ts`]?.(),
  ]);
  return { game, hints: knowing?.hints };
});

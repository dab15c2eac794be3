// The worker a review is judged in: the record goes in, moments come out. Games are found by their folders.
import { serveReview } from '@undercroft/bots/review';
import { portOf } from '@undercroft/bots/worker';
import type { Hints } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

const rules = import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts');
const hints = import.meta.glob<{ hints: Hints<unknown, unknown> }>('../../../games/*/src/hints.ts');

serveReview(portOf(self), async (name) => {
  const [{ game }, knowing] = await Promise.all([
    rules[`../../../games/${name}/src/index.ts`]!(),
    hints[`../../../games/${name}/src/hints.ts`]?.(),
  ]);
  return { game, hints: knowing?.hints };
});

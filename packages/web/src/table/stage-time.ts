// How long a step stays on the stage: dice land and are read, a highlight has its second.
import { duration, HIGHLIGHT, pace, TUMBLE } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import type { ViewStep } from '../sources/table-source.ts';
import type { StageTime } from './stage.ts';

/** A landed die stays to be read. */
const READING = 700;
/** The next step comes a little before it is gone. */
const HIGHLIGHT_HOLD = 1800;
/** A turn with many tremors does not hold the table longer than this. */
const MOST_HOLD = 4 * HIGHLIGHT_HOLD;

const kindOf = (event: unknown): string => (event as { readonly kind: string }).kind;

export const highlightsIn = (ui: AnyUi | undefined, events: readonly unknown[]): number =>
  events.filter((event) => ui?.highlights?.kinds.includes(kindOf(event))).length;

export const stageTimeOf =
  (ui: AnyUi | undefined) =>
  ({ events }: ViewStep): StageTime => {
    const roll = events.findLastIndex((event) => ui?.rolls?.kinds.includes(kindOf(event)));
    const count = highlightsIn(ui, events);
    const highlights = pace(Math.min(MOST_HOLD, count * HIGHLIGHT_HOLD));
    // To the last one, however many there are: at the end nothing comes that would cut it short.
    const telling = pace(Math.max(0, count - 1) * HIGHLIGHT);
    if (roll < 0) return { landing: 0, thrown: 0, telling, hold: highlights };
    // On the view before, the die is thrown, lands and is read; else it lies where it came to lie, and is read there.
    const isBefore = ui?.rolls?.isBefore ?? false;
    const landing = duration(TUMBLE) + (isBefore ? pace(READING) : 0);
    return {
      landing,
      thrown: isBefore ? roll + 1 : 0,
      telling: telling > 0 ? landing + telling : 0,
      hold: landing + Math.max(isBefore ? 0 : pace(READING), highlights),
    };
  };

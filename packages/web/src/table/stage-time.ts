// How long a step stays on the stage: dice land and are read, a great moment has its second.
import { duration, pace, TUMBLE } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import type { ViewStep } from '../sources/table-source.ts';
import type { StageTime } from './playback.ts';

/** A landed die stays to be read. */
const READING = 500;
/** How long one moment stands in the middle of the board. */
export const MOMENT = 2200;
/** The next step comes a little before it is gone. */
const MOMENT_HOLD = 1800;
/** A turn with many tremors does not hold the table longer than this. */
const MOST_HOLD = 4 * MOMENT_HOLD;

const kindOf = (event: unknown): string => (event as { readonly kind: string }).kind;

export const momentsIn = (ui: AnyUi | undefined, events: readonly unknown[]): number =>
  events.filter((event) => ui?.moments?.kinds.includes(kindOf(event))).length;

export const stageTimeOf =
  (ui: AnyUi | undefined) =>
  ({ events }: ViewStep): StageTime => {
    const isRoll = events.some((event) => ui?.rolls?.includes(kindOf(event)));
    const landing = isRoll ? duration(TUMBLE) : 0;
    const moments = Math.min(MOST_HOLD, momentsIn(ui, events) * MOMENT_HOLD);
    return { landing, hold: landing + Math.max(isRoll ? pace(READING) : 0, pace(moments)) };
  };

// Reads a browser's own trace: how much the page's main thread worked between each touch and the frame that answered it.
import type { Browser } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of these, the time that the thread really ran. */
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly id?: string;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TOUCHES = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']);

/** Everything the browser wrote down while this was done. */
export async function traced(browser: Browser, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const isComplete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await isComplete;
  return events;
}

export interface TouchTime {
  /** From the touch to the frame, on the wall's clock. */
  readonly wall: number;
  /** The main thread's own work in that time: the same on a machine that others use, too. */
  readonly work: number;
}

/** Milliseconds for every touch of the trace. */
export function touchTimes(events: readonly TraceEvent[]): readonly TouchTime[] {
  const begun = new Map<string, TraceEvent>();
  const times: TouchTime[] = [];
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
    if (event.name !== 'EventTiming') continue;
    const id = `${event.pid}:${event.id2?.local ?? event.id}`;
    if (event.ph === 'b') begun.set(id, event);
    const start = event.ph === 'e' ? begun.get(id) : undefined;
    if (!start || !TOUCHES.has(start.args?.data?.type ?? '')) continue;
    const own = tasks.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
    const work = own.reduce((sum, task) => sum + workWithin(task, start.ts, event.ts), 0);
    times.push({ wall: (event.ts - start.ts) / 1000, work: work / 1000 });
  }
  return times;
}

/** How long a task ran between two times; a task that reaches over an end counts by its share. */
function workWithin({ ts, dur = 0, tdur = dur }: TraceEvent, from: number, to: number): number {
  const inside = Math.min(ts + dur, to) - Math.max(ts, from);
  return inside <= 0 || dur === 0 ? 0 : tdur * (inside / dur);
}

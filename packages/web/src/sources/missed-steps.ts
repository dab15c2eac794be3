// What happened at a table of the server: its last entries, and as steps what the reader has not seen yet.
import { sameData } from '@undercroft/kernel';
import type { Connection, EntryView, EventView } from '@undercroft/protocol';
import type { ViewStep } from './table-source.ts';

/** The server sends no more views than this at once: after a longer absence the last of it is shown. */
export const MOST_MISSED = 40;
const HISTORY = 200;
/** How long what was missed may take to come before it is left out, in milliseconds. */
const PATIENCE = 2500;

type Move = Extract<EventView, { readonly events: readonly unknown[] }>;

export const isMoveView = (what: EventView): what is Move =>
  what.kind === 'played' || what.kind === 'timedOut' || what.kind === 'conceded';

/** The view at the last look, then one step for everything that changed it; none where nothing did. */
export function missedSteps(entries: readonly EntryView[]): readonly ViewStep[] {
  const begun = entries.filter(({ view }) => view !== null && view !== undefined);
  const [first, ...rest] = begun;
  if (!first) return [];
  const steps: ViewStep[] = [{ at: first.version, view: first.view, events: [], by: undefined }];
  let { view } = first;
  for (const { version, what, view: next } of rest) {
    if (!isMoveView(what) && sameData(next, view)) continue;
    view = next;
    steps.push({
      at: version,
      view,
      events: isMoveView(what) ? what.events : [],
      by: 'seat' in what && what.seat !== null ? what.seat : undefined,
      isMissed: true,
    });
  }
  return steps.length > 1 ? steps : [];
}

/** The last entries up to a version, in one question: with the view after each that this reader has not seen yet. */
export async function askHistory(
  connection: Connection,
  table: string,
  to: number,
  seen: number | undefined,
  most = HISTORY,
): Promise<readonly EntryView[]> {
  const viewsFrom = Math.max(1, seen ?? to, to - MOST_MISSED + 1);
  const from = Math.max(1, to - most + 1);
  const answer = await connection.send(
    { kind: 'history', from, to, ...(viewsFrom < to && { viewsFrom }) },
    table,
  );
  return answer.ok && Array.isArray(answer.data) ? (answer.data as readonly EntryView[]) : [];
}

/** The steps that were missed; none where they take too long to come. */
export const inTime = async (history: Promise<readonly EntryView[]>): Promise<readonly ViewStep[]> =>
  Promise.race([
    history.then(missedSteps),
    new Promise<readonly ViewStep[]>((resolve) => setTimeout(() => resolve([]), PATIENCE)),
  ]);

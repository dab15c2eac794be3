// What happened at a table of the server while one was away, as steps to be shown once more.
import { sameData } from '@undercroft/kernel';
import type { Connection, EntryView, EventView } from '@undercroft/protocol';
import type { ViewStep } from './table-source.ts';

/** The server tells no more views than this at once; whoever was away longer sees the last of it. */
const MOST = 40;

type Move = Extract<EventView, { readonly events: readonly unknown[] }>;

export const isMoveView = (what: EventView): what is Move =>
  what.kind === 'played' || what.kind === 'timedOut' || what.kind === 'conceded';

/** The view at the last look, then one step for everything that changed it; none where nothing did. */
export function missedSteps(entries: readonly EntryView[]): readonly ViewStep[] {
  const begun = entries.filter(({ view }) => view !== null);
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

/** Asks the server for everything between two versions, with views. */
export async function readMissedSteps(
  connection: Connection,
  table: string,
  from: number,
  to: number,
): Promise<readonly ViewStep[]> {
  if (from >= to) return [];
  const answer = await connection.send(
    { kind: 'history', from: Math.max(1, from, to - MOST + 1), to, views: true },
    table,
  );
  return answer.ok && Array.isArray(answer.data) ? missedSteps(answer.data as readonly EntryView[]) : [];
}

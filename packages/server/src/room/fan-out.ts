// Turns one step of a table into the messages that its watchers get: redacted per viewer, as a change where that is shorter.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { type Change, diff, type TableInfo } from '@undercroft/protocol';
import type { BookEntry } from '../table/book.ts';
import type { Table } from '../table/table.ts';
import { happeningFor, infoOf, mayTakeBack, viewOf } from '../table/tell.ts';
import type { Watcher } from './watchers.ts';

/** A change shorter than this is sent without weighing it against the whole view. */
const SHORT = 512;

/** What the viewers knew before the step. */
export interface Before {
  readonly info: TableInfo;
  readonly views: ReadonlyMap<Viewer, unknown>;
}

export function lookBefore(table: Table, watchers: ReadonlySet<Watcher>, now: number): Before | undefined {
  if (watchers.size === 0) return undefined;
  const views = new Map<Viewer, unknown>();
  for (const { viewer } of watchers) if (!views.has(viewer)) views.set(viewer, viewOf(table, viewer));
  return { info: infoOf(table, now), views };
}

/** One step as messages: a text per viewer, and a muffled one for those who have blocked its author. */
export interface Step {
  readonly texts: ReadonlyMap<Viewer, string>;
  readonly author: string | null;
  readonly muffled: string | undefined;
  readonly answers: Answers | undefined;
}
/** The command that a step answers, for the viewer who sent it. */
export interface Answers {
  readonly viewer: Viewer;
  readonly command: string;
}
export type Steps = readonly Step[];

/** `answers` goes only to the viewer who acted. */
export function tellStep(
  table: Table,
  before: Before,
  entry: BookEntry,
  events: readonly unknown[],
  answers: Answers | undefined,
): Step {
  const info = diff(before.info, infoOf(table, entry.at));
  const texts = new Map<Viewer, string>();
  for (const [viewer, seen] of before.views) {
    const view = viewOf(table, viewer);
    const change = diff(seen, view);
    let what = happeningFor(table, entry.line, entry.person, events, viewer);
    if ('events' in what && what.events.length === 0 && !change && !info) what = { kind: 'hidden' };
    const head = {
      kind: 'entry',
      table: table.id,
      version: entry.version,
      at: entry.at,
      what,
      ...(info !== undefined && { info }),
      ...(viewer !== SPECTATOR && mayTakeBack(table, viewer) && { mayTakeBack: true }),
      ...(answers?.viewer === viewer && { answers: answers.command }),
    };
    texts.set(viewer, withView(JSON.stringify(head), change, view));
  }
  if (entry.line.kind !== 'chatted') return { texts, author: null, muffled: undefined, answers };
  const { id } = table;
  const muffled = {
    kind: 'entry',
    table: id,
    version: entry.version,
    at: entry.at,
    what: { kind: 'hidden' },
  };
  return { texts, author: entry.person, muffled: JSON.stringify(muffled), answers };
}

/** Puts the change into the message, or the whole view where that is shorter. */
function withView(head: string, change: Change | undefined, view: unknown): string {
  if (change === undefined) return head;
  const part = JSON.stringify(change);
  const open = head.slice(0, -1);
  if (part.length < SHORT) return `${open},"change":${part}}`;
  const whole = JSON.stringify(view);
  return part.length <= whole.length ? `${open},"change":${part}}` : `${open},"view":${whole}}`;
}

// Turns one step of a table into the messages that its watchers get: redacted per viewer, as a change where that is shorter.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { type Change, diff, type Happening } from '@undercroft/protocol';
import type { BookEntry } from '../table/book.ts';
import { type Facts, factsOf } from '../table/facts.ts';
import type { Table } from '../table/table.ts';
import { happeningFor, mayTakeBack, viewOf } from '../table/tell.ts';
import type { Watcher } from './watchers.ts';

/** A change shorter than this is sent without weighing it against the whole view. */
const SHORT = 512;

/** What the viewers knew before the step. */
export interface Before {
  readonly facts: Facts;
  readonly views: ReadonlyMap<Viewer, unknown>;
}

export function lookBefore(table: Table, watchers: ReadonlySet<Watcher>, now: number): Before | undefined {
  if (watchers.size === 0) return undefined;
  const views = new Map<Viewer, unknown>();
  for (const { viewer } of watchers) if (!views.has(viewer)) views.set(viewer, viewOf(table, viewer));
  return { facts: factsOf(table, now), views };
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
  const info = factsChange(before.facts, factsOf(table, entry.at));
  const open = `{"kind":"entry","table":"${table.id}","version":${entry.version},"at":${entry.at},"what":`;
  const infoPart = info === undefined ? '' : `,"info":${JSON.stringify(info)}`;
  const texts = new Map<Viewer, string>();
  let last: Happening | undefined;
  let lastText = '';
  for (const [viewer, seen] of before.views) {
    const view = viewOf(table, viewer);
    const change = diff(seen, view);
    let what = happeningFor(table, entry.line, entry.person, events, viewer);
    if ('events' in what && what.events.length === 0 && !change && !info) what = { kind: 'hidden' };
    if (!last || !isSame(what, last)) lastText = JSON.stringify(what);
    last = what;
    let text = open + lastText + infoPart;
    if (viewer !== SPECTATOR && mayTakeBack(table, viewer)) text += ',"mayTakeBack":true';
    if (answers?.viewer === viewer) text += `,"answers":${JSON.stringify(answers.command)}`;
    texts.set(viewer, `${text}${viewPart(change, view)}}`);
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

/** Two viewers of one step: where both see the very same events, the words are the same too. */
function isSame(one: Happening, other: Happening): boolean {
  if (!('events' in one && 'events' in other) || one.events.length !== other.events.length) return false;
  for (let i = 0; i < one.events.length; i++) if (one.events[i] !== other.events[i]) return false;
  return true;
}

/** What changed of the public facts. A move leaves the steady ones as they are, down to the very same record. */
function factsChange(before: Facts, after: Facts): Change | undefined {
  const moving = diff(before.moving, after.moving) as object | undefined;
  const steady = diff(before.steady, after.steady) as object | undefined;
  return (steady ? { ...steady, ...moving } : moving) as Change | undefined;
}

/** The change as a field of the message, or the whole view where that is shorter. */
function viewPart(change: Change | undefined, view: unknown): string {
  if (change === undefined) return '';
  const part = JSON.stringify(change);
  if (part.length < SHORT) return `,"change":${part}`;
  const whole = JSON.stringify(view);
  return part.length <= whole.length ? `,"change":${part}` : `,"view":${whole}`;
}

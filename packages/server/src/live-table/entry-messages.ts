// Turns one event of a table into the messages for its watchers: redacted per viewer, as a change where that is shorter.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { type Change, diff, type EventView } from '@undercroft/protocol';
import {
  eventViewFor,
  factsOf,
  isHiddenFrom,
  mayTakeBack,
  type PublicFacts,
  type StoredEvent,
  seenVersion,
  type Table,
  viewOf,
} from '@undercroft/table';
import type { Watcher } from './watchers.ts';

/** A change shorter than this is sent without weighing it against the whole view. */
const SHORT = 512;

export type KnownBefore = NonNullable<ReturnType<typeof knownBefore>>;

/** What the viewers knew before the event. */
export function knownBefore(table: Table, watchers: ReadonlySet<Watcher>, now: number) {
  if (watchers.size === 0) return undefined;
  const views = new Map<Viewer, unknown>();
  for (const { viewer } of watchers) if (!views.has(viewer)) views.set(viewer, viewOf(table, viewer, now));
  return { facts: factsOf(table, now), views };
}

/** The command that an event answers, for the viewer who sent it. */
export interface Answers {
  readonly viewer: Viewer;
  readonly command: string;
}

export type EntryMessages = ReturnType<typeof entryMessages>;

/**
 * One event as messages: a text per viewer, none for those it is hidden from; another for people who have blocked its
 * author. `answers` goes only to the viewer who acted.
 */
export function entryMessages(
  table: Table,
  before: KnownBefore,
  stored: StoredEvent,
  gameEvents: readonly unknown[],
  answers: Answers | undefined,
) {
  const info = factsChange(before.facts, factsOf(table, stored.at));
  const infoPart = info === undefined ? '' : `,"info":${JSON.stringify(info)}`;
  const texts = new Map<Viewer, string | undefined>();
  let last: EventView | undefined;
  let lastText = '';
  for (const [viewer, seen] of before.views) {
    if (isHiddenFrom(stored.event, viewer)) {
      texts.set(viewer, undefined);
      continue;
    }
    const view = viewOf(table, viewer, stored.at);
    const change = diff(seen, view);
    const what = eventViewFor(table, stored.event, stored.person, gameEvents, viewer);
    if (!last || !isSame(what, last)) lastText = JSON.stringify(what);
    last = what;
    let text = `${openingOf(table, viewer, stored)}${lastText}${infoPart}`;
    if (viewer !== SPECTATOR && mayTakeBack(table, viewer)) text += ',"mayTakeBack":true';
    if (answers?.viewer === viewer) text += `,"answers":${JSON.stringify(answers.command)}`;
    texts.set(viewer, `${text}${viewPart(change, view)}}`);
  }
  const author = stored.event.kind === 'chatted' ? stored.person : null;
  const whenBlocked = (viewer: Viewer): string => `${openingOf(table, viewer, stored)}{"kind":"hidden"}}`;
  return { texts, author, whenBlocked, answers };
}

const openingOf = (table: Table, viewer: Viewer, { version, at }: StoredEvent): string =>
  `{"kind":"entry","table":"${table.id}","version":${seenVersion(table, viewer, version)},"at":${at},"what":`;

/** Where two viewers see the very same events, the text is made once. */
function isSame(one: EventView, other: EventView): boolean {
  if (!('events' in one && 'events' in other) || one.events.length !== other.events.length) return false;
  // Made by an order: the owner alone is told.
  if ('order' in one || 'order' in other) return false;
  for (let i = 0; i < one.events.length; i++) if (one.events[i] !== other.events[i]) return false;
  return true;
}

/** What changed of the public facts. A move leaves the steady ones the same object, so they cost nothing. */
function factsChange(before: PublicFacts, after: PublicFacts): Change | undefined {
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

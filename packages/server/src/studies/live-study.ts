// One study room in memory: commands one after another, each stored before it counts, then told to whoever follows.
import { type AnyGame, timelineOf } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import {
  applyStudyEvent,
  branchOf,
  type ChapterBody,
  executeStudy,
  logOf,
  type MainLine,
  type StoredStudyEvent,
  type Study,
  type StudyEvent,
  type StudyRequest,
} from '@undercroft/study';
import type { Games } from '../live-table/load-table.ts';
import type { ChapterRow, Store, StoredEntry } from '../store/port.ts';

export type StudyOutcome =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: CodedRefusal };

export interface StudyWatcher {
  readonly person: string;
  /** People whose words this watcher does not wish to read. */
  readonly blocked: ReadonlySet<string>;
  send(text: string): void;
}

export interface LiveStudy {
  readonly id: string;
  study: Study | undefined;
  /** What was asked for last: the next waits for it. */
  last: Promise<unknown>;
  usedAt: number;
  /** Since when the leader has not been here. */
  awaySince: number | undefined;
  readonly mainLines: Map<number, MainLine>;
  readonly watchers: Set<StudyWatcher>;
  /** Commands that were entered lately, with their versions. */
  readonly recent: Map<string, number>;
}

export interface LiveStudySettings {
  readonly store: Store;
  readonly games: Games;
  onError(error: unknown, study: string): void;
  /** Sends the whole room to whoever follows it here. */
  tellAll(live: LiveStudy): void;
}

export interface SentStudyCommand {
  readonly id: string;
  readonly again?: boolean | undefined;
  /** What a new chapter looks at. */
  readonly chapter?: ChapterRow;
}

/** Every so many events the whole room is stored, and what led to it is let go. */
const SNAPSHOT_EVERY = 200;
const MAX_RECENT = 512;
const MOST_TRIES = 30;

const readEvent = ({ body, ...by }: StoredEntry): StoredStudyEvent => ({
  ...by,
  event: JSON.parse(body) as StudyEvent,
});

/** Whoever followed a room that had to be read again is told all of it: what came between is not known here. */
export async function loadStudy(live: LiveStudy, settings: LiveStudySettings): Promise<Study | undefined> {
  const { store } = settings;
  if (live.study) return live.study;
  const row = await store.studies.read(live.id);
  if (!row) return undefined;
  const events = (await store.studies.events(live.id, row.base)).map(readEvent);
  live.study = events.reduce(applyStudyEvent, JSON.parse(row.snapshot) as Study);
  settings.tellAll(live);
  return live.study;
}

export async function performStudy(
  live: LiveStudy,
  request: StudyRequest,
  sent: SentStudyCommand | undefined,
  settings: LiveStudySettings,
): Promise<StudyOutcome> {
  const person = request.actor?.person ?? null;
  const key = sent && person !== null ? `${person} ${sent.id}` : undefined;
  let isAgain = sent?.again ?? false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const study = await loadStudy(live, settings);
    if (!study) return { ok: false, refusal: { code: 'no-such-study' } };
    const known = key === undefined ? undefined : live.recent.get(key);
    const before =
      known ??
      (isAgain && sent && person !== null
        ? await settings.store.studies.versionOfCommand(live.id, person, sent.id)
        : undefined);
    if (before !== undefined) return { ok: true, version: before };
    await readyFor(live, study, request, settings);
    const mainLine = (chapter: number): MainLine => live.mainLines.get(chapter)!;
    const done = executeStudy(study, request, { mainLine }, Date.now(), sent?.id ?? null);
    if (done === undefined) {
      // Nothing was left to do: that holds for a repeat too, whatever happens before it comes.
      if (key !== undefined) remember(live, key, study.version);
      return { ok: true, version: study.version };
    }
    if ('code' in done) return { ok: false, refusal: done };
    if (await store(live, study, done, sent?.chapter, settings)) {
      if (key !== undefined) remember(live, key, done.version);
      return { ok: true, version: done.version };
    }
    // Another process was faster, or has entered this very command.
    isAgain = true;
    await readOn(live, settings);
  }
  return { ok: false, refusal: { code: 'overloaded' } };
}

function remember(live: LiveStudy, key: string, version: number): void {
  live.recent.set(key, version);
  if (live.recent.size > MAX_RECENT) live.recent.delete(live.recent.keys().next().value!);
}

/** A branch is checked by playing it: for that its chapter must be at hand. */
async function readyFor(
  live: LiveStudy,
  study: Study,
  { command }: StudyRequest,
  settings: LiveStudySettings,
): Promise<void> {
  const chapter =
    command.kind === 'branch'
      ? command.chapter
      : command.kind === 'grow'
        ? branchOf(study, command.branch)?.chapter
        : undefined;
  if (chapter === undefined || live.mainLines.has(chapter) || !study.chapters[chapter]) return;
  const body = (await settings.store.studies.chapter(live.id, chapter))!;
  live.mainLines.set(chapter, mainLineOf(settings.games, JSON.parse(body) as ChapterBody));
}

export function mainLineOf(games: ReadonlyMap<string, AnyGame>, body: ChapterBody): MainLine {
  const log = logOf(games.get(body.game)!, body);
  const timeline = timelineOf(log);
  return { game: log.game, at: (at) => timeline.at(at) };
}

async function store(
  live: LiveStudy,
  study: Study,
  done: StoredStudyEvent,
  chapter: ChapterRow | undefined,
  settings: LiveStudySettings,
): Promise<boolean> {
  const next = applyStudyEvent(study, done);
  const { event, version, at, person, command } = done;
  const isStored = await settings.store.studies.append({
    id: live.id,
    from: study.version,
    entry: { at, person, command, body: JSON.stringify(event) },
    state: next.phase,
    ...(version % SNAPSHOT_EVERY === 0 && { snapshot: JSON.stringify(next) }),
    ...(event.kind === 'joined' && { person: event.person }),
    ...(chapter && { chapter: { ...chapter, number: study.chapters.length } }),
  });
  if (!isStored) return false;
  live.study = next;
  tell(live, done);
  settings.store.notify(`study ${live.id} ${version}`);
  return true;
}

function tell({ id, watchers }: LiveStudy, { version, at, event }: StoredStudyEvent): void {
  const textOf = (told: StudyEvent): string =>
    JSON.stringify({ kind: 'studied', table: id, version, at, event: told });
  const text = textOf(event);
  const author = event.kind === 'noted' ? event.note.by : undefined;
  for (const watcher of watchers)
    watcher.send(author !== undefined && watcher.blocked.has(author) ? textOf(unread(event)) : text);
}

/** A note that somebody does not wish to read: to them it is taken away. */
const unread = (event: StudyEvent): StudyEvent =>
  event.kind === 'noted' ? { kind: 'noted', note: { ...event.note, words: '' } } : event;

/** The whole room as this watcher may know it. */
export const studyMessage = (study: Study, here: readonly string[], blocked: ReadonlySet<string>): string =>
  JSON.stringify({
    kind: 'study',
    table: study.id,
    version: study.version,
    study: blocked.size === 0 ? study : { ...study, notes: study.notes.filter(({ by }) => !blocked.has(by)) },
    here,
  });

/** Takes in what another process wrote, and tells it; the whole room where the events in between are gone. */
export async function readOn(live: LiveStudy, settings: LiveStudySettings): Promise<void> {
  const { study } = live;
  const events = study ? (await settings.store.studies.events(live.id, study.version)).map(readEvent) : [];
  if (!study || events[0]?.version !== study.version + 1) {
    live.study = undefined;
    await loadStudy(live, settings);
    return;
  }
  for (const event of events) {
    live.study = applyStudyEvent(live.study!, event);
    tell(live, event);
  }
}

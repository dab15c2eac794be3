// All study rooms in memory: finds or loads one, keeps its commands in order, hears of other processes, forgets the idle.
import { isStudyId } from '@undercroft/protocol';
import type { Study, StudyRequest } from '@undercroft/study';
import { forgetInRoom } from './forget-in-room.ts';
import {
  type LiveStudy,
  type LiveStudySettings,
  loadStudy,
  performStudy,
  readOn,
  type SentStudyCommand,
  type StudyOutcome,
  type StudyWatcher,
  studyMessage,
} from './live-study.ts';
import type { StudyPresence } from './study-presence.ts';

export type LiveStudies = ReturnType<typeof createLiveStudies>;

const IDLE = 60_000;
/** A leader who has been away for so long leads no more. */
const LEADER_AWAY = 60_000;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: short methods, all over the one map of rooms
export function createLiveStudies(given: Omit<LiveStudySettings, 'tellAll'>, presence: StudyPresence) {
  const { store } = given;
  const rooms = new Map<string, LiveStudy>();

  const roomOf = (id: string): LiveStudy => {
    let live = rooms.get(id);
    if (!live) {
      live = newRoom(id);
      rooms.set(id, live);
    }
    live.usedAt = Date.now();
    return live;
  };

  const tellAll = (live: LiveStudy): void => {
    if (!live.study) return;
    for (const watcher of live.watchers)
      watcher.send(studyMessage(live.study, presence.of(live.id), watcher.blocked));
  };

  const settings: LiveStudySettings = { ...given, tellAll };

  const api = {
    /** Executes a request; resolves when its event is durable. */
    async act(id: string, request: StudyRequest, sent?: SentStudyCommand): Promise<StudyOutcome> {
      const live = roomOf(id);
      try {
        return await inTurn(live, () => performStudy(live, request, sent, settings));
      } catch (error) {
        settings.onError(error, id);
        return { ok: false, refusal: { code: 'overloaded' } };
      }
    },
    look(id: string): Promise<Study | undefined> {
      if (!isStudyId(id)) return Promise.resolve(undefined);
      const live = roomOf(id);
      return inTurn(live, () => loadStudy(live, settings));
    },
    /** Tells the whole room now and every event from then on; false where there is no such room. */
    async watch(id: string, watcher: StudyWatcher, isWanted: () => boolean): Promise<boolean> {
      const live = roomOf(id);
      const study = await inTurn(live, () => loadStudy(live, settings));
      if (!study || !isWanted()) return study !== undefined;
      live.watchers.add(watcher);
      presence.come(id, watcher.person);
      watcher.send(studyMessage(live.study!, presence.of(id), watcher.blocked));
      return true;
    },
    unwatch(id: string, watcher: StudyWatcher): void {
      if (rooms.get(id)?.watchers.delete(watcher)) presence.go(id, watcher.person);
    },
    tellHere(id: string, text: string): void {
      for (const watcher of rooms.get(id)?.watchers ?? []) watcher.send(text);
    },
    /** A notification: the room stands at this version somewhere. */
    heard(id: string, version: number): void {
      const live = rooms.get(id);
      if (!live || (live.study?.version ?? 0) >= version) return;
      inTurn(live, async () => {
        if ((live.study?.version ?? 0) < version) await readOn(live, settings);
      }).catch((error) => settings.onError(error, id));
    },
    /** Notifications may have been lost: compares every room that is followed here with the store. */
    async readAfresh(): Promise<void> {
      for (const [id, version] of await store.studies.versions([...rooms.keys()])) api.heard(id, version);
    },
    /** Lets the lead pass where the leader is gone, and forgets rooms that nobody uses. */
    async tend(now: number): Promise<void> {
      for (const live of rooms.values()) {
        if (live.watchers.size === 0 && now - live.usedAt > IDLE) rooms.delete(live.id);
        const from = leaderGone(live, presence, now);
        if (from === undefined) continue;
        const here = presence.of(live.id);
        await api.act(live.id, { actor: null, command: { kind: 'passLead', from, here } });
      }
    },
    /** Takes somebody out of a room; the room goes where nobody else has left anything in it. */
    async forgetAt(id: string, person: string): Promise<void> {
      const live = roomOf(id);
      await inTurn(live, async () => {
        if (!(await forgetInRoom(live, person, settings))) rooms.delete(id);
      });
    },
    /** What is in memory is read again. */
    forget(id: string): void {
      const live = rooms.get(id);
      if (live)
        void inTurn(live, async () => {
          live.study = undefined;
        });
    },
  };
  return api;
}

const newRoom = (id: string): LiveStudy => ({
  id,
  study: undefined,
  last: Promise.resolve(),
  usedAt: 0,
  awaySince: undefined,
  mainLines: new Map(),
  watchers: new Set(),
  recent: new Map(),
});

/** One thing after another in a room; what fails leaves the room to be read again. */
function inTurn<Result>(live: LiveStudy, work: () => Promise<Result>): Promise<Result> {
  const result = live.last.then(work);
  live.last = result.catch(() => {
    live.study = undefined;
  });
  return result;
}

/** Whose lead must pass to somebody who is here: they have been away for too long. */
function leaderGone(live: LiveStudy, presence: StudyPresence, now: number): string | undefined {
  const { study } = live;
  if (!study || live.watchers.size === 0) return undefined;
  if (study.leader === '' || presence.of(live.id).includes(study.leader)) live.awaySince = undefined;
  else live.awaySince ??= now;
  return live.awaySince === undefined || now - live.awaySince < LEADER_AWAY ? undefined : study.leader;
}

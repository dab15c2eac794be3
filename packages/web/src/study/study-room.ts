// A study room on this page: the room as the server tells it, where the reader looks in it, and what the reader does there.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Connection, Place, StudyCommand, StudyMessage } from '@undercroft/protocol';
import { type FollowedStudy, followStudy, type Study, type StudyEvent } from '@undercroft/study';
import { errorText } from '../i18n.ts';
import { type NoteDrafts, openNoteDrafts } from './note-drafts.ts';
import { createOwnPlace } from './own-place.ts';
import { keepUnsent } from './unsent-tries.ts';

export interface StudyRoom {
  readonly id: string;
  readonly me: string;
  readonly study: ReadonlySignal<Study>;
  readonly here: ReadonlySignal<readonly string[]>;
  /** Where the reader looks: at once, before the server has heard of it. */
  readonly place: ReadonlySignal<Place>;
  /** Why the last command was refused, in words. */
  readonly problem: ReadonlySignal<string>;
  readonly isGone: ReadonlySignal<boolean>;
  /** The leader takes everybody along; anybody else looks around alone. */
  go(place: Place): void;
  /** True when it was done. */
  send(command: StudyCommand): Promise<boolean>;
  /** Sent until it is answered, over a reload too. */
  sendTry(command: StudyCommand): Promise<boolean>;
  /** What the reader began to write. */
  readonly notes: NoteDrafts;
  onEvent(listener: (event: StudyEvent, study: Study) => void): () => void;
  close(): void;
}

export const isLeading = ({ study, me }: StudyRoom): boolean => study.value.leader === me;

/** Opens the room; undefined where there is none. */
export function openStudyRoom(
  connection: Connection,
  id: string,
  me: string,
): Promise<StudyRoom | undefined> {
  const { promise, resolve } = Promise.withResolvers<StudyRoom | undefined>();
  let followed: FollowedStudy | undefined;
  let room: ReturnType<typeof roomOver> | undefined;
  let stop = (): void => {};
  const heard = (message: StudyMessage): void => {
    if (message.kind === 'gone') {
      room?.gone();
      resolve(undefined);
      return;
    }
    const next = followStudy(followed, message);
    if (next === 'gap') {
      // What is missing comes with the whole room.
      if (followed) watch();
      return;
    }
    followed = next;
    if (room) room.told(next, message.kind === 'studied' ? (message.event as StudyEvent) : undefined);
    else if (message.kind === 'study') {
      room = roomOver(connection, id, me, next, () => stop());
      resolve(room.api);
    }
  };
  const watch = (): void => {
    stop();
    stop = connection.watch(id, heard);
  };
  watch();
  return promise;
}

function roomOver(connection: Connection, id: string, me: string, first: FollowedStudy, stop: () => void) {
  const study = signal(first.study);
  const here = signal(first.here);
  const problem = signal('');
  const isGone = signal(false);
  const listeners = new Set<(event: StudyEvent, study: Study) => void>();
  const send = async (command: StudyCommand): Promise<boolean> => {
    const answer = await connection.send(command, id);
    problem.value = answer.ok || answer.code === 'connection-closed' ? '' : errorText({ code: answer.code });
    return answer.ok;
  };
  const { place, go, settle } = createOwnPlace(study, me, send);
  const unsent = keepUnsent(id, send);
  // Again with every visit: the name may be another one.
  if (first.study.phase === 'open') void send({ kind: 'join' });
  void unsent.sendAll();

  const api: StudyRoom = {
    id,
    me,
    study,
    here,
    place,
    problem,
    isGone,
    go,
    send,
    sendTry: unsent.send,
    notes: openNoteDrafts(id),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      stop();
    },
  };
  return {
    api,
    gone: () => {
      isGone.value = true;
    },
    told(next: FollowedStudy, event: StudyEvent | undefined) {
      study.value = next.study;
      here.value = next.here;
      settle();
      if (event) for (const listener of listeners) listener(event, next.study);
    },
  };
}

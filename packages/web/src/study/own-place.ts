// Where the reader looks in a study room: at once here, and then on its way to the server.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Place, StudyCommand } from '@undercroft/protocol';
import { isMoment, placeOfMember, type Study } from '@undercroft/study';

export interface OwnPlace {
  readonly place: ReadonlySignal<Place>;
  go(place: Place): void;
  /** Follows what the room says, once it was told something new. */
  settle(): void;
}

export function createOwnPlace(
  study: ReadonlySignal<Study>,
  me: string,
  send: (command: StudyCommand) => Promise<boolean>,
): OwnPlace {
  const place = signal(placeOfMember(study.value, me));
  let isSending = false;
  let wanted: Place | undefined;

  /** One at a time, and only the newest: nobody wants to see every moment of a slider. */
  const sendPlace = async (): Promise<void> => {
    if (isSending || !wanted) return;
    const next = wanted;
    wanted = undefined;
    isSending = true;
    await send({ kind: study.value.leader === me ? 'step' : 'look', place: next });
    isSending = false;
    if (wanted) void sendPlace();
    else holdAgain();
  };
  /** What the room says holds again as soon as nothing of the reader's is on its way. */
  const holdAgain = (): void => {
    if (isSending || wanted) return;
    const told = placeOfMember(study.value, me);
    const { chapter, branch, at, eyes } = place.value;
    const isSame = chapter === told.chapter && branch === told.branch && at === told.at && eyes === told.eyes;
    if (!isSame) place.value = told;
  };

  return {
    place,
    go(next) {
      if (!isMoment(study.value, next)) return;
      place.value = next;
      wanted = next;
      void sendPlace();
    },
    settle() {
      // A branch that was dropped leaves nobody on it.
      if (!isMoment(study.value, place.value)) place.value = placeOfMember(study.value, me);
      holdAgain();
    },
  };
}

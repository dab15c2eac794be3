// Takes somebody out of a study room; a room in which nobody else has left anything goes with them.
import { type Study, studyWithoutPerson } from '@undercroft/study';
import { newId } from '../new-id.ts';
import { type LiveStudy, type LiveStudySettings, loadStudy } from './live-study.ts';

const NO_NAME = '—';

/** False where the room is gone. Begins anew when another process wrote in it meanwhile. */
export async function forgetInRoom(
  live: LiveStudy,
  person: string,
  settings: LiveStudySettings,
): Promise<boolean> {
  const { store, tellAll } = settings;
  const { id } = live;
  for (;;) {
    live.study = undefined;
    const study = await loadStudy(live, settings);
    if (!study) return true;
    const stranger = `gone-${newId(8)}`;
    const without = studyWithoutPerson(study, person, stranger);
    if (isEmpty(without, stranger)) {
      await store.studies.remove(id);
      return false;
    }
    const next = { ...without, version: study.version + 1 };
    const { owner } = next;
    const snapshot = JSON.stringify(next);
    if (!(await store.studies.forgetAt({ id, from: study.version, person, owner, snapshot, name: NO_NAME })))
      continue;
    live.study = next;
    tellAll(live);
    store.notify(`study ${id} ${next.version}`);
    return true;
  }
}

const isEmpty = ({ members, notes, branches }: Study, stranger: string): boolean =>
  members.length === 0 && notes.length === 0 && branches.every(({ by }) => by === stranger);

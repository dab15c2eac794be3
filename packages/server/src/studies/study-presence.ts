// Who is in which study room, over all processes: each tells the others, and silence counts as absence.
import { createElsewhere } from '../elsewhere.ts';
import type { Store } from '../store/port.ts';

const MOST_TOLD = 100;

export type StudyPresence = ReturnType<typeof createStudyPresence>;

export function createStudyPresence(
  store: Store,
  processId: string,
  tell: (study: string, text: string) => void,
) {
  /** How many lines each person has to a room here. */
  const here = new Map<string, Map<string, number>>();
  const elsewhere = createElsewhere<readonly string[]>();

  const peopleHere = (study: string): string[] => [...(here.get(study)?.keys() ?? [])];
  const of = (study: string): string[] => {
    const people = new Set(peopleHere(study));
    for (const person of elsewhere.of(study).flat()) people.add(person);
    return [...people].sort().slice(0, MOST_TOLD);
  };
  const announce = (study: string): void => {
    if (store.shared) store.notify(`studyHere ${study} ${processId} ${peopleHere(study).join(',')}`);
  };
  const tellHere = (study: string): void =>
    tell(study, JSON.stringify({ kind: 'here', table: study, people: of(study) }));
  const move = (study: string, person: string, by: 1 | -1): void => {
    const people = here.get(study) ?? new Map<string, number>();
    const before = people.get(person) ?? 0;
    if (before + by > 0) people.set(person, before + by);
    else people.delete(person);
    if (people.size > 0) here.set(study, people);
    else here.delete(study);
    if (before > 0 && before + by > 0) return;
    tellHere(study);
    announce(study);
  };

  return {
    of,
    come: (study: string, person: string) => move(study, person, 1),
    go: (study: string, person: string) => move(study, person, -1),
    /** A notification from another process: `studyHere <study> <process> <people>`. */
    heard([, study, process, list]: readonly string[]) {
      if (!study || !process || process === processId) return;
      const before = of(study).join();
      const people = (list ?? '').split(',').filter(Boolean);
      elsewhere.hear(study, process, people.length > 0 ? people : undefined);
      if (of(study).join() !== before) tellHere(study);
    },
    /** Says again who is here, and forgets processes that have fallen silent. */
    refresh(now: number) {
      elsewhere.forgetSilent(now);
      for (const study of here.keys()) announce(study);
    },
  };
}

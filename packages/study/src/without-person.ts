// A study room without somebody who wished to be forgotten: their name and words go, what they tried stays a stranger's.
import type { Study } from './study.ts';

/** What stands in place of their name. */
const NO_NAME = '—';

/** A study room in which nothing tells of a person any more. */
export function studyWithoutPerson(study: Study, id: string, stranger: string): Study {
  const nameless = <Part extends { readonly by: string; readonly name: string }>(part: Part): Part =>
    part.by === id ? { ...part, by: stranger, name: NO_NAME } : part;
  const members = study.members.filter(({ person }) => person !== id);
  const leader = study.leader === id ? (members[0]?.person ?? '') : study.leader;
  return {
    ...study,
    owner: study.owner === id ? stranger : study.owner,
    leader,
    members,
    asking: study.asking.filter((person) => person !== id && person !== leader),
    branches: study.branches.map(nameless),
    notes: study.notes.filter(({ by }) => by !== id),
    marks: study.marks.map(nameless),
  };
}

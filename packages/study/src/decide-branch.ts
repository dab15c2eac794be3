// Decides about branches: each is checked by playing it, and a draft is its author's until the leader takes it.
import { CodedError, type Entry, replayEntry, sameData } from '@undercroft/kernel';
import {
  type CodedRefusal,
  MOST_BRANCHES,
  MOST_TRIED,
  type StudyCommand,
  type StudyMoment,
} from '@undercroft/protocol';
import { refuseStudy as refuse, type StudyActor, type StudyContext, type StudyDecision } from './decision.ts';
import { isAhead, lengthOf, lineOf, positionAt } from './lines.ts';
import { type Branch, branchOf, memberOf, type Study } from './study.ts';

type Asked<Kind extends StudyCommand['kind']> = Extract<StudyCommand, { readonly kind: Kind }>;

export function decideBranch(
  study: Study,
  { person, name }: StudyActor,
  { id, chapter, parent, at, luck, entries }: Asked<'branch'>,
  context: StudyContext,
): StudyDecision {
  const known = branchOf(study, id);
  // Sent again, whatever became of it meanwhile.
  if (known)
    return known.by === person && startsWith(known.entries, entries) ? undefined : refuse('not-yours');
  if (entries.length === 0) return refuse('bad-branch', { why: 'empty' });
  const line = lineOf(study, chapter, parent);
  if (!line || at > lengthOf(line)) return refuse('no-such-moment');
  if (study.leader !== person && isAhead(study, { chapter, branch: parent, at })) return refuse('end-hidden');
  if (study.branches.length >= MOST_BRANCHES) return refuse('too-many-branches');
  const fault = faultOf(study, { chapter, branch: parent, at }, entries, context);
  if (fault) return fault;
  const isDraft = study.leader !== person;
  const kept = entries.map(({ seat, choice, luck }) => ({ seat, choice, luck }));
  const branch: Branch = {
    id,
    chapter,
    parent,
    at,
    luck,
    entries: kept,
    by: person,
    name,
    isDraft,
    isOffered: false,
  };
  return { kind: 'branched', branch };
}

export function decideGrow(
  study: Study,
  { person }: StudyActor,
  { branch: id, from, entries }: Asked<'grow'>,
  context: StudyContext,
): StudyDecision {
  const branch = branchOf(study, id);
  if (!branch) return refuse('no-such-branch');
  if (branch.by !== person) return refuse('not-yours');
  if (from > branch.entries.length) return refuse('stale');
  if (startsWith(branch.entries.slice(from), entries)) return undefined;
  // Nothing that was tried is written over: another way on is another branch.
  if (from < branch.entries.length) return refuse('stale');
  if (from + entries.length > MOST_TRIED) return refuse('branch-too-long', { most: MOST_TRIED });
  const at = branch.at + from;
  const fault = faultOf(study, { chapter: branch.chapter, branch: id, at }, entries, context);
  return fault ?? { kind: 'grew', branch: id, from, entries };
}

const startsWith = (all: readonly Entry<unknown>[], first: readonly Entry<unknown>[]): boolean =>
  first.length <= all.length && first.every((entry, i) => sameData(entry, all[i]));

/** Plays the entries from a moment: choices must be listed there, and luck must fit what the rules ask for. */
function faultOf(
  study: Study,
  moment: StudyMoment,
  entries: readonly Entry<unknown>[],
  context: StudyContext,
): CodedRefusal | undefined {
  const main = context.mainLine(moment.chapter);
  const position = positionAt(study, moment, main);
  try {
    for (const [i, entry] of entries.entries()) replayEntry(main.game, position, entry, moment.at + i);
    return undefined;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return refuse('bad-branch', { why: error.code });
  }
}

export function decideOffer(
  study: Study,
  { person }: StudyActor,
  { branch: id, on }: Asked<'offer'>,
): StudyDecision {
  const branch = branchOf(study, id);
  if (!branch) return refuse('no-such-branch');
  if (branch.by !== person && (on || study.leader !== person)) return refuse('not-yours');
  return !branch.isDraft || branch.isOffered === on ? undefined : { kind: 'offered', branch: id, on };
}

export function decideTake(study: Study, id: string): StudyDecision {
  const branch = branchOf(study, id);
  if (!branch) return refuse('no-such-branch');
  if (!branch.isDraft) return undefined;
  return branch.isOffered ? { kind: 'taken', branch: id } : refuse('not-offered');
}

/** A draft is dropped by its author alone; the leader may drop what is the room's, or what somebody left behind. */
export function decideDrop(study: Study, { person }: StudyActor, id: string): StudyDecision {
  const branch = branchOf(study, id);
  if (!branch) return undefined;
  const isLeaders = study.leader === person && (!branch.isDraft || !memberOf(study, branch.by));
  if (branch.by !== person && !isLeaders) return refuse('not-yours');
  if (study.branches.some(({ parent }) => parent === id)) return refuse('has-branches');
  return { kind: 'dropped', branch: id };
}

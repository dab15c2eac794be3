// Decides a command of a study room: the event it leads to, or a coded refusal. Checks everything, stores nothing.
import { MOST_CHAPTERS, MOST_STUDY_MEMBERS, type StudyCommand } from '@undercroft/protocol';
import { decideBranch, decideDrop, decideGrow, decideOffer, decideTake } from './decide-branch.ts';
import { decideMark, decideNote, decideWipe } from './decide-marks.ts';
import { decideLook, decideStep } from './decide-place.ts';
import {
  refuseStudy as refuse,
  type StudyActor,
  type StudyContext,
  type StudyDecision,
  type StudyHostCommand,
  type StudyRequest,
} from './decision.ts';
import { memberOf, type Study } from './study.ts';

export const decideStudy = (study: Study, request: StudyRequest, context: StudyContext): StudyDecision =>
  study.phase === 'closed'
    ? refuse('study-closed')
    : request.actor === null
      ? decideForHost(study, request.command)
      : decideForPerson(study, request.actor, request.command, context);

function decideForPerson(
  study: Study,
  actor: StudyActor,
  command: StudyCommand,
  context: StudyContext,
): StudyDecision {
  const { person, name } = actor;
  const member = memberOf(study, person);
  if (command.kind === 'join') {
    if (member?.name === name) return undefined;
    if (!member && study.members.length >= MOST_STUDY_MEMBERS) return refuse('study-full');
    return { kind: 'joined', person, name };
  }
  if (!member) return command.kind === 'leave' ? undefined : refuse('not-in-study');
  const isLeader = study.leader === person;
  switch (command.kind) {
    case 'leave':
      return { kind: 'left', person };
    case 'step':
      return isLeader ? decideStep(study, command.place) : refuse('not-leader');
    case 'look':
      return isLeader ? refuse('leads') : decideLook(study, member, command.place);
    case 'follow':
      return member.follows ? undefined : { kind: 'followed', person };
    case 'branch':
      return decideBranch(study, actor, command, context);
    case 'grow':
      return decideGrow(study, actor, command, context);
    case 'offer':
      return decideOffer(study, actor, command);
    case 'take':
      return isLeader ? decideTake(study, command.branch) : refuse('not-leader');
    case 'drop':
      return decideDrop(study, actor, command.branch);
    case 'note':
      return decideNote(study, actor, command.moment, command.words);
    case 'mark':
      return decideMark(study, actor, command);
    case 'wipe':
      return decideWipe(study, actor, command.moment);
    case 'ask':
      if (isLeader) return refuse('leads');
      return study.asking.includes(person) === command.on
        ? undefined
        : { kind: 'asked', person, on: command.on };
    case 'give':
      if (!isLeader) return refuse('not-leader');
      if (command.to === person) return undefined;
      return memberOf(study, command.to) ? { kind: 'led', person: command.to } : refuse('not-in-study');
    case 'hideEnd':
      if (!isLeader) return refuse('not-leader');
      return study.isEndHidden === command.on ? undefined : { kind: 'endHidden', on: command.on };
    case 'setStops':
      return isLeader ? decideStops(study, command.chapter, command.stops) : refuse('not-leader');
  }
}

function decideStops(study: Study, number: number, asked: readonly number[]): StudyDecision {
  const chapter = study.chapters[number];
  if (!chapter || asked.some((at) => at > chapter.length)) return refuse('no-such-moment');
  const stops = [...new Set(asked)].sort((a, b) => a - b);
  return stops.join() === chapter.stops.join() ? undefined : { kind: 'stopsSet', chapter: number, stops };
}

function decideForHost(study: Study, command: StudyHostCommand): StudyDecision {
  switch (command.kind) {
    case 'addChapter':
      if (study.leader !== command.by) return refuse('not-leader');
      if (study.chapters.length >= MOST_CHAPTERS) return refuse('too-many-chapters');
      return { kind: 'chapterAdded', chapter: command.chapter };
    case 'passLead': {
      const { from, here } = command;
      if (study.leader !== from || here.includes(from)) return undefined;
      const oldest = study.members.find(({ person }) => here.includes(person));
      return oldest && { kind: 'led', person: oldest.person };
    }
    case 'close':
      return { kind: 'closed' };
  }
}

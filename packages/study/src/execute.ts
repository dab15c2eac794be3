// Executes a command on a study room: decides it and gives its event with the version that it makes.
import type { CodedRefusal } from '@undercroft/protocol';
import { decideStudy } from './decide.ts';
import { isStudyRefusal, type StudyContext, type StudyRequest } from './decision.ts';
import type { StoredStudyEvent } from './events.ts';
import type { Study } from './study.ts';

/** The event, to be stored and then applied; a refusal; or undefined where there is nothing left to do. */
export function executeStudy(
  study: Study,
  request: StudyRequest,
  context: StudyContext,
  now: number,
  command: string | null = null,
): StoredStudyEvent | CodedRefusal | undefined {
  const decision = decideStudy(study, request, context);
  if (decision === undefined || isStudyRefusal(decision)) return decision;
  const person = request.actor?.person ?? null;
  return { version: study.version + 1, at: now, person, command, event: decision };
}

// What deciding a command of a study room needs and gives.
import type { AnyGame } from '@undercroft/kernel';
import type { Code, CodedRefusal, StudyCommand } from '@undercroft/protocol';
import type { StudyEvent } from './events.ts';
import type { StudyChapter } from './study.ts';

export interface StudyActor {
  readonly person: string;
  readonly name: string;
  readonly muted?: boolean;
}

/** What only the host of a room may do. */
export type StudyHostCommand =
  | { readonly kind: 'addChapter'; readonly by: string; readonly chapter: StudyChapter }
  /** The leader has been away for long; these people are here. */
  | { readonly kind: 'passLead'; readonly from: string; readonly here: readonly string[] }
  | { readonly kind: 'close' };

/** A command in a study room with whoever gives it: a person, or the host. */
export type StudyRequest =
  | { readonly actor: StudyActor; readonly command: StudyCommand }
  | { readonly actor: null; readonly command: StudyHostCommand };

/** The game of a chapter at any moment of its own log; the position is the caller's. */
export interface MainLine {
  readonly game: AnyGame;
  at(at: number): unknown;
}

export interface StudyContext {
  mainLine(chapter: number): MainLine;
}

/** An event, a refusal, or undefined where there is nothing left to do. */
export type StudyDecision = StudyEvent | CodedRefusal | undefined;

export const isStudyRefusal = (decision: StudyDecision): decision is CodedRefusal =>
  decision !== undefined && 'code' in decision;
export const refuseStudy = (code: Code, args?: CodedRefusal['args']): CodedRefusal => ({
  code,
  ...(args && { args }),
});

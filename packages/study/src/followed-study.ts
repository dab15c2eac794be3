// A study room as a client knows it: grows by the server's messages, and notices when one is missing.
import type { StudyMessage } from '@undercroft/protocol';
import { applyStudyEvent } from './apply-event.ts';
import type { StudyEvent } from './events.ts';
import type { Study } from './study.ts';

/** A study room as a client follows it. */
export interface FollowedStudy {
  readonly study: Study;
  /** Who is connected now. */
  readonly here: readonly string[];
}

/** The room after a message; `gap` where the server must be asked for all of it again. */
export function followStudy(
  followed: FollowedStudy | undefined,
  message: Exclude<StudyMessage, { readonly kind: 'gone' }>,
): FollowedStudy | 'gap' {
  switch (message.kind) {
    case 'study':
      return { study: message.study as Study, here: message.here };
    case 'here':
      return followed ? { ...followed, here: message.people } : 'gap';
    case 'studied': {
      if (!followed || message.version > followed.study.version + 1) return 'gap';
      if (message.version <= followed.study.version) return followed;
      const { version, at } = message;
      const event = message.event as StudyEvent;
      const study = applyStudyEvent(followed.study, { version, at, person: null, command: null, event });
      return { ...followed, study };
    }
  }
}

// The words around lessons, which come with them and not with the client.
import type { Message } from '@undercroft/kernel';
import { lessonTexts } from '../far-rooms.ts';
import { sayIn } from '../i18n.ts';

export type LessonWord = (id: string, args?: Message['args']) => string;

export const lessonWords =
  (game: string): LessonWord =>
  (id, args) =>
    sayIn(lessonTexts(game), args ? { id, args } : { id });

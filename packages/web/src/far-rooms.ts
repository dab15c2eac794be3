// The parts of rooms that most visits never need: lessons with their words, drawings in characters, the clauses of the rules.
import type { DrawTable, Language, Lesson, Texts } from '@undercroft/kernel';
import type { Clause } from './game-card.ts';
import { ROOMS } from './games.ts';
import { loadedTexts, loadOnce } from './i18n.ts';
import { loadPart } from './load-part.ts';
import { roomParts } from './room-parts.ts';
import { language } from './settings/preferences.ts';

const drawings = roomParts(
  import.meta.glob<{ drawTable: DrawTable<unknown> }>('../../games/*/src/terminal.ts'),
  ROOMS,
);
const lessons = roomParts(
  import.meta.glob<{ lessons: readonly Lesson<unknown>[] }>('../../games/*/src/tutorial.ts'),
  ROOMS,
);
const texts = roomParts(
  import.meta.glob<Texts>('../../games/*/texts/tutorial.*.ts', { import: 'default' }),
  ROOMS,
);
const own = import.meta.glob<Texts>('../texts/learn.*.ts', { import: 'default' });
const clauses = roomParts(
  import.meta.glob<readonly Clause[]>('../../games/*/SPEC.md', { query: '?clauses', import: 'default' }),
  ROOMS,
);

/** The drawing of a game in characters, which the plain table shows. */
export const loadDrawing = async (name: string): Promise<DrawTable<unknown> | undefined> =>
  (await drawings(name, 'src/terminal.ts')?.())?.drawTable;

/** The lessons of a game; none for a game that has not been taught yet. */
export const loadLessons = async (name: string): Promise<readonly Lesson<unknown>[]> =>
  (await loadPart(async () => lessons(name, 'src/tutorial.ts')?.()))?.lessons ?? [];

export const ensureLessonTexts = (name: string, wanted: Language): Promise<void> =>
  loadOnce(`${name}:lessons:${wanted}`, () => [
    own[`../texts/learn.${wanted}.ts`]!(),
    loadLessonTexts(name, wanted),
  ]);

/** The texts of a game's lessons; empty until they are there. */
export function lessonTexts(name: string): Texts {
  void ensureLessonTexts(name, language.value);
  return loadedTexts(`${name}:lessons`);
}

const loadLessonTexts = async (name: string, wanted: Language): Promise<Texts> =>
  (await texts(name, `texts/tutorial.${wanted}.ts`)?.()) ?? {};

export const loadClauses = async (name: string): Promise<readonly Clause[]> =>
  (await clauses(name, 'SPEC.md')?.()) ?? [];

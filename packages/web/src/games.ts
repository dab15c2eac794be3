// The games, found by their folders and loaded when they are wanted. Nothing here names one.

import cards from 'virtual:game-cards';
import type { AnyGame, DrawTable, Language, Lesson, Texts } from '@undercroft/kernel';
import type { GameUi } from '@undercroft/kit';
import type { Clause, GameCard } from './game-card.ts';
import { loadPart } from './load-part.ts';
import { outsideGames, roomParts } from './room-parts.ts';

export type { AnyGame };
export type AnyUi = GameUi<unknown, unknown, unknown>;

const ROOMS = '../../games/';
const rules = roomParts(import.meta.glob<{ game: AnyGame }>('../../games/*/src/index.ts'), ROOMS);
export const sharePreact = (): Promise<unknown> => import('./hand-over-preact.ts');
const uis = roomParts(import.meta.glob<AnyUi>('../../games/*/ui/index.tsx'), ROOMS, sharePreact);
const drawings = roomParts(
  import.meta.glob<{ drawTable: DrawTable<unknown> }>('../../games/*/src/terminal.ts'),
  ROOMS,
);
const lessons = roomParts(
  import.meta.glob<{ lessons: readonly Lesson<unknown>[] }>('../../games/*/src/tutorial.ts'),
  ROOMS,
);
/** The words of a board come with those of its game. */
const texts = roomParts(
  import.meta.glob<Texts>(['../../games/*/texts/*.ts', '!../../games/*/texts/{board.*,terms}.ts'], {
    import: 'default',
  }),
  ROOMS,
);
const clauses = roomParts(
  import.meta.glob<readonly Clause[]>('../../games/*/SPEC.md', { query: '?clauses', import: 'default' }),
  ROOMS,
);
const doors = import.meta.glob<string>('../../games/*/ui/door.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** All games of the house, in the order of their doors; then those from outside. */
export const gameCards: readonly GameCard[] = [...cards, ...(outsideGames()?.cards ?? [])];

export const gameCardOf = (name: string): GameCard | undefined =>
  gameCards.find((card) => card.name === name);

export const doorOf = (name: string): string | undefined =>
  doors[`${ROOMS}${name}/ui/door.svg`] ?? outsideGames()?.door(name);

export async function importGame(name: string): Promise<AnyGame> {
  const load = rules(name, 'src/index.ts');
  if (!load) throw new Error(`no game named ${name}`);
  return (await loadPart(load)).game;
}

/** The drawn board of a game; undefined for a game that has none yet. */
export const loadUi = (name: string): Promise<AnyUi | undefined> =>
  loadPart(async () => uis(name, 'ui/index.tsx')?.());

/** The drawing of a game in characters, which the plain table shows. */
export const loadDrawing = async (name: string): Promise<DrawTable<unknown> | undefined> =>
  (await drawings(name, 'src/terminal.ts')?.())?.drawTable;

export const loadGameTexts = async (name: string, language: Language): Promise<Texts> =>
  (await texts(name, `texts/${language}.ts`)?.()) ?? {};

/** The lessons of a game; none for a game that has not been taught yet. */
export const loadLessons = async (name: string): Promise<readonly Lesson<unknown>[]> =>
  (await loadPart(async () => lessons(name, 'src/tutorial.ts')?.()))?.lessons ?? [];

export const loadLessonTexts = async (name: string, language: Language): Promise<Texts> =>
  (await texts(name, `texts/tutorial.${language}.ts`)?.()) ?? {};

export const loadClauses = async (name: string): Promise<readonly Clause[]> =>
  (await clauses(name, 'SPEC.md')?.()) ?? [];

/** What a game is called where there is little room: its title up to the colon. */
export const shortTitle = (title: string): string => title.split(':')[0]!;

// The games as the tests know them: found by their folders, with texts in every language.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game, Language, Lesson, Texts } from '@undercroft/kernel';

export type AnyGame = Game<unknown, unknown, unknown>;

export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Language, Texts>>;
}

const ROOMS = fileURLToPath(new URL('../../packages/games/', import.meta.url));

export const gameNames = (): readonly string[] =>
  readdirSync(ROOMS).filter((name) => existsSync(`${ROOMS}${name}/src/index.ts`));

const bring = async (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(`${ROOMS}${path}`).href);

export async function loadGame(name: string): Promise<LoadedGame> {
  const texts = async (language: Language): Promise<Texts> =>
    (await bring(`${name}/texts/${language}.ts`)).default as Texts;
  return {
    game: (await bring(`${name}/src/index.ts`)).game as AnyGame,
    texts: { en: await texts('en'), ru: await texts('ru'), it: await texts('it') },
  };
}

export const loadGames = (): Promise<readonly LoadedGame[]> => Promise.all(gameNames().map(loadGame));

/** The numbers of seats that journeys are made at: in the suite one of them, in the long run all. */
export const seatCounts = (
  { seats: [fewest, most] }: AnyGame,
  which: 'fewest' | 'most',
): readonly number[] =>
  process.env.TEST_LENGTH === 'long'
    ? Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
    : [which === 'fewest' ? fewest : most];

/** The lessons of a game; none for one that has not been taught yet. */
export const loadLessons = async (name: string): Promise<readonly Lesson<unknown>[]> =>
  existsSync(`${ROOMS}${name}/src/tutorial.ts`)
    ? ((await bring(`${name}/src/tutorial.ts`)).lessons as readonly Lesson<unknown>[])
    : [];

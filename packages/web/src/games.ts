// The games, found by their folders and loaded when they are wanted. Nothing here names one.

import cards from 'virtual:game-cards';
import type { AnyGame, Language, Texts } from '@undercroft/kernel';
import type { GameUi } from '@undercroft/kit';
import type { GameCard } from './game-card.ts';
import { loadPart } from './load-part.ts';
import { outsideGames, roomParts } from './room-parts.ts';

export type { AnyGame };
export type AnyUi = GameUi<unknown, unknown, unknown>;

export const ROOMS = '../../games/';
const rules = roomParts(import.meta.glob<{ game: AnyGame }>('../../games/*/src/index.ts'), ROOMS);
export const sharePreact = (): Promise<unknown> => import('./hand-over-preact.ts');
const uis = roomParts(import.meta.glob<AnyUi>('../../games/*/ui/index.tsx'), ROOMS, sharePreact);
/** The words of a board come with those of its game. */
const texts = roomParts(import.meta.glob<Texts>('../../games/*/texts/??.ts', { import: 'default' }), ROOMS);
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

export const loadGameTexts = async (name: string, language: Language): Promise<Texts> =>
  (await texts(name, `texts/${language}.ts`)?.()) ?? {};

/** What a game is called where there is little room: its title up to the colon. */
export const shortTitle = (title: string): string => title.split(':')[0]!;

// A shelf with one small game, for tests that should not wait for a large one.

import { type AnyGame, CodedError } from '@undercroft/kernel';
import type { AnyHints } from '@undercroft/shelf';
import { duel, duelHints } from '../../bots/test/games/duel.ts';

const only = <Thing>(name: string, thing: unknown): Thing => {
  if (name !== 'duel') throw new CodedError('unknown-game', { game: name, known: 'duel' });
  return thing as Thing;
};
export const listGames = (): readonly string[] => ['duel'];
export const loadGame = async (name: string): Promise<AnyGame> => only(name, duel);
export const loadHints = async (name: string): Promise<AnyHints> => only(name, duelHints);
export const loadTexts = async (name: string) =>
  only<Record<string, string>>(name, { 'game.title': 'Duel', 'card.c8': 'The Eight' });

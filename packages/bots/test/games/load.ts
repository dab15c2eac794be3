// How the tests' workers find the tests' games.
import type { LoadGame } from '../../src/worker.ts';
import { duel, duelHints } from './duel.ts';

export const load = (async (name) => {
  if (name !== 'duel') throw new Error(`no game called ${name}`);
  return { game: duel, hints: duelHints };
}) as LoadGame;

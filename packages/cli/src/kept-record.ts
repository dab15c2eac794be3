// Opens what a person names: a file with a record or a saved game, or a link; and joins it with its game.
import { existsSync } from 'node:fs';
import { fromLink, type GameRecord, gameOfLink, type OpenedRecord, openRecord } from '@undercroft/kernel';
import type { AnyGame, Shelf } from '@undercroft/shelf';
import { readText } from './files.ts';
import { parseKept } from './save.ts';

export interface KeptGame {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

/** The part of a web address that may be a link, or the word itself. */
const tailOf = (word: string): string => /[^/#?=\s]*\s*$/.exec(word)![0].trim();

/** A file where there is one; else what begins like a link, also at the end of a web address. */
export async function keptGame(word: string, shelf: Shelf): Promise<KeptGame> {
  const tail = tailOf(word);
  if (/^\d+\.[a-z]+\./.test(tail) && !existsSync(word)) return linkedGame(tail, shelf);
  const kept = parseKept(await readText(word));
  const record = kept.kind === 'save' ? kept.save.record : kept.record;
  return { game: await shelf.loadGame(record.game), record };
}

export async function linkedGame(word: string, shelf: Shelf): Promise<KeptGame> {
  const link = tailOf(word);
  const game = await shelf.loadGame(gameOfLink(link));
  return { game, record: fromLink(game, link) };
}

export async function openedGame(
  word: string,
  shelf: Shelf,
): Promise<OpenedRecord<unknown, unknown, unknown>> {
  const { game, record } = await keptGame(word, shelf);
  return openRecord(game, record);
}

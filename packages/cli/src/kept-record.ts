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

/** `1.ruba.1.…` is a link, also at the end of a web address; anything else is a file. */
const LINK = /(?:^|[/#?=])(\d+\.[a-z0-9-]+\.[^/#?=]+\.[0-9a-f]{8}\.[A-Za-z0-9_-]*)$/;

export async function keptGame(word: string, shelf: Shelf): Promise<KeptGame> {
  const link = LINK.exec(word.trim())?.[1];
  if (link !== undefined && !existsSync(word)) return ofLink(link, shelf);
  const kept = parseKept(await readText(word));
  const record = kept.kind === 'save' ? kept.save.record : kept.record;
  return { game: await shelf.loadGame(record.game), record };
}

export async function ofLink(link: string, shelf: Shelf): Promise<KeptGame> {
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

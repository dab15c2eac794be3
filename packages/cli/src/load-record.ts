// Loads the record that a person names, by file or by link, with its game.
import { existsSync } from 'node:fs';
import { fromLink, gameOfLink, type OpenedRecord, openRecord } from '@undercroft/kernel';
import type { Shelf } from '@undercroft/shelf';
import { recordOfTable } from '@undercroft/table';
import { readText } from './files.ts';
import { parseFile } from './save.ts';

type Opened = OpenedRecord<unknown, unknown, unknown>;
type LoadedRecord = Pick<Opened, 'game' | 'record'>;

/** The part of a web address that may be a link, or the word itself. */
const tailOf = (word: string): string => /[^/#?=\s]*\s*$/.exec(word)![0].trim();

/** A file of that name comes first; else what looks like a link, also at the end of a web address. */
export async function loadRecord(word: string, shelf: Shelf): Promise<LoadedRecord> {
  const tail = tailOf(word);
  if (/^\d+\.[a-z]+\./.test(tail) && !existsSync(word)) return loadLinkedRecord(tail, shelf);
  const content = parseFile(await readText(word));
  if (content.kind === 'record')
    return { game: await shelf.loadWithEarlier(content.record.game), record: content.record };
  const game = await shelf.loadWithEarlier(content.save.game);
  return { game, record: recordOfTable(content.save.open(game).table) };
}

export async function loadLinkedRecord(word: string, shelf: Shelf): Promise<LoadedRecord> {
  const link = tailOf(word);
  const game = await shelf.loadWithEarlier(gameOfLink(link));
  return { game, record: fromLink(game, link) };
}

export async function loadOpenedRecord(word: string, shelf: Shelf): Promise<Opened> {
  const { game, record } = await loadRecord(word, shelf);
  return openRecord(game, record);
}

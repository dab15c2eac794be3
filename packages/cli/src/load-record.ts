// Loads the record that a person names, by file, by link or by the address of a page, with its game.
import { existsSync } from 'node:fs';
import {
  CodedError,
  fromLink,
  gameOfLink,
  type OpenedRecord,
  openRecord,
  recordFrom,
} from '@undercroft/kernel';
import type { Shelf } from '@undercroft/shelf';
import { recordOfTable } from '@undercroft/table';
import { askOverHttp } from './ask-over-http.ts';
import type { Call } from './cli-command.ts';
import { readText } from './files.ts';
import { parseFile } from './save.ts';

type Opened = OpenedRecord<unknown, unknown, unknown>;
type LoadedRecord = Pick<Opened, 'game' | 'record'>;

/** The part of a web address that may be a link, or the word itself. */
const tailOf = (word: string): string => /[^/#?=\s]*\s*$/.exec(word)![0].trim();

type Loading = Pick<Call, 'io' | 'translator'>;

/** A file of that name comes first; else what looks like a link, also at the end of a web address; else the page of a game. */
export async function loadRecord(word: string, { io, translator }: Loading): Promise<LoadedRecord> {
  const { shelf } = io;
  const tail = tailOf(word);
  if (/^\d+\.[a-z][a-z0-9-]*\./.test(tail) && !existsSync(word)) return loadLinkedRecord(tail, shelf);
  if (/^https?:\/\//.test(word)) return loadRecordOfPage(word, { io, translator });
  return loadRecordFile(word, shelf);
}

export async function loadRecordFile(file: string, shelf: Shelf): Promise<LoadedRecord> {
  const content = parseFile(await readText(file));
  if (content.kind === 'record')
    return { game: await shelf.loadWithEarlier(content.record.game), record: content.record };
  const game = await shelf.loadWithEarlier(content.save.game);
  return { game, record: recordOfTable(content.save.open(game).table) };
}

/** A table of a server or a record that was brought there, as its page in the browser shows it. */
async function loadRecordOfPage(address: string, { io, translator }: Loading): Promise<LoadedRecord> {
  const { origin, pathname } = URL.parse(address) ?? { origin: '', pathname: '' };
  const [, id] = /^\/(?:t|replay|review|verify)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (id === undefined) throw new CodedError('page-without-record', { address });
  const path = /^[0-9a-f]{16}$/.test(id) ? `/api/records/${id}` : `/api/tables/${id}/record`;
  const asker = { server: origin, token: io.env.UNDERCROFT_TOKEN, io, translator };
  const record = recordFrom(await askOverHttp(asker, { method: 'GET', path }));
  return { game: await io.shelf.loadWithEarlier(record.game), record };
}

export async function loadLinkedRecord(word: string, shelf: Shelf): Promise<LoadedRecord> {
  const link = tailOf(word);
  const game = await shelf.loadWithEarlier(gameOfLink(link));
  return { game, record: fromLink(game, link) };
}

export async function loadOpenedRecord(word: string, loading: Loading): Promise<Opened> {
  const { game, record } = await loadRecord(word, loading);
  return openRecord(game, record);
}

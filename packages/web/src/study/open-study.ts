// Opens a study room on a game that is over, a puzzle or a lesson, and adds chapters. A game that the server does not know is brought there as a record.
import type { GameRecord } from '@undercroft/kernel';
import { ensureTextPart, errorText, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { askServer, NO_SERVER, type ServerAnswer } from '../net/server-api.ts';
import { go } from '../router.ts';

type Source = { readonly table: string } | { readonly record: string };
/** What a server has by itself. */
export type OwnSource =
  | { readonly puzzle: string }
  | { readonly lesson: { readonly game: string; readonly id: string } };

const wordsFor = async (code: string): Promise<string> => {
  await Promise.all([ensureTextPart('studies'), ensureTextPart('house')]);
  return code === NO_SERVER ? t('studies.no-server') : errorText({ code });
};

/** Posts it by the table's id; where the server does not know the table, brings the record and posts that. */
async function postGame<Data>(
  path: string,
  id: string,
  record: (() => Promise<GameRecord | undefined>) | undefined,
  stops: readonly number[],
): Promise<ServerAnswer<Data>> {
  const post = (source: Source) => askServer<Data>('POST', path, { ...source, stops });
  if (/^[\w-]{6,40}$/.test(id)) {
    const byTable = await post({ table: id });
    if (byTable.ok || byTable.code !== 'no-such-table') return byTable;
    const byRecord = await post({ record: id });
    if (byRecord.ok || byRecord.code !== 'not-found') return byRecord;
  }
  const made = await record?.();
  if (!made) return { ok: false, code: 'not-found' };
  const brought = await askServer<{ readonly record: string }>('POST', '/api/records', made);
  return brought.ok ? post({ record: brought.data.record }) : brought;
}

interface Opened {
  readonly study: string;
}
async function goTo(opened: ServerAnswer<Opened>): Promise<string> {
  if (!opened.ok) return wordsFor(opened.code);
  go(`/study/${opened.data.study}`);
  return '';
}

/** The same on a puzzle that the reader has tried, or on a lesson. */
export const goToStudyOf = async (source: OwnSource): Promise<string> =>
  goTo(await askServer<Opened>('POST', '/api/studies', source));

/** Goes to the new room; answers with what is wrong, or with nothing. */
export async function goToNewStudy(
  id: string,
  record: () => Promise<GameRecord | undefined>,
  stops: readonly number[] = [],
): Promise<string> {
  return goTo(await postGame<Opened>('/api/studies', id, record, stops));
}

/** A puzzle or a lesson by its link. */
function ownSourceOf(link: string): OwnSource | undefined {
  const [, puzzle] = /\/puzzles\/([\w-]+)/.exec(link) ?? [];
  if (puzzle !== undefined) return { puzzle };
  const [, game, id] = /\/games\/([\w-]+)\/learn#([\w-]+)/.exec(link) ?? [];
  return game === undefined || id === undefined ? undefined : { lesson: { game, id } };
}

/** Adds what a link leads to: a table, a replay, a puzzle or a lesson. */
export async function addChapter(study: string, link: string): Promise<string> {
  const own = ownSourceOf(link);
  if (own) return addOwn(study, own);
  const id = /([\w-]{6,40})\/?(?:[?#].*)?$/.exec(link.replace(/[?#].*$/, ''))?.[1] ?? '';
  const found = async (): Promise<GameRecord | undefined> => {
    const { findGameRecord } = await loadPart(() => import('../replay/find-record.ts'));
    const hash = link.includes('#') ? link.slice(link.indexOf('#')) : '';
    const record = await findGameRecord(hash.includes('r=') ? 'shared' : id, hash).catch(() => undefined);
    return record && 'record' in record ? record.record : undefined;
  };
  const added = await postGame(`/api/studies/${study}/chapters`, id, found, []);
  return added.ok ? '' : wordsFor(added.code);
}

/** Adds a puzzle that the reader has tried, or a lesson. */
export async function addOwn(study: string, source: OwnSource): Promise<string> {
  const added = await askServer('POST', `/api/studies/${study}/chapters`, source);
  return added.ok ? '' : wordsFor(added.code);
}

// Opens a study room on a game that is over: one of the server by its table, any other by its record, which is brought there.
import type { GameRecord } from '@undercroft/kernel';
import { ensureTextPart, errorText, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { askServer, NO_SERVER, type ServerAnswer } from '../net/server-api.ts';
import { go } from '../router.ts';

type Source = { readonly table: string } | { readonly record: string };

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

/** Goes to the new room; answers with what is wrong, or with nothing. */
export async function goToNewStudy(
  id: string,
  record: () => Promise<GameRecord | undefined>,
  stops: readonly number[] = [],
): Promise<string> {
  const opened = await postGame<{ readonly study: string }>('/api/studies', id, record, stops);
  if (!opened.ok) return wordsFor(opened.code);
  go(`/study/${opened.data.study}`);
  return '';
}

/** Adds a game by the link of its table or replay, or by its id. */
export async function addChapter(study: string, link: string): Promise<string> {
  const id = /([\w-]{6,40})\/?(?:[?#].*)?$/.exec(link.replace(/[?#].*$/, ''))?.[1] ?? '';
  const found = async (): Promise<GameRecord | undefined> => {
    const { findGameRecord } = await loadPart(() => import('../replay/find-record.ts'));
    const hash = link.includes('#') ? link.slice(link.indexOf('#')) : '';
    const record = await findGameRecord(hash.includes('r=') ? 'shared' : id, hash).catch(() => undefined);
    return typeof record === 'object' ? record.record : undefined;
  };
  const added = await postGame(`/api/studies/${study}/chapters`, id, found, []);
  return added.ok ? '' : wordsFor(added.code);
}

// Looks into what the browser keeps of a local table.
import type { Page } from 'playwright-core';
import type { LocalTable, LoggedTable } from '../../packages/web/src/sources/local-store.ts';
import { openKept } from '../../packages/web/src/sources/local-tables.ts';
import type { AnyGame } from './games.ts';

/**
 * Does something to the tables that the app keeps. It makes its store a moment after it is drawn: whoever came first would make
 * one without shelves, and wait for it for ever.
 */
const inStore = <Asked, Answer>(page: Page, mode: IDBTransactionMode, table: Asked): Promise<Answer> =>
  page.evaluate(
    async ({ mode, table }) => {
      const open = (): Promise<IDBDatabase | undefined> =>
        new Promise((resolve) => {
          const opening = indexedDB.open('undercroft');
          opening.onupgradeneeded = () => opening.transaction!.abort();
          opening.onerror = () => resolve(undefined);
          opening.onsuccess = () => resolve(opening.result);
        });
      let database = await open();
      for (; !database; database = await open()) await new Promise(requestAnimationFrame);
      const transaction = database.transaction('tables', mode);
      const tables = transaction.objectStore('tables');
      const asked =
        mode === 'readonly' ? tables.get(location.pathname.split('/').at(-1)!) : tables.put(table);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
      return asked.result as Answer;
    },
    { mode, table } as { mode: IDBTransactionMode; table: unknown },
  );

/** The table that is open, as it is kept. */
export const storedTable = (page: Page): Promise<LocalTable> => inStore(page, 'readonly', undefined);

/** Puts a table where the app will look for it; a page of the app must be open. */
export const putTable = (page: Page, table: LocalTable | LoggedTable): Promise<void> =>
  inStore(page, 'readwrite', table);

/** Is everything stored, and only the first seat asked, with a real choice? Then nothing moves unless the test does. */
export async function isAlone(page: Page, game: AnyGame): Promise<boolean> {
  const { position, log } = (await openKept(game, await storedTable(page))).table.match!;
  const at = await page.locator('.tablegrid').getAttribute('data-at');
  // A board may answer a question with only one choice by itself.
  return (
    at === String(log.length) &&
    game.waitingFor(position).every((seat) => seat === 0) &&
    game.choices(position, 0).length > 1
  );
}

// Looks into what the browser keeps of a local table.
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../packages/web/src/sources/local-store.ts';
import { openKept } from '../../packages/web/src/sources/local-tables.ts';
import type { AnyGame } from './games.ts';

export const storedTable = (page: Page): Promise<LocalTable> =>
  page.evaluate(
    () =>
      new Promise<LocalTable>((resolve, reject) => {
        const opening = indexedDB.open('undercroft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const id = location.pathname.split('/').at(-1)!;
          const asked = opening.result.transaction('tables').objectStore('tables').get(id);
          asked.onsuccess = () => resolve(asked.result as LocalTable);
        };
      }),
  );

/** Puts a table where the app will look for it; the app must have been open in this browser. */
export const putTable = (page: Page, table: LocalTable): Promise<void> =>
  page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('undercroft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const putting = opening.result.transaction('tables', 'readwrite');
          putting.objectStore('tables').put(table);
          putting.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          putting.onerror = () => reject(putting.error);
        };
      }),
    table,
  );

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

// Looks into what the browser keeps of a local table.
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../packages/web/src/sources/local-store.ts';

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

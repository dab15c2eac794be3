// Looks into what the browser keeps of a local table, and asks the kernel what is open there.
import { canonicalJson, type Language, render, replay, type Seat, type Viewer } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import type { StoredTable } from '../../packages/web/src/sources/shelf.ts';
import type { LoadedGame } from './games.ts';
import type { Row } from './play.ts';

export const storedTable = (page: Page): Promise<StoredTable> =>
  page.evaluate(
    () =>
      new Promise<StoredTable>((resolve, reject) => {
        const opening = indexedDB.open('undercroft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const id = location.pathname.split('/').at(-1)!;
          const asked = opening.result.transaction('tables').objectStore('tables').get(id);
          asked.onsuccess = () => resolve(asked.result as StoredTable);
        };
      }),
  );

/** What the kernel lists for a seat at this table now, in the words of a language. */
export function kernelChoices(
  { game, texts }: LoadedGame,
  table: StoredTable,
  seat: Seat,
  language: Language,
): Row[] {
  const position = replay({ game, table: table.table, setupLuck: table.setupLuck, log: table.log });
  const view = game.view(position, seat as Viewer);
  const words = {
    ...texts[language],
    ...Object.fromEntries(table.plan.map(({ name }, i) => [`seat.${i}`, name])),
  };
  return game.choices(position, seat).map((choice) => ({
    key: canonicalJson(choice),
    text: render(words, language, game.phrases.choice(choice, view, seat)),
  }));
}

/** The seat that the page asks now: the waiting one whose list it shows. */
export const askedSeat = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.viewer));

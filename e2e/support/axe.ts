// Automatic accessibility checks: what axe finds wrong on a page, one line per place, and names that differ from what is read.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NAMES = 'label-content-name-mismatch';
/** The rules that look at colours: all that a theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Theme = 'dark' | 'light';

interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly element: Element;
    readonly html: string;
    readonly failureSummary: string;
  }[];
}
interface Axe {
  run(context: Element, options: object): Promise<{ readonly violations: readonly Finding[] }>;
}

/** On a drawn piece all print would count as its label, the pips of a card and the face of a die, too: `misnamedPieces`. */
const DRAWN = '[data-piece], .piece, .look';

async function violations(
  page: Page,
  within: string,
  runOnly: readonly string[],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ within, options, names, drawn }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document.querySelector(within)!, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== names || !element.closest(drawn))
          .map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      );
    },
    {
      within,
      options: { runOnly, resultTypes: ['violations'], elementRef: true },
      names: NAMES,
      drawn: DRAWN,
    },
  );
  return found.map(
    ({ id, html, failureSummary }) =>
      `${id}: ${html.slice(0, 140)} | ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
  );
}

/** Everything axe finds by night and by day, on the whole page or in a part of it; the page is left as it was. */
export async function findings(page: Page, within = 'html'): Promise<readonly string[]> {
  const wrong = [...(await violations(page, within, TAGS)), ...(await misnamedPieces(page))];
  const theme = await page.evaluate(() => document.documentElement.dataset.theme as Theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  await wear(page, other);
  wrong.push(...(await violations(page, within, COLOURS)).map((finding) => `${other} ${finding}`));
  await wear(page, theme);
  return wrong;
}

/** The page follows what the browser prefers, as `visit` keeps it. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/** Pieces whose printed name is not a part of the name they are called by (WCAG 2.5.3). */
const misnamedPieces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('[data-touch]:is(.piece, .look)')].flatMap((piece) => {
      const called = plain(piece.getAttribute('aria-label') ?? piece.textContent ?? '');
      const title =
        piece.querySelector('.name, .cname, .nm') ?? piece.querySelector('b:not(.head b, .claim)');
      const printed = (title?.firstChild?.textContent ?? '').replaceAll('\u00ad', '');
      const isTitle = /\p{L}/u.test(printed);
      return !isTitle || called.includes(plain(printed))
        ? []
        : [`misnamed piece: "${printed}" is called "${called}"`];
    });
  });

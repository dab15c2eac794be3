// Automatic accessibility checks: what axe finds wrong on a page, one line per place, and names that differ from what is read.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NAMES = 'label-content-name-mismatch';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const run = (context: string, runOnly: readonly string[], rules: object): Promise<unknown> =>
    page.evaluate(`axe.run(${context}, ${JSON.stringify({ runOnly, rules })}).then((r) => r.violations)`);
  const found = [
    await run('document', TAGS, { [NAMES]: { enabled: false } }),
    // On a drawn piece all print would count as its label, the pips of a card and the face of a die, too: these are held to
    // the words that name them, below.
    await run('{ exclude: [["[data-piece]"], [".piece"], [".look"]] }', [NAMES], {}),
  ].flat() as readonly Finding[];
  const misnamed = await misnamedPieces(page);
  return [
    ...found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 140)} | ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
    ),
    ...misnamed,
  ];
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

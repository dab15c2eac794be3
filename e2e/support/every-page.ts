// Every page of the house, one after another, as a reader finds it: with a server behind it and a game to look back at.
import type { Page } from 'playwright-core';
import { gameNames } from './games.ts';
import { dropRecord, reviewable } from './records.ts';

const [first] = gameNames();
const PATHS: readonly (readonly [path: string, sign: string])[] = [
  ['/', '.arcade'],
  ['/tables', 'main h1'],
  ['/learn', 'main h1'],
  ['/rules', 'main h1'],
  ['/lab', 'main h1'],
  ['/replay', '.drop'],
  ['/settings', 'main h1'],
  ['/credits', 'main h1'],
  ['/join', 'main h1'],
  ['/nowhere', '.niche h1'],
  ['/t/dead', '.niche h1'],
  ['/me', '.account .keys'],
  ['/daily', '.deal'],
  [`/games/${first}/new`, 'form.setup'],
  ...gameNames().flatMap((name) =>
    ['', '/rules', '/learn', '/lab'].map((part) => [`/games/${name}${part}`, 'main h1'] as const),
  ),
];

/** Opens each page, waits until it is there, and calls; a record is replayed, reviewed and verified last. */
export async function everyPage(
  page: Page,
  address: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const [path, sign] of PATHS) {
    await page.goto(address + path);
    await page.waitForSelector(sign);
    await page.waitForTimeout(100);
    await look(path);
  }
  await page.goto(`${address}/replay`);
  await page.waitForSelector('.drop');
  await dropRecord(page, reviewable);
  await page.waitForSelector('.replaybar');
  await look('a replay');
  const replay = new URL(page.url());
  await page.goto(address + replay.pathname.replace('/replay/', '/verify/') + replay.hash);
  await page.waitForSelector('main h1');
  await page.waitForTimeout(300);
  await look('a verification');
  await page.goto(address + replay.pathname.replace('/replay/', '/review/') + replay.hash);
  await page.waitForSelector('[data-testid="review"]', { timeout: 60_000 });
  await look('a review');
}

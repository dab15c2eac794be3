// Every page of the house, one after another, as a reader finds it: with a server behind it and a game to look back at.
import type { Page } from 'playwright-core';
import { gameNames } from './games.ts';
import { dropRecord, reviewable } from './records.ts';
import { follow, settled } from './visit.ts';

const [first] = gameNames();
const PATHS: readonly (readonly [path: string, sign: string])[] = [
  ['/', '.arcade'],
  ['/tables', 'main h1'],
  ['/play', 'form.wishes'],
  ['/learn', 'main h1'],
  ['/rules', 'main h1'],
  ['/lab', 'main h1'],
  ['/replay', '.drop'],
  ['/settings', 'main h1'],
  ['/credits', 'main h1'],
  ['/join', 'main h1'],
  ['/nowhere', '.empty-state h1'],
  ['/t/dead', '.empty-state h1'],
  ['/people/nobody', 'main h1'],
  ['/me', '.account .keys'],
  ['/friends', '.beside'],
  ['/clubs/none', '.empty-state h1'],
  ['/expeditions', '.expedition-card'],
  ['/puzzles', '.puzzle-shelf'],
  [`/games/${first}/new`, 'form.setup'],
  ...gameNames().flatMap((name) =>
    ['', '/rules', '/learn', '/lab'].map((part) => [`/games/${name}${part}`, 'main h1'] as const),
  ),
];

/** Opens each page, waits until it is at rest, and calls; then the lab's figures, a replay, its verification and its review. */
export async function everyPage(
  page: Page,
  address: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const open = async (path: string, sign: string): Promise<void> => {
    const left = await page.evaluateHandle(() => document.querySelector('main'));
    await follow(page, path);
    await page.waitForFunction((old) => document.querySelector('main') !== old, left);
    await page.waitForSelector(sign, { state: 'attached' });
  };
  const arrive = async (path: string, sign: string, name = path): Promise<void> => {
    await open(path, sign);
    await settled(page);
    await look(name);
  };
  // Its own page is loaded; every other one is followed to from there.
  await page.goto(`${address}/settings`);
  for (const [path, sign] of PATHS) await arrive(path, sign);
  await open(`/games/${first}/lab`, '.lab-form');
  await page.locator('.lab-form select').first().selectOption('40');
  await page.locator('.lab-form .btn.go').click();
  await page.waitForSelector('[data-state="done"]');
  await look('figures of the lab');
  await open('/replay', '.drop');
  await dropRecord(page, reviewable);
  await page.waitForSelector('.replaybar');
  await settled(page);
  await look('a replay');
  const { pathname, hash } = new URL(page.url());
  await arrive(pathname.replace('/replay/', '/verify/') + hash, 'main h1', 'a verification');
  await arrive(pathname.replace('/replay/', '/review/') + hash, '[data-testid="review"]', 'a review');
}

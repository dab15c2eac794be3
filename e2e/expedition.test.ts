// An expedition as a person meets it: enter with a word, play, leave, come back, see nothing before the close, then compare and verify.
import { verifyProof } from '@undercroft/events';
import { seeded } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { afterEach, expect, test, vi } from 'vitest';
import { loadGames } from './support/games.ts';
import { playOn, playSome } from './support/play.ts';
import { saved } from './support/saved.ts';
import { setServer, setStage } from './support/stage.ts';
import { settled, visit } from './support/visit.ts';

const HOUR = 3_600_000;
const stage = setStage();
const served = setServer();
const games = (await loadGames()).map(({ game }) => game);
const solo = games.find(({ seats }) => seats[1] === 1)!.name;
const team = games.find(
  ({ sides, seats }) => seats[1] > 1 && new Set(sides?.({ seats: seats[1], options: {} })).size === 1,
)!.name;
const pair = games.find(({ seats }) => seats[0] === 2)!.name;

const realNow = Date.now;
/** The clock of the server, so many hours on. */
const later = (hours: number): void => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + hours * HOUR);
};
afterEach(() => void vi.restoreAllMocks());

async function announce(more: object = {}): Promise<string> {
  const opens = Date.now() + HOUR;
  const answer = await fetch(`${served.address}/api/admin/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${served.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      game: solo,
      kind: 'week',
      deals: 2,
      opens,
      closes: opens + 70 * HOUR,
      needs: { passkey: false, days: 0, games: 0 },
      ...more,
    }),
  });
  return ((await answer.json()) as { event: string }).event;
}

test('enter, play, leave, come back, close, compare, verify', async () => {
  const event = await announce();
  const address = `${served.address}/expeditions/${event}`;
  const [ada, ben] = await Promise.all(
    ['Ada', 'Ben'].map((name) => visit(stage.browser, { name, motion: 'off' })),
  );
  const { page } = ada!;
  await page.goto(address);
  // The week of this game is played by a house rule, and says so above the place where one enters.
  const rule = page.locator('.expedition-head', { hasText: 'A house rule: you may leave a Concoction' });
  const enter = page.getByRole('button', { name: 'Enter' });
  expect((await rule.boundingBox())!.y).toBeLessThan((await enter.boundingBox())!.y);
  await page.locator('.expedition-counting p', { hasText: 'Concoctions may be skipped: Yes' }).waitFor();
  await page.getByLabel('A word of yours').fill('lantern');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByText('You are in.').waitFor();

  later(2);
  const luck = seeded('expedition');
  await page.goto(address);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.tablegrid');
  const table = page.url();
  await playSome(page, (n) => luck.pick(n), 3);
  const replay = table.replace('/t/', '/replay/');
  await page.goto(replay);
  await page.getByText('This game is still being played').waitFor();
  expect(await page.getByRole('link', { name: 'Open the table' }).getAttribute('href')).toBe(
    new URL(table).pathname,
  );
  await page.goto(`${served.address}/expeditions`);
  await page.locator(`a[href="/expeditions/${event}"]`).click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.waitForSelector('.tablegrid');
  expect(page.url()).toBe(table);
  await playOn(page, (n) => luck.pick(n));

  await ben!.page.goto(address);
  await ben!.page.getByRole('button', { name: 'Begin' }).click();
  await ben!.page.waitForSelector('.tablegrid');
  await playOn(ben!.page, (n) => n - 1);
  await page.goto(address);
  const compared = await page.locator('.expedition-deals .sealed').first().innerText();
  expect(await page.locator('.expedition-standings').count()).toBe(0);
  const nothing = await page.locator('.expedition-nothing').innerText();
  expect(nothing).toContain('Nothing to read yet');
  // One moment, wherever it is named.
  const [, moment] = /^\s*compared (.+)$/.exec(compared)!;
  expect(nothing).toContain(moment);
  await page.goto(replay);
  await page.getByText('This run is still closed').waitFor();
  expect(await page.locator('main').innerText()).toContain(`It opens ${moment}.`);
  await ben!.page.goto(replay);
  await ben!.page.getByText('This game is closed to you').waitFor();

  // The host’s desk says so too, instead of a way in that is refused.
  const { page: desk, close: leaveDesk } = await visit(stage.browser);
  await desk.goto(`${served.address}/admin`);
  await desk.getByLabel('Admin token').fill(served.adminToken);
  await desk.getByRole('button', { name: 'Enter' }).click();
  const runs = desk.locator('.host-rows li', { hasText: /Ada|Ben/ });
  await runs.filter({ hasText: 'This run is still closed' }).nth(1).waitFor();
  expect(await runs.getByRole('link', { name: 'Open' }).count()).toBe(0);
  await leaveDesk();

  later(80);
  await page.goto(address);
  await page.waitForSelector('.expedition-standings .mine-row');
  expect(await page.locator('.expedition-standings').innerText()).toContain('Ben');
  await page.waitForSelector('.expedition-parted .pair figure:nth-child(2) .tablegrid');
  await page.getByLabel('Moment').press('ArrowRight');
  await settled(page);
  await page.locator('.seal summary').click();
  const proof = await saved(page, () => page.getByRole('link', { name: 'Download the proof' }).click());
  const lines = proof.trim().split('\n');
  const standings = await page.evaluate(
    async (id) => (await fetch(`/api/events/${id}/standings?as=text`)).text(),
    event,
  );
  const proved = await verifyProof(lines, (game) => houseShelf.loadWithEarlier(game));
  expect(proved.standings).toBe(standings);
  await page.getByRole('link', { name: 'Play it again' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.tablegrid');
  await playOn(page, (n) => luck.pick(n));
  await page.goto(`${served.address}/expeditions/again-${event}`);
  await page.locator('.expedition-deals li', { hasText: '%' }).waitFor();
  expect([ada!.errors, ben!.errors]).toEqual([[], []]);
  await Promise.all([ada!.close(), ben!.close()]);
});

test('what a place needs is said once, or that none can be had; a team only while there is a deal for it', async () => {
  const event = await announce({ game: team, deals: 1, needs: { passkey: true, days: 2, games: 3 } });
  later(2);
  const { page, errors, close } = await visit(stage.browser, { name: 'Ada', motion: 'off' });
  // Passkeys belong to a name: an address of numbers has none.
  await page.goto(`${served.address.replace('127.0.0.1', 'localhost')}/expeditions/${event}`);
  await page
    .getByText(
      'A place needs a passkey on your page, a name that has been here 2 days, and 3 finished games.',
    )
    .waitFor();
  const address = `${served.address}/expeditions/${event}`;
  await page.goto(address);
  await page.getByText('No place is possible here').waitFor();
  expect(await page.getByText('on your page').count()).toBe(0);
  await page.getByRole('button', { name: 'Make a team' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.tablegrid');
  await page.goto(address);
  await page.getByRole('link', { name: 'Resume' }).waitFor();
  expect(await page.getByRole('button', { name: 'Make a team' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('an evening for two: entered, there in time, at one table, compared', async () => {
  const opens = Date.now() + 3 * 60_000;
  const event = await announce({ game: pair, kind: 'evening', deals: 4, opens, closes: opens + HOUR });
  const address = `${served.address}/expeditions/${event}`;
  const visits = await Promise.all(
    ['Ada', 'Ben'].map((name) => visit(stage.browser, { name, motion: 'off' })),
  );
  for (const { page } of visits) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'I am here' }).click();
    await page.getByText('You are on the list.').waitFor();
  }
  later(0.06);
  const tables = await Promise.all(
    visits.map(async ({ page }) => {
      await page.getByRole('link', { name: 'To your table' }).click();
      await page.waitForSelector('.tablegrid');
      return page.url();
    }),
  );
  expect(new Set(tables).size).toBe(1);
  const [ada] = visits;
  later(2);
  await ada!.page.goto(address);
  await ada!.page.waitForSelector('.expedition-standings .mine-row');
  expect(await ada!.page.locator('.expedition-standings').innerText()).toContain('Ben');
  expect(visits.map(({ errors }) => errors)).toEqual([[], []]);
  await Promise.all(visits.map((each) => each.close()));
});

// The pages around the tables, with the real server: one's own page, expeditions, invitations, settings that work.
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { loadGames } from './support/games.ts';
import { layTable, playOn, playSome } from './support/play.ts';
import { finishedTable, layStored } from './support/played.ts';
import { pressAnyRow } from './support/press-row.ts';
import { saved } from './support/saved.ts';
import { serveServer } from './support/serve-server.ts';
import { setStage } from './support/stage.ts';
import { type Visit, visit } from './support/visit.ts';

const games = await loadGames();
const solo = games.find(({ game }) => game.seats[1] === 1)!;
const uneven = games.find(({ game: { sides, seats } }) => {
  const found = new Set(sides?.({ seats: seats[1], options: {} }));
  return found.size > 1 && found.size < seats[1];
})!;
const duel = games.find(({ game }) => game.seats[0] === 2)!.game;
const team = games.find(
  ({ game: { sides, seats } }) =>
    seats[1] > 1 && new Set(sides?.({ seats: seats[1], options: {} })).size === 1,
)!.game;

const stage = setStage('server');

const luck = seeded('house');
const pick = (n: number): number => luck.pick(n);

/** Presses one of the open choices, if there is one. */
const press = (page: Page): Promise<boolean> => pressAnyRow(page, pick(1_000_000));

/** Does something at a table, and waits until it has come on. */
async function advance(page: Page, act: () => Promise<unknown>): Promise<void> {
  const at = await page.locator('.tablegrid').getAttribute('data-at');
  await act();
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at) > Number(before),
    at,
  );
}

const openMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('m');
  await page.waitForSelector('dialog[open]');
};

/** Chooses until a turn has two entries, and begins it anew, as far as no luck fell. */
async function beginAnew(page: Page): Promise<void> {
  const restart = page.getByRole('button', { name: 'Restart my turn' });
  for (let tries = 0; tries < 60; tries++) {
    await page.waitForSelector('.rail .choice');
    // Not always the first row: of some deals that one ends the turn again and again.
    await advance(page, () => pressAnyRow(page, tries % 2 ? pick(1_000_000) : 0));
    await openMenu(page);
    if (await restart.count()) break;
    await page.keyboard.press('Escape');
  }
  const at = Number(await page.locator('.tablegrid').getAttribute('data-at'));
  await restart.click();
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at) < before,
    at,
  );
}

/** From a desk to the smallest phone: nothing for axe to find, nothing that scrolls sideways. */
async function soundPage(page: Page, path: string): Promise<void> {
  // What a press has scrolled half under the bar is no fault of the page.
  await page.evaluate(() => scrollTo(0, 0));
  expect([path, await findings(page)]).toEqual([path, []]);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: width === 1280 ? 720 : 844 });
    const right = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
    expect([path, width, right]).toEqual([path, width, 0]);
  }
}

test('games here and on the server stand on one’s own page, and a daily run that was tried', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const { page } = mira;
  await page.goto(`${stage.address}/me`);
  await page.waitForSelector('.profile .first-doors');
  await layStored(page, stage.address, finishedTable(solo.game, 1));

  await page.goto(`${stage.address}/expeditions`);
  await page.locator(`a[href^="/expeditions/day-${solo.game.name}-"]`).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.tablegrid');
  await playOn(page, pick);
  await page.goto(`${stage.address}/expeditions`);
  await page.getByText('1 of 1 begun').click();
  // How others did opens for all at once, when the day is over.
  await page.locator('.sealed', { hasText: 'compared' }).waitFor();
  expect(await page.locator('.expedition-standings').count()).toBe(0);
  await soundPage(page, '/expeditions');
  await soundPage(page, new URL(page.url()).pathname);

  await page.goto(`${stage.address}/me`);
  await page.waitForFunction(() => document.querySelectorAll('.played .tb').length === 2);
  const tally = await page.locator('.tallies tbody tr').first().locator('td').first().textContent();
  expect(tally).toBe('2');
  await soundPage(page, '/me');
  // Today's run is closed until tomorrow; the game of this device opens.
  await page.locator('.played .btn').last().click();
  await page.waitForSelector('.tablegrid .replaybar');
  expect(mira.errors).toEqual([]);
  await mira.close();
});

test('a new name is everywhere at once, in other tabs too, and is never empty', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const { page } = mira;
  const other = await page.context().newPage();
  await other.goto(`${stage.address}/tables`);
  await other.locator('.me', { hasText: 'Mira' }).waitFor();
  await page.goto(`${stage.address}/me`);
  const field = page.getByLabel('Your name at tables');
  await field.fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  expect(await page.locator('main h1').textContent()).toBe('Ada');
  await other.locator('.me', { hasText: 'Ada' }).waitFor();

  await field.fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You are still called Ada.').waitFor();
  expect(await page.getByRole('button', { name: 'Saved' }).count()).toBe(0);
  expect(await field.inputValue()).toBe('Ada');
  await page.goto(`${stage.address}/settings`);
  await field.fill('');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('Ada');
  await page.goto(`${stage.address}/me`);
  await page.locator('main h1', { hasText: 'Ada' }).waitFor();
  expect(mira.errors).toEqual([]);
  await mira.close();
});

test('a passkey brings name and games to another device; whoever wants is forgotten', async () => {
  // A passkey belongs to a name: an address of numbers has none.
  const home = stage.address.replace('127.0.0.1', 'localhost');
  const authenticator = {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  } as const;
  const mira = await visit(stage.browser, { name: 'Mira' });
  const first = await mira.page.context().newCDPSession(mira.page);
  await first.send('WebAuthn.enable');
  const made = await first.send('WebAuthn.addVirtualAuthenticator', authenticator);
  await mira.page.goto(`${home}/me`);
  await mira.page.getByRole('button', { name: 'Make a passkey' }).click();
  await mira.page.getByText('A passkey keeps your name and games.').waitFor();
  const { credentials } = await first.send('WebAuthn.getCredentials', made);

  const phone = await visit(stage.browser);
  const second = await phone.page.context().newCDPSession(phone.page);
  await second.send('WebAuthn.enable');
  const { authenticatorId } = await second.send('WebAuthn.addVirtualAuthenticator', authenticator);
  await second.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0]! });
  await phone.page.goto(`${home}/me`);
  await phone.page.getByRole('button', { name: 'I have one: sign in' }).click();
  await phone.page.locator('main h1', { hasText: 'Mira' }).waitFor();

  await phone.page.getByRole('button', { name: 'Forget me' }).click();
  await phone.page.getByRole('button', { name: 'Forget me: press again' }).click();
  await phone.page.getByText('You are a guest').waitFor();
  // Somebody else now, under one name here and at the server.
  expect(await phone.page.locator('main h1').textContent()).toMatch(/^Guest [A-Z]{3}$/);
  await Promise.all([mira.close(), phone.close()]);
});

test('an invitation says whose table it is and which chair is whose', async () => {
  const { game, texts } = uneven;
  const side = (language: 'en' | 'ru', n: number): string => texts[language][`side.${n}`]!;
  const mira = await visit(stage.browser, { name: 'Mira' });
  await mira.page.goto(`${stage.address}/games/${game.name}/new`);
  await mira.page.getByLabel('By link, with others').check();
  await mira.page.getByLabel(side('en', 1), { exact: true }).check();
  await mira.page.locator('.setup-acts .btn.go').click();
  const link = await mira.page.locator('.lobby .invite input').inputValue();
  const seats = (page: Page): Promise<string[]> => page.locator('.lobby-seats .grow').allTextContents();
  expect((await seats(mira.page))[1]).toContain(`Mira (you)${side('en', 1)}`);
  await mira.page.goto(`${stage.address}/games/${game.name}`);
  await mira.page.locator('.game-side .opent').first().waitFor();
  await mira.page.waitForSelector('.preview .tablegrid');
  await soundPage(mira.page, 'the page of a game with open tables');

  const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
  await oleg.page.goto(link);
  await oleg.page.getByText('Mira зовёт вас за стол').waitFor();
  expect((await seats(oleg.page))[0]).toContain(side('ru', 0));
  await soundPage(oleg.page, 'an invitation');
  await oleg.page.locator('.lobby-seats .btn.go').click();
  await oleg.page.getByText('Oleg (вы)').waitFor();
  expect((await seats(oleg.page))[0]).toContain(`Oleg (вы)${side('ru', 0)}`);
  await Promise.all([mira.close(), oleg.close()]);
});

test('whoever comes back sees what happened meanwhile, and skips it with one key to choose', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', motion: 'normal' });
  await mira.page.goto(`${stage.address}/games/${duel.name}/new`);
  await mira.page.getByLabel('By link, with others').check();
  await mira.page.locator('.setup-acts .btn.go').click();
  const link = await mira.page.locator('.lobby .invite input').inputValue();
  await oleg.page.goto(link);
  await oleg.page.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);
  /** Of an answer that is still shown neither says anything. */
  const isMirasTurn = async (): Promise<boolean> => {
    const found = await mira.page.waitForFunction(() => {
      const { textContent } = document.querySelector('.rail .asked h2')!;
      return document.querySelector('.rail .choice') ? 'yes' : textContent === 'Choosing: Oleg' && 'no';
    });
    return (await found.jsonValue()) === 'yes';
  };
  // Oleg goes away when it is Mira's turn, and comes back when it is his.
  while (!(await isMirasTurn())) {
    await oleg.page.waitForSelector('.rail .choice');
    await advance(oleg.page, () => press(oleg.page));
  }
  await oleg.page.goto(`${stage.address}/credits`);
  await oleg.page.waitForSelector('main h1');
  while (await isMirasTurn()) await advance(mira.page, () => press(mira.page));
  // Two entries are soon told: his clock is slowed, so that a busy machine does not come too late for them.
  await oleg.page.addInitScript(() => {
    const usual = window.setTimeout;
    window.setTimeout = ((act: () => void, wait = 0) => usual(act, wait * 8)) as typeof setTimeout;
  });
  await oleg.page.goto(link);
  await oleg.page.waitForSelector('.rail [data-testid="catch-up"]');
  expect(await oleg.page.locator('.rail .choice').count()).toBe(0);
  await oleg.page.keyboard.press('s');
  await oleg.page.waitForSelector('.rail .choice');
  expect(await oleg.page.locator('.rail .cut').count()).toBe(1);
  await advance(oleg.page, () => press(oleg.page));
  expect(await oleg.page.locator('[data-testid="catch-up"]').count()).toBe(0);
  expect(oleg.errors).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
});

test('a bot stands in, gives a hint, and a turn is begun anew, here and on the server', async () => {
  const { page, errors, close } = await visit(stage.browser, { name: 'Mira' });
  const askForHint = async (): Promise<void> => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
    await page.locator('.rail .hint-line', { hasText: 'A bot would choose' }).waitFor();
    expect(await page.locator('.rail .choice.hinted').count()).toBe(1);
  };
  const leaveAndReturn = async (): Promise<void> => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.locator('.rail h2', { hasText: 'A bot plays for you' }).waitFor();
    expect(await page.locator('.rail .choice').count()).toBe(0);
    await page.locator('.rail .stand-in .btn.go').click();
    await page.locator('.rail .stand-in').waitFor({ state: 'detached' });
  };
  await layTable(page, stage.address, team.name, team.seats[0], 1);
  await playSome(page, pick, 2);
  await askForHint();
  await leaveAndReturn();
  await beginAnew(page);
  await openMenu(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report a problem' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^undercroft-report-/);

  await page.goto(`${stage.address}/games/${duel.name}/new`);
  await page.getByLabel('By link, with others').check();
  await page.locator('.setup-acts .btn.go').click();
  await page.getByRole('button', { name: 'Give it to a bot' }).first().click();
  await page.waitForSelector('.rail .choice');
  await askForHint();

  // At a table of bots alone a bot would be through before anybody returns: here it waits for Oleg.
  const oleg = await visit(stage.browser, { name: 'Oleg' });
  await page.goto(`${stage.address}/games/${duel.name}/new`);
  await page.getByLabel('By link, with others').check();
  await page.locator('.setup-acts .btn.go').click();
  await oleg.page.goto(await page.locator('.lobby .invite input').inputValue());
  await oleg.page.locator('.lobby-seats .btn.go').first().click();
  await page.waitForSelector('.tablegrid');
  await leaveAndReturn();
  expect(errors).toEqual([]);
  await Promise.all([close(), oleg.close()]);
});

test('settings work at the table: colours, sounds, confirming', async () => {
  const { page, errors, close } = await visit(stage.browser);
  await page.addInitScript(() => {
    const real = globalThis.AudioContext;
    Object.assign(globalThis, { sounded: 0 });
    globalThis.AudioContext = class extends real {
      constructor() {
        super();
        (globalThis as unknown as { sounded: number }).sounded++;
      }
    };
  });
  const sounded = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { sounded: number }).sounded);
  await layTable(page, stage.address, solo.game.name, 1, 1);
  await playSome(page, pick, 1);
  expect(await sounded()).toBe(0);
  const table = page.url();
  await page.goto(`${stage.address}/settings`);
  await page.getByLabel('Colour of seat 1').selectOption({ label: 'green' });
  await page.getByLabel('Dark to light').check();
  expect(await page.getByLabel('Colour of seat 1').inputValue()).toBe('straw');
  await page.getByLabel('Quiet sounds').check();
  await page.getByLabel('Every choice').check();
  await page.goto(table);
  await page.waitForSelector('.rail .choice');
  const seatColour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--seat-1'),
  );
  expect(seatColour).toBe('#edd64a');
  // A single choice asks for no confirmation.
  while ((await page.locator('.rail .choice').count()) === 1) {
    await advance(page, () => press(page));
    await page.waitForSelector('.rail .choice');
  }
  const at = await page.locator('.tablegrid').getAttribute('data-at');
  await press(page);
  await page.waitForSelector('.rail .choice.sel');
  expect(await page.locator('.tablegrid').getAttribute('data-at')).toBe(at);
  await page.locator('.rail .acts .btn.go').click();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.tablegrid')?.dataset.at !== before,
    at,
  );
  expect(await sounded()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

/** Somebody who opens a table and somebody who comes by its link, at this server. */
async function twoAtTable(address: string): Promise<readonly [Visit, Visit]> {
  const [mira, oleg] = await Promise.all(['Mira', 'Oleg'].map((name) => visit(stage.browser, { name })));
  await mira!.page.goto(`${address}/games/${duel.name}/new`);
  await mira!.page.getByLabel('By link, with others').check();
  await mira!.page.locator('.setup-acts .btn.go').click();
  await oleg!.page.goto(await mira!.page.locator('.lobby .invite input').inputValue());
  await oleg!.page.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([mira, oleg].map((one) => one!.page.waitForSelector('.tablegrid')));
  return [mira!, oleg!];
}

/** In the page: what a browser gives that has a push service of its own. */
function giveSubscription(): void {
  const endpoint = 'https://push.example/mira';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  };
  let made: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async () => {
      made = subscription;
      return made;
    },
  };
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve({ pushManager }) });
  Notification.requestPermission = async () => 'granted';
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).first().click();
  await page.locator('.rail .say input').fill(words);
  await page.locator('.rail .say input').press('Enter');
}

test('H3, H5, H10: what is announced, reported, blocked, muted and banned is seen by whom it concerns', async () => {
  // A server of its own: everybody would read the announcement.
  const { address, adminToken, stop } = await serveServer();
  const [mira, oleg] = await twoAtTable(address);
  const host = await visit(stage.browser);
  const desk = host.page;

  await say(oleg.page, 'You play like a mole');
  await mira.page.getByRole('tab', { name: 'Chat' }).first().click();
  await mira.page.locator('.rail .log').getByText('You play like a mole').waitFor();
  await openMenu(mira.page);
  await mira.page.getByRole('button', { name: 'Report something to the host' }).click();
  await mira.page.getByLabel('About whom?').selectOption('Oleg');
  await mira.page.getByLabel('What happened?').fill('He is rude');
  await mira.page.getByRole('button', { name: 'Send to the host' }).click();
  await mira.page.getByText('The host will read it.').waitFor();
  await mira.page.getByRole('button', { name: 'Block Oleg' }).click();
  await mira.page.getByRole('button', { name: 'Block Oleg: press to confirm' }).click();
  await mira.page.getByRole('button', { name: 'Blocked. Unblock Oleg' }).waitFor();
  await mira.page.keyboard.press('Escape');
  await say(oleg.page, 'Like two moles');
  await oleg.page.locator('.rail .log').getByText('Like two moles').waitFor();
  await say(mira.page, 'I cannot hear you');
  await mira.page.locator('.rail .log').getByText('I cannot hear you').waitFor();
  expect(await mira.page.getByText('Like two moles').count()).toBe(0);

  await desk.goto(`${address}/admin`);
  const enter = async (token: string): Promise<void> => {
    await desk.getByLabel('Admin token').fill(token);
    await desk.getByRole('button', { name: 'Enter' }).click();
  };
  await enter('guessed');
  await desk.getByRole('alert').waitFor();
  await enter(adminToken);
  await desk.getByLabel('Say something to everybody').fill('Back at nine');
  await desk.getByRole('button', { name: 'Announce' }).click();
  for (const { page } of [mira, oleg]) {
    const bar = page.getByTestId('house-notice');
    await bar.filter({ hasText: 'Back at nine' }).waitFor();
    // Nothing lies over the field.
    await page.locator('.rail .say input').click({ trial: true });
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });
  }

  // The desk stays open for as long as the tab.
  await desk.reload();
  for (const name of ['Moves a second', 'Connections', 'Event loop late by', 'Store, MB'])
    await desk
      .locator('.host-plots figure', { hasText: name })
      .getByText(/\d to [\d,.]+ since/)
      .waitFor();
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^undercroft-[\d-]+\.sqlite$/);
  await desk.getByText('The backup is among your downloads.').waitFor();
  await desk.getByRole('tab', { name: 'Reports' }).click();
  const report = desk.locator('.host-rows li', { hasText: /^Oleg \(.+\): He is rude/ });
  await report.filter({ hasText: 'reported by Mira' }).filter({ hasText: 'Mira, Oleg' }).waitFor();
  const people = desk.locator('.host-rows li');
  await report.getByRole('button', { name: 'Oleg' }).click();
  await people.filter({ hasText: 'Oleg' }).waitFor();
  expect(await people.count()).toBe(1);
  await desk.getByRole('tab', { name: 'Reports' }).click();
  await desk.getByRole('tab', { name: 'People' }).click();
  await desk.locator('.host-rows li', { hasText: 'Mira' }).waitFor();
  await desk.getByLabel('Find by name or id').fill('oleg');
  await desk.locator('.host-rows li', { hasText: 'Mira' }).waitFor({ state: 'detached' });
  const row = desk.locator('.host-rows li', { hasText: 'Oleg' });
  const press = (name: string): Promise<void> => row.getByRole('button', { name, exact: true }).click();
  await press('Mute');
  await press('Stay');
  expect(await row.textContent()).not.toContain('muted');
  await press('Mute');
  await press('Mute: press to confirm');
  await row.filter({ hasText: 'muted' }).waitFor();
  await soundPage(desk, '/admin');
  await desk.getByRole('tab', { name: 'Expeditions' }).click();
  const evenings = desk.locator('.host-rows li', { hasText: 'Live expedition,' });
  await evenings.first().waitFor();
  const regular = await evenings.count();
  await desk.getByLabel('Kind').selectOption('evening');
  await desk.getByRole('button', { name: 'Announce the next one' }).click();
  await evenings.nth(regular).waitFor();
  const page = await evenings.first().getByRole('link').getAttribute('href');
  const evening = evenings.filter({ has: desk.locator(`a[href="${page}"]`) });
  await evening.getByRole('button', { name: 'Call off', exact: true }).click();
  await soundPage(desk, '/admin expeditions');
  await evening.getByRole('button', { name: 'Call off: press to confirm' }).click();
  await evening.waitFor({ state: 'detached' });
  await desk.getByRole('tab', { name: 'People' }).click();
  await say(oleg.page, 'Hello?');
  await oleg.page.locator('.rail .say').getByText('You cannot write here at the moment.').waitFor();
  await press('Lift the mute');
  await row.filter({ hasNotText: 'muted' }).waitFor();
  await press('Ban');
  await press('Ban: press to confirm');
  await row.filter({ hasText: 'banned' }).waitFor();
  const banned = oleg.page
    .getByTestId('house-notice')
    .filter({ hasText: 'You are banned from this server.' });
  await banned.waitFor();
  await oleg.page.goto(`${address}/tables`);
  await banned.waitFor();
  await press('Lift the ban');
  await row.filter({ hasNotText: 'banned' }).waitFor();

  await mira.page.addInitScript(giveSubscription);
  await mira.page.goto(`${address}/me`);
  const told = mira.page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await told.click();
  await mira.page.locator('[role=switch][aria-checked=true]').waitFor();
  const data = await saved(mira.page, () => mira.page.getByRole('link', { name: 'Take my data' }).click());
  expect(data).toContain('He is rude');
  expect(data).toContain('https://push.example/mira');
  for (const { errors } of [host, mira]) expect(errors).toEqual([]);
  await Promise.all([mira, oleg, host].map(({ close }) => close()));
  await stop();
});

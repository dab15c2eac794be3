// Two people and one who looks on, at the real server: who is away, what was said, a pause that holds, and giving up.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { entriesOn, untilEntries } from './support/autoplay.ts';
import { loadGames } from './support/games.ts';
import { pressAnyRow } from './support/press-row.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const duel = (await loadGames()).find(({ game }) => game.seats[0] === 2)!.game;
const stage = setStage('server');

async function openByLink(page: Page): Promise<string> {
  await page.goto(`${stage.address}/games/${duel.name}/new`);
  await page.getByLabel('By link, with others').check();
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.lobby .invite input');
  return page.locator('.lobby .invite input').inputValue();
}

const menuItem = async (page: Page, name: string): Promise<void> => {
  await page.locator('.bar .tools button').last().click();
  await page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
};

async function say(page: Page, tab: string, words: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).first().click();
  await page.locator('.rail .say input').fill(words);
  await page.locator('.rail .say input').press('Enter');
}

/** The other plays until this one is asked. */
async function untilAsked(page: Page, other: Page): Promise<void> {
  for (const rows = page.locator('.rail .choice'); (await rows.count()) === 0; ) {
    await pressAnyRow(other, 0);
    await page.waitForTimeout(25);
  }
}

/** Everybody who sat at the table is offered it, and all meet in one room. */
async function studyTogether(...offers: (readonly [Page, string])[]): Promise<void> {
  for (const [page, name] of offers) await page.getByRole('button', { name }).first().click();
  for (const [page] of offers) await page.waitForSelector('.study-panel');
  expect(new Set(offers.map(([page]) => page.url())).size).toBe(1);
}

test('company at a table: looked on, spoken to, missed, paused and left', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
  const chiara = await visit(stage.browser, { name: 'Chiara' });
  const link = await openByLink(mira.page);
  await oleg.page.goto(link);
  await oleg.page.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);

  await chiara.page.goto(link);
  await chiara.page.locator('.rail .who', { hasText: 'You are watching' }).waitFor();
  await mira.page.getByText('1 watching').waitFor();

  await say(oleg.page, 'Чат', 'Good evening');
  await mira.page.locator('.rail .tab .news', { hasText: '1' }).waitFor();
  await say(mira.page, 'Chat', 'And to you');
  const last = mira.page.locator('.rail .log .lines li').last();
  await last.filter({ hasText: 'And to you' }).waitFor();
  expect(await mira.page.locator('.rail .tab .news').count()).toBe(0);

  await menuItem(mira.page, 'Ask for a pause');
  await oleg.page.locator('.rail').getByRole('button', { name: 'Согласиться' }).click();
  for (const { page } of [mira, oleg]) {
    await page.locator('.rail [data-testid="paused"]').waitFor();
    expect(await page.locator('.rail .choice').count()).toBe(0);
  }
  await mira.page.locator('.rail').getByRole('button', { name: 'Resume' }).click();
  await oleg.page.locator('.rail .consent').waitFor({ state: 'detached' });

  // Without a network one is told at once that a choice is kept, and it arrives.
  await untilAsked(oleg.page, mira.page);
  const entries = await entriesOn(mira.page);
  const lost = oleg.page.getByTestId('connection-lost');
  await oleg.page.context().setOffline(true);
  await lost.filter({ hasText: 'Ваше решение сохранится здесь' }).waitFor();
  await pressAnyRow(oleg.page, 0);
  await oleg.page.context().setOffline(false);
  await expect.poll(() => lost.innerText()).toBe('');
  await untilEntries(mira.page, entries + 1);

  await untilAsked(oleg.page, mira.page);
  await oleg.page.goto('about:blank');
  const away = mira.page.locator('.rail [data-testid="away"]');
  await away.filter({ hasText: 'Oleg is away' }).waitFor();
  expect(await away.locator('.btn').count()).toBe(0);
  // A minute later by this page's clock, a bot is offered for the one who is waited for.
  await mira.page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 61_000;
  });
  await away.getByRole('button', { name: 'Let a bot play' }).waitFor();
  await oleg.page.goto(link);
  await mira.page.locator('.rail [data-testid="away"]').waitFor({ state: 'detached' });

  await oleg.page.waitForSelector('.tablegrid');
  await mira.page.getByRole('tab', { name: 'Log' }).first().click();
  const leftToBots = mira.page.locator('.rail [data-testid="left-to-bots"]');
  await menuItem(oleg.page, 'Пусть за меня играет бот');
  await leftToBots.filter({ hasText: 'A bot plays for Oleg.' }).waitFor();
  await oleg.page.locator('.rail .stand-in .btn.go').click();
  await leftToBots.waitFor({ state: 'detached' });
  await menuItem(oleg.page, 'Сдаться');
  await oleg.page.locator('[data-testid="give-up"]').getByRole('button', { name: 'Остаться' }).click();
  await oleg.page.locator('dialog[open]').getByRole('button', { name: 'Сдаться' }).click();
  await oleg.page.locator('[data-testid="give-up"] .btn.go').click();
  await mira.page
    .locator('.rail', { hasText: /A bot plays for Oleg now|Oleg gave up|You won/ })
    .first()
    .waitFor();
  // Not only in the log: it stands beside the question as long as the game goes on.
  await leftToBots.filter({ hasText: 'Oleg gave up' }).waitFor();
  // Giving up is for good: no way back is offered.
  await oleg.page.locator('.rail h2', { hasText: 'Вы сдались' }).waitFor();
  for (const name of ['Вернуться на своё место', 'Отменить'])
    expect(await oleg.page.getByRole('button', { name }).count()).toBe(0);

  // Whoever gave up as well; bots play the rated game to its end.
  await menuItem(mira.page, 'Give up');
  await mira.page.locator('[data-testid="give-up"] .btn.go').click();
  // The seat may have won; whoever left it has not.
  for (const [{ page }, words] of [
    [mira, 'You gave up'],
    [oleg, 'Вы сдались'],
  ] as const)
    await page.locator('.rail [data-testid="result"] .who', { hasText: words }).waitFor();
  await studyTogether([mira.page, 'Study together'], [oleg.page, 'Разобрать вместе']);
  for (const { errors } of [mira, oleg, chiara])
    expect(errors.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  await Promise.all([mira.close(), oleg.close(), chiara.close()]);
});

test('two people of one name are told apart, and a game ended by agreement may be played again', async () => {
  const [one, other] = await Promise.all([
    visit(stage.browser, { name: 'Eve' }),
    visit(stage.browser, { name: 'Eve' }),
  ]);
  const link = await openByLink(one.page);
  await other.page.goto(link);
  await other.page.locator('.lobby-seats .btn.go').first().click();
  await one.page.locator('.rail .log').getByText('Eve 2 sat down.').waitFor();
  await menuItem(one.page, 'Ask to end the game without a result');
  await other.page.locator('.rail').getByRole('button', { name: 'Agree' }).click();
  await studyTogether([one.page, 'Study together'], [other.page, 'Study together']);
  for (const { page } of [one, other]) await page.goto(link);
  await one.page.locator('.rail').getByRole('button', { name: 'Play again' }).click();
  await other.page.locator('.rail [data-testid="rematch"]').waitFor();
  await other.page.locator('.rail').getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [one, other]) await page.waitForURL((url) => !link.includes(url.pathname));
  for (const { page } of [one, other]) await page.locator('.rail .choice, .rail .ask h2').first().waitFor();
  await Promise.all([one.close(), other.close()]);
});

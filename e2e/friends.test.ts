// Friends as two people meet it: ask by link, agree, see each other here, invite in two touches, sit down; and a block ends it all.
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { setStage } from './support/stage.ts';
import { follow, visit } from './support/visit.ts';

const stage = setStage('server');
const pair = (await loadGames()).find(({ game }) => game.seats[0] === 2)!.game.name;

test('two people become friends, meet at a table, and a block parts them', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', width: 390, height: 844 });
  const [one, other] = [mira.page, oleg.page];
  await one.goto(`${stage.address}/friends`);
  await one.getByRole('button', { name: 'Make a link' }).click();
  const link = await one.getByLabel('Your link').inputValue();
  // A house on a home network has no https, and its pages no clipboard.
  await one.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await one.getByRole('button', { name: 'Copy link' }).click();
  await one.getByRole('button', { name: 'Copied' }).waitFor();
  await other.goto(link);
  await other.getByRole('button', { name: 'Add Mira as a friend' }).click();
  await other.getByText('Asked, no answer yet').waitFor();
  // Nobody has to load a page anew.
  await one.getByRole('button', { name: 'Agree: Oleg' }).click();
  await other.getByText('Your friend').waitFor();

  await other.getByRole('link', { name: 'Friends and clubs' }).click();
  await other.getByRole('switch').check();
  await other.getByRole('link', { name: 'Mira' }).waitFor();
  expect(await other.getByText('here now').count()).toBe(0);
  await one.getByRole('switch').check();
  for (const page of [one, other]) await page.getByText('here now').waitFor();

  await follow(one, `/games/${pair}/new`);
  await one.getByLabel('By link, with others').check();
  await one.locator('.setup-acts .btn.go').click();
  await one.getByText('Invite a friend').click();
  await one.getByRole('button', { name: 'Oleg' }).click();
  await one.getByRole('button', { name: 'Invited: Oleg' }).waitFor();
  const notice = other.getByTestId('house-notice');
  expect(await notice.textContent()).toContain('Mira invites you to a table');
  await notice.getByRole('link', { name: 'Open the table' }).click();
  await other.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([one, other].map((page) => page.waitForSelector('.tablegrid')));

  await follow(one, '/friends');
  await one.getByRole('link', { name: 'Oleg' }).waitFor();
  // However long the server takes: the invitation that the page knew before is over, and is not shown again.
  await other.route('**/api/ties', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await follow(other, '/friends');
  await other.getByRole('link', { name: 'Mira' }).click();
  await other.getByRole('button', { name: 'Block Mira' }).click();
  await other.getByRole('button', { name: 'Block Mira: press to confirm' }).click();
  await one.getByText('No friends yet').waitFor();
  await follow(other, '/friends');
  await other.getByText('No friends yet').waitFor();
  for (const { errors } of [mira, oleg]) expect(errors).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
});

// Every page: accessible by night and by day, with room for pointer and finger, and nothing that scrolls sideways.
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { everyPage } from './support/every-page.ts';
import { pageOverflow } from './support/overflow.ts';
import { setStage } from './support/stage.ts';
import { tooSmall } from './support/targets.ts';
import { atDeskAndPhone } from './support/touch.ts';
import { visit } from './support/visit.ts';

const stage = setStage('server');

test('at a desk and on a phone, in Russian, whose words are longer', async () => {
  const { page, close } = await visit(stage.browser, { language: 'ru' });
  const wrong: string[] = [];
  const note = (name: string, problems: readonly string[]): void => {
    for (const problem of problems) wrong.push(`${name}: ${problem}`);
  };
  await everyPage(page, stage.address, async (name) => {
    await atDeskAndPhone(
      page,
      async () => note(name, [...(await findings(page)), ...(await tooSmall(page))]),
      async () => note(name, [...(await tooSmall(page)), ...(await pageOverflow(page))]),
    );
  });
  expect(wrong).toEqual([]);
  await close();
});

// Every page: accessible by night and by day, with room for pointer and finger, and nothing that scrolls sideways.
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { everyPage } from './support/every-page.ts';
import { pageOverflow } from './support/overflow.ts';
import { setStage } from './support/stage.ts';
import { tooSmall } from './support/targets.ts';
import { onPhone } from './support/touch.ts';
import { visit } from './support/visit.ts';

const stage = setStage('server');

test('at a desk and on a phone, in English', async () => {
  const { page, close } = await visit(stage.browser);
  const wrong: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const problem of [...(await findings(page)), ...(await tooSmall(page))])
      wrong.push(`${name}: ${problem}`);
    await onPhone(page, async () => {
      for (const problem of await tooSmall(page)) wrong.push(`${name}: ${problem}`);
    });
  };
  await everyPage(page, stage.address, look);
  expect(wrong).toEqual([]);
  await close();
});

test('on a phone in Russian, whose words are longer', async () => {
  const { page, close } = await visit(stage.browser, { width: 390, height: 844, language: 'ru' });
  const wrong: string[] = [];
  await everyPage(page, stage.address, async (name) => {
    for (const problem of await pageOverflow(page)) wrong.push(`${name}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  await close();
});

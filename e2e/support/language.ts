// Another language in the middle of a game, as a reader changes it: in the menu.
import { type Language, languageName } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { settled } from './visit.ts';

/** Words that are not there yet come a moment after the page has named its language. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('m');
  await page.evaluate(async (name) => {
    const label = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] label')].find(
        ({ textContent }) => textContent.trim() === name,
      );
    while (!label()) await new Promise(requestAnimationFrame);
    label()!.click();
  }, languageName(language));
  await page.keyboard.press('Escape');
  await page.evaluate(async (wanted) => {
    const isThere = (): boolean =>
      document.documentElement.lang === wanted && !document.querySelector('dialog[open]');
    while (!isThere()) await new Promise(requestAnimationFrame);
  }, language);
  await settled(page);
}

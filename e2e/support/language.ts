// Another language in the middle of a game, as a reader changes it: in the menu.
import type { Language } from '@undercroft/kernel';
import type { Page } from 'playwright-core';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', it: 'Italiano' };

/** Words that are not there yet come later: `settled` waits for them. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('m');
  await page.evaluate(async (name) => {
    const label = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] label')].find(
        ({ textContent }) => textContent!.trim() === name,
      );
    while (!label()) await new Promise(requestAnimationFrame);
    label()!.click();
  }, NAMES[language]);
  await page.keyboard.press('Escape');
  await page.evaluate(async (wanted) => {
    const isThere = (): boolean =>
      document.documentElement.lang === wanted && !document.querySelector('dialog[open]');
    while (!isThere()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, language);
}

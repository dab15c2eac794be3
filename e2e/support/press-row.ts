// Presses rows of the list of choices inside the page, through the step where a row asks for the rest.
import type { Page } from 'playwright-core';

/** Presses one of the open choices, if there is one. */
export const pressAnyRow = (page: Page, number: number): Promise<boolean> =>
  page.evaluate(async (n) => {
    const pressOne = (): HTMLElement | undefined => {
      const rows = document.querySelectorAll<HTMLElement>('.rail .choice:not(.more)');
      rows[n % rows.length]?.click();
      return rows[n % rows.length];
    };
    const pressed = pressOne();
    if (pressed?.dataset.step === undefined) return pressed !== undefined;
    for (let frame = 0; frame < 60 && pressed.isConnected; frame++) await new Promise(requestAnimationFrame);
    pressOne();
    return true;
  }, number);

/** Presses the row of this choice, in whichever step it stands. */
export const pressChoice = (page: Page, key: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const row = (): HTMLElement | null => find(`.rail [data-choice="${CSS.escape(wanted)}"]`);
    const press = async (button: HTMLElement | null): Promise<void> => {
      button?.click();
      for (let frame = 0; frame < 60 && button?.isConnected; frame++)
        await new Promise(requestAnimationFrame);
    };
    const steps = document.querySelectorAll('.rail .choice.step').length;
    for (let step = 0; step < steps && !row(); step++) {
      await press(document.querySelectorAll<HTMLElement>('.rail .choice.step')[step]!);
      if (!row()) await press(find('.rail .stepback .btn'));
    }
    if (!row()) throw new Error(`${wanted} is not in the list`);
    row()!.click();
  }, key);

// Plays with a pointer on the pieces: finds what is lit, presses it in its middle, and sees that something came of it.
import type { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';

const OVER = '[data-testid=result]';

/**
 * What tells that a press was answered: the entry, what is selected or held, the rows that are left; nothing while it is as
 * it was. Runs in the page.
 */
const stateUnlike = (was: string): string | undefined => {
  const said = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(
      (one) =>
        one.dataset.choice ??
        one.dataset.step ??
        one.dataset.piece ??
        one.getAttribute('aria-label') ??
        one.textContent ??
        '',
    );
  if (document.querySelector('[data-testid=result]')) return 'over';
  const at = document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? '';
  const marked = said('.tablegrid :is(.chosen, .held, .choice.sel)');
  const now = [at, ...marked, '|', ...said('.choice'), document.querySelector('dialog[open]') !== null].join(
    ' ',
  );
  return now === was ? undefined : now;
};

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly isPiece: boolean;
}

/**
 * Where to press next: the middle of something lit, brought into sight; the button of what has no piece; the rows that a
 * touched piece has left, or the button of what is selected. Waits until the table takes a press. Runs in the page.
 */
async function findTarget({ pick, wantsButton }: { pick: number; wantsButton: boolean }) {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);
  const lit = (): Element[] =>
    shown('.tablemain > :not(.rail, .dock) [data-touch]').filter((piece) =>
      /\blit\b/.test(piece.closest('.piece')?.getAttribute('class') ?? ''),
    );
  /** What a sheet asks, what is selected, what is the only choice. */
  const settling = (): Element | undefined =>
    [
      'dialog[open] .acts .btn.go',
      'dialog[open] .choice',
      '.dock .acts .does',
      '.ask .acts .btn.go',
      '.choice.only',
      ...(document.querySelector('.ask .btn.all') ? ['.ask .choice'] : []),
    ]
      .flatMap((selector) => shown(selector))
      .at(0);
  const choose = (): Element | undefined => {
    if (document.querySelector('dialog[open]') || wantsButton) {
      const button = settling();
      if (button) return button;
    }
    const pieces = lit();
    const all = [...pieces, ...pieces, ...shown('.ask [data-button], .dock .acts .own')];
    return all[pick % Math.max(1, all.length)] ?? settling();
  };
  const isClosed = (): boolean => {
    const main = document.querySelector('.tablemain');
    return !main || getComputedStyle(main).pointerEvents === 'none';
  };
  const end = performance.now() + 60_000;
  let one: Element | undefined;
  do {
    await new Promise(requestAnimationFrame);
    // A new question takes no press that was meant for the last one.
    one = isClosed() ? undefined : choose();
  } while (!one && performance.now() < end && !document.querySelector('[data-testid=result]'));
  if (!one) return undefined;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const piece = one.closest('.piece');
  const what = `${piece?.getAttribute('class') ?? one.className} "${one.getAttribute('aria-label') ?? one.textContent}"`;
  const found = document.elementFromPoint(x, y);
  if (!found || !(one.contains(found) || found.closest('[data-touch]') === one))
    return `${what} is covered by ${found?.outerHTML.slice(0, 120)}`;
  return { x, y, what, isPiece: piece !== null };
}

/** Waits until this seat is asked or the game is over; says which. */
async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForSelector(`.rail .choice, ${OVER}`, { state: 'attached' });
  return (await page.locator(OVER).count()) === 0;
}

/** Presses at one entry after which the table counts as stuck; and presses of one thing that may go unanswered. */
const PATIENCE = 60;
const MISSES = 3;

/**
 * Plays to the end, or for so many entries, and says how many pieces were pressed; what is covered, unlit or dead stops it with
 * a sentence.
 */
export async function playByPointer(
  page: Page,
  luck: ReturnType<typeof seeded>,
  isTouched: boolean,
  entries = Infinity,
): Promise<number> {
  let pieces = 0;
  let presses = 0;
  let misses = 0;
  let at = '';
  while (await untilAsked(page)) {
    // After a piece its choice is settled: by its row where several are left, by the button that names it.
    const next: Target | string | undefined = await page.evaluate(findTarget, {
      pick: luck.pick(10_000),
      wantsButton: presses % 3 > 0,
    });
    if (typeof next === 'string') throw new Error(next);
    if (!next) {
      if ((await page.locator(OVER).count()) > 0) break;
      throw new Error(`nothing is lit at entry ${at}`);
    }
    const before = (await page.evaluate(stateUnlike, ''))!;
    const now = before.slice(0, before.indexOf(' '));
    if (Number(now) >= entries) break;
    presses = now === at ? presses + 1 : 0;
    at = now;
    if (presses > PATIENCE) throw new Error(`stuck at entry ${before}`);
    if (isTouched) await page.touchscreen.tap(next.x, next.y);
    else await page.mouse.click(next.x, next.y);
    const isAnswered = await page.waitForFunction(stateUnlike, before, { timeout: 1_500, polling: 8 }).then(
      () => true,
      () => false,
    );
    misses = isAnswered ? 0 : misses + 1;
    if (misses > MISSES) throw new Error(`no answer at entry ${at} to ${next.what}`);
    if (next.isPiece) pieces++;
  }
  return pieces;
}

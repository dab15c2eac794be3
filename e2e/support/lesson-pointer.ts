// Goes through a lesson with a pointer: what the ring is around where something is to be done, the button where not.
import type { Page } from 'playwright-core';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly isPiece: boolean;
}

/** Presses at one step after which the lesson counts as stuck. */
const PATIENCE = 10;
/** So often the ring is followed before the list is asked. */
const FOLLOWS = 4;

/**
 * Where to press at this step: the middle of the lit piece in the ring; else the row or the button that is left. Nothing
 * once the step is over. Runs in the page.
 */
async function targetAt({ step, press, follows }: { step: number; press: number; follows: number }) {
  const lesson = (): HTMLElement => document.querySelector<HTMLElement>('.lesson')!;
  const shown = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const isClosed = (): boolean =>
    getComputedStyle(document.querySelector('.tablemain')!).pointerEvents === 'none';
  for (let still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    if (Number(lesson().dataset.step) !== step) return undefined;
    still = lesson().dataset.still === 'true' && !isClosed() ? still + 1 : 0;
  }
  const centre = (element: Element): { x: number; y: number } => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const button = (selectors: readonly string[]) => {
    const found = selectors.map(shown).find((one) => one !== undefined);
    return found && { ...centre(found), isPiece: false };
  };
  // On a phone the button of the dock says what is to be done.
  if (!document.querySelector('.guide .todo')) return button(['.guide .on']);
  const ring = shown('.lesson-ring');
  if (ring && press < follows) {
    const { x, y } = centre(ring);
    const piece = document.elementFromPoint(x, y)?.closest('[data-touch]');
    if (
      piece?.closest('.tablemain > :not(.rail, .dock)') &&
      /\b(lit|chosen)\b/.test(piece.closest('.piece')?.getAttribute('class') ?? '')
    )
      return { ...centre(piece), isPiece: true };
  }
  return button(['dialog[open] .choice.hinted', '.ask .acts .btn.go', '.rail .choice.hinted', '.guide .on']);
}

/** Finishes the lesson that is open and says how many pieces were pressed on the way. */
export async function lessonByPointer(page: Page, steps: number, isTouched: boolean): Promise<number> {
  let pieces = 0;
  for (let step = 0; step < steps; step++)
    for (let press = 0; ; press++) {
      if (press > PATIENCE) throw new Error(`stuck at step ${step}`);
      const target: Target | undefined = await page.evaluate(targetAt, { step, press, follows: FOLLOWS });
      if (!target) break;
      if (target.isPiece) pieces++;
      if (isTouched) await page.touchscreen.tap(target.x, target.y);
      else await page.mouse.click(target.x, target.y);
    }
  return pieces;
}

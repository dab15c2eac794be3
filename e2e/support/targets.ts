// Room for a finger or a pointer: every control that is on screen, as wide and high as it is found by touch.
import type { Page } from 'playwright-core';
import { touchable } from './visit.ts';

interface SmallTarget {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="link"], [data-touch]';

/** The controls on this page that are smaller than this many pixels either way. A link inside a sentence is as high as its line. */
const smallTargets = (page: Page, least: number): Promise<readonly SmallTarget[]> =>
  page.evaluate(
    ({ controls, least }) => {
      /** The label of a field is a part of it; what a control reaches over, it is touched by. */
      const boxOf = (control: Element): { readonly width: number; readonly height: number } => {
        const label =
          control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type)
            ? (control.closest('label') ?? control.labels?.[0])
            : undefined;
        const { width, height } = (label ?? control).getBoundingClientRect();
        // What is drawn around it without taking room is touched, too.
        const reaches = ['::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(control, part);
          const isReach =
            style.content === '""' && style.position === 'absolute' && style.pointerEvents !== 'none';
          return isReach
            ? [{ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }]
            : [];
        });
        return {
          width: Math.max(width, ...reaches.map((reach) => reach.width)),
          height: Math.max(height, ...reaches.map((reach) => reach.height)),
        };
      };
      /** Words that are no control stand beside it in its line, perhaps in a box of their own. */
      const isInSentence = (control: Element): boolean => {
        const isInline = (element: Element): boolean =>
          getComputedStyle(element).display.startsWith('inline');
        if (!isInline(control)) return false;
        let line = control.parentElement!;
        while (isInline(line)) line = line.parentElement!;
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          if (textContent!.trim() !== '' && !parentElement!.closest(controls)) return true;
        }
        return false;
      };
      return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        if (
          control.closest('.vh, [inert]') ||
          (control as HTMLButtonElement).disabled ||
          isInSentence(control)
        )
          return [];
        const { width, height } = boxOf(control);
        if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return [
          {
            what: `${control.tagName.toLowerCase()}.${control.getAttribute('class') ?? ''} ${name.trim().slice(0, 40)}`,
            width: Math.round(width),
            height: Math.round(height),
          },
        ];
      });
    },
    { controls: CONTROLS, least },
  );

/** Walls stand on the edges of 51 px cells, treasures share a cell with others: the list has the same choices at full size. */
const WITHIN_A_CELL = /\.piece (edge|gem)/;

/** Controls with too little room: 24 px are enough for a pointer, a finger needs 44. */
export async function tooSmall(page: Page): Promise<string[]> {
  await touchable(page);
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return (await smallTargets(page, isTouched ? 44 : 24))
    .filter(({ what, width, height }) => !(WITHIN_A_CELL.test(what) && Math.min(width, height) >= 24))
    .map(({ what, width, height }) => `${isTouched ? 'finger' : 'pointer'}: ${what} ${width}x${height}`);
}

// Measures what can be touched: every control that is on screen, as wide and high as a finger or a pointer finds it.
import type { Page } from 'playwright-core';

export interface SmallTarget {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="link"], [data-touch]';

/** The controls on this page that are smaller than this many pixels either way. A link inside a sentence is as high as its line. */
export const smallTargets = (page: Page, least: number): Promise<readonly SmallTarget[]> =>
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
      const isInSentence = (control: Element): boolean =>
        getComputedStyle(control).display.startsWith('inline') &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
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

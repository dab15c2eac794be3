// How far a page reaches out of its window sideways, on phones and at 400 % zoom.
import type { Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
/** A window of 1280 x 1024 at 400 %, as WCAG 1.4.10 has it: there the page may scroll down, and nothing may scroll aside. */
const ZOOMED = { width: 320, height: 256 };

/** No page scrolls sideways in a small window; two frames after it has changed, everything that follows it has followed. */
export async function pageOverflow(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const window of [SMALL_PHONE, ZOOMED, PHONE]) {
    await page.setViewportSize(window);
    const right = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.scrollingElement!.scrollWidth - innerWidth;
    });
    if (right > 0) wrong.push(`${window.width}x${window.height}: ${right} px to the right`);
  }
  return wrong;
}

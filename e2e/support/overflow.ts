// One screen: what of a page or a table reaches out of its window, at a desk, on phones and at 400 % zoom.
import type { Page } from 'playwright-core';

const DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
/** A window of 1280 x 720 at 400 %, as WCAG 1.4.10 has it: there the page may scroll down, and nothing may scroll aside. */
const ZOOMED = { width: 320, height: 256 };

interface Overflow {
  readonly down: number;
  readonly right: number;
  /** The bar, the choices or, on a phone, the dock reach out of the window. */
  readonly hidden: readonly string[];
  readonly board: number;
}

/** Two frames after the window has changed, everything that follows it has followed. */
async function overflowAt(page: Page, window: { width: number; height: number }): Promise<Overflow> {
  await page.setViewportSize(window);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const root = document.scrollingElement!;
    const hidden = [...document.querySelectorAll('.bar, .rail .ask, .dock')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOut =
        box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1);
      return isOut ? [`${element.className} ${Math.round(box.bottom)} ${Math.round(box.right)}`] : [];
    });
    const board = document.querySelector('.board')?.getBoundingClientRect().height ?? 0;
    return { down: root.scrollHeight - innerHeight, right: root.scrollWidth - innerWidth, hidden, board };
  });
}

/** No page scrolls sideways in a small window. */
export async function pageOverflow(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const window of [SMALL_PHONE, ZOOMED, PHONE]) {
    const { right } = await overflowAt(page, window);
    if (right > 0) wrong.push(`${window.width}x${window.height}: ${right} px to the right`);
  }
  return wrong;
}

/** No table scrolls at all; at 400 % zoom only down, with the board in sight. */
export async function tableOverflow(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const window of [PHONE, SMALL_PHONE, ZOOMED, DESK]) {
    const found = await overflowAt(page, window);
    const isWrong =
      window === ZOOMED
        ? found.right > 0 || found.board < 150
        : found.down > 0 || found.right > 0 || found.hidden.length > 0;
    if (isWrong) wrong.push(`${window.width}x${window.height}: ${JSON.stringify(found)}`);
  }
  return wrong;
}

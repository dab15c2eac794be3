// A desk that becomes a phone and back, without a new page: a small window, touched with a finger.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './overflow.ts';
import { settled } from './visit.ts';

/** Calls while the page is on a phone. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const desk = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  const touch = async (enabled: boolean, window: typeof desk): Promise<void> => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    await page.setViewportSize(window);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled);
    await settled(page);
  };
  await touch(true, PHONE);
  await look();
  await touch(false, desk);
  await session.detach();
}

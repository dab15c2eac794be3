// A desk that becomes a phone and back, without a new page: a small window, touched with a finger.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './overflow.ts';
import { settled } from './visit.ts';

/** The desks that are phones now, and what they were. */
const phones = new WeakMap<Page, { readonly session: CDPSession; readonly desk: typeof PHONE }>();

async function turn(page: Page): Promise<void> {
  const phone = phones.get(page);
  const session = phone?.session ?? (await page.context().newCDPSession(page));
  if (phone) phones.delete(page);
  else phones.set(page, { session, desk: page.viewportSize()! });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: !phone });
  await page.setViewportSize(phone?.desk ?? PHONE);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(!phone);
  await settled(page);
  if (phone) await session.detach();
}

/** Calls for the page at a desk and on a phone, first as which it stands there: a page is turned once, not there and back. */
export async function atDeskAndPhone(
  page: Page,
  atDesk: () => Promise<void>,
  onPhone: () => Promise<void>,
): Promise<void> {
  const phone = async (): Promise<void> => {
    await onPhone();
    // It may have looked at other windows.
    await page.setViewportSize(PHONE);
  };
  const looks = phones.has(page) ? [phone, atDesk] : [atDesk, phone];
  await looks[0]!();
  await turn(page);
  await looks[1]!();
}

// What a page lets its reader save: the text that a press downloads.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

export async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return text(await download.createReadStream());
}

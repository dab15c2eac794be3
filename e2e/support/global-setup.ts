// Before the first browser test: one Chromium and the built client, for all files together.
import type { TestProject } from 'vitest/node';
import { openSharedBrowser } from './browser.ts';
import { serveClient } from './serve-client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test connects to the browser, and the address of what is served. */
    readonly browser: string;
    readonly client: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, client] = await Promise.all([openSharedBrowser(), serveClient()]);
  provide('browser', browser.wsEndpoint());
  provide('client', client.address);
  return async () => {
    await browser.close();
    await client.stop();
  };
}

// Before the first browser test: one Chromium, the built client alone, and the real server with it, for all files together.
import type { TestProject } from 'vitest/node';
import { openSharedBrowser } from './browser.ts';
import { serveClient } from './serve-client.ts';
import { serveServer } from './serve-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test connects to the browser, and the addresses of what is served. */
    readonly browser: string;
    readonly client: string;
    readonly server: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, client, server] = await Promise.all([openSharedBrowser(), serveClient(), serveServer()]);
  provide('browser', browser.wsEndpoint());
  provide('client', client.address);
  provide('server', server.address);
  return async () => {
    await browser.close();
    await Promise.all([client.stop(), server.stop()]);
  };
}

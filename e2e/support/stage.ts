// What a file of browser tests stands on: a browser and a server, there before the first test and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Served, serveClient } from './serve-client.ts';

interface Stage {
  browser: Browser;
  served: Served;
}

export function setStage(serve: () => Promise<Served> = serveClient): Readonly<Stage> {
  const stage: Partial<Stage> = {};
  beforeAll(async () => {
    [stage.browser, stage.served] = await Promise.all([openBrowser(), serve()]);
  }, 120_000);
  afterAll(async () => {
    await stage.browser?.close();
    await stage.served?.stop();
  });
  return stage as Stage;
}

// What a file of browser tests stands on: the shared browser, and the address of what is served.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

interface Stage {
  readonly browser: Browser;
  readonly address: string;
}

/** `client` has no server behind it. Every test opens a context of its own, so that files share nothing but the process. */
export function setStage(served: 'client' | 'server' = 'client'): Stage {
  const stage: { browser?: Browser; address: string } = { address: inject(served) };
  beforeAll(async () => {
    stage.browser = await chromium.connect(inject('browser'));
  }, 120_000);
  afterAll(() => stage.browser?.close());
  return stage as Stage;
}

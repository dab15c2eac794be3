// What a file of browser tests stands on: the shared browser, and the address of what is served.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { seedProcess } from './chance.ts';
import { fixClock } from './fixed-clock.ts';
import { serveServer } from './serve-server.ts';

interface Stage {
  readonly browser: Browser;
  readonly address: string;
}

/** `client` has no server behind it. Every test opens a context of its own, so that tests share nothing but the process. */
export function setStage(served: 'client' | 'server' = 'client'): Stage {
  const stage = { address: inject('client') } as { browser: Browser; address: string };
  fixClock();
  beforeAll(async () => {
    stage.browser = await chromium.connect(inject('browser'));
  }, 120_000);
  afterAll(() => stage.browser?.close());
  if (served === 'server') {
    const server = setServer();
    beforeAll(() => {
      stage.address = server.address;
    });
  }
  return stage;
}

/** A server of this file's own: its luck is the same at every run, whatever other files do meanwhile, and its clock can be moved. */
export function setServer(): Awaited<ReturnType<typeof serveServer>> {
  const server = {} as Awaited<ReturnType<typeof serveServer>>;
  beforeAll(async () => {
    seedProcess();
    Object.assign(server, await serveServer());
  });
  afterAll(() => server.stop?.());
  return server;
}

// Waits until the browser has the whole app on the device.
import type { Page } from 'playwright-core';

/** The list of files stands in the service worker itself. */
export const keptWhole = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const source = await (await fetch('/service-worker.js')).text();
    const [, version] = /VERSION = '(\w+)'/.exec(source)!;
    const files = JSON.parse(/FILES = (\[.*\]);/.exec(source)![1]!) as readonly string[];
    const cache = await caches.open(`undercroft-${version}`);
    // To list hundreds of files costs as much as to keep some of them.
    while ((await cache.keys()).length < files.length || navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 250));
    return files.length;
  });

// A few thousand mutated messages and requests in the suite; a million by `node packages/server/tools/fuzz-long.ts`.
import { expect, test } from 'vitest';
import { fuzz, fuzzTarget } from './fuzzer.ts';
import { isWell, newPerson, startServer } from './harness.ts';

test('6,000 mutated messages and requests: no 5xx, no trouble, still serving', async () => {
  const server = await startServer();
  const people = await Promise.all(Array.from({ length: 6 }, (_, i) => newPerson(server.address, `F${i}`)));
  server.context.metrics.count('errors', 0);
  for (let round = 0; round < 4; round++) {
    const report = await fuzz(await fuzzTarget(server, people), 1500, `suite ${round}`);
    expect([...report.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(report.answers).toBeGreaterThan(500);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(/undercroft_errors_total (\d+)/.exec(await server.context.metrics.text())![1]).toBe('0');
  expect(await isWell(server.address)).toBe(true);
  await server.discard();
});

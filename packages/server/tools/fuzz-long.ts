// The long fuzz: a million mutated messages and requests (or as many as the first argument says), memory watched.
// Run with --expose-gc for exact figures.
import { fuzz, fuzzTarget } from '../test/fuzzer.ts';
import { newPerson, startServer } from '../test/harness.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const server = await startServer();
const people = await Promise.all(Array.from({ length: 10 }, (_, i) => newPerson(server.address, `F${i}`)));
const ROUND = 5_000;
const started = performance.now();
const statuses = new Map<number, number>();
for (let done = 0; done < count; done += ROUND) {
  const report = await fuzz(await fuzzTarget(server, people), ROUND, `long ${done}`);
  for (const [status, n] of report.statuses) statuses.set(status, (statuses.get(status) ?? 0) + n);
  const part = (done + ROUND) / count;
  if (Math.floor(part * 10) > Math.floor((done / count) * 10)) {
    server.context.liveTables.evict(Date.now() + 1e9);
    globalThis.gc?.();
    const heap = (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1);
    console.log(
      `${done + ROUND} in ${((performance.now() - started) / 1000).toFixed(0)} s, heap ${heap} MiB, ${JSON.stringify([...statuses])}`,
    );
  }
}
const errors = /undercroft_errors_total (\d+)/.exec(await server.context.metrics.text())?.[1] ?? '0';
const bad = [...statuses].filter(([status]) => status >= 500);
console.log(`errors ${errors}, 5xx ${JSON.stringify(bad)}`);
await server.discard();
process.exit(errors === '0' && bad.length === 0 ? 0 : 1);

// Cuts the line at random instants, thousands of times: no action is lost and none is done twice.
import { join } from 'node:path';
import { type Connection, createConnection } from '@undercroft/protocol';
import { expect, test } from 'vitest';
import { checkLedger } from './check-ledger.ts';
import { connectInProcess, newPerson, openSocket, startServer, until } from './harness.ts';
import { newLedger, playForever } from './players.ts';
import { startPostgres } from './postgres.ts';

const PAIRS = 20;
/** Twenty pairs are at different steps at every cut: some thousand cuts meet every step of a command often. */
const CUTS = process.env.TEST_LENGTH === 'long' ? 10_000 : 2_500;

async function cutOften(
  cuts: number,
  makeLine: 'in-process' | 'socket',
  databaseUrl?: string,
): Promise<void> {
  const server = await startServer({ databaseUrl });
  const people = await Promise.all(
    Array.from({ length: PAIRS * 2 }, (_, i) => newPerson(server.address, `P${i}`)),
  );
  const cutters: (() => void)[] = [];
  const lines = people.map((person, i): Connection => {
    if (makeLine === 'in-process')
      return connectInProcess(server, person, { onLine: (cut) => (cutters[i] = cut) });
    return createConnection({
      backOff: { first: 2, most: 20 },
      answerWithin: 500,
      open: (events) => {
        const transport = openSocket(() => server.address, person.token)(events);
        cutters[i] = () => {
          transport.close();
        };
        return transport;
      },
    });
  });
  const ledger = newLedger();
  const stops = Array.from({ length: PAIRS }, (_, i) =>
    playForever([lines[2 * i]!, lines[2 * i + 1]!], i % 2 === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  let done = 0;
  while (done < cuts) {
    const some = Math.min(cuts - done, 1 + Math.floor(Math.random() * PAIRS));
    for (let i = 0; i < some; i++) cutters[Math.floor(Math.random() * cutters.length)]?.();
    done += some;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
  }
  const before = ledger.acknowledged.length;
  await until(() => ledger.acknowledged.length > before + 50, 'play goes on after the last cut');
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await server.close();
  await checkLedger({ url: databaseUrl, file: join(server.folder, 'undercroft.sqlite') }, ledger);
  expect(ledger.acknowledged.length).toBeGreaterThan(50);
  // A player who has not yet seen the newest view may ask in vain, and is told so; nothing else is ever refused.
  const polite = ['stale', 'not-waiting', 'table-over'];
  const rude = [...ledger.refusals].filter(([code]) => !polite.includes(code));
  expect(rude).toEqual([]);
}

test(`${CUTS} cuts of a line without a network`, () => cutOften(CUTS, 'in-process'));
test('600 cuts of real sockets', () => cutOften(600, 'socket'));
test(`${CUTS / 5} cuts of a line without a network, over PostgreSQL`, async () => {
  const postgres = await startPostgres();
  await cutOften(CUTS / 5, 'in-process', await postgres.database());
  await postgres.stop();
});

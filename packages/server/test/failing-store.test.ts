// A store that fails for a while: nothing is acknowledged meanwhile, nothing is lost, and nobody spins.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadlineOf } from '@undercroft/table';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/port.ts';
import { openStore } from '../src/store/sql-store.ts';
import { connect, newPerson, openTable, startServer, type TestServer } from './harness.ts';

test('appends that fail are tried again ever more slowly, and answered once they are durable', async () => {
  const store = await openStore({
    file: join(mkdtempSync(join(tmpdir(), 'undercroft-fail-')), 'store.sqlite'),
  });
  let isFailing = false;
  let attempts = 0;
  const failing: Store = {
    ...store,
    tables: {
      ...store.tables,
      append: (append) => {
        attempts++;
        return isFailing ? Promise.reject(new Error('disk full')) : store.tables.append(append);
      },
    },
  };
  const server = await startServer({ store: failing } as object);
  const person = await newPerson(server.address, 'Patient');
  const line = connect(server.address, person);
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  isFailing = true;
  attempts = 0;
  let answered = 0;
  const words = [1, 2, 3].map((n) =>
    line.send({ kind: 'chat', text: `word ${n}` }, made.table).then((answer) => {
      answered++;
      return answer;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(answered).toBe(0);
  expect(attempts).toBeLessThan(40);
  isFailing = false;
  const answers = await Promise.all(words);
  expect(answers.map((answer) => answer.ok && answer.version).toSorted()).toEqual([3, 4, 5]);
  expect(await server.context.liveTables.look(made.table!, ({ chat }) => chat.length)).toBe(3);
  line.close();
  await server.discard();
});

test('S13: when nothing can be stored, /readyz says what is wrong, and the process is told to end', async () => {
  const store = await openStore({
    file: join(mkdtempSync(join(tmpdir(), 'undercroft-fail-')), 'store.sqlite'),
  });
  let isFailing = false;
  const failing: Store = {
    ...store,
    setMeta: (...args) => (isFailing ? Promise.reject(new Error('disk full')) : store.setMeta(...args)),
    // A disk that does not answer must not keep the server either.
    close: () => new Promise(() => {}),
  };
  const server = await startServer({ store: failing, heartbeat: 500, giveUpAfter: 1_500 } as object);
  const ready = async () => {
    const response = await fetch(`${server.address}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  await expect
    .poll(ready, { timeout: 15_000 })
    .toMatchObject({ status: 200, body: { ready: true, store: true, disk: true } });
  isFailing = true;
  await server.failed;
  expect(await ready()).toMatchObject({ status: 503, body: { ready: false, store: false } });
  expect(await server.close()).toBe(false);
  await store.close();
});

test('S13: while the server is down no clock runs', async () => {
  const first = await startServer({ heartbeat: 50 });
  const person = await newPerson(first.address, 'Thinker');
  const { table } = await openTable(first.address, person, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    pace: 'live',
    clock: { perMove: 100, reserve: 0 },
    listed: false,
    sit: 0,
  });
  const deadline = (server: TestServer) =>
    server.context.liveTables.look(table, (now) => now.waiting.map((seat) => deadlineOf(now, seat))[0]!);
  const before = (await deadline(first))!;
  await first.close();
  const stopped = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const second = await startServer({ dataFolder: first.folder, heartbeat: 50 });
  const after = (await deadline(second))!;
  expect(after - before).toBeGreaterThanOrEqual(390);
  expect(after - before).toBeLessThanOrEqual(Date.now() - stopped + 200);
  // Another process that starts at the same moment does not give it a second time.
  const command = { kind: 'holdClocks', from: stopped, to: Date.now() } as const;
  await second.context.liveTables.act(table, { actor: null, command });
  expect(await deadline(second)).toBe(after);
  await second.discard();
});

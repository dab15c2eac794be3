// A backup taken in the middle of play is whole, and a server can be restored from it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BACKUP, RESTORE } from '../src/serve-commands.ts';
import { checkLedger } from './check-ledger.ts';
import { connect, newPerson, startServer, until } from './harness.ts';
import { type Ledger, newLedger, playForever } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said: string[] = [];
const io = {
  env: {},
  write: (text: string) => void said.push(text),
  onInterrupt: () => () => {},
};

test('backups under load are consistent and hold everything acknowledged before them', async () => {
  const server = await startServer();
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => newPerson(server.address, `P${i}`)));
  const lines = people.map((person) => connect(server.address, person));
  const ledger = newLedger();
  const stops = Array.from({ length: 6 }, (_, i) =>
    playForever([lines[2 * i]!, lines[2 * i + 1]!], i % 2 === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  const taken: { file: string; before: Ledger }[] = [];
  for (let i = 0; i < 3; i++) {
    const more = ledger.acknowledged.length + 100;
    await until(() => ledger.acknowledged.length > more, 'play goes on');
    const before: Ledger = {
      ...ledger,
      acknowledged: [...ledger.acknowledged],
      tables: new Set(ledger.acknowledged.map(({ table }) => table)),
    };
    const file = join(folder, `backup-${i}.sqlite`);
    expect(await BACKUP.run({ word: file, values: { data: server.folder } }, io)).toBe(0);
    taken.push({ file, before });
  }
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await expect(
    RESTORE.run({ word: taken[0]!.file, values: { data: server.folder } }, io),
  ).rejects.toMatchObject({
    code: 'store-in-use',
  });
  await server.discard();
  for (const { file, before } of taken) await checkLedger({ file }, before);

  const data = join(folder, 'restored');
  expect(await RESTORE.run({ word: taken[1]!.file, values: { data: data } }, io)).toBe(0);
  expect(await RESTORE.run({ word: taken[2]!.file, values: { data: data } }, io)).toBe(0);
  expect(await RESTORE.run({ word: taken[2]!.file, values: { data: data } }, io)).toBe(0);
  for (const kept of ['.before-restore', '.before-restore-2'])
    expect(existsSync(join(data, `undercroft.sqlite${kept}`))).toBe(true);
  const again = await startServer({ dataFolder: data });
  expect(again.newAdminToken).toBeUndefined();
  const [table] = taken[2]!.before.tables;
  expect(await again.context.liveTables.look(table!, ({ version }) => version)).toBeGreaterThan(3);
  await again.discard();
  expect(said.some((text) => /backup-2\.sqlite: \d+ tables, \d+ moves/.test(text))).toBe(true);
});

test('what is not a store, or is there already, is refused with a code', async () => {
  await expect(BACKUP.run({ word: join(folder, 'x'), values: { data: folder } }, io)).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(
    BACKUP.run({ word: join(folder, 'backup-0.sqlite'), values: { data: join(folder, 'restored') } }, io),
  ).rejects.toThrow();
  await expect(RESTORE.run({ word: join(folder, 'none'), values: {} }, io)).rejects.toMatchObject({
    code: 'not-found',
  });
});

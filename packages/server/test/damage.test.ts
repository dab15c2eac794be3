// Damages a store at random: whatever can be seen is named at the start and set aside, and nothing is ever written over it.
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../src/store/sql-store.ts';
import { openForWriting } from '../src/store/sqlite-file.ts';
import { move, newTable } from './store-rows.ts';

/** Half of them in the database, half in its log. */
const DAMAGES = process.env.TEST_LENGTH === 'long' ? 400 : 60;
const COMMITS = 120;
const TABLES = 6;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-damage-'));
const whole = join(folder, 'whole.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** After each acknowledged commit: how long the log was. */
const lengths: number[] = [];
let told: string;

const contentOf = (db: DatabaseSync): string =>
  JSON.stringify([
    db.prepare('SELECT id, version, card FROM tables ORDER BY id').all(),
    db.prepare('SELECT * FROM entries ORDER BY table_id, version').all(),
  ]);

/** A store with a full database and a log of many commits, as a server leaves it that is killed. */
beforeAll(async () => {
  const file = join(folder, 'made.sqlite');
  for (const round of [0, 1]) {
    const store = await openStore({ file });
    for (let t = 0; round === 0 && t < TABLES; t++) await store.tables.create(newTable(`t${t}`));
    for (let n = 0; n < COMMITS; n++) {
      const from = 1 + (round * COMMITS) / TABLES + Math.floor(n / TABLES);
      const body = JSON.stringify({ n: from, padding: 'x'.repeat(n % 400) });
      const entries = [{ at: n, person: 'ada', command: `c${from}`, body }];
      expect(await store.tables.append(move(`t${n % TABLES}`, from, '', { entries }))).toBe(true);
      if (round === 1) lengths.push(statSync(`${file}-wal`).size);
    }
    if (round === 1) for (const ending of ['', '-wal']) copyFileSync(file + ending, whole + ending);
    await store.close();
  }
  const db = new DatabaseSync(file, { readOnly: true });
  told = contentOf(db);
  db.close();
});

const copyOf = (name: string): string => {
  const file = join(folder, name);
  for (const ending of ['', '-wal']) copyFileSync(whole + ending, file + ending);
  return file;
};
const bytes = (file: string): string => hash('sha256', existsSync(file) ? readFileSync(file) : '');

type Opened = { readonly content: string } | CodedError;
function opened(file: string): Opened {
  try {
    const db = openForWriting(file);
    const content = contentOf(db);
    db.close();
    return { content };
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
}

/** Refused, and the bytes are where the refusal says, unchanged. */
function expectSetAside(file: string, was: readonly string[], outcome: Opened): void {
  expect(outcome).toBeInstanceOf(CodedError);
  const { code, args } = outcome as CodedError;
  const at = code === 'store-damaged' ? String(args!.aside) : file;
  expect([bytes(at), bytes(`${at}-wal`)]).toEqual(was);
  if (code !== 'store-damaged') expect(code).toMatch(/^(store-newer|not-a-store)$/);
  else expect(opened(file)).toMatchObject({ code: 'store-set-aside', args: { aside: at } });
}

const rounds = (name: string, damage: (file: string) => void): Opened => {
  const file = copyOf(name);
  damage(file);
  const was = [bytes(file), bytes(`${file}-wal`)];
  const outcome = opened(file);
  expectSetAside(file, was, outcome);
  return outcome;
};
const flip = (file: string, at: number): void => {
  const data = readFileSync(file);
  data[at]! ^= 1;
  writeFileSync(file, data);
};

test('S10: a bad frame before good ones is named', () => {
  const at = lengths[COMMITS / 2]!;
  expect(rounds('frame.sqlite', (file) => flip(`${file}-wal`, at - 1))).toMatchObject({
    args: { what: expect.stringMatching(/^frame \d+ of its write-ahead log$/) },
  });
  rounds('header.sqlite', (file) => flip(`${file}-wal`, 17));
});

test('S10: a gap in the versions of a table is named, and so are entries without their table', () => {
  for (const [n, sql] of [
    "DELETE FROM entries WHERE table_id = 't2' AND version = 7",
    "DELETE FROM entries WHERE table_id = 't2' AND version > 7",
    "DELETE FROM tables WHERE id = 't2'",
  ].entries())
    expect(
      rounds(`gap${n}.sqlite`, (file) => {
        const db = new DatabaseSync(file);
        db.exec(sql);
        db.close();
      }),
    ).toMatchObject({ args: { what: 'table t2 lacks entries' } });
});

test('S10: a log without its database is named, and not deleted', () => {
  rounds('lost.sqlite', (file) => writeFileSync(file, ''));
});

test('a whole store opens with everything in it', () => {
  expect(opened(copyOf('fine.sqlite'))).toEqual({ content: told });
});

/** The same numbers for the same seed. */
const randomFrom = (seed: number) => (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

interface Damage {
  readonly data: Buffer;
  readonly at: number;
  readonly end: number;
  readonly how: string;
}

function damaged(data: Buffer, random: (below: number) => number): Damage {
  const at = random(data.length);
  const length = 1 + random(3_000);
  const end = at + length;
  const copy = Buffer.from(data);
  switch (random(5)) {
    case 0:
      copy[at]! ^= 1 << random(8);
      return { data: copy, at, end, how: 'bit' };
    case 1:
      return { data: copy.fill(0, at, end), at, end, how: 'zeros' };
    case 2:
      for (let i = at; i < Math.min(data.length, end); i++) copy[i] = random(256);
      return { data: copy, at, end, how: 'noise' };
    case 3:
      return { data: copy.subarray(0, at), at, end, how: 'cut' };
    default:
      return {
        data: Buffer.concat([copy.subarray(0, at), copy.subarray(end)]),
        at,
        end,
        how: 'taken out',
      };
  }
}

/** Read anew, by SQLite's own check and by counting: can anybody see it? */
function isSeen(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    if (db.prepare('PRAGMA integrity_check').get()!.integrity_check !== 'ok') return true;
    const expected = db.prepare('SELECT id, version FROM tables').all() as { id: string; version: number }[];
    const entries = db.prepare('SELECT table_id, version FROM entries').all();
    return (
      entries.length !== expected.reduce((sum, { version }) => sum + version, 0) ||
      expected.some(({ id, version }) => {
        const versions = new Set(entries.filter((row) => row.table_id === id).map((row) => row.version));
        return versions.size !== version || !versions.has(1) || !versions.has(version);
      })
    );
  } catch {
    return true;
  } finally {
    db.close();
  }
}

test(`S10: ${DAMAGES} random damages: what can be seen is named and set aside, nothing is overwritten`, () => {
  const found = { named: 0, harmless: 0, unseen: 0 };
  for (let seed = 1; seed <= DAMAGES; seed++) {
    const random = randomFrom(seed * 7_919);
    const ending = seed % 2 === 0 ? '' : '-wal';
    const file = copyOf(`d${seed}.sqlite`);
    const { data, at, end, how } = damaged(readFileSync(file + ending), random);
    writeFileSync(file + ending, data);
    const twin = join(folder, 'twin.sqlite');
    for (const each of ['', '-wal', '-shm']) rmSync(twin + each, { force: true });
    for (const each of ['', '-wal']) copyFileSync(file + each, twin + each);
    const was = [bytes(file), bytes(`${file}-wal`)];
    const outcome = opened(file);
    const where = `damage ${seed}: ${how} at ${at} of ${ending || 'the database'}`;
    if (outcome instanceof CodedError) {
      found.named++;
      expectSetAside(file, was, outcome);
    } else if (outcome.content === told) found.harmless++;
    else {
      found.unseen++;
      // What may be the torn end of the last commit: itself, and one whole commit behind it with nothing further.
      const behind = how === 'cut' || ending === '' ? 0 : lengths.filter((length) => length > end).length;
      expect(behind, where).toBeLessThan(3);
      expect(isSeen(twin), where).toBe(false);
    }
    for (const each of ['', '-wal', '-shm', '.damaged', '.damaged-wal', '.damaged-shm'])
      rmSync(file + each, { force: true });
  }
  expect(found.named).toBeGreaterThan(DAMAGES / 3);
  if (process.env.TEST_LENGTH === 'long') console.log(found);
});

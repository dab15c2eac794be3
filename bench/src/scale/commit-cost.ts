// How long a durable commit of SQLite takes here, and what each further move in it adds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Append } from '../../../packages/server/src/store/driver.ts';
import { openSqlite } from '../../../packages/server/src/store/sqlite.ts';
import { quantile } from '../server/play-tables.ts';
import type { Model } from './simulate.ts';

const MANY = 32;
const TRIES = 80;

export async function commitCost(): Promise<Model['commit']> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-commit-'));
  const driver = await openSqlite(join(folder, 'commit.sqlite'));
  try {
    await driver.transact(
      Array.from({ length: MANY }, (_, i) => ({
        sql: `INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, card, secret, sealed_as, maker, command)
          VALUES (?, 'g', 'playing', 0, 0, 0, 0, 0, '', '', '', 'm', ?)`,
        values: [`t${i}`, `c${i}`],
      })),
    );
    const versions: number[] = Array(MANY).fill(0);
    const append = (i: number): Append => ({
      table: `t${i}`,
      from: versions[i]!,
      fromStamp: versions[i]!,
      stamp: ++versions[i]!,
      entries: [{ at: 1, person: 'p', command: `c${versions[i]}`, body: 'x'.repeat(80) }],
      state: 'playing',
      card: 'x'.repeat(480),
      listed: 0,
      touched: 1,
      due: null,
      botDue: null,
    });
    const took = async (size: number): Promise<number> => {
      const each: number[] = [];
      for (let round = 0; round < TRIES; round++) {
        const batch = Array.from({ length: size }, (_, i) => append(i));
        const start = performance.now();
        await Promise.all(batch.map(driver.append));
        each.push(performance.now() - start);
      }
      return quantile(each, 0.5);
    };
    const one = await took(1);
    const many = await took(MANY);
    const each = Math.max(0, (many - one) / (MANY - 1));
    return { fixed: Math.max(0, one - each), each };
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

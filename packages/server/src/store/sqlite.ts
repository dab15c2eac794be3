// SQLite as a driver: moves go into a journal, one thread writes everything else, this one reads; nothing else to install.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { carryOver, carryOverRounds } from './carry-over.ts';
import type { Append, Driver, Row } from './driver.ts';
import { knowHeads } from './heads.ts';
import { openJournal } from './journal.ts';
import { readJournal } from './journal-file.ts';
import { packAppends, unpackAppends } from './packed-appends.ts';
import { preparedBy } from './prepared.ts';
import { CLUSTERED, MIGRATIONS } from './schema.ts';
import { hireWriter } from './sqlite-writer.ts';
import { lockStore } from './store-lock.ts';

/** What stands in the journal, or has time, is not in these yet; other tables are always up to date. */
const LATE = /\b(tables|entries|members|notices|results|ratings)\b/;
const KNOWN = 'SELECT 1 FROM entries WHERE table_id = ? AND person = ? AND command = ?';

export async function openSqlite(file: string): Promise<Driver> {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lockStore(file);
  let reader: DatabaseSync;
  try {
    reader = openUpToDate(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const prepare = preparedBy(reader);
  const heads = knowHeads(prepare);
  const journal = openJournal(file);
  const writer = hireWriter(file, journal, (upTo, statements) => {
    if (statements.some(({ sql }) => sql.startsWith('DELETE FROM tables'))) heads.forget(upTo);
    else heads.trim(upTo);
  });
  const late = new Map<string, boolean>();
  const isLate = (sql: string): boolean => {
    const known = late.get(sql) ?? LATE.test(sql);
    late.set(sql, known);
    return known;
  };
  let hear: (words: string) => void = () => {};
  /** While somebody looks a command up, nothing new is written into the journal. */
  let lookingUp: Promise<ReadonlySet<Append>> | undefined;

  const repeatedIn = async (batch: readonly Append[]): Promise<ReadonlySet<Append>> => {
    await writer.carryOver();
    const isRepeated = ({ table, entries }: Append): boolean =>
      entries.some(
        ({ person, command }, i) =>
          command !== null &&
          (entries.some((other, j) => j < i && other.command === command && other.person === person) ||
            prepare(KNOWN).get(table, person, command) !== undefined),
      );
    return new Set(batch.filter(isRepeated));
  };

  return {
    shared: false,
    rows: async (sql, values = [], freshness) => {
      const isFresh =
        freshness === 'late' || (freshness ? !heads.isInJournal(freshness.table) : !isLate(sql));
      const carried = isFresh ? undefined : writer.carryOver();
      if (carried) await carried;
      writer.check();
      journal.check();
      return prepare(sql).all(...values) as unknown as readonly Row[];
    },
    transact: writer.transact,
    async append(batch) {
      writer.check();
      while (lookingUp) await lookingUp.catch(() => {});
      let repeated: ReadonlySet<Append> | undefined;
      if (batch.some(heads.mayBeRepeated)) {
        lookingUp = repeatedIn(batch).finally(() => {
          lookingUp = undefined;
        });
        repeated = await lookingUp;
      }
      const goBack: (() => void)[] = [];
      const going = batch.filter((append) => {
        const back = repeated?.has(append) ? undefined : heads.move(append, journal.round);
        if (back) goBack.push(back);
        return back !== undefined;
      });
      if (going.length > 0) {
        let isOnDisk: Promise<void>;
        try {
          isOnDisk = journal.write(packAppends(going));
        } catch (error) {
          for (const back of goBack.reverse()) back();
          throw error;
        }
        writer.noted();
        await isOnDisk;
      }
      if (going.length === batch.length) return batch.map(() => true);
      const gone = new Set(going);
      return batch.map((append) => gone.has(append));
    },
    notify: (words) => hear(words),
    onNotification: (listener) => {
      hear = listener;
    },
    onMissedNotifications: () => {},
    async close() {
      await journal.close(await writer.close());
      reader.close();
      unlock();
    },
  };
}

/** What a crash left in the journal is carried over first, in the schema that it was written for. */
function openUpToDate(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (schemaOf(db) > JOURNAL_AS_TABLE) carryOverRounds(db, readJournal(file));
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const schemaOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Brings an older file up to the newest schema, one migration per transaction, forward only. */
export function migrate(db: DatabaseSync, upTo = MIGRATIONS.length): void {
  const at = schemaOf(db);
  if (at > MIGRATIONS.length)
    throw new Error(`the store is of a newer version (${at}) than this server knows`);
  for (let next = at; next < upTo; next++) {
    db.exec('BEGIN IMMEDIATE');
    if (next === JOURNAL_AS_TABLE) carryOverTable(db);
    for (const statement of MIGRATIONS[next]!) db.exec(statement.replace(CLUSTERED, 'WITHOUT ROWID'));
    db.exec(`PRAGMA user_version = ${next + 1}`);
    db.exec('COMMIT');
  }
}

/** The one schema whose journal was a table of SQLite. */
const JOURNAL_AS_TABLE = 6;

function carryOverTable(db: DatabaseSync): void {
  const rows = db.prepare('SELECT body FROM journal ORDER BY batch').all() as { body: string }[];
  carryOver(
    rows.flatMap(({ body }) => unpackAppends(body)),
    preparedBy(db),
  );
}

// The store contract: everything the port promises, run in full over SQLite and over PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import type { Append, Driver, Row } from './driver.ts';
import type { NewTable, Seek, Store } from './port.ts';
import { migratePostgres, openPostgres, sturdyPool } from './postgres.ts';
import { MIGRATIONS, tablesAt } from './schema.ts';
import { insert } from './sql.ts';
import { addClubTable } from './sql-clubs.ts';
import { planNotice } from './sql-notices.ts';
import { addRun } from './sql-runs.ts';
import { addPairing, endSeek, forgetSeeks, seekOn } from './sql-seeks.ts';
import { openStore, storeOver } from './sql-store.ts';
import { addMember } from './sql-tables.ts';
import { openSqlite } from './sqlite.ts';
import { migrateSqlite } from './sqlite-file.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-store-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const tableRow = (more: Partial<NewTable> = {}): NewTable => ({
  id: `t${++made}`,
  game: 'tic-tac-toe',
  state: 'open',
  version: 1,
  stamp: 1,
  secret: 'ab'.repeat(32),
  sealedAs: 't',
  listed: true,
  created: 1000 + made,
  card: JSON.stringify({ n: made }),
  maker: 'ada',
  command: `c${made}`,
  due: null,
  botDue: null,
  members: ['ada'],
  entries: [{ at: 1000, person: 'ada', body: '{"kind":"created"}' }],
  ...more,
});
const entry = (command: string | null = null, person = 'ada') => ({
  at: 2000,
  person,
  command,
  body: '{"kind":"played"}',
});
const append = (table: string, from: number, more: Partial<Append> = {}): Append => ({
  table,
  from,
  fromStamp: from,
  stamp: from + 1,
  entries: [entry()],
  state: 'playing',
  card: '{"n":0}',
  listed: 1,
  touched: 5000,
  due: null,
  botDue: null,
  ...more,
});

/** What the store tells of a table and its people. */
const everything = async (store: Store, table: string): Promise<string> =>
  JSON.stringify([
    await store.tables.entries(table, 0, 99),
    await store.tables.card(table),
    await Array.fromAsync(store.people.tablesOf('goneGoneGone12')),
    await store.results.history('ada', 99, 9),
    await store.results.history('goneGoneGone12', 99, 9),
    await store.results.ratingsOf('goneGoneGone12'),
    await store.people.blockedBy('ada'),
    await store.people.blockedBy('goneGoneGone12'),
    (await store.people.read('goneGoneGone12')) ?? null,
  ]);

const asked = new Set<string>();
/** Writes down every statement that the contract runs. */
const listening = (driver: Driver): Driver => ({
  ...driver,
  rows: (sql, values) => {
    asked.add(sql);
    return driver.rows(sql, values);
  },
  transact: (statements) => {
    for (const { sql } of statements) asked.add(sql);
    return driver.transact(statements);
  },
});

const KINDS: readonly [string, () => Promise<Driver>][] = [
  ['sqlite', () => openSqlite(join(folder, `${Math.random()}.sqlite`))],
  ['postgres', async () => openPostgres(await postgres.database())],
];

/** The tables whose rows name a person, with these columns and all of them, by the schema itself. */
function personalTables() {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  return [...tablesAt()]
    .filter((table) => !REPLAYED.test(table))
    .flatMap((table) => {
      const columns = db.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all() as {
        name: string;
        type: string;
      }[];
      const personal = columns.filter(({ name }) => PERSONAL.test(name)).map(({ name }) => name);
      return personal.length > 0 ? [{ table, columns, personal }] : [];
    });
}
/** Study rooms are replayed and written anew; `packages/server/test/studies.test.ts` forgets people there. */
const REPLAYED = /^stud(ies|y_)/;
const PERSONAL = /^(person|other|maker|keeper|inviter|host|leader|author|owner|by_person)$/;

for (const [kind, open] of KINDS)
  describe(kind, () => {
    let store: Store;
    beforeAll(async () => {
      const driver = await open();
      store = storeOver(kind === 'sqlite' ? listening(driver) : driver);
    });
    afterAll(() => store.close());

    test('a study room: counted by owner, one event after another, each command once, old events let go', async () => {
      await store.people.add({ id: 'leader', name: 'L', created: 1 });
      const chapter = { body: '{"names":["L","B"]}', people: ['leader', null] };
      const room = {
        id: 'study-1',
        owner: 'leader',
        at: 5,
        snapshot: '{"v":1}',
        chapter,
        about: 't',
        most: 1,
      };
      expect(await store.studies.create(room)).toBe(true);
      expect(await store.studies.create({ ...room, id: 'study-3', most: 9 })).toBe(false);
      expect(await store.studies.about('t')).toBe('study-1');
      expect(await store.studies.create({ ...room, id: 'study-2' })).toBe(false);
      const event = (from: number, command: string | null = null) => ({
        id: 'study-1',
        from,
        entry: { at: from, person: 'leader', command, body: `{"n":${from + 1}}` },
        state: 'open',
      });
      expect(await store.studies.append(event(1, 'c1'))).toBe(true);
      expect(await store.studies.append(event(1, 'c2'))).toBe(false);
      expect(await store.studies.append(event(2, 'c1'))).toBe(false);
      expect(await store.studies.versionOfCommand('study-1', 'leader', 'c1')).toBe(2);
      expect(await store.studies.read('study-1')).toEqual({
        id: 'study-1',
        version: 2,
        base: 1,
        snapshot: '{"v":1}',
      });
      expect(
        await store.studies.append({ ...event(2), person: 'ben', chapter: { ...chapter, number: 1 } }),
      ).toBe(true);
      expect(await store.studies.of('ben', 9)).toEqual(['study-1']);
      for (let from = 3; from < 405; from++) await store.studies.append(event(from));
      expect(await store.studies.append({ ...event(405), snapshot: '{"v":406}' })).toBe(true);
      expect(await store.studies.read('study-1')).toMatchObject({
        version: 406,
        base: 406,
        snapshot: '{"v":406}',
      });
      expect((await store.studies.events('study-1', 0))[0]?.version).toBe(7);
      expect(await store.studies.versions(['study-1', 'none'])).toEqual(new Map([['study-1', 406]]));
      expect(await store.studies.idleBefore(406, 9)).toEqual(['study-1']);
      expect(await store.studies.idleBefore(405, 9)).toEqual([]);
      expect(await Array.fromAsync(store.people.studiesOf('leader'))).toEqual(['study-1']);
      const without = { id: 'study-1', person: 'leader', owner: 'gone', snapshot: '{}', name: '—' };
      expect(await store.studies.forgetAt({ ...without, from: 1 })).toBe(false);
      expect(await store.studies.forgetAt({ ...without, from: 406 })).toBe(true);
      expect(await store.studies.events('study-1', 0)).toEqual([]);
      expect(await store.studies.chapter('study-1', 1)).toBe('{"names":["—","B"]}');
      expect(await Array.fromAsync(store.people.studiesOf('leader'))).toEqual([]);
      await store.studies.remove('study-1');
      expect(await store.studies.read('study-1')).toBeUndefined();
      expect(await store.studies.of('ben', 9)).toEqual([]);
    });

    test('a table is made once per command of its maker', async () => {
      const row = tableRow();
      expect(await store.tables.create(row)).toBe(row.id);
      expect(await store.tables.create({ ...row, id: 'other' })).toBe(row.id);
      expect(await store.tables.read(row.id)).toEqual({
        id: row.id,
        game: row.game,
        state: 'open',
        version: 1,
        stamp: 1,
        secret: row.secret,
        sealedAs: 't',
      });
      expect(await store.tables.read('other')).toBeUndefined();
      expect(await store.tables.entries(row.id, 0, 9)).toEqual([
        { version: 1, at: 1000, person: 'ada', command: null, body: '{"kind":"created"}' },
      ]);
    });

    test('an append goes in only on the version and the stamp it was made on', async () => {
      const { id } = tableRow();
      await store.tables.create(tableRow({ id }));
      expect(await store.tables.append(append(id, 1))).toBe(true);
      expect(await store.tables.append(append(id, 1))).toBe(false);
      expect(await store.tables.append(append(id, 2, { fromStamp: 77 }))).toBe(false);
      expect(await store.tables.append(append(id, 2, { entries: [entry('x1'), entry('x2')] }))).toBe(true);
      expect((await store.tables.entries(id, 1, 3)).map(({ version }) => version)).toEqual([2, 3]);
      expect(await store.tables.read(id)).toMatchObject({ version: 4, stamp: 3, state: 'playing' });
      expect(await store.tables.versionOfCommand(id, 'ada', 'x2')).toBe(4);
      expect(await store.tables.versionOfCommand(id, 'bruno', 'x2')).toBeUndefined();
    });

    test('of many who append at once on one version exactly one goes in', async () => {
      const { id } = tableRow();
      await store.tables.create(tableRow({ id }));
      const went = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.tables.append(append(id, 1, { stamp: 100 + i }))),
      );
      expect(went.filter(Boolean)).toHaveLength(1);
      expect(await store.tables.entries(id, 1, 99)).toHaveLength(1);
    });

    test('a repeated command spoils neither its batch nor its table', async () => {
      const rows = [tableRow(), tableRow(), tableRow()];
      for (const row of rows) await store.tables.create(row);
      const [a, b, c] = rows.map(({ id }) => id) as [string, string, string];
      expect(await store.tables.append(append(b, 1, { entries: [entry('same')] }))).toBe(true);
      const went = await Promise.all([
        store.tables.append(append(a, 1)),
        store.tables.append(append(b, 2, { entries: [entry('same')] })),
        store.tables.append(append(c, 1)),
      ]);
      expect(went).toEqual([true, false, true]);
      expect(await store.tables.read(b)).toMatchObject({ version: 2 });
    });

    test('S6: an append that the database refuses fails alone, whatever is wrong with it', async () => {
      const rows = Array.from({ length: 9 }, () => tableRow());
      for (const row of rows) await store.tables.create(row);
      const broken = { ...entry(), body: null as never };
      const went = await Promise.allSettled(
        rows.map(({ id }, i) =>
          store.tables.append(
            append(id, 1, {
              entries: [i === 3 ? broken : entry(i === 6 ? 'nul \0 in it' : `c${i}`)],
              ...(i === 4 && { also: [addMember('dora', id, 1)] }),
            }),
          ),
        ),
      );
      const refused = went.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
      expect(refused).toEqual(kind === 'postgres' ? [3, 6] : [3]);
      expect(went.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(
        9 - refused.length,
      );
      for (const [i, { id }] of rows.entries())
        expect((await store.tables.read(id))!.version).toBe(refused.includes(i) ? 1 : 2);
    });

    test('what belongs to an append goes in with it or not at all', async () => {
      const { id } = tableRow();
      await store.tables.create(tableRow({ id }));
      const also = [addMember('chiara', id, 1)];
      expect(await store.tables.append(append(id, 5, { also }))).toBe(false);
      expect(await store.tables.cardsOf('chiara', 9)).toEqual([]);
      expect(await store.tables.append(append(id, 1, { also, card: '{"n":"hers"}' }))).toBe(true);
      expect(await store.tables.cardsOf('chiara', 9)).toEqual(['{"n":"hers"}']);
    });

    test('lists: open tables newest first, due tables oldest first, counts', async () => {
      const due = tableRow({ state: 'playing', due: 50, listed: false });
      const later = tableRow({ state: 'playing', due: 60, listed: false });
      await store.tables.create(later);
      await store.tables.create(due);
      expect(await store.tables.dueBefore(55, 9)).toEqual([due.id]);
      expect(await store.tables.dueBefore(60, 9)).toEqual([due.id, later.id]);
      const open = tableRow({ created: 9e9 });
      await store.tables.create(open);
      expect((await store.tables.openCards(1))[0]).toBe(open.card);
      const over = tableRow({ state: 'finished', game: 'seldom', created: 8, card: '{"n":"old"}' });
      const newer = tableRow({ state: 'finished', game: 'seldom', created: 9, card: '{"n":"new"}' });
      const unlisted = tableRow({ state: 'finished', game: 'seldom', listed: false });
      for (const row of [over, newer, unlisted]) await store.tables.create(row);
      expect(await store.tables.finishedCards('seldom', 9)).toEqual([newer.card, over.card]);
      expect((await store.tables.counts()).playing).toBeGreaterThan(1);
      expect(await store.tables.versions([open.id, 'none'])).toEqual(new Map([[open.id, 1]]));
    });

    test('a bot turn is claimed by one and comes back when its lease is over', async () => {
      const row = tableRow({ botDue: 100 });
      await store.tables.create(row);
      const claims = await Promise.all([
        store.tables.claimBotTurns(200, 50, 9),
        store.tables.claimBotTurns(200, 50, 9),
      ]);
      expect(claims.flat()).toEqual([row.id]);
      expect(await store.tables.claimBotTurns(249, 50, 9)).toEqual([]);
      expect(await store.tables.claimBotTurns(250, 50, 9)).toEqual([row.id]);
      await store.tables.setBotDue([row.id, 'none'], 400);
      expect(await store.tables.claimBotTurns(399, 50, 9)).toEqual([]);
      await store.tables.setBotDue([row.id], 260);
      expect(await store.tables.claimBotTurns(260, 50, 9)).toEqual([row.id]);
      await store.tables.append(append(row.id, 1));
      await store.tables.setBotDue([row.id], 1);
      expect(await store.tables.claimBotTurns(9999, 50, 9)).toEqual([]);
    });

    test('a notice is given by one, waits where somebody sleeps, and gives way to a newer one', async () => {
      const row = tableRow();
      await store.tables.create(row);
      const notice = { table: row.id, seat: 1, asked: 2, due: 100 };
      expect(await store.tables.append(append(row.id, 1, { also: [planNotice(notice)] }))).toBe(true);
      expect(await store.notices.claim(99, 50, 9)).toEqual([]);
      const claims = await Promise.all([store.notices.claim(100, 50, 9), store.notices.claim(100, 50, 9)]);
      expect(claims.flat()).toEqual([{ ...notice, due: 150 }]);
      await store.notices.postpone(claims.flat()[0]!, 900);
      expect(await store.notices.claim(899, 50, 9)).toEqual([]);
      const [late] = await store.notices.claim(900, 50, 9);
      expect(await store.notices.claim(949, 50, 9)).toEqual([]);
      const newer = { ...notice, asked: 3, due: 1000 };
      await store.tables.append(append(row.id, 2, { also: [planNotice(newer)] }));
      await store.notices.done(late!);
      const [mine] = await store.notices.claim(1000, 50, 9);
      expect(mine).toEqual({ ...newer, due: 1050 });
      await store.notices.done(mine!);
      expect(await store.notices.claim(9999, 50, 9)).toEqual([]);
      await store.tables.append(append(row.id, 3, { also: [planNotice({ ...newer, asked: 4 })] }));
      const [now] = await store.notices.claim(5_000, 50, 9);
      // Asked anew, and due in the very millisecond in which the lease of the one before ends.
      await store.tables.append(append(row.id, 4, { also: [planNotice({ ...now!, asked: 5 })] }));
      await store.notices.done(now!);
      expect(await store.notices.postpone(now!, 9_000)).toBe(false);
      expect(await store.notices.claim(now!.due, 50, 9)).toMatchObject([{ asked: 5 }]);
    });

    test('a table and the end of the waiting of its people go in together or not at all', async () => {
      const seek = (person: string, more: Partial<Seek> = {}): Seek => ({
        person,
        pace: 'live',
        wishes: { games: ['veil'], seats: [2], pace: 'live', rated: 'either', botsAfter: null },
        since: 10,
        botsAt: null,
        asks: false,
        hidden: false,
        heard: 10,
        asked: null,
        table: null,
        seat: null,
        ...more,
      });
      const people = ['s1', 's2', 's3'];
      for (const person of people) expect(await store.seeks.put(seek(person))).toBe(true);
      expect((await store.seeks.all()).map(({ person }) => person).toSorted()).toEqual(people);
      const paired = (a: string, b: string) => {
        const row = tableRow({ maker: '*pairing' });
        return store.tables.create({
          ...row,
          also: [a, b].flatMap((person, seat) => [
            endSeek(person, 'live', row.id, seat),
            addPairing(person, row.id, 500, 490),
          ]),
        });
      };
      const went = await Promise.all([paired('s1', 's2'), paired('s2', 's3'), paired('s1', 's3')]);
      const tables = went.filter((id) => id !== undefined);
      expect(tables).toHaveLength(1);
      const all = await store.seeks.all();
      expect(all.filter(({ table }) => table === tables[0])).toHaveLength(2);
      const [left] = all.filter(({ table }) => table === null);
      const [one, other] = people.filter((person) => person !== left!.person) as [string, string];
      // Who was given a table keeps it, whatever they ask for.
      expect(await store.seeks.put(seek(one, { since: 99 }))).toBe(false);
      expect(await store.seeks.ask(all.find(({ person }) => person === one)!, 600)).toBe(false);
      expect((await store.seeks.pairings([one], 400)).map((row) => row.other).toSorted()).toEqual(
        [one, other].toSorted(),
      );
      expect(await store.seeks.pairings([one], 500)).toEqual([]);
      expect(await store.seeks.waits(500, 501)).toEqual([490, 490]);
      expect(await store.people.blocksOf([one])).toEqual([]);
      expect(await store.results.ratingsOfAll([one])).toEqual([]);
      // Back in line, and out of it.
      const table = tables[0]!;
      expect(
        await store.tables.append(append(table, 1, { also: [seekOn(table, [one]), forgetSeeks(table)] })),
      ).toBe(true);
      expect((await store.seeks.of(one))[0]).toMatchObject({ since: 10, table: null, seat: null });
      expect(await store.seeks.of(other)).toEqual([]);
      const asked = await Promise.all([store.seeks.ask(left!, 700), store.seeks.ask(left!, 701)]);
      expect(asked.toSorted()).toEqual([false, true]);
      await store.seeks.heard([left!.person], true, 800);
      expect((await store.seeks.of(left!.person))[0]).toMatchObject({ hidden: true, heard: 800 });
      expect((await store.seeks.of(left!.person))[0]!.asked).not.toBeNull();
      await store.seeks.heard([left!.person], false, 801);
      expect((await store.seeks.of(left!.person))[0]).toMatchObject({ hidden: false, asked: null });
      await store.seeks.drop(left!);
      expect(await store.seeks.of(left!.person)).toHaveLength(1);
      await store.seeks.drop({ ...left!, heard: 801 });
      expect(await store.seeks.of(left!.person)).toEqual([]);
      await store.seeks.remove(one, 'live');
      await store.seeks.forgetPairings(501);
      expect(await store.seeks.pairingsOf(one)).toEqual([]);
      expect(await store.seeks.all()).toEqual([]);
    });

    test('a lease has one holder at a time', async () => {
      const claims = await Promise.all([1, 2, 3].map((n) => store.lease('lead', `p${n}`, 100, 50)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const mine = `p${claims.indexOf(true) + 1}`;
      expect(await store.lease('lead', mine, 120, 50)).toBe(true);
      expect(await store.lease('lead', 'other', 169, 50)).toBe(false);
      expect(await store.lease('lead', 'other', 170, 50)).toBe(true);
      expect(await store.lease('lead', mine, 171, 50)).toBe(false);
    });

    test('S13: a person opens no more tables than allowed, whoever asks how often at once', async () => {
      await store.people.add({ id: 'eager', name: 'Eager', created: 1 });
      const rows = Array.from({ length: 8 }, () => tableRow({ maker: 'eager', most: 3 }));
      const ids = await Promise.all(rows.map((row) => store.tables.create(row)));
      expect(ids.filter((id) => id !== undefined)).toHaveLength(3);
      const again = rows.find(({ id }) => ids.includes(id))!;
      expect(await store.tables.create({ ...again, id: 'another' })).toBe(again.id);
    });

    test('a value is made once, whoever comes first', async () => {
      const values = await Promise.all(
        Array.from({ length: 5 }, (_, i) => store.keepOnce('key', () => `v${i}`)),
      );
      expect(new Set(values.map(({ value }) => value)).size).toBe(1);
      expect(values.filter((kept) => kept.made)).toHaveLength(1);
      await store.setMeta('notice', 'a');
      await store.setMeta('notice', 'b');
      expect(await store.meta('notice')).toBe('b');
    });

    test('people: names, standing, epochs, settings', async () => {
      await store.people.add({ id: 'p1', name: 'Ада', created: 5 });
      await store.people.rename('p1', 'Ада Л.');
      await store.people.nextEpoch('p1');
      await store.people.setMuted('p1', true);
      await store.people.saveSettings('p1', { webhook: 'https://x.example' });
      expect(await store.people.read('p1')).toEqual({
        id: 'p1',
        name: 'Ада Л.',
        epoch: 1,
        guest: true,
        created: 5,
        seen: 5,
        banned: false,
        muted: true,
        settings: { webhook: 'https://x.example' },
      });
    });

    test('passkeys make a guest a person; a challenge is taken once and in time', async () => {
      await store.people.add({ id: 'p2', name: 'B', created: 5 });
      const key = { id: 'k', person: 'p2', publicKey: 'pk', counter: 0, transports: ['usb'] };
      await store.people.addPasskey(key, 6);
      await store.people.countPasskey('k', 7);
      expect(await store.people.passkey('k')).toEqual({ ...key, counter: 7 });
      expect((await store.people.read('p2'))!.guest).toBe(false);
      await store.people.keepChallenge('c1', 'word', 'p2', 100);
      expect(await store.people.takeChallenge('c1', 99)).toEqual({ challenge: 'word', person: 'p2' });
      expect(await store.people.takeChallenge('c1', 99)).toBeUndefined();
      await store.people.keepChallenge('c2', 'word', null, 100);
      expect(await store.people.takeChallenge('c2', 101)).toBeUndefined();
    });

    test('blocks, reports and pushes', async () => {
      await store.people.block('p1', 'p2');
      await store.people.block('p1', 'p2');
      expect(await store.people.blockedBy('p1')).toEqual(['p2']);
      await store.people.unblock('p1', 'p2');
      expect(await store.people.blockedBy('p1')).toEqual([]);
      const report = { id: 'r', table: 't', person: 'p1', at: 1, words: 'rude' };
      await store.people.addReport(report);
      expect(await store.people.reports(2, 5)).toMatchObject([report]);
      await store.people.addPush('p1', 'https://push', '{"a":1}', 1);
      await store.people.addPush('p1', 'https://push', '{"a":2}', 1);
      expect(await store.people.pushes('p1')).toEqual(['{"a":2}']);
    });

    test('H15: a person is forgotten everywhere: no row of the store knows the id, the name or the words', async () => {
      const id = 'goneGoneGone12';
      await store.people.add({ id, name: 'Geheim', created: 1 });
      const bodies = [
        [
          'ada',
          `{"kind":"created","with":{"host":"${id}","webhook":"https://mine","chairs":[{"for":"person"}]}}`,
        ],
        [id, '{"kind":"sat","seat":0,"name":"Geheim","nonce":"n"}'],
        [
          'ada',
          `{"kind":"chairSet","seat":1,"chair":{"for":"person","reserved":"${id}","reservedName":"Geheim"}}`,
        ],
        [id, '{"kind":"chatted","seat":0,"name":"Geheim","text":"secret words"}'],
        ['ada', '{"kind":"chatted","seat":1,"name":"Ada","text":"kept"}'],
      ] as const;
      const row = tableRow({
        state: 'finished',
        version: bodies.length,
        maker: id,
        members: [id, 'ada'],
        card: `{"host":"${id}","seats":[{"person":"${id}","name":"Geheim"},{"person":"ada","name":"Ada"}]}`,
        entries: bodies.map(([person, body]) => ({ at: 1, person, body })),
      });
      await store.tables.create(row);
      const result = { table: row.id, game: 'h', ladder: 'h', finished: 5, seat: 0, place: 1, won: true };
      const more = { ...result, points: 1, seats: 2, options: '{}' };
      const rows = [
        { ...more, person: id, rivals: ['ada'] },
        { ...more, person: 'ada', rivals: [id] },
      ];
      await store.results.settle(row.id, rows, [{ person: id, ladder: 'h', mu: 1, sigma: 1, games: 1 }]);
      await store.people.block('ada', id);
      await store.people.block(id, 'ada');
      expect(await Array.fromAsync(store.people.tablesOf(id))).toEqual([row.id]);

      await store.people.forget(id);
      expect(await store.people.halfForgotten()).toEqual([id]);
      await store.people.forgetAt(row.id, id);
      await store.people.forgotten(id);
      expect(await store.people.halfForgotten()).toEqual([]);
      const all = await everything(store, row.id);
      expect(all).not.toMatch(/goneGoneGone12|Geheim|secret words|https:\/\/mine/);
      expect(all).toMatch(/gone-\w{8}/);
      expect(all).toContain('kept');
      expect(
        (await store.results.history('ada', 99, 9)).find(({ table }) => table === row.id)!.rivals,
      ).toEqual([expect.stringMatching(/^gone-/)]);
    });

    test('H15: whatever table names a person, none of its rows does once they are forgotten', async () => {
      const id = 'namedEverywhere';
      const driver = await open();
      const fresh = storeOver(driver);
      await fresh.people.add({ id, name: 'n', created: 1 });
      const tables = personalTables();
      for (const { table, columns, personal } of tables)
        for (const own of personal) {
          const filled = columns.map(({ name, type }) => [
            name,
            name === own ? id : personal.includes(name) ? 'ada' : type === 'TEXT' ? '{}' : 1,
          ]);
          await driver.transact([insert(table, Object.fromEntries(filled) as Row, 'ON CONFLICT DO NOTHING')]);
        }
      const naming = async (): Promise<string[]> => {
        const found: string[] = [];
        for (const table of tablesAt())
          if (JSON.stringify(await driver.rows(`SELECT * FROM ${table}`)).includes(id)) found.push(table);
        return found;
      };
      expect((await naming()).sort()).toEqual([...tables.map(({ table }) => table), 'people'].sort());
      expect(tables.map(({ table }) => table)).toEqual(
        expect.arrayContaining(['ties', 'tie_links', 'invites', 'clubs', 'club_members']),
      );
      await fresh.people.forget(id);
      for await (const table of fresh.people.tablesOf(id)) await fresh.people.forgetAt(table, id);
      await fresh.people.forgotten(id);
      expect(await naming()).toEqual([]);
      await fresh.close();
    });

    test('friends: asked once, agreed, at most so many, ended and blocked both ways', async () => {
      const { ties, people } = store;
      for (const id of ['fa', 'fb', 'fc', 'fd']) await people.add({ id, name: id.toUpperCase(), created: 1 });
      expect(await ties.ask('fa', 'fb', 1, 2)).toBe(true);
      expect(await ties.ask('fa', 'fb', 2, 2)).toBe(true);
      expect([await ties.asked('fa'), await ties.asking('fb')]).toEqual([
        [{ person: 'fb', name: 'FB' }],
        [{ person: 'fa', name: 'FA' }],
      ]);
      expect(await ties.ask('fa', 'fc', 3, 2)).toBe(true);
      expect(await ties.ask('fa', 'fd', 3, 2)).toBe(false);
      expect(await ties.agree('fb', 'fc', 3, 2)).toBe(false);
      expect(await ties.agree('fb', 'fa', 3, 0)).toBe(false);
      expect(await ties.kindOf('fa', 'fb')).toBe('asked');
      expect(await ties.agree('fb', 'fa', 4, 2)).toBe(true);
      expect([await ties.kindOf('fa', 'fb'), await ties.kindOf('fb', 'fa')]).toEqual(['friend', 'friend']);
      expect(await ties.friends('fa')).toEqual([{ person: 'fb', name: 'FB', settings: {} }]);

      const open = tableRow({ maker: 'fa', members: ['fa', 'fb'] });
      await store.tables.create(open);
      expect(await ties.haveMet('fa', 'fb')).toBe(false);
      expect(await ties.invite('fb', open.id, 'fa', 5)).toBe(true);
      expect(await ties.invite('fb', open.id, 'fc', 5)).toBe(false);
      const invitation = { table: open.id, game: open.game, person: 'fa', name: 'FA' };
      expect(await ties.invitations('fb', 'untold')).toEqual([invitation]);
      await ties.told('fb');
      expect([await ties.invitations('fb', 'untold'), await ties.invitations('fb', 'all')]).toEqual([
        [],
        [invitation],
      ]);
      await store.tables.append(append(open.id, 1));
      expect(await ties.invitations('fb', 'all')).toEqual([]);
      expect([await ties.haveMet('fa', 'fb'), await ties.haveMet('fa', 'fc')]).toEqual([true, false]);

      await people.block('fb', 'fa');
      expect([await ties.isApart('fa', 'fb'), await ties.isApart('fb', 'fa')]).toEqual([true, true]);
      expect(await ties.isApart('fa', 'fc')).toBe(false);
      expect([await ties.kindOf('fa', 'fb'), await ties.kindOf('fb', 'fa')]).toEqual([undefined, undefined]);
      // A question to somebody who has blocked me stands, and is not heard.
      await ties.ask('fa', 'fb', 6, 9);
      expect([await ties.asking('fb'), (await ties.asked('fa')).length]).toEqual([[], 2]);

      await ties.setLink('fa', { token: 'old', expires: 100 });
      await ties.setLink('fa', { token: 'new', expires: 100 });
      expect([
        await ties.personOfLink('old', 50),
        await ties.personOfLink('new', 50),
        await ties.personOfLink('new', 100),
        await ties.link('fa', 50),
      ]).toEqual([undefined, 'fa', undefined, { token: 'new', expires: 100 }]);
      await ties.endLink('fa');
      expect(await ties.personOfLink('new', 50)).toBeUndefined();
      await ties.dropInvitesBefore(99);
    });

    test('clubs: joined up to the last place, kept on, closed; members who are apart do not see each other', async () => {
      const { clubs, people } = store;
      for (const id of ['ka', 'kb', 'kc', 'kd']) await people.add({ id, name: id.toUpperCase(), created: 1 });
      await clubs.create('k', 'Kobolds', 'ka', 1);
      expect(await clubs.join('k', 'kb', 2, 3)).toBe(true);
      expect(await clubs.join('k', 'kc', 3, 3)).toBe(true);
      expect(await clubs.join('k', 'kd', 4, 3)).toBe(false);
      const seenBy = async (id: string) => (await clubs.members('k', id)).map(({ person }) => person);
      expect(await seenBy('ka')).toEqual(['ka', 'kb', 'kc']);
      expect(await clubs.read('k', 'kd')).toBeUndefined();
      expect(await clubs.of('kb')).toEqual([
        { id: 'k', name: 'Kobolds', keeper: 'ka', created: 1, joined: 2, notices: 0 },
      ]);
      expect([await clubs.share('ka', 'kb'), await clubs.share('ka', 'kd')]).toEqual([true, false]);

      const row = tableRow({ maker: 'kb', listed: false });
      await store.tables.create({ ...row, also: [addClubTable('k', row.id)] });
      expect(await clubs.openCards('k', 'ka', 9)).toEqual([row.card]);
      await people.block('kc', 'kb');
      expect([await seenBy('kb'), await seenBy('kc'), await clubs.openCards('k', 'kc', 9)]).toEqual([
        ['ka', 'kb'],
        ['ka', 'kc'],
        [],
      ]);

      expect(await clubs.toNotice('k', 'kb', 50)).toEqual([]);
      await clubs.setNotices('k', 'ka', true);
      await clubs.setNotices('k', 'kc', true);
      expect(await clubs.toNotice('k', 'kb', 50)).toEqual(['ka']);
      expect([
        await clubs.takeNotice('k', 'ka', 50, 100),
        await clubs.takeNotice('k', 'ka', 50, 100),
        await clubs.takeNotice('k', 'kb', 50, 100),
      ]).toEqual([true, false, false]);

      await clubs.setLink('k', { token: 'kt', expires: 100 });
      expect(await clubs.byLink('kt', 50)).toEqual({ id: 'k', name: 'Kobolds', keeper: 'ka' });
      expect(await clubs.link('k', 50)).toEqual({ token: 'kt', expires: 100 });
      expect(await clubs.byLink('kt', 100)).toBeUndefined();
      await clubs.endLink('k');
      expect(await clubs.byLink('kt', 50)).toBeUndefined();

      expect([await clubs.handOver('k', 'kd'), await clubs.handOver('k', 'kb')]).toEqual([false, true]);
      await clubs.rename('k', 'Gnomes');
      await clubs.leave('k', 'kb');
      expect(await clubs.read('k', 'ka')).toMatchObject({ keeper: 'ka', name: 'Gnomes' });
      expect(await clubs.openCards('k', 'ka', 9)).toEqual([]);
      // A keeper and a member part for good.
      await people.block('kc', 'ka');
      expect(await clubs.isMember('k', 'kc')).toBe(false);
      await clubs.join('k', 'kd', 5, 9);
      await people.forget('ka');
      expect(await clubs.read('k', 'kd')).toMatchObject({ keeper: 'kd' });
      await clubs.leave('k', 'kd');
      expect(await clubs.byLink('kt', 50)).toBeUndefined();
      expect(await clubs.join('k', 'kb', 6, 9)).toBe(false);
      await clubs.create('l', 'Last', 'kb', 7);
      await clubs.close('l');
      expect(await clubs.of('kb')).toEqual([]);
    });

    test('expeditions: announced once, entered, one run for each deal and side, measured, removed, forgotten', async () => {
      const { events } = store;
      const format = {
        rules: '1',
        bot: 'b',
        yardsticks: [],
        instances: 1,
        isOneDealRanked: true,
        needs: { passkey: false, days: 0, games: 0 },
      };
      const event = {
        id: 'e1',
        game: 'g',
        kind: 'week',
        seats: 2,
        options: {},
        format,
        opens: 100,
        closes: 200,
        openAt: 300,
        deals: 2,
        secret: 'ab',
        words: null,
        seating: null,
        state: 'set',
        club: null,
      } as const;
      const deal = { number: 1, instance: 1, secret: 'cd', sealedAs: null };
      expect(await events.create(event, [deal])).toBe(true);
      expect(await events.create({ ...event, secret: 'other' }, [])).toBe(false);
      expect(await events.read('e1')).toEqual(event);
      expect(await events.deals('e1')).toEqual([deal]);
      expect([await events.list('g', 101, 9), await events.list(undefined, 100, 9)]).toEqual([[event], []]);
      expect(await events.ofKind('g', 'week', 100, 101)).toEqual([event]);
      const ofClub = { ...event, id: 'e2', club: 'c' };
      await events.create(ofClub, []);
      expect(await events.ofClub('c')).toEqual([ofClub]);
      expect(await events.list('g', 101, 9)).toEqual([event]);
      await events.setState('e2', 'settled');
      expect(await events.clubTables('eva')).toEqual([]);
      const ready = (now: number, late = 300) => events.readyToSettle(now, late, 9);
      expect([await ready(299), await ready(300)]).toEqual([[], [event]]);
      for (const [person, joined, word] of [
        ['zoe', 1, 'second'],
        ['eva', 1, 'first'],
        ['late', 100, 'too late'],
        ['mute', 2, null],
      ] as const)
        await events.join('e1', person, joined, word);
      await events.join('e1', 'eva', 50, 'again');
      expect(await events.fixWords(event)).toEqual(['first', 'second']);
      await events.join('e1', 'more', 3, 'more');
      expect(await events.fixWords(event)).toEqual(['first', 'second']);
      expect(await events.entrants('e1')).toBe(5);
      const run = { event: 'e1', deal: 1, side: 0, instance: 1, began: 150, people: 1, team: null };
      const make = (table: string, person: string, state: 'playing' | 'finished' = 'playing') =>
        store.tables.create({
          ...tableRow({
            id: table,
            maker: 'event e1',
            command: person,
            state,
            listed: false,
            members: [],
          }),
          also: [addRun({ ...run, table, person })],
        });
      const made = await Promise.all(Array.from({ length: 8 }, (_, n) => make(`r1-${n}`, 'eva')));
      expect(new Set(made).size).toBe(1);
      await make('r2', '*bot/1');
      expect([await events.begun('e1'), (await events.runs('e1')).length]).toEqual([1, 2]);
      const [mine] = await events.runsOf('e1', 'eva');
      expect(mine).toMatchObject({ table: made[0], state: 'playing', measure: null, ended: null });
      expect([await events.heldTables('eva', 299), await events.heldTables('eva', 300)]).toEqual([
        [made[0]],
        [],
      ]);
      expect(await events.unmeasured('e1')).toHaveLength(2);
      // Only tables that go on are left of it: it waits, until it has waited too long or one of them is over.
      await events.setState('e1', 'counted');
      const counted = { ...event, words: ['first', 'second'], state: 'counted' };
      expect([await ready(300), await ready(301, 301)]).toEqual([[], [counted]]);
      await make('r0', '*done/1', 'finished');
      expect(await ready(300)).toEqual([counted]);
      await events.measured((await events.runsOf('e1', '*done/1'))[0]!, 'over', 290, '[]');
      expect(await ready(300)).toEqual([]);
      await events.measured(mine!, 'over', 290, '[1,-2]', 'stood-in');
      expect(await events.runsOf('e1', 'eva')).toMatchObject([
        { state: 'over', ended: 290, measure: [1, -2], people: 1, team: null, mark: 'stood-in' },
      ]);
      // Somebody who has tried already cannot be brought to another table: then there is no table either.
      const team = { ...tableRow({ id: 'r3', maker: 'event e1', command: 'team', members: [] }) };
      const runs = ['new', 'eva'].map((person) =>
        addRun({ ...run, table: 'r3', person, people: 2, team: 'x' }),
      );
      expect(await store.tables.create({ ...team, also: runs })).toBeUndefined();
      expect([await store.tables.card('r3'), await events.runsOf('e1', 'new')]).toEqual([undefined, []]);
      expect(await events.remove('e1', 'nobody', true)).toBe(false);
      expect(await events.remove('e1', 'eva', true)).toBe(true);
      expect((await events.runs('e1')).map(({ person }) => person).toSorted()).toEqual(['*bot/1', '*done/1']);
      await events.remove('e1', 'eva', false);
      await store.people.add({ id: 'eva-e', name: 'Eva', created: 1 });
      expect(await events.names('e1')).toEqual(new Map());
      expect(await events.daysOf('eva', 0)).toEqual([]);
      expect(await events.of('eva')).toMatchObject({
        entered: [{ event: 'e1', word: 'first' }],
        runs: [{ event: 'e1', measure: [1, -2] }],
      });
      const evening = { ...event, id: 'e9', kind: 'evening', opens: 400, closes: 500, openAt: 500 } as const;
      await events.create(evening, []);
      for (const [at, person] of ['eva-e', 'ida-e'].entries()) {
        if (at > 0) await store.people.add({ id: person, name: person, created: 1 });
        await events.join('e9', person, 10 + at, null);
      }
      await events.setTeam('e9', 'ida-e', 'team');
      await events.setReady('e9', 'ida-e', 1);
      const entrants = await events.entrantsOf('e9');
      expect(entrants.map(({ person, name, team, ready }) => [person, name, team, ready])).toEqual([
        ['eva-e', 'Eva', null, null],
        ['ida-e', 'ida-e', 'team', 1],
      ]);
      expect([await events.evenings(399), await events.evenings(500)]).toEqual([[], []]);
      expect(await events.evenings(400)).toEqual([evening]);
      expect(await events.fixSeating('e9', [[], ['ida-e', 'eva-e']])).toEqual([[], ['ida-e', 'eva-e']]);
      expect(await events.fixSeating('e9', [[], []])).toEqual([[], ['ida-e', 'eva-e']]);
      await events.setAbsent('e9', 'eva-e');
      expect(await events.attended('eva-e')).toEqual([]);
      await events.setState('e9', 'counted');
      expect([await events.attended('eva-e'), await events.attended('ida-e')]).toEqual([
        [{ opens: 400, wasThere: false }],
        [{ opens: 400, wasThere: true }],
      ]);
      await store.people.forget('ida-e');
      const [, order] = (await events.read('e9'))!.seating!;
      expect([order![0]!.startsWith('gone-'), order![1]]).toEqual([true, 'eva-e']);
      await events.withdraw('e9', 'eva-e');
      expect(await events.entrants('e9')).toBe(0);
      await events.setState('e1', 'settled');
      expect(await ready(300)).toEqual([]);
      await events.close('e1', 160);
      expect(await events.read('e1')).toMatchObject({ opens: 100, closes: 160, openAt: 300 });
      await events.keepSeason('s', 'g', 0, 50, 8);
      await events.keepSeason('s', 'g', 0, 50, 9);
      expect([await events.season('g', 49), await events.season('g', 50)]).toEqual([
        { id: 's', begins: 0, ends: 50, best: 8 },
        undefined,
      ]);
      await store.people.forget('eva');
      await store.people.forgotten('eva');
      expect([await events.runsOf('e1', 'eva'), await events.entrant('e1', 'eva')]).toEqual([[], undefined]);
    });

    test('H16: tables that ended long ago and guests who do not come back are found, the oldest first', async () => {
      const [early, later, open] = [
        tableRow({ state: 'abandoned', created: 10 }),
        tableRow({ state: 'abandoned', created: 20 }),
        tableRow({ state: 'open', created: 5 }),
      ];
      for (const row of [later, early, open]) await store.tables.create(row);
      expect(await store.tables.endedBefore(30, 1)).toEqual([early.id]);
      expect(await store.tables.endedBefore(30, 9)).toEqual([early.id, later.id]);
      await store.tables.remove(early.id);
      expect(await store.tables.endedBefore(30, 9)).toEqual([later.id]);
      for (const [id, seen] of [
        ['g1', -30],
        ['g2', -20],
        ['g3', -10],
      ] as const)
        await store.people.add({ id, name: id, created: seen });
      await store.people.seen('g1', 40);
      expect(await store.people.guestsBefore(-5, 9)).toEqual(['g2', 'g3']);
      expect((await store.people.read('g1'))!.seen).toBe(40);
      expect(await store.people.reportsBy('g1')).toEqual([]);
      expect(await store.tables.entriesBy(open.id, 'ada')).toHaveLength(1);
      expect(await store.tables.list({ state: 'open', before: 6 }, 9)).toEqual([open.card]);
      expect(await store.tables.list({}, 1)).toHaveLength(1);
      await store.records.keep({ id: 'rec', person: 'g1', game: 'g', created: 7, body: '{}' });
      expect(await store.records.of('g1')).toEqual([{ id: 'rec', game: 'g', created: 7 }]);
      expect([await store.records.countBy('g1'), await store.records.read('rec')]).toEqual([1, '{}']);
    });

    test('results are settled once, and only on ratings that have not moved', async () => {
      await store.people.add({ id: 'r1', name: 'R', created: 1 });
      const row = tableRow({ state: 'finished' });
      await store.tables.create(row);
      expect(await store.results.unsettled(9)).toContain(row.id);
      const result = {
        table: row.id,
        person: 'r1',
        game: 'g',
        ladder: 'g',
        finished: 5,
        seat: 0,
        place: 1,
        won: true,
        points: 2.5,
        seats: 2,
        options: '{}',
        rivals: ['x'],
      };
      const rating = { person: 'r1', ladder: 'g', mu: 26, sigma: 8, games: 1 };
      expect(await store.results.settle(row.id, [result], [rating])).toBe(true);
      expect(await store.results.settle(row.id, [result], [{ ...rating, games: 2 }])).toBe(false);
      const next = tableRow({ state: 'finished' });
      await store.tables.create(next);
      expect(await store.results.settle(next.id, [], [{ ...rating, games: 5 }])).toBe(false);
      expect(await store.results.isSettled(next.id)).toBe(false);
      expect(await store.results.ratings('g', ['r1', 'x'])).toEqual([rating]);
      expect(await store.results.best('g', 5)).toEqual([{ ...rating, name: 'R' }]);
      expect(await store.results.history('r1', 99, 9)).toEqual([result]);
      const again = tableRow({ state: 'finished' });
      await store.tables.create(again);
      const rows = [
        { ...result, table: again.id },
        { ...result, table: again.id, person: 'r2', points: null },
      ];
      expect(await store.results.settle(again.id, rows, [])).toBe(true);
      expect(await store.results.scores('g', '{}')).toEqual([
        { won: 1, points: 0, n: 1 },
        { won: 1, points: 2.5, n: 2 },
      ]);
    });

    test('a puzzle is tried once by each person, and moves only as it stands', async () => {
      const { puzzles, results, people } = store;
      const tried = {
        person: 'pia',
        puzzle: 'p1',
        game: 'g',
        at: 5,
        choices: [2, 0],
        hints: 1,
        solved: true,
        rating: 1010,
        day: '2026-11-17',
        vote: 0,
      };
      const row = {
        id: 'p1',
        game: 'g',
        mu: 24,
        sigma: 3,
        tries: 1,
        solved: 1,
        good: 0,
        bad: 0,
        state: 'open',
      } as const;
      const rating = { person: 'pia', ladder: 'puzzle:g', mu: 26, sigma: 8, games: 1 };
      expect(await puzzles.read('p1')).toBeUndefined();
      expect(await puzzles.enter(tried, row, rating, true)).toBe(true);
      expect(
        await puzzles.enter({ ...tried, at: 6 }, { ...row, tries: 2 }, { ...rating, games: 2 }, true),
      ).toBe(false);
      const other = { ...tried, person: 'quin', choices: [2, 1], solved: false, day: null };
      expect(await puzzles.enter(other, row, undefined, false)).toBe(false);
      const stale = { ...rating, person: 'quin', games: 5 };
      expect(await puzzles.enter(other, { ...row, tries: 2 }, { ...stale, person: 'pia' }, false)).toBe(
        false,
      );
      expect(await puzzles.tryOf('quin', 'p1')).toBeUndefined();
      expect(await puzzles.enter(other, { ...row, mu: 25, tries: 2 }, undefined, false)).toBe(true);
      expect(await puzzles.read('p1')).toEqual({ ...row, mu: 25, tries: 2 });
      expect(await puzzles.ofGame('g')).toHaveLength(1);
      expect(await puzzles.tryOf('pia', 'p1')).toEqual(tried);
      expect(await puzzles.triedBy('pia', 'g')).toEqual(['p1']);
      expect(await puzzles.lastTries('quin', 'g', 9)).toEqual([other]);
      expect([await puzzles.countsOf('quin', 'g'), await puzzles.countsOf('nobody', 'g')]).toEqual([
        { tried: 1, solved: 0 },
        { tried: 0, solved: 0 },
      ]);
      expect(await puzzles.daysOf('pia', 0)).toEqual(['2026-11-17']);
      expect(await puzzles.chosen('p1')).toEqual([
        { step: 0, choice: 2, n: 2, strong: 1 },
        { step: 1, choice: 0, n: 1, strong: 1 },
        { step: 1, choice: 1, n: 1, strong: 0 },
      ]);
      expect(await puzzles.vote('pia', 'p1', 0, 1)).toBe(true);
      expect(await puzzles.vote('pia', 'p1', 0, -1)).toBe(false);
      expect(await puzzles.vote('pia', 'p1', 1, -1)).toBe(true);
      expect(await puzzles.read('p1')).toMatchObject({ good: 0, bad: 1, state: 'open' });
      await puzzles.setState('p1', 'doubted');
      expect((await puzzles.read('p1'))!.state).toBe('doubted');
      expect(await results.ratings('puzzle:g', ['pia'])).toEqual([rating]);
      expect(await puzzles.triesBy('pia')).toHaveLength(1);
      await people.forget('pia');
      expect([await puzzles.triesBy('pia'), (await puzzles.chosen('p1')).length]).toEqual([[], 3]);
    });

    test('notifications arrive, and the store knows that it is ready', async () => {
      const heard: string[] = [];
      store.onNotification((words) => heard.push(words));
      for (let i = 0; i < 100 && heard.length === 0; i++) {
        store.notify('person p1');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(heard).toContain('person p1');
      expect(await store.isReady()).toBe(true);
    });
  });

/** A daily dungeon of an older server, as SQL. */
const OLD_DAILY = [
  `INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, card, secret, sealed_as, maker, command)
    VALUES ('t', 'ruba', 'finished', 1, 1, 0, 7, 1, '{}', 'aa', 'daily-ruba-2026-02-28', 'ada', 't')`,
  "INSERT INTO entries (table_id, version, at, body) VALUES ('t', 1, 1, '{}')",
  "INSERT INTO dailies (game, day, person, table_id) VALUES ('ruba', '2026-02-28', 'ada', 't')",
  "INSERT INTO dailies (game, day, person, table_id) VALUES ('ruba', '2026-03-01', 'ada', 't')",
];
async function expectDailies(store: Store): Promise<void> {
  const event = 'daily-ruba-2026-02-28';
  const opens = Date.UTC(2026, 1, 28);
  expect(await store.events.read(event)).toMatchObject({
    kind: 'day',
    opens,
    openAt: opens + 86_400_000,
    deals: 1,
  });
  expect((await store.events.read('daily-ruba-2026-03-01'))!.opens).toBe(Date.UTC(2026, 2, 1));
  expect(await store.events.runsOf(event, 'ada')).toMatchObject([{ table: 't', deal: 1, side: 0, began: 7 }]);
  expect(await store.events.deals(event)).toEqual([
    { number: 1, instance: 1, secret: 'aa', sealedAs: event },
  ]);
}

/** These grow with the house; the others hold a few rows. */
const GROWING =
  /SCAN (a|b|c|i|l|t|tables|e|entries|m|members|r|results|p|people|ratings|scores|records|reports|notices|entrants|runs|deals|puzzles|tries|chosen|pairings|o|ties|tie_links|invites|blocks|clubs|club_members|club_links|club_tables)\b/;

test('S5: no statement reads a whole table or sorts one, but the host’s count', () => {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  const plans = [...asked].map((sql) => ({ sql, plan: db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() }));
  const slow = plans.filter(({ sql, plan }) =>
    plan.some(({ detail }) => {
      const isScan = GROWING.test(String(detail)) && !String(detail).includes('USING INDEX');
      return isScan || (String(detail).includes('TEMP B-TREE FOR ORDER BY') && !sql.includes('LIMIT 1000'));
    }),
  );
  expect(plans.length).toBeGreaterThan(50);
  expect(slow.map(({ sql }) => sql)).toEqual(['SELECT state, count(*) AS n FROM tables GROUP BY state']);
});

test('every older schema is brought forward with its rows', async () => {
  for (let at = 1; at < MIGRATIONS.length; at++) {
    const file = join(folder, `old${at}.sqlite`);
    const db = new DatabaseSync(file);
    migrateSqlite(db, at);
    db.exec("INSERT INTO meta (key, value) VALUES ('kept', 'yes')");
    const hasDailies = tablesAt(at).has('dailies');
    if (hasDailies) for (const sql of OLD_DAILY) db.exec(sql);
    db.close();
    const store = await openStore({ file });
    expect(await store.meta('kept')).toBe('yes');
    expect(await store.results.ratingsOf('x')).toEqual([]);
    expect(await store.notices.claim(1, 1, 1)).toEqual([]);
    if (hasDailies) await expectDailies(store);
    await store.close();

    const url = await postgres.database();
    const pool = sturdyPool({ connectionString: url });
    await migratePostgres(pool, at);
    await pool.query("INSERT INTO meta (key, value) VALUES ('kept', 'yes')");
    if (hasDailies) for (const sql of OLD_DAILY) await pool.query(sql);
    await pool.end();
    const [first, second] = await Promise.all([openStore({ url, file: '' }), openStore({ url, file: '' })]);
    expect(await first.meta('kept')).toBe('yes');
    expect(await second.results.ratingsOf('x')).toEqual([]);
    if (hasDailies) await expectDailies(first);
    await Promise.all([first.close(), second.close()]);
  }
});

test('a migration may take longer than a statement, and one that fails leaves no lock behind', async () => {
  const connectionString = await postgres.database();
  const hasty = sturdyPool({ connectionString, statement_timeout: 200, max: 1 });
  const patient = sturdyPool({ connectionString });
  try {
    // Its words for a timeout and for a wish are told apart by a race of signals.
    await expect(hasty.query('SELECT pg_sleep(60)')).rejects.toThrow('canceling statement');
    // Another process migrates, and longer than a statement may take.
    const other = await patient.connect();
    await other.query('SELECT pg_advisory_lock(7531)');
    const waiting = migratePostgres(hasty, 2);
    await other.query('SELECT pg_sleep(1)');
    await other.query('SELECT pg_advisory_unlock(7531)');
    other.release();
    await waiting;
    await patient.query('CREATE TABLE IF NOT EXISTS scores (a INTEGER)');
    await expect(migratePostgres(hasty)).rejects.toThrow('already exists');
    await patient.query('DROP TABLE scores');
    await migratePostgres(patient);
  } finally {
    await Promise.all([hasty.end(), patient.end()]);
  }
});

test('a store of a newer server is refused', async () => {
  const file = join(folder, 'newer.sqlite');
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  db.close();
  await expect(openStore({ file })).rejects.toMatchObject({ code: 'store-newer' });
  // Nor is it locked by having tried.
  await expect(openStore({ file })).rejects.toMatchObject({ code: 'store-newer' });
});

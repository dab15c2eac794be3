// Three server processes on one PostgreSQL: one is killed, one is cut off from the database, and nothing is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from './check-ledger.ts';
import { ask, connect, NONCE, newPerson, openSocket, type TestPerson, until } from './harness.ts';
import { meet, openLobby } from './meetings.ts';
import { newLedger, playForever } from './players.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startProxy, type TestProxy } from './proxy.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

let postgres: TestPostgres;
let proxy: TestProxy;
let url: string;
let servers: ServerProcess[];
/** A run of an expedition that is begun before a process dies, and goes on after it. */
let run: { readonly person: TestPerson; readonly table: string };
const data = mkdtempSync(join(tmpdir(), 'undercroft-cluster-'));

beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startProxy(postgres.port);
  url = await postgres.database();
  const proxied = url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
  servers = await Promise.all([url, url, proxied].map((databaseUrl) => startProcess({ data, databaseUrl })));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await proxy.close();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** A client that tries the next process each time it has to connect again. */
function roam(person: TestPerson, first: number): Connection {
  let next = first;
  return createConnection({
    open: (events) => openSocket(() => servers[next++ % servers.length]!.address, person.token)(events),
    backOff: { first: 20, most: 200 },
    answerWithin: 1_000,
    pingEvery: 1_000,
    pongWithin: 2_000,
  });
}

test('two seats on two processes act at once, and the rules alone decide', async () => {
  const people = await Promise.all(['A', 'B'].map((name) => newPerson(servers[0]!.address, name)));
  const lines = people.map((person, i) => connect(servers[i]!.address, person));
  const open = async (game: string): Promise<string> => {
    const made = await lines[0]!.send({
      kind: 'create',
      game,
      chairs: [{ kind: 'person' }, { kind: 'person' }],
      pace: 'live',
      listed: false,
      sit: 0,
    });
    if (!made.ok) throw new Error(made.code);
    await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, made.table);
    for (const line of lines) line.watch(made.table!, () => {});
    const isThere = (seat: number): boolean => lines[seat]!.table(made.table!)?.info.state === 'playing';
    await until(() => isThere(0) && isThere(1), 'both see the start');
    return made.table!;
  };
  for (let round = 0; round < 5; round++) {
    const id = await open('veil');
    for (let turn = 0; turn < 4; turn++) {
      const plays = lines.map((line, seat) => {
        const { hands } = line.table(id)!.view as { hands: number[][] };
        return line.send({ kind: 'play', choice: { kind: 'lay', card: hands[seat]![0] } }, id);
      });
      expect(await Promise.all(plays)).toMatchObject([{ ok: true }, { ok: true }]);
      await until(
        () => lines.every((line) => (line.table(id)!.view as { round: number }).round === turn + 1),
        'both see the reveal',
      );
    }
  }
  const second = connect(servers[1]!.address, people[0]!);
  for (let round = 0; round < 5; round++) {
    const id = await open('tic-tac-toe');
    second.watch(id, () => {});
    await until(() => second.table(id)?.info.state === 'playing', 'the second device sees the start');
    const answers = await Promise.all([
      lines[0]!.send({ kind: 'play', choice: { kind: 'mark', cell: 0 } }, id),
      second.send({ kind: 'play', choice: { kind: 'mark', cell: 1 } }, id),
      lines[1]!.send({ kind: 'play', choice: { kind: 'mark', cell: 2 } }, id),
    ]);
    const marked = answers.filter(({ ok }) => ok).length;
    await until(() => lines[1]!.table(id)!.version === 4 + marked, 'all entries seen');
    const { cells } = lines[1]!.table(id)!.view as { cells: number[] };
    expect(cells.filter((cell) => cell >= 0)).toHaveLength(marked);
    expect([answers[0].ok, answers[1].ok].filter(Boolean)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(['stale', 'not-waiting', 'not-open']).toContain(answer.code);
  }
  for (const line of [...lines, second]) line.close();
});

test('200 begins of one deal by one person on two processes are one run, and it outlives the process', async () => {
  const ada = await newPerson(servers[0]!.address, 'Ada');
  const begin = async (at: number): Promise<string> => {
    const { body } = await ask(servers[at]!.address, ada, 'POST', '/api/daily/veil');
    return (body as { table: string }).table;
  };
  const tables = await Promise.all(Array.from({ length: 200 }, (_, n) => begin(n % 2)));
  expect(new Set(tables).size).toBe(1);
  run = { person: ada, table: tables[0]! };
});

test('F2: friends on two processes see each other; after a block nothing of one reaches the other within a second', async () => {
  const people = await Promise.all(['Ada', 'Bo'].map((name) => newPerson(servers[0]!.address, name)));
  const [ada, bo] = people as [TestPerson, TestPerson];
  const api = (who: TestPerson, method: string, path: string, body?: object) =>
    ask(servers[who === ada ? 0 : 1]!.address, who, method, path, body);
  const heard: string[] = [];
  const listen = (who: TestPerson): Connection =>
    createConnection({
      open: (events) =>
        openSocket(
          () => servers[who === ada ? 0 : 1]!.address,
          who.token,
        )({
          ...events,
          received(text) {
            if (who === bo && !text.includes('"pong"')) heard.push(text);
            events.received(text);
          },
        }),
    });
  const common = await meet(servers[0]!.address, ada, bo);
  const say = (text: string) =>
    api(ada, 'POST', `/api/tables/${common}/commands`, { do: { kind: 'chat', text } });
  await api(ada, 'PUT', `/api/ties/${bo.id}`, {});
  await api(bo, 'PUT', `/api/ties/${ada.id}`, {});
  const { club } = (await api(ada, 'POST', '/api/clubs', { name: 'Both' })).body as { club: string };
  const { token } = (await api(ada, 'POST', `/api/clubs/${club}/links`)).body as { token: string };
  await api(bo, 'POST', '/api/clubs/join', { token });
  for (const who of [ada, bo]) await api(who, 'PATCH', '/api/me', { presence: true });
  const lines = [listen(ada), listen(bo)];
  const friendsOf = async (who: TestPerson) =>
    ((await api(who, 'GET', '/api/ties')).body as { friends: { here: boolean }[] }).friends;
  const sees = async (who: TestPerson): Promise<boolean> => (await friendsOf(who))[0]?.here === true;
  for (const end = Date.now() + 10_000; !(await sees(ada)) || !(await sees(bo)); )
    if (Date.now() > end) throw new Error('they do not see each other');
  const table = await openLobby(servers[0]!.address, ada);
  await api(ada, 'POST', `/api/ties/${bo.id}/invites`, { table });
  await until(() => heard.some((text) => text.includes('"invited"')), 'the invitation on the other process');
  const stop = lines[1]!.watch(common, () => {});
  await say('before the block');
  await until(() => heard.some((text) => text.includes('before the block')), 'what is said is heard');
  heard.length = 0;

  // From another device, at a process that Bo's page is not connected to.
  await ask(servers[2]!.address, bo, 'PUT', `/api/me/blocks/${ada.id}`);
  await until(() => heard.includes('{"kind":"ties"}'), 'the cut is told', 1_000);
  expect([await friendsOf(ada), await friendsOf(bo)]).toEqual([[], []]);
  await say('after the block');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard.filter((text) => text.includes('after the block'))).toEqual([]);
  stop();
  heard.length = 0;
  lines[0]!.close();
  const back = listen(ada);
  await openLobby(servers[0]!.address, ada, { club });
  expect((await api(ada, 'POST', `/api/ties/${bo.id}/invites`, { table })).status).toBe(403);
  await api(ada, 'PUT', `/api/ties/${bo.id}`, {});
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(heard).toEqual([]);
  expect((await api(bo, 'GET', `/api/clubs/${club}`)).status).toBe(404);
  for (const line of [...lines, back]) line.close();
});

test('one process dies, one loses the database: clients go on by themselves, nothing lost or doubled', async () => {
  const ledger = newLedger();
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, i) => newPerson(servers[0]!.address, `P${i}`)),
  );
  const lines = people.map((person, i) => roam(person, i));
  const stops = Array.from({ length: 6 }, (_, i) =>
    playForever([lines[2 * i]!, lines[2 * i + 1]!], i % 2 === 0 ? 'tic-tac-toe' : 'veil', ledger),
  );
  const goesOn = async (what: string): Promise<void> => {
    const before = ledger.acknowledged.length;
    await until(() => ledger.acknowledged.length > before + 60, what);
  };
  await goesOn('the cluster plays');
  proxy.cut();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  proxy.heal();
  await goesOn('plays after the cut');
  proxy.swallow();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  proxy.heal();
  await goesOn('plays after the silence');
  await servers[1]!.kill();
  await goesOn('plays with a process missing');
  servers[1] = await startProcess({ data, databaseUrl: url });
  await goesOn('plays with three again');
  const again = await ask(servers[1]!.address, run.person, 'POST', '/api/daily/veil');
  expect(again.body).toEqual({ table: run.table });
  const path = `/api/tables/${run.table}`;
  const { choices } = (await ask(servers[1]!.address, run.person, 'GET', path)).body as {
    choices: unknown[];
  };
  const play = { do: { kind: 'play', choice: choices[0] } };
  expect((await ask(servers[0]!.address, run.person, 'POST', `${path}/commands`, play)).status).toBe(200);
  for (const stop of stops) stop();
  await until(() => lines.every((line) => line.unanswered() === 0), 'everything is answered');
  for (const line of lines) line.close();
  await checkLedger({ url, file: '' }, ledger);
  expect(ledger.acknowledged.length).toBeGreaterThan(300);
  expect(servers.map(({ child }) => child.exitCode ?? child.signalCode)).toEqual([null, null, null]);
});

test('a bot’s turn is taken by whoever has a thread free, and taken over from whoever dies over it', async () => {
  const databaseUrl = await postgres.database();
  const bots = { delay: 60_000, atOnce: 1 };
  const slow = await startProcess({ data, databaseUrl, bots });
  const person = await newPerson(slow.address, 'A');
  const line = connect(slow.address, person);
  const open = async (): Promise<string> => {
    const made = await line.send({
      kind: 'create',
      game: 'tic-tac-toe',
      chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
      pace: 'live',
      listed: false,
      sit: 0,
    });
    if (!made.ok) throw new Error(made.code);
    line.watch(made.table!, () => {});
    await until(() => line.table(made.table!)?.info.state === 'playing', 'the game begins');
    await line.send({ kind: 'play', choice: { kind: 'mark', cell: 0 } }, made.table);
    return made.table!;
  };
  const first = await open();
  const quick = await startProcess({ data, databaseUrl });
  // The only thread of the slow one is busy with the first table: the quick one takes the second at once.
  const second = await open();
  await until(() => line.table(second)?.info.waiting[0] === 0, 'the quick one has thought', 30_000);
  expect(line.table(first)!.info.waiting).toEqual([1]);
  line.close();
  await slow.kill();
  const back = connect(quick.address, person);
  back.watch(first, () => {});
  await until(() => back.table(first)?.info.waiting[0] === 0, 'the quick one has taken over');
  back.close();
  await quick.kill();
});

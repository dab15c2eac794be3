// Quick pairing at a running server: two who fit, one alone, those who are blocked, hidden, late or gone, and days by turns.
import type { Connection, MessageOf, Wishes } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { NoticeSender } from '../src/notices/sender.ts';
import { pairingRound } from '../src/pairing/pairing-round.ts';
import { usualOf } from '../src/pairing/usual-wait.ts';
import {
  ask,
  connect,
  NONCE,
  newPerson,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';

/** Long enough for somebody who comes at once, on a machine that is busy. */
const KEEP = 4_000;
const given: { readonly kind: string; readonly person: string | null }[] = [];
const sender: NoticeSender = {
  publicKey: '',
  push: async () => true,
  webhook: async (_, notice) => void given.push(notice),
};
const lines: Connection[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ keepSeats: KEEP, notices: sender } as object);
});
/** What a test leaves behind meets nobody in the next one. */
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  const { seeks } = server.context.store;
  for (const { person, pace } of await seeks.all()) await seeks.remove(person, pace);
});
afterAll(() => server.discard());

const WISHES: Wishes = { games: ['tic-tac-toe'], seats: [2], pace: 'live', rated: 'either', botsAfter: null };

/** Somebody who waits, and by default sits down where they are paired, as the page does. */
async function waiter(name: string, { comes = true } = {}) {
  const person = await newPerson(server.address, name);
  const told: MessageOf<'seeking' | 'paired' | 'seekOver'>[] = [];
  const line = connect(server.address, person, {
    onSeek(message) {
      told.push(message);
      if (message.kind !== 'paired' || !comes) return;
      line.watch(message.table, () => {});
      void line.send({ kind: 'sit', seat: message.seat, nonce: NONCE }, message.table);
    },
  });
  lines.push(line);
  const paired = () => told.flatMap((message) => (message.kind === 'paired' ? [message] : []));
  return {
    person,
    line,
    told,
    paired,
    last: () => told.at(-1),
    seek: (wishes: Partial<Wishes> = {}) => line.send({ kind: 'seek', wishes: { ...WISHES, ...wishes } }),
    isPlaying: () => line.table(paired().at(-1)?.table ?? '')?.info.state === 'playing',
    info: () => line.table(paired().at(-1)!.table)!.info,
  };
}

type Waiter = Awaited<ReturnType<typeof waiter>>;
const seeksOf = ({ id }: TestPerson) => server.context.store.seeks.of(id);
const block = (a: Waiter, b: Waiter) => ask(server.address, a.person, 'PUT', `/api/me/blocks/${b.person.id}`);

test('two who fit sit at one table within two seconds, and a refused wish waits for nobody', async () => {
  const [ada, bruno] = [await waiter('Ada'), await waiter('Bruno')];
  expect(await ada.seek({ games: ['chess'] })).toMatchObject({ ok: false, code: 'no-such-game' });
  expect(await ada.seek({ seats: [5] })).toMatchObject({ ok: false, code: 'bad-seats' });
  expect(await ada.line.send({ kind: 'seek' } as never)).toMatchObject({ ok: false, code: 'bad-message' });
  expect(await ada.seek()).toMatchObject({ ok: true });
  await until(() => ada.last()?.kind === 'seeking', 'Ada waits');
  expect(ada.last()).toMatchObject({ waiting: 0, botsAt: null, usual: null });
  await bruno.seek({ games: ['veil', 'tic-tac-toe'], seats: [2, 3] });
  await until(() => ada.isPlaying() && bruno.isPlaying(), 'both play');
  const [pairing] = await server.context.store.seeks.pairingsOf(bruno.person.id);
  expect(pairing!.waited).toBeLessThan(2_000);
  expect(ada.info()).toMatchObject({ game: 'tic-tac-toe', rated: true, listed: false });
  expect(ada.info().clock).not.toBeNull();
  expect(ada.info().id).toBe(bruno.info().id);
  expect(await seeksOf(ada.person)).toEqual([]);
  // Nobody learned who waited: the only names are those of the table.
  for (const { told } of [ada, bruno]) expect(JSON.stringify(told)).not.toMatch(/Ada|Bruno/);
});

test('alone one sits with bots at the second that was named, and the game does not count', async () => {
  const ada = await waiter('Ada');
  await ada.seek({ rated: 'rated', botsAfter: 2, games: ['veil'], seats: [2, 3] });
  await until(ada.isPlaying, 'the game begins');
  const [told] = ada.told as [MessageOf<'seeking'>];
  expect(told.botsAt).toBe(told.since + 2_000);
  expect(Math.abs(ada.info().created - told.since - 2_000)).toBeLessThan(1_000);
  expect(ada.info()).toMatchObject({ rated: false });
  expect(
    ada
      .info()
      .seats.map((seat) => seat.for)
      .toSorted(),
  ).toEqual(['bot', 'person']);
});

test('people of whom one blocked the other are never paired, and see nothing of it', async () => {
  const [ada, bruno, clara] = [await waiter('Ada'), await waiter('Bruno'), await waiter('Clara')];
  await block(bruno, ada);
  await ada.seek();
  // Of two wishes of one millisecond neither is the older.
  const { since } = (await seeksOf(ada.person))[0]!;
  await until(() => Date.now() > since, 'a moment later');
  await bruno.seek();
  await until(
    () => ada.last()?.kind === 'seeking' && (ada.last() as { waiting: number }).waiting === 1,
    'counted',
  );
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect([ada.paired(), bruno.paired()]).toEqual([[], []]);
  // Whoever looks on from another account reads the same number as the one who is blocked.
  await clara.seek({ games: ['veil'] });
  await until(() => clara.last()?.kind === 'seeking', 'Clara waits');
  expect(clara.last()).toMatchObject({ waiting: 2 });
  await until(() => (ada.last() as { waiting: number }).waiting === 2, 'Ada counts the same');
  await clara.seek();
  await until(() => ada.isPlaying() && clara.isPlaying(), 'the oldest wish is served');
  await bruno.line.send({ kind: 'unseek' });
  await until(() => bruno.last()?.kind === 'seekOver', 'Bruno has left');
  expect(await seeksOf(bruno.person)).toEqual([]);
});

test('a seat is not kept for ever: bots play for those who do not come, and nobody is rated', async () => {
  const [ada, bruno] = [await waiter('Ada'), await waiter('Bruno', { comes: false })];
  await Promise.all([ada.seek({ botsAfter: 60 }), bruno.seek({ botsAfter: 60 })]);
  await until(() => ada.paired().length === 1 && bruno.paired().length === 1, 'paired');
  expect(ada.isPlaying()).toBe(false);
  await until(ada.isPlaying, 'the game begins with a bot');
  expect(ada.info()).toMatchObject({ rated: false });
  await until(() => bruno.last()?.kind === 'seekOver', 'Bruno is told');
  expect(await server.context.store.tables.cardsOf(bruno.person.id, 9)).toEqual([]);
  expect(await server.context.store.tables.cardsOf(ada.person.id, 9)).toHaveLength(1);
});

test('who wants no bots goes back to their old place when the other does not come, and meets the next one', async () => {
  const [ada, bruno, clara] = [
    await waiter('Ada'),
    await waiter('Bruno', { comes: false }),
    await waiter('Clara'),
  ];
  await ada.seek();
  const { since } = (await seeksOf(ada.person))[0]!;
  await bruno.seek({ botsAfter: 60 });
  await until(() => bruno.paired().length === 1, 'paired');
  await until(() => ada.last()?.kind === 'seeking' && ada.paired().length === 1, 'Ada waits again');
  expect(ada.last()).toMatchObject({ since });
  expect(await seeksOf(bruno.person)).toEqual([]);
  await clara.seek();
  await until(() => ada.isPlaying() && clara.isPlaying(), 'Ada plays with Clara');
});

test('nobody comes at all: the table is closed and nobody waits', async () => {
  const [ada, bruno] = [await waiter('Ada', { comes: false }), await waiter('Bruno', { comes: false })];
  await Promise.all([ada.seek(), bruno.seek()]);
  await until(() => ada.paired().length === 1, 'paired');
  await until(() => ada.last()?.kind === 'seekOver', 'it is over');
  const table = await server.context.store.tables.read(ada.paired()[0]!.table);
  expect(table?.state).toBe('abandoned');
});

test('a page out of sight is asked before it is paired; an answer seats it, silence lets it go', async () => {
  const [ada, bruno] = [await waiter('Ada'), await waiter('Bruno')];
  await bruno.seek();
  bruno.line.here(true);
  await until(() => bruno.last()?.kind === 'seeking', 'Bruno waits');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await ada.seek();
  await until(() => (bruno.last() as { answerBy?: number }).answerBy != null, 'Bruno is asked');
  expect(ada.paired()).toEqual([]);
  bruno.line.here(false);
  await until(() => ada.isPlaying() && bruno.isPlaying(), 'both play');

  const [clara, dario] = [await waiter('Clara'), await waiter('Dario')];
  await clara.seek();
  clara.line.here(true);
  await until(() => clara.last()?.kind === 'seeking', 'Clara waits');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await dario.seek();
  await until(() => (clara.last() as { answerBy?: number }).answerBy != null, 'Clara is asked');
  const before = (await seeksOf(dario.person))[0]!.since;
  const { context } = server;
  await pairingRound(context, sender, await context.store.seeks.all(), Date.now() + 10_001);
  expect(await seeksOf(clara.person)).toEqual([]);
  expect((await seeksOf(dario.person))[0]).toMatchObject({ since: before, table: null });
});

test('who closes the page is let go after a minute, and not because the server was away', async () => {
  const ada = await waiter('Ada');
  await ada.seek();
  await until(() => ada.last()?.kind === 'seeking', 'Ada waits');
  ada.line.close();
  const { context } = server;
  const { seeks } = context.store;
  while (!(await seeksOf(ada.person))[0]!.hidden) await new Promise((resolve) => setTimeout(resolve, 20));
  // Read as a server reads it that has just come up.
  const later = Date.now() + 61_000;
  const startedAt = context.startedAt;
  context.startedAt = later - 5_000;
  await pairingRound(context, sender, await seeks.all(), later);
  expect(await seeksOf(ada.person)).toHaveLength(1);
  context.startedAt = startedAt;
  await pairingRound(context, sender, await seeks.all(), later);
  expect(await seeksOf(ada.person)).toEqual([]);
});

test('by turns nobody looks on: a notice says that a seat is kept, and after a day one is asked about bots', async () => {
  const [ada, bruno] = [await waiter('Ada', { comes: false }), await waiter('Bruno', { comes: false })];
  for (const { person } of [ada, bruno])
    await ask(server.address, person, 'PATCH', '/api/me', { webhook: 'https://hooks.example/turn' });
  const turns = { pace: 'turns', botsAfter: 86_400 } as const;
  await ada.seek(turns);
  await until(() => ada.last()?.kind === 'seeking', 'Ada waits');
  expect(ada.last()).toMatchObject({ pace: 'turns', mayBots: false });
  // One may wait at both paces.
  await ada.seek();
  expect(await seeksOf(ada.person)).toHaveLength(2);
  await ada.line.send({ kind: 'unseek', pace: 'live' });
  const { context } = server;
  const { seeks } = context.store;
  const tomorrow = Date.now() + 86_400_001;
  await pairingRound(context, sender, await seeks.all(), tomorrow);
  await pairingRound(context, sender, await seeks.all(), tomorrow);
  expect(given.filter(({ kind, person }) => kind === 'bots' && person === ada.person.id)).toHaveLength(1);
  await bruno.seek(turns);
  await until(() => ada.paired().length === 1 && bruno.paired().length === 1, 'paired');
  const isTold = ({ person }: Waiter): boolean =>
    given.some((notice) => notice.kind === 'paired' && notice.person === person.id);
  await until(() => isTold(ada) && isTold(bruno), 'both have a notice');
  for (const { line, paired } of [ada, bruno]) {
    const [{ table, seat }] = paired() as [MessageOf<'paired'>];
    line.watch(table, () => {});
    expect(await line.send({ kind: 'sit', seat, nonce: NONCE }, table)).toMatchObject({ ok: true });
  }
  await until(() => ada.isPlaying() && bruno.isPlaying(), 'both play');

  const clara = await waiter('Clara');
  await clara.seek(turns);
  await clara.seek({ ...turns, botsAfter: 0 });
  await until(clara.isPlaying, 'bots sit down at once where they may');
});

test('over HTTP: wishes are posted, asked about and withdrawn; what is kept is one’s own and is forgotten', async () => {
  const [ada, bruno] = [await newPerson(server.address, 'Ada'), await newPerson(server.address, 'Bruno')];
  const seek = (person: TestPerson, method: string, body?: unknown) =>
    ask(server.address, person, method, '/api/seek', body);
  expect((await seek(ada, 'POST', { ...WISHES, games: [] })).status).toBe(404);
  expect((await seek(ada, 'POST', { ...WISHES, seats: ['two'] })).status).toBe(400);
  expect((await seek(ada, 'POST', WISHES)).body).toMatchObject({ seeks: [{ kind: 'seeking', waiting: 0 }] });
  expect((await seek(ada, 'DELETE')).status).toBe(200);
  expect((await seek(ada, 'GET')).body).toEqual({ seeks: [] });
  await seek(ada, 'POST', WISHES);
  await seek(bruno, 'POST', WISHES);
  const pairedOf = async (person: TestPerson) =>
    ((await seek(person, 'GET')).body as { seeks: MessageOf<'paired'>[] }).seeks[0];
  let table: string | undefined;
  for (const end = Date.now() + 2_000; !table && Date.now() < end; ) table = (await pairedOf(ada))?.table;
  expect((await pairedOf(bruno))?.table).toBe(table);
  const data = (await ask(server.address, ada, 'GET', '/api/me/data')).body as Record<string, unknown[]>;
  expect(data.seeks).toMatchObject([{ table }]);
  expect(data.pairings).toMatchObject([{ table }]);
  // Anything again before it has begun changes nothing.
  expect((await seek(ada, 'POST', WISHES)).body).toMatchObject({ seeks: [{ kind: 'paired', table }] });
  for (const person of [ada, bruno]) await ask(server.address, person, 'DELETE', '/api/me');
  expect(await seeksOf(ada)).toEqual([]);
  expect(await server.context.store.seeks.pairingsOf(ada.id)).toEqual([]);
});

test('the usual wait is the middle one and that of four in five, where there are enough', () => {
  expect(usualOf([1_000, 2_000, 3_000, 4_000])).toBeNull();
  expect(usualOf([9_000, 1_000, 3_000, 2_000, 5_000])).toEqual({ half: 3, most: 5 });
  expect(usualOf([10, 20, 30, 40, 50])).toEqual({ half: 1, most: 1 });
});

// A host that wants to choose the luck: whatever it does, either it fails or whoever verifies can see it.
import {
  type CodedError,
  closedNonce,
  commitmentOf,
  type GameRecord,
  holdsNonces,
  nonceFor,
  recordOf,
  type Seal,
  sealed,
  startMatch,
  submit,
  verifyRecord,
  vouchingOf,
} from '@undercroft/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { veil } from '../../table/test/games/index.ts';
import { ask, newPerson, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.discard());

const SOLO_TABLE = {
  kind: 'create',
  game: 'veil',
  chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
  pace: 'live',
  listed: false,
  sit: 0,
};

test('S3: the commitment comes before the nonce, also for the only person of a table, and verify names who vouched', async () => {
  const ann = await newPerson(server.address, 'Ann');
  const act = (table: string, deed: object) =>
    ask(server.address, ann, 'POST', `/api/tables/${table}/commands`, { do: deed });
  const early = await ask(server.address, ann, 'POST', '/api/tables', {
    ...SOLO_TABLE,
    nonce: 'given too early',
  });
  expect(early, 'a nonce before there is a commitment').toMatchObject({ status: 400 });
  const opened = await ask(server.address, ann, 'POST', '/api/tables', SOLO_TABLE);
  const { table, commitment } = opened.body as { table: string; commitment: string };
  const info = async () =>
    (
      (await ask(server.address, ann, 'GET', `/api/tables/${table}`)).body as {
        info: Record<string, unknown>;
      }
    ).info;
  expect(await info()).toMatchObject({ state: 'open', commitment });
  for (const nonce of [
    'names-no-commitment',
    nonceFor(commitmentOf('00'.repeat(32)), 0, 'another-commitment'),
    nonceFor(commitment, 1, 'another-seat'),
    nonceFor(commitment, 0, 'short'),
  ])
    expect(await act(table, { kind: 'sit', seat: 0, nonce }), nonce).toMatchObject({
      body: { code: 'wrong-commitment' },
    });
  expect(await info()).toMatchObject({ state: 'open' });
  const nonce = nonceFor(commitment, 0, 'after-the-commitment');
  expect(await act(table, { kind: 'sit', seat: 0, nonce })).toMatchObject({ status: 200 });
  expect(await info()).toMatchObject({ state: 'playing', commitment, nonces: [nonce, ''] });
  await act(table, { kind: 'propose', what: 'abandon' });
  const { body } = await ask(server.address, ann, 'GET', `/api/tables/${table}/record`);
  const record = body as GameRecord;
  expect(verifyRecord(veil, record).length).toBeGreaterThan(0);
  expect(vouchingOf(record)).toEqual({ vouched: [0], silent: [1] });
  expect(holdsNonces(record.fair!, [nonce])).toBe(true);
});

test('S3: a closed nonce is opened when every seat is taken; then the seats stay, and the game waits for it or goes on without', async () => {
  const people = await Promise.all(['Ann', 'Bruno'].map((name) => newPerson(server.address, name)));
  const deal = async () => {
    const chairs = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
    const opened = await ask(server.address, people[0], 'POST', '/api/tables', {
      ...SOLO_TABLE,
      game: 'veil',
      chairs,
    });
    const { table, commitment } = opened.body as { table: string; commitment: string };
    const act = async (seat: number, deed: object) => {
      const { body } = await ask(server.address, people[seat], 'POST', `/api/tables/${table}/commands`, {
        do: deed,
      });
      return (body as { code?: string }).code;
    };
    const { info } = (await ask(server.address, people[0], 'GET', `/api/tables/${table}`)).body as {
      info: { state: string };
    };
    expect(info.state).toBe('open');
    const state = async () =>
      (
        (await ask(server.address, people[0], 'GET', `/api/tables/${table}`)).body as {
          info: { state: string };
        }
      ).info.state;
    const closed = closedNonce(commitment, 0, 'letters-of-ann');
    expect(
      await act(0, { kind: 'setChair', seat: 2, chair: { kind: 'bot', level: 'random' } }),
    ).toBeUndefined();
    expect(await act(0, { kind: 'sit', seat: 0, nonce: closed })).toBeUndefined();
    const open = { kind: 'sit', seat: 0, nonce: `${closed}.letters-of-ann` };
    expect(await act(0, open), 'opened too early').toBe('already-seated');
    const bruno = nonceFor(commitment, 1, 'letters-of-bruno');
    expect(await act(1, { kind: 'sit', seat: 1, nonce: bruno })).toBeUndefined();
    expect(await state()).toBe('open');
    expect(await act(0, { ...open, nonce: `${closed}.other-letters` })).toBe('already-seated');
    return { table, act, state, open };
  };
  const first = await deal();
  expect(await first.act(0, first.open)).toBeUndefined();
  expect(await first.state()).toBe('playing');
  const second = await deal();
  expect(await second.act(1, { kind: 'start' }), 'without the word of Ann').toBeUndefined();
  expect(await second.state()).toBe('playing');
  const nonces = await server.context.liveTables.look(second.table, ({ seats }) =>
    seats.map(({ nonce }) => nonce),
  );
  expect(vouchingOf({ seats: 3, fair: { commitment: nonces![0]!.slice(0, 64), nonces } } as never)).toEqual({
    vouched: [1],
    silent: [0, 2],
  });
});

test('a command that was sent twice tells the commitment of the table that it opened', async () => {
  const ann = await newPerson(server.address, 'Ann');
  const open = () =>
    fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'twice-the-same',
      },
      body: JSON.stringify(SOLO_TABLE),
    }).then((answer) => answer.json());
  expect(await open()).toEqual(await open());
});

/** A whole game with this seal, as any host can make one up. */
function gameWith(seal: Seal): GameRecord {
  const setup = { seats: 2, options: {} };
  const match = startMatch(veil, setup, { setup: sealed(seal, 'setup'), play: sealed(seal, 'play') });
  for (
    let waiting = veil.waitingFor(match.position);
    waiting.length > 0;
    waiting = veil.waitingFor(match.position)
  )
    submit(match, waiting[0]!, veil.choices(match.position, waiting[0]!)[0]);
  return recordOf(match, { names: ['Ann', 'Bruno'], seal });
}

/** What verify says to a person who remembers nonces by seat: an error, or who vouched and whether these are there. */
function verdict(record: GameRecord, given: readonly string[]) {
  try {
    verifyRecord(veil, record);
  } catch (error) {
    return (error as CodedError).code;
  }
  return { vouched: vouchingOf(record).vouched, own: holdsNonces(record.fair!, given) };
}

const SECRET = '01'.repeat(32);
const SHOWN = commitmentOf(SECRET);
const ANN = nonceFor(SHOWN, 0, 'letters-of-ann');
const BRUNO = nonceFor(SHOWN, 1, 'letters-of-bruno');
const HONEST: Seal = { scheme: 2, secret: SECRET, table: 'T', nonces: [ANN, BRUNO] };

/** The secret under which Ann's first card is the highest, out of a thousand. */
function bestSecret(sealFor: (secret: string) => Seal): string {
  const secrets = Array.from({ length: 1000 }, (_, i) => i.toString(16).padStart(64, '0'));
  const first = (secret: string): number => sealed(sealFor(secret), 'setup').pick(36, 'deck');
  return secrets.reduce((best, secret) => (first(secret) > first(best) ? secret : best));
}

test('an honest host: both vouch, and each finds the own nonce', () => {
  const record = gameWith(HONEST);
  expect(verdict(record, [ANN])).toEqual({ vouched: [0, 1], own: true });
  expect(verdict(record, [ANN, BRUNO])).toEqual({ vouched: [0, 1], own: true });
});

test('a host that chooses the secret once it knows the nonces is found out', () => {
  const chosen = bestSecret((secret) => ({ ...HONEST, secret }));
  const record = gameWith({ ...HONEST, secret: chosen });
  // It keeps the commitment that it had shown: the secret does not open it.
  expect(verdict({ ...record, fair: { ...record.fair!, commitment: SHOWN } }, [ANN])).toBe(
    'commitment-broken',
  );
  // It swaps the commitment too: no nonce answers it.
  expect(verdict(record, [ANN])).toEqual({ vouched: [], own: false });
  // It rewrites the nonces to answer the new one: everybody misses the own.
  const rewritten = [ANN, BRUNO].map((nonce) => nonce.replace(SHOWN, commitmentOf(chosen)));
  expect(verdict(gameWith({ ...HONEST, secret: chosen, nonces: rewritten }), [ANN])).toEqual({
    vouched: [0, 1],
    own: false,
  });
});

test('a host that opens the table anew with nonces of the old one is found out', () => {
  const secret = '02'.repeat(32);
  expect(verdict(gameWith({ ...HONEST, secret, table: 'again' }), [ANN])).toEqual({
    vouched: [],
    own: false,
  });
  // The same secret under another name: the record does not say so.
  const renamed = gameWith({ ...HONEST, table: 'again' });
  expect(verdict({ ...renamed, fair: { ...renamed.fair!, table: 'T' } }, [ANN])).toBe('luck-differs');
});

test('a host that withholds a nonce, or the secret, is found out', () => {
  const without = gameWith({ ...HONEST, nonces: ['', BRUNO] });
  expect(verdict(without, [ANN])).toEqual({ vouched: [1], own: false });
  const { secret: _, ...closed } = gameWith(HONEST).fair!;
  expect(verdict({ ...gameWith(HONEST), fair: closed }, [ANN])).toBe('secret-missing');
  // It dealt without Ann's nonce and claims that it had been there.
  expect(verdict({ ...without, fair: { ...without.fair!, nonces: [ANN, BRUNO] } }, [ANN])).toBe(
    'luck-differs',
  );
});

test('a host that sits down last cannot try nonces: those of others are closed, and no longer its own once they are open', () => {
  const closed = closedNonce(SHOWN, 0, 'letters-of-ann');
  const opened = `${closed}.letters-of-ann`;
  const seen = [opened, BRUNO];
  expect(verdict(gameWith({ ...HONEST, nonces: seen }), seen)).toEqual({ vouched: [0, 1], own: true });
  // Bruno is the host itself, and takes another nonce when it knows Ann's letters.
  const better = nonceFor(SHOWN, 1, 'letters-that-suit');
  expect(verdict(gameWith({ ...HONEST, nonces: [opened, better] }), seen)).toEqual({
    vouched: [0, 1],
    own: false,
  });
  // Or plays on without Ann's letters, or with letters of its own.
  for (const nonce of [closed, `${closed}.other-letters`])
    expect(verdict(gameWith({ ...HONEST, nonces: [nonce, BRUNO] }), seen)).toEqual({
      vouched: [1],
      own: false,
    });
});

test('a host that changes the order of the nonces, or one die, is found out', () => {
  expect(verdict(gameWith({ ...HONEST, nonces: [BRUNO, ANN] }), [ANN])).toEqual({ vouched: [], own: false });
  const record = gameWith(HONEST);
  const at = record.entries.findIndex(({ luck }) => luck.length > 0);
  const entries = record.entries.with(at, {
    ...record.entries[at]!,
    luck: record.entries[at]!.luck.map((value) => (value + 1) % 3),
  });
  const bent = gameFrom(record, entries);
  expect(verdict(bent, [ANN])).toBe('luck-differs');
});

/** The same record with other entries, made whole again: result and hash fit what a replay gives. */
function gameFrom(record: GameRecord, entries: GameRecord['entries']): GameRecord {
  const luck = entries.flatMap((entry) => entry.luck);
  const setupLuck = [...record.setup];
  const next = (list: number[]) => ({
    pick: (count: number) => (count === 1 ? 0 : list.shift()!),
    die: (sides: number) => 1 + (sides === 1 ? 0 : list.shift()!),
    shuffle: () => {},
  });
  const match = startMatch(veil, { seats: 2, options: {} }, { setup: next(setupLuck), play: next(luck) });
  for (const { seat, choice } of entries) submit(match, seat, choice);
  return { ...recordOf(match, { names: record.names! }), fair: record.fair! };
}

// The client's line: resends until answered, heals gaps, drops repeats, and waits longer after each failure.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection, type TransportEvents, type WatchEvent } from './connection.ts';
import type { ServerMessage } from './messages.ts';
import { MOST_TABLE_ID } from './table-watches.ts';

interface Line {
  readonly events: TransportEvents;
  readonly sent: Record<string, unknown>[];
}

function lines() {
  const all: Line[] = [];
  const open = (events: TransportEvents) => {
    const line: Line = { events, sent: [] };
    all.push(line);
    return { send: (text: string) => line.sent.push(JSON.parse(text)), close: () => {} };
  };
  const last = () => all.at(-1)!;
  const say = (message: unknown) => last().events.received(JSON.stringify(message));
  return { all, open, last, say };
}

const welcome = {
  kind: 'welcome',
  protocol: 1,
  you: { id: 'p', name: 'P', guest: true },
  now: 0,
  patience: 1,
};
const snapshot = (version: number) =>
  ({
    kind: 'table',
    table: 't',
    version,
    info: { waiting: [0] },
    seat: 0,
    view: { n: version },
    mayTakeBack: false,
    missed: [],
    chat: [],
    present: [],
  }) as unknown as ServerMessage;
const entry = (version: number, more: object = {}) => ({
  kind: 'entry',
  table: 't',
  version,
  at: 1,
  what: { kind: 'hidden' },
  change: { n: [version] },
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a command is sent again on every new line until it is answered', async () => {
  const { all, open, last, say } = lines();
  const connection = createConnection({ open, random: () => 1 });
  const answer = connection.send({ kind: 'leave' }, 't');
  last().events.opened();
  expect(last().sent.filter((m) => m.kind === 'command')).toMatchObject([{ do: { kind: 'leave' } }]);
  last().events.closed();
  vi.advanceTimersByTime(400);
  last().events.opened();
  const [again] = last().sent.filter((m) => m.kind === 'command');
  expect(again).toMatchObject({ again: true, id: all[0]!.sent[1]!.id });
  say({ kind: 'done', id: again!.id, version: 7 });
  expect(await answer).toEqual({ ok: true, version: 7 });
  expect(connection.unanswered()).toBe(0);
  connection.close();
});

test('a refusal that means «not now» leaves the command in the outbox', () => {
  const { open, last, say } = lines();
  const connection = createConnection({ open });
  last().events.opened();
  connection.send({ kind: 'leave' }, 't');
  const { id } = last().sent.at(-1)!;
  say({ kind: 'refused', id, code: 'too-fast' });
  expect(connection.unanswered()).toBe(1);
  vi.advanceTimersByTime(11_000);
  expect(last().sent.filter((m) => m.id === id).length).toBeGreaterThan(1);
  connection.close();
});

test('repeats are dropped, a gap is asked for with the version at hand', () => {
  const { open, last, say } = lines();
  const connection = createConnection({ open });
  last().events.opened();
  const seen: string[] = [];
  connection.watch('t', (event) => seen.push(event.kind));
  say(snapshot(3));
  say(entry(4));
  say(entry(4));
  expect(connection.table('t')).toMatchObject({ version: 4, view: { n: 4 } });
  say(entry(6));
  expect(last().sent.at(-1)).toEqual({ kind: 'watch', table: 't', version: 4 });
  say(entry(7));
  say(snapshot(7));
  expect(connection.table('t')!.version).toBe(7);
  expect(seen).toEqual(['loaded', 'happened', 'loaded']);
  connection.close();
});

test('what can be no id is gone at once and not asked for', () => {
  const { open, last } = lines();
  const connection = createConnection({ open });
  last().events.opened();
  for (const id of ['\0', 'a'.repeat(MOST_TABLE_ID + 1)]) {
    const seen: unknown[] = [];
    connection.watch(id, (event: WatchEvent) => seen.push(event))();
    expect(seen).toEqual([{ kind: 'gone', table: id, code: 'no-such-table' }]);
  }
  expect(last().sent.filter(({ kind }) => kind !== 'hello')).toEqual([]);
  connection.close();
});

test('an entry can answer a command', async () => {
  const { open, last, say } = lines();
  const connection = createConnection({ open });
  last().events.opened();
  connection.watch('t', () => {});
  say(snapshot(3));
  const answer = connection.send({ kind: 'play', choice: 1 }, 't');
  expect(last().sent.at(-1)).toMatchObject({ version: 3 });
  say(entry(4, { answers: last().sent.at(-1)!.id }));
  expect(await answer).toEqual({ ok: true, version: 4, table: 't' });
  connection.close();
});

test('each failure waits longer, up to a limit; a welcome starts over', () => {
  const { all, open, last, say } = lines();
  const connection = createConnection({ open, random: () => 1, backOff: { first: 100, most: 400 } });
  for (const wait of [100, 200, 400, 400]) {
    const before = all.length;
    last().events.closed();
    vi.advanceTimersByTime(wait - 1);
    expect(all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(all.length).toBe(before + 1);
  }
  last().events.opened();
  say(welcome);
  last().events.closed();
  vi.advanceTimersByTime(100);
  expect(all.length).toBe(6);
  connection.close();
});

test('a line that falls silent is given up', () => {
  const { all, open, last } = lines();
  const connection = createConnection({ open, pingEvery: 1000, pongWithin: 1000 });
  last().events.opened();
  vi.advanceTimersByTime(4000);
  expect(last()).not.toBe(all[0]);
  expect(all[0]!.sent.some((m) => m.kind === 'ping')).toBe(true);
  connection.close();
});

// Two tables with the same seal meet the same piles and dice, however differently they choose; and old ones go on as they began.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  type DrawCounts,
  numberOfDraw,
  recomputeLuck,
  recorded,
  replayEntry,
  resolveTable,
  seeded,
} from '@undercroft/kernel';
import { listGames, loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import {
  createLocalTable,
  execute,
  isRefused,
  localActor,
  promiseOf,
  recordOfTable,
  replayTable,
  type StoredEvent,
  type Table,
  type TableOrigin,
} from '../src/index.ts';
import { contextAt } from './any-commands.ts';

const ORIGIN: TableOrigin = {
  id: 'T',
  luck: { kind: 'sealed', secret: '5e'.repeat(32), sealedAs: 'the same' },
};

function submit(table: Table, seat: number, choice: unknown): readonly StoredEvent[] {
  const done = execute(table, { actor: localActor(seat), command: { kind: 'play', choice } }, contextAt(0));
  if (!done || isRefused(done)) throw new Error(`refused: ${JSON.stringify(done)}`);
  return done;
}

/** Plays at random to the end; every few entries the table is read anew from its events, as after a restart. */
function playOut(game: AnyGame, choices: string, promise = promiseOf(ORIGIN.luck)): Table {
  const choose = seeded(choices);
  const setup = resolveTable(game, game.seats[0]);
  const seats = Array.from({ length: setup.seats }, () => ({ name: '', nonce: 'word' }));
  const created = createLocalTable(ORIGIN, game, setup, seats, contextAt(0), undefined, promise);
  const events = [...created.events];
  let { table } = created;
  while (table.waiting.length > 0) {
    const seat = table.waiting[choose.pick(table.waiting.length)]!;
    const open = game.choices(table.match!.position, seat);
    events.push(...submit(table, seat, open[choose.pick(open.length)]));
    if (choose.pick(5) === 0) table = replayTable(ORIGIN, game, events);
  }
  return table;
}

/** What came out for the n-th time of each purpose, out of as many: a die by its face, a pile by its order. */
function drawsOf({ game, match }: Table): readonly (readonly [what: string, value: number])[] {
  const draws: [string, number][] = [];
  const noting = (stream: string, counts: DrawCounts, luck: readonly number[]) => {
    let next = 0;
    return (count: number, purpose: string, place: number): void => {
      const n = numberOfDraw(counts, purpose, place);
      draws.push([`${stream} ${purpose} ${n}.${place} below ${count}`, luck[next++]!]);
    };
  };
  const { table, setupLuck, log } = match!;
  const position = game.setup(table, recorded(setupLuck, noting('setup', new Map(), setupLuck)));
  const counts: DrawCounts = new Map();
  for (const [at, entry] of log.entries())
    replayEntry(game, position, entry, at, undefined, noting('play', counts, entry.luck));
  return draws;
}

/** How many draws of play two of the tables have in common, and in how many of these another value came out. */
function compare(tables: readonly Table[]): {
  readonly common: number;
  readonly different: readonly string[];
} {
  const met = new Map<string, number>();
  const different: string[] = [];
  let common = 0;
  for (const table of tables)
    for (const [what, value] of drawsOf(table)) {
      const before = met.get(what);
      if (before !== undefined && what.startsWith('play')) common++;
      if (before !== undefined && before !== value) different.push(what);
      met.set(what, value);
    }
  return { common, different };
}

const WAYS = ['one', 'two', 'three', 'four', 'five', 'six'];

test.each(listGames())('%s: same seal, other choices, same piles and dice', async (name) => {
  const game = await loadGame(name);
  const tables = WAYS.map((choices) => playOut(game, choices));
  for (const table of tables)
    for (const { value, sealed } of recomputeLuck(game, recordOfTable(table))) expect(value).toBe(sealed);
  const { common, different } = compare(tables);
  expect(different).toEqual([]);
  expect(common).toBeGreaterThan(5);
  // By position in one stream, as it was before, the same tables would have met other luck.
  const { commitment } = promiseOf(ORIGIN.luck);
  expect(compare(WAYS.map((choices) => playOut(game, choices, { commitment }))).different).not.toEqual([]);
});

/** Tables as version 1 of the luck stored them, played to their end by the program of that time. */
const OLD = new URL('scheme-1/', import.meta.url);

test.for(readdirSync(OLD))(
  '%s: an old table replays, goes on with its old luck, and verifies',
  async (file, { skip }) => {
    const { origin, events } = JSON.parse(readFileSync(new URL(file, OLD), 'utf8')) as {
      origin: TableOrigin;
      events: StoredEvent[];
    };
    const game = await loadGame(file.split('-')[0]!);
    const [{ event: created }] = events as [StoredEvent];
    if (created.kind === 'created' && created.with.rules !== game.rules) skip('of other rules by now');
    const half = Math.floor(events.length / 2);
    const table = replayTable(origin, game, events.slice(0, half));
    for (const { event } of events.slice(half))
      if (event.kind === 'played')
        expect(submit(table, event.seat, event.choice)[0]!.event).toMatchObject(event);
    expect(table.phase).toBe('finished');
    const record = recordOfTable(table);
    if (origin.luck.kind === 'seeded') expect(record.fair).toBeUndefined();
    else {
      expect(record.fair!.scheme).toBeUndefined();
      for (const { value, sealed } of recomputeLuck(game, record)) expect(value).toBe(sealed);
    }
  },
);

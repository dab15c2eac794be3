// Tables without a server: seats at one device, forks, seeds, and games that an older version kept as a log.
import { CONCEDE, recordFrom, recordOf, seeded, startMatch, submit, verifyRecord } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import { expect, test } from 'vitest';
import {
  botQuestion,
  createLocalTable,
  execute,
  isRefused,
  localActor,
  localTableFromLog,
  recordOfTable,
  rematchAgreement,
  replayTable,
  type Table,
  type TableEvent,
  type TableOrigin,
  waitingBots,
} from '../src/index.ts';
import { contextAt } from './any-commands.ts';
import { ticTacToe, veil } from './games/index.ts';

const SETUP = { seats: 2, options: {} };
const SEALED: TableOrigin = {
  id: 'L1',
  luck: { kind: 'sealed', secret: 'ab'.repeat(32), sealedAs: 'L1' },
};
const SEEDED: TableOrigin = { id: 'L2', luck: { kind: 'seeded', seed: 'moss' } };
const SEATS = [
  { name: 'Ann', nonce: 'nonce-a' },
  { name: 'Flint', bot: 'easy' },
];

function play(table: Table, seat: number): void {
  const [choice] = table.match!.game.choices(table.match!.position, seat);
  const { bot, askedVersion: version } = table.seats[seat]!;
  const done = execute(
    table,
    bot === undefined
      ? { actor: localActor(seat), command: { kind: 'play', choice } }
      : { actor: null, command: { kind: 'botPlay', seat, choice, version } },
    contextAt(1),
  );
  expect(done && !isRefused(done)).toBe(true);
}

test('a local table starts at once, asks its bot from the view alone, and its record proves its luck', () => {
  const { table, events } = createLocalTable(SEALED, veil, SETUP, SEATS, contextAt(0));
  expect(events.map(({ event }) => event.kind)).toEqual(['created', 'sat', 'started']);
  expect(waitingBots(table)).toEqual([1]);
  expect(botQuestion(table, 1)).toMatchObject({
    level: 'easy',
    view: veil.view(table.match!.position as never, 1),
  });
  while (table.phase === 'playing') play(table, table.waiting[0]!);
  const record = recordOfTable(table);
  expect(record.names).toEqual(['Ann', 'Flint']);
  expect(record.fair).toMatchObject({ nonces: ['nonce-a', ''], table: 'L1' });
  expect(verifyRecord(veil, record)).toHaveLength(8 + 4);
});

test('the record says which entries a bot chose for a person', () => {
  const seats = ['Ann', 'Bo'].map((name) => ({ name, nonce: `nonce-${name}` }));
  const { table } = createLocalTable(SEALED, ticTacToe, SETUP, seats, contextAt(0));
  const ann = (command: TableCommand): void =>
    expect(isRefused(execute(table, { actor: localActor(0), command }, contextAt(1)) ?? [])).toBe(false);
  play(table, 0);
  play(table, 1);
  ann({ kind: 'letBot', level: 'easy' });
  play(table, 0);
  play(table, 1);
  ann({ kind: 'return' });
  play(table, 0);
  const { entries } = recordFrom(JSON.parse(JSON.stringify(recordOfTable(table))));
  expect(entries.map(({ byBot }) => byBot ?? false)).toEqual([false, false, true, false, false]);
});

/** A table from before luck was drawn by purpose. */
const inScheme1 = () =>
  createLocalTable(SEEDED, veil, SETUP, SEATS, contextAt(0), undefined, { commitment: '' });

test('old seeded luck goes on after a replay where it stood, as an unbroken match would', () => {
  const whole = startMatch(veil, SETUP, { setup: seeded('moss:setup'), play: seeded('moss:play') });
  const { table, events } = inScheme1();
  const stored = [...events];
  let again = table;
  while (again.phase === 'playing') {
    const seat = again.waiting[0]!;
    const [choice] = veil.choices(whole.position, seat);
    expect(submit(whole, seat, choice).ok).toBe(true);
    const before = again.version;
    play(again, seat);
    expect(again.version).toBe(before + 1);
    const entry = again.match!.log.at(-1)!;
    stored.push({
      version: again.version,
      at: 1,
      person: null,
      command: null,
      event: { kind: 'played', ...entry, choice: entry.choice },
    });
    again = replayTable(SEEDED, veil, stored);
  }
  expect(again.match!.log).toEqual(whole.log);
});

test('a fork goes on from the log of another game with luck of its own, and claims no proof', () => {
  const first = createLocalTable(SEALED, veil, SETUP, SEATS, contextAt(0)).table;
  play(first, 0);
  play(first, 1);
  const { setupLuck, log } = first.match!;
  const { table, events } = createLocalTable(SEEDED, veil, SETUP, SEATS, contextAt(0), { setupLuck, log });
  expect(table.match!.position).toEqual(first.match!.position);
  expect(table).toMatchObject({ isFork: true, drawn: new Map(), phase: 'playing' });
  expect(recordOfTable(table).fair).toBeUndefined();
  expect(replayTable(SEEDED, veil, events).match!.position).toEqual(first.match!.position);
});

test('a game that was kept as a log has the same position, and the same luck to come', () => {
  // A fork may also begin at the very beginning: its setup is another table's luck.
  for (const forkedAt of [undefined, 0, 2]) {
    const isFork = forkedAt !== undefined;
    const { table } = inScheme1();
    for (let at = 0; at < 4; at++) play(table, table.waiting[0]!);
    const { setupLuck, log } = table.match!;
    const kept = localTableFromLog(SEEDED, veil, SETUP, SEATS, { setupLuck, log, forkedAt }, contextAt(9));
    expect(kept.table.match!.position).toEqual(table.match!.position);
    const ownLuck = log.slice(forkedAt).reduce((sum, { luck }) => sum + luck.length, 0);
    const drawn = new Map(ownLuck > 0 ? [['', ownLuck]] : []);
    expect(kept.table).toMatchObject({ isFork, drawn });
    const again = replayTable(SEEDED, veil, kept.events);
    expect(again).toMatchObject({ isFork, drawn, version: kept.table.version });
    if (isFork) continue;
    while (table.phase === 'playing') {
      play(table, table.waiting[0]!);
      play(again, again.waiting[0]!);
    }
    expect(recordOf(again.match!)).toEqual(recordOf(table.match!));
  }
});

test('a game that was given up is kept as given up', () => {
  const log = [{ seat: 0, choice: CONCEDE, luck: [] }];
  const { table } = localTableFromLog(SEEDED, ticTacToe, SETUP, SEATS, { setupLuck: [], log }, contextAt(0));
  expect(table).toMatchObject({ phase: 'finished', result: { winners: [1] } });
});

test('a rematch keeps the seats for the same people and the bots as they were', () => {
  const { table } = createLocalTable(SEALED, veil, SETUP, SEATS, contextAt(0));
  expect(rematchAgreement(table, 'seat-0')).toMatchObject({
    host: 'seat-0',
    chairs: [
      { for: 'person', reserved: 'seat-0', reservedName: 'Ann' },
      { for: 'bot', bot: 'easy', name: 'Flint' },
    ],
  });
});

test('a table of an older store gets the default of a setting that did not exist then', () => {
  const { events } = createLocalTable(SEALED, veil, SETUP, SEATS, contextAt(0));
  const { spectators: _, ...older } = (events[0]!.event as Extract<TableEvent, { kind: 'created' }>).with;
  const first = { ...events[0]!, event: { kind: 'created', with: older } as never };
  expect(replayTable(SEALED, veil, [first]).agreement.spectators).toBe(true);
});

// Seats kept for people whom the host put together: what happens when some, all or none of them come.
import { closedNonce, nonceFor } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  decideFillSeats,
  execute,
  infoOf,
  isRefused,
  keptUntil,
  NOT_ALL_CAME,
  rematchAgreement,
  type Table,
} from '../src/index.ts';
import { contextAt, emptyTable, PEOPLE } from './any-commands.ts';
import { veil } from './games/index.ts';

const UNTIL = 20_000;
const table = (bots = true): Table =>
  emptyTable(veil, 3, {
    kept: { until: UNTIL, bots },
    host: '*pairing',
    chairs: PEOPLE.slice(0, 3).map(({ person, name }) => ({
      for: 'person',
      reserved: person,
      reservedName: name,
    })),
  });

const letters = (seat: number): string => `letters of seat ${seat}`;
function sit(at: Table, seat: number, isClosed = false): void {
  const make = isClosed ? closedNonce : nonceFor;
  const nonce = make(at.agreement.commitment, seat, letters(seat));
  const done = execute(at, { actor: PEOPLE[seat]!, command: { kind: 'sit', seat, nonce } }, contextAt(1));
  expect(done && !isRefused(done)).toBe(true);
}

/** What the host does at a moment: everything that is left to do. */
function fill(at: Table, now: number): string[] {
  const kinds: string[] = [];
  for (;;) {
    const done = execute(
      at,
      { actor: null, command: { kind: 'decide', by: decideFillSeats } },
      contextAt(now),
    );
    if (done === undefined || isRefused(done)) return kinds;
    for (const { event } of done) kinds.push(event.kind === 'closed' ? event.why : event.kind);
  }
}

test('before the moment nothing happens; then bots take what is empty, the game begins and does not count', () => {
  const seats = table();
  sit(seats, 0);
  sit(seats, 2);
  expect(keptUntil(seats)).toBe(UNTIL);
  expect(fill(seats, UNTIL - 1)).toEqual([]);
  expect(infoOf(seats, 1).rated).toBe(true);
  expect(fill(seats, UNTIL)).toEqual(['chairSet', 'started']);
  expect(infoOf(seats, UNTIL)).toMatchObject({ rated: false, state: 'playing' });
  expect(seats.seats.map(({ person, bot }) => person ?? bot)).toEqual(['ann', 'easy', 'cy']);
  expect(keptUntil(seats)).toBeNull();
  expect(fill(seats, UNTIL * 9)).toEqual([]);
  // The next game is made by the people themselves.
  expect(rematchAgreement(seats, 'ann')).toMatchObject({ rated: false });
  expect(rematchAgreement(seats, 'ann').kept).toBeUndefined();
});

test('a full table whose closed nonces are never opened begins a little later, and counts', () => {
  const seats = table();
  for (const seat of [0, 1, 2]) sit(seats, seat, true);
  expect(seats.phase).toBe('open');
  expect(fill(seats, UNTIL)).toEqual([]);
  expect(fill(seats, keptUntil(seats)!)).toEqual(['started']);
  expect(infoOf(seats, UNTIL).rated).toBe(true);
});

test('closed nonces are opened after a bot has taken the last seat', () => {
  const seats = table();
  for (const seat of [0, 1]) sit(seats, seat, true);
  expect(fill(seats, UNTIL)).toEqual(['chairSet']);
  for (const seat of [0, 1]) {
    const nonce = `${closedNonce(seats.agreement.commitment, seat, letters(seat))}.${letters(seat)}`;
    execute(seats, { actor: PEOPLE[seat]!, command: { kind: 'sit', seat, nonce } }, contextAt(UNTIL + 1));
  }
  expect(seats.phase).toBe('playing');
});

test('where nobody came, or somebody wants no bots, the table is closed', () => {
  expect(fill(table(), UNTIL)).toEqual(['nobody-came']);
  const seats = table(false);
  sit(seats, 1);
  expect(fill(seats, UNTIL)).toEqual([NOT_ALL_CAME]);
  expect(seats.phase).toBe('abandoned');
});

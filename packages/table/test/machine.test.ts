// Laws of the machine: whatever is tried, by anyone, in any order.
import { type AnyGame, canSee, nonceFor, SPECTATOR, type Viewer } from '@undercroft/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chatFor,
  eventViewFor,
  execute,
  infoOf,
  isOver,
  isRefused,
  mayTakeBack,
  replayTable,
  type StoredEvent,
  type Table,
  viewOf,
} from '../src/index.ts';
import {
  type Attempt,
  agreementOf,
  anyAttempts,
  contextAt,
  emptyTable,
  firstEvent,
  ORIGIN,
  requestFor,
  stateOf,
} from './any-commands.ts';
import { ticTacToe, veil } from './games/index.ts';

const GAMES: readonly (readonly [AnyGame, number])[] = [
  [ticTacToe, 2],
  [veil, 3],
];
const RUNS = 300;

interface Seen {
  readonly stored: StoredEvent;
  readonly gameEvents: readonly unknown[];
}

function drive(
  table: Table,
  attempts: readonly Attempt[],
  onEvent?: (seen: Seen) => void,
  onRefused?: (before: unknown) => void,
): StoredEvent[] {
  const events: StoredEvent[] = [];
  let now = 0;
  for (const attempt of attempts) {
    now += attempt.wait;
    const before = onRefused && stateOf(table);
    const done = execute(table, requestFor(table, attempt), contextAt(now), {
      after: (stored, gameEvents) => onEvent?.({ stored, gameEvents }),
    });
    if (done === undefined || isRefused(done)) onRefused?.(before);
    else events.push(...done);
  }
  return events;
}

for (const [game, seats] of GAMES) {
  test(`${game.name}: the replay of the events is the table, and JSON loses nothing`, () => {
    fc.assert(
      fc.property(anyAttempts(60), (attempts) => {
        const table = emptyTable(game, seats);
        const events = [firstEvent(agreementOf(game, seats)), ...drive(table, attempts)];
        const again = replayTable(ORIGIN, game, JSON.parse(JSON.stringify(events)) as StoredEvent[]);
        expect(stateOf(again)).toEqual(stateOf(table));
        expect(events.map(({ version }) => version)).toEqual(events.map((_, at) => at + 1));
      }),
      { numRuns: RUNS },
    );
  });

  test(`${game.name}: a replayed table goes on exactly as the first would have, luck included`, () => {
    fc.assert(
      fc.property(anyAttempts(40), anyAttempts(30), (attempts, more) => {
        const table = emptyTable(game, seats);
        const events = [firstEvent(agreementOf(game, seats)), ...drive(table, attempts)];
        const again = replayTable(ORIGIN, game, events);
        drive(table, more);
        drive(again, more);
        expect(stateOf(again)).toEqual(stateOf(table));
      }),
      { numRuns: RUNS },
    );
  });

  test(`${game.name}: a refused command changes nothing`, () => {
    fc.assert(
      fc.property(anyAttempts(50), (attempts) => {
        const table = emptyTable(game, seats);
        drive(table, attempts, undefined, (before) => expect(stateOf(table)).toEqual(before));
      }),
      { numRuns: RUNS },
    );
  });

  test(`${game.name}: the state is sound after every event`, () => {
    fc.assert(
      fc.property(anyAttempts(60), (attempts) => {
        const table = emptyTable(game, seats);
        drive(table, attempts, ({ stored: { event } }) => {
          // For whom a bot plays, nothing is there to take back.
          if (event.kind === 'tookBack') expect(table.seats[event.seat]!.bot).toBeUndefined();
          for (const [seat, { bot }] of table.seats.entries())
            if (bot !== undefined) expect(mayTakeBack(table, seat)).toBe(false);
          const people = table.seats.flatMap(({ person }) => person ?? []);
          expect(new Set(people).size).toBe(people.length);
          expect(table.waiting.length > 0).toBe(table.phase === 'playing');
          expect(table.match !== undefined).toBe(table.phase === 'playing' || table.match !== undefined);
          expect(table.result !== null).toBe(table.phase === 'finished');
          if (table.proposal) expect(table.phase).toBe('playing');
          if (table.match)
            expect([...table.drawn.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(
              table.match.log.reduce((sum, { luck }) => sum + luck.length, 0),
            );
        });
      }),
      { numRuns: RUNS },
    );
  });

  test(`${game.name}: no viewer is told what their view does not hold`, () => {
    fc.assert(
      fc.property(anyAttempts(60), fc.integer({ min: 1, max: 7 }), (attempts, turn) => {
        const table = emptyTable(game, seats);
        drive(table, attempts, ({ stored, gameEvents }) => {
          for (const viewer of [...Array(seats).keys(), SPECTATOR] as Viewer[]) {
            // After the end everything is open, the secret too; before it, hands that the seats agreed to show.
            if (isOver(table) || (viewer === SPECTATOR && table.openHands)) continue;
            const told = toldTo(table, stored, [], viewer);
            expect(JSON.stringify(told)).not.toContain((ORIGIN.luck as { secret: string }).secret);
            // The same table with everything hidden from this viewer exchanged: the same must be told.
            const other = exchanged(table, viewer, turn);
            expect(toldTo(other, stored, [], viewer)).toEqual(told);
            const redacted = gameEvents.flatMap(
              (event) => game.viewEvent(event, viewer, table.match!.position) ?? [],
            );
            const what = eventViewFor(table, stored.event, stored.person, gameEvents, viewer);
            if ('events' in what) expect(what.events).toEqual(redacted);
          }
        });
      }),
      { numRuns: RUNS },
    );
  });
}

/** All that a viewer can learn of a table at one moment. */
const toldTo = (table: Table, stored: StoredEvent, events: readonly unknown[], viewer: Viewer): unknown => ({
  what: eventViewFor(table, stored.event, stored.person, events, viewer),
  view: viewOf(table, viewer, stored.at),
  info: infoOf({ ...table, facts: undefined }, stored.at),
  chat: chatFor(table, viewer, new Set()),
  mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
});

/** A table that differs only in pieces that this viewer may not see. */
function exchanged(table: Table, viewer: Viewer, turn: number): Table {
  const { match } = table;
  if (!match) return table;
  const position = match.game.copy(match.position);
  const hidden = match.game.zones(position).filter((zone) => !canSee(zone, viewer));
  const pieces = hidden.flatMap((zone) => zone.pieces);
  let next = turn;
  for (const zone of hidden)
    for (let at = 0; at < zone.pieces.length; at++) zone.pieces[at] = pieces[next++ % pieces.length]!;
  return { ...table, match: { ...match, position } };
}

test('a planted leak is caught by the exchange of hidden pieces', () => {
  const leaky: AnyGame = { ...(veil as AnyGame), view: (position) => veil.copy(position as never) };
  const table = emptyTable(leaky, 3);
  const sit = (seat: number): void => {
    const actor = { person: `p${seat}`, name: 'P' };
    execute(
      table,
      {
        actor,
        command: { kind: 'sit', seat, nonce: nonceFor(table.agreement.commitment, seat, '12345678') },
      },
      contextAt(0),
    );
  };
  for (const seat of [0, 1, 2]) sit(seat);
  expect(table.phase).toBe('playing');
  const stored = firstEvent(table.agreement);
  expect(toldTo(exchanged(table, 0, 3), stored, [], 0)).not.toEqual(toldTo(table, stored, [], 0));
});

test('games do get somewhere: finished, abandoned, taken back, stood in for, proposed, timed out', () => {
  const kinds = new Set<string>();
  const phases = new Set<string>();
  for (const [game, seats] of GAMES)
    for (const attempts of fc.sample(anyAttempts(250), { numRuns: 500, seed: 7 })) {
      const table = emptyTable(game, seats);
      for (const { event } of drive(table, attempts)) kinds.add(event.kind);
      phases.add(table.phase);
    }
  expect([...phases].sort()).toEqual(['abandoned', 'finished', 'open', 'playing']);
  expect([...kinds].sort()).toEqual(
    [
      'agreed',
      'botTook',
      'chairSet',
      'chatted',
      'closed',
      'conceded',
      'declined',
      'left',
      'played',
      'proposed',
      'rematched',
      'resumed',
      'returned',
      'sat',
      'started',
      'timedOut',
      'tookBack',
    ].sort(),
  );
});

// Standing orders: the laws on random games, then each way in which one ends.
import { type AnyGame, type Seat, SPECTATOR, seeded, type Viewer } from '@undercroft/kernel';
import { MOST_ORDERS, type SetOrder, standingAfter, type TableCommand } from '@undercroft/protocol';
import { listGames, loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import {
  answerTo,
  askedOf,
  createLocalTable,
  eventViewFor,
  execute,
  isHiddenFrom,
  isRefused,
  localActor,
  replayTable,
  type StoredEvent,
  standingOrders,
  type Table,
} from '../src/index.ts';
import { contextAt, stateOf } from './any-commands.ts';
import { ticTacToe, veil, vigil } from './games/index.ts';
import type { Watch } from './games/vigil.ts';
import { orderLaw } from './orders-law.ts';

const IS_LONG = process.env.TEST_LENGTH === 'long';
const SMALL: readonly AnyGame[] = [ticTacToe, veil, vigil];
const GAMES = IS_LONG ? [...SMALL, ...(await Promise.all(listGames().map((name) => loadGame(name))))] : SMALL;
/** In the long form ten thousand games in all. */
const RUNS = IS_LONG ? Math.ceil(10_000 / GAMES.length) : 50;
const SEED = process.env.TEST_SEED ?? 'suite';

for (const game of GAMES)
  test(`${game.name}: an order chooses on exactly what was seen, and nobody else can tell`, {
    timeout: 7_200_000,
  }, () => {
    const counts = new Map<string, number>();
    for (let run = 0; run < RUNS; run++) {
      const [least, most] = game.seats;
      const seats = least + (run % (most - least + 1));
      const { breach, counts: counted, table, events, origin } = orderLaw(game, seats, `${SEED}:${run}`, 400);
      expect(breach).toBeUndefined();
      for (const [what, times] of counted) counts.set(what, (counts.get(what) ?? 0) + times);
      const stored = JSON.parse(JSON.stringify(events)) as StoredEvent[];
      expect(stateOf(replayTable(origin, game, stored))).toEqual(stateOf(table));
    }
    // Alone, by chance, what was foreseen seldom comes.
    expect(counts.get('fired')).toBeGreaterThan(RUNS / 40);
    if (IS_LONG) console.log(game.name, Object.fromEntries(counts));
  });

const CONTEXT = { ...contextAt(1), orders: standingOrders };
const open = (more: Partial<Table['agreement']> = {}): Table => {
  const { table } = createLocalTable(
    { id: 'V', luck: { kind: 'seeded', seed: 'v' } },
    vigil,
    { seats: 2, options: {} },
    [{ name: 'Ann' }, { name: 'Ben' }],
    CONTEXT,
  );
  return { ...table, agreement: { ...table.agreement, ...more } };
};
const act = (table: Table, seat: Seat, command: TableCommand) =>
  execute(table, { actor: localActor(seat), command }, CONTEXT);
const play = (table: Table, seat: Seat, choice: Watch): readonly StoredEvent[] => {
  const done = act(table, seat, { kind: 'play', choice });
  if (!done || isRefused(done)) throw new Error(`refused: ${JSON.stringify(done)}`);
  return done;
};
const PASS: Watch = { kind: 'pass' };
/** Kinds of the events, with why an order ended. */
const told = (done: ReturnType<typeof act>): readonly string[] =>
  (done as readonly StoredEvent[]).map(({ event }) =>
    event.kind === 'orderEnded'
      ? event.why
      : 'order' in event && event.kind === 'played'
        ? 'by order'
        : event.kind,
  );
/** An order of seat 0 to pass whenever it is asked what it is asked at the beginning. */
const passOrder = (more: Partial<SetOrder> = {}): SetOrder => ({
  kind: 'setOrder',
  answers: [answerTo(askedOf(vigil as AnyGame, vigil.setup({ seats: 2, options: {} }, seeded(1)), 0), PASS)],
  again: true,
  untilNamed: false,
  ...more,
});

test('an order is no move: what is asked now is answered by hand, and what is asked then by order', () => {
  const table = open();
  expect(told(act(table, 0, passOrder()))).toEqual(['ordered']);
  expect(told(act(table, 1, { kind: 'chat', text: 'hm' }))).toEqual(['chatted']);
  expect(table.match!.log).toEqual([]);
  play(table, 0, PASS);
  expect(told(play(table, 1, PASS))).toEqual(['played', 'by order']);
  expect(told(play(table, 1, PASS))).toEqual(['played', 'by order']);
  expect(standingAfter(table.seats[0]!.ordering)).toHaveLength(1);
});

test('what is not repeated ends with its last answer', () => {
  const table = open();
  const [answer] = passOrder().answers;
  act(table, 0, passOrder({ again: false, answers: [answer!, answer!] }));
  play(table, 0, PASS);
  expect(told(play(table, 1, PASS))).toEqual(['played', 'by order']);
  expect(standingAfter(table.seats[0]!.ordering)).toMatchObject([{ number: 1, answers: [answer] }]);
  expect(told(play(table, 1, PASS))).toEqual(['played', 'by order']);
  expect(standingAfter(table.seats[0]!.ordering)).toEqual([]);
  expect(told(play(table, 1, PASS))).toEqual(['played']);
});

test('an order ends when its choices differ, its words differ, or its seat is named', () => {
  const table = open();
  const knock: Watch = { kind: 'knock', at: 0 };
  for (const untilNamed of [false, true]) act(table, 0, passOrder({ untilNamed }));
  play(table, 0, PASS);
  // Both end: one because of who was named, one because a bell is a new choice.
  expect(told(play(table, 1, knock))).toEqual(['played', 'named', 'list-differs']);
  const asked = askedOf(table.game, table.match!.position, 0);
  act(table, 0, passOrder({ answers: [answerTo(asked, PASS)] }));
  play(table, 0, PASS);
  expect(told(play(table, 1, knock))).toEqual(['played', 'words-differ']);
  expect(standingAfter(table.seats[0]!.ordering)).toEqual([]);
});

test('what nobody could know is left open: any number fits there, another choice does not', () => {
  const table = open();
  const asked = askedOf(table.game, table.match!.position, 0);
  const seen = answerTo(asked, PASS, false);
  const answers = [{ ...seen, said: { id: seen.said.id, args: { n: '…' } } }];
  act(table, 0, passOrder({ answers }));
  play(table, 0, PASS);
  expect(told(play(table, 1, { kind: 'knock', at: 0 }))).toEqual(['played', 'by order']);
  const other = { ...answers[0]!, said: { id: 'choice.ring', args: { n: '…' } } };
  act(table, 0, { kind: 'cancelOrder', order: 1 });
  act(table, 0, passOrder({ answers: [other] }));
  expect(told(play(table, 1, PASS))).toEqual(['played', 'words-differ']);
});

test('whoever cancels, takes back or lets a bot play has no orders left', () => {
  const table = open();
  act(table, 0, passOrder());
  expect(told(act(table, 0, { kind: 'cancelOrder', order: 1 }))).toEqual(['cancelled']);
  expect(act(table, 0, { kind: 'cancelOrder', order: 1 })).toEqual({ code: 'no-such-order' });
  for (let n = 0; n < 2; n++) act(table, 0, passOrder());
  play(table, 0, PASS);
  expect(told(act(table, 0, { kind: 'propose', what: 'takeBack' }))).toEqual(['proposed']);
  expect(told(act(table, 1, { kind: 'agree' }))).toEqual(['agreed', 'took-back', 'took-back']);
  act(table, 0, passOrder());
  expect(told(act(table, 0, { kind: 'letBot' }))).toEqual(['botTook', 'bot']);
  expect(act(table, 0, passOrder())).toEqual({ code: 'not-seated' });
});

test('another seat’s take-back leaves orders standing and carries none out', () => {
  const table = open();
  // Seat 1 is asked this, but the order was set while it was asked already.
  play(table, 0, PASS);
  act(table, 1, passOrder({ answers: [answerTo(askedOf(table.game, table.match!.position, 1), PASS)] }));
  act(table, 0, { kind: 'propose', what: 'takeBack' });
  expect(told(act(table, 1, { kind: 'agree' }))).toEqual(['agreed']);
  expect(standingAfter(table.seats[1]!.ordering)).toHaveLength(1);
  expect(told(play(table, 0, PASS))).toEqual(['played', 'by order']);
});

test('no orders at live tables, in runs, beyond their number, or without sense', () => {
  const live = open({ pace: 'live' });
  expect(act(live, 0, passOrder())).toEqual({ code: 'no-orders' });
  const run = open({ event: 'e', openAt: 9e15 });
  expect(act(run, 0, passOrder())).toEqual({ code: 'no-orders' });
  const table = open();
  const { answers } = passOrder();
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
  for (const bad of [
    { answers: [] },
    { answers: [...answers, ...answers] },
    { answers: [{ ...answers[0]!, choice: deep }] },
    { answers: [{ ...answers[0]!, choice: 'x'.repeat(20_000) }] },
  ])
    expect(act(table, 0, passOrder(bad))).toEqual({ code: 'bad-request' });
  const without = { ...CONTEXT, orders: undefined };
  const request = { actor: localActor(0), command: passOrder() };
  expect(execute(table, request, without as never)).toEqual({ code: 'no-orders' });
  for (let n = 0; n < MOST_ORDERS; n++) act(table, 0, passOrder());
  expect(act(table, 0, passOrder())).toEqual({ code: 'too-many-orders' });
});

test('the owner alone is told: that one was set, that it chose, why it ended', () => {
  const table = open();
  const views = (done: ReturnType<typeof act>, viewer: Viewer) =>
    (done as readonly StoredEvent[])
      .filter(({ event }) => !isHiddenFrom(event, viewer))
      .map(({ event, person }) => eventViewFor(table, event, person, [], viewer));
  const set = act(table, 0, passOrder());
  expect(views(set, 0)).toMatchObject([{ kind: 'ordered', seat: 0, order: { number: 1 } }]);
  play(table, 0, PASS);
  const chosen = play(table, 1, PASS);
  const ended = play(table, 1, { kind: 'knock', at: 0 });
  expect(views(chosen, 0)[1]).toEqual({ kind: 'played', seat: 0, events: [], order: 1 });
  expect(views(ended, 0)[1]).toMatchObject({ kind: 'orderEnded', why: 'list-differs' });
  for (const viewer of [1, SPECTATOR] as const) {
    expect(views(set, viewer)).toEqual([]);
    expect(views(chosen, viewer)[1]).toEqual({ kind: 'played', seat: 0, events: [] });
    expect(views(ended, viewer)).toHaveLength(1);
    // Nor where somebody forgot to ask whether it is hidden.
    for (const { event } of [...(set as StoredEvent[]), ended[1]!])
      expect(eventViewFor(table, event, null, [], viewer)).toEqual({ kind: 'hidden' });
  }
});

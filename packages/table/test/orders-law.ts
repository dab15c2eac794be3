// The law of standing orders, on one game: what orders choose and what is chosen by hand look the same to everybody else.
import {
  type AnyGame,
  type Chance,
  resolveTable,
  type Seat,
  SPECTATOR,
  seeded,
  type Viewer,
} from '@undercroft/kernel';
import { type CodedRefusal, standingAfter, type TableCommand } from '@undercroft/protocol';
import {
  type AskedQuestion,
  type CommandContext,
  cardTextOf,
  createLocalTable,
  eventViewFor,
  execute,
  infoOf,
  isHiddenFrom,
  isRefused,
  localActor,
  mayTakeBack,
  type StoredEvent,
  seenVersion,
  standingOrders,
  type Table,
  type TableOrigin,
  viewOf,
} from '../src/index.ts';
import { anyOrder, askedNow, type SeenAnswer, textOf } from './any-orders.ts';

export interface LawOutcome {
  readonly table: Table;
  readonly origin: TableOrigin;
  readonly events: readonly StoredEvent[];
  /** What broke the law, in words. */
  readonly breach: string | undefined;
  /** How often orders chose, and how often they ended by which reason. */
  readonly counts: ReadonlyMap<string, number>;
}

const contextAt = (now: number): CommandContext => ({
  now,
  botLevels: ['easy'],
  standInLevel: 'easy',
  orders: standingOrders,
});

/** Two equal tables; orders are set at the first, and what they choose is played by hand at the second. */
export function orderLaw(game: AnyGame, seats: number, seed: string, steps: number): LawOutcome {
  const chance = seeded(seed);
  const origin: TableOrigin = { id: 'T', luck: { kind: 'seeded', seed } };
  const open = () =>
    createLocalTable(
      origin,
      game,
      resolveTable(game, seats, {}),
      Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })),
      contextAt(0),
    );
  const { table, events: first } = open();
  const { table: plain } = open();
  const events = [...first];
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  // Those who set none compare what they are told; a spectator always does.
  const owners = [...table.seats.keys()].filter(() => chance.pick(2));
  const viewers: Viewer[] = [...[...table.seats.keys()].filter((seat) => !owners.includes(seat)), SPECTATOR];
  const memory: readonly AskedQuestion[][] = table.seats.map(() => []);
  const standing = new Map<string, readonly SeenAnswer[]>();
  let breach: string | undefined;

  for (let step = 0, now = 0; step < steps && table.phase === 'playing' && !breach; step++) {
    now += 1_000 * chance.pick(9);
    const [seat, command, seen] = anyAct(table, owners, memory, chance);
    const entries = table.match!.log.length;
    const asked = askedNow(table, seat);
    const heard = run(table, viewers, seat, command, now, (event, before) => {
      if (event.kind === 'orderEnded') count(event.why);
      if (event.kind !== 'played' || event.order === undefined) return;
      count('fired');
      const key = `${event.seat}:${event.order}`;
      const [expected, ...rest] = standing.get(key) ?? [];
      const isRepeated = standingAfter(table.seats[event.seat]!.ordering).some(
        ({ number, again }) => again && number === event.order,
      );
      if (!isRepeated) standing.set(key, rest);
      const met = before[event.seat];
      if (!expected || !met || textOf({ ...expected, asked: met, choice: event.choice }) !== textOf(expected))
        breach = `order ${key} chose ${JSON.stringify(event.choice)} on another list than was seen`;
    });
    const { done } = heard;
    if (isRefused(done)) {
      if (seen || command.kind === 'cancelOrder') count(`refused ${done.code}`);
      else if (codeOf(run(plain, viewers, seat, command, now).done) !== done.code)
        breach = `${command.kind} was refused because of orders: ${done.code}`;
      continue;
    }
    events.push(...done);
    if (command.kind === 'play' && asked) memory[seat]!.push(asked);
    if (seen)
      standing.set(
        `${seat}:${table.seats[seat]!.ordering.filter(({ kind }) => kind === 'ordered').length}`,
        seen,
      );
    const isOrder = seen !== undefined || command.kind === 'cancelOrder';
    if (isOrder && (done.length !== 1 || table.match!.log.length !== entries))
      breach = `${command.kind} became a move`;
    const byHand: (readonly [Seat, TableCommand])[] = isOrder ? [] : [[seat, command]];
    for (const { event } of done)
      if (event.kind === 'played' && event.order !== undefined)
        byHand.push([event.seat, { kind: 'play', choice: event.choice }]);
    const plainly = byHand.flatMap(([by, same]) => run(plain, viewers, by, same, now).told);
    if (heard.told.join('\n') !== plainly.join('\n'))
      breach = `orders show: ${heard.told.join('\n')}\ninstead of ${plainly.join('\n')}`;
  }
  return { table, origin, events, breach, counts };
}

const codeOf = (done: readonly StoredEvent[] | CodedRefusal): string | undefined =>
  isRefused(done) ? done.code : undefined;

type Act = readonly [Seat, TableCommand, (readonly SeenAnswer[])?];

function anyAct(
  table: Table,
  owners: readonly Seat[],
  memory: readonly AskedQuestion[][],
  chance: Chance,
): Act {
  const what = chance.pick(12);
  const owner = owners[chance.pick(owners.length)];
  if (what < 5 && owner !== undefined) {
    const orders = standingAfter(table.seats[owner]!.ordering);
    if (what === 0)
      return [owner, { kind: 'cancelOrder', order: orders[chance.pick(orders.length)]?.number ?? 7 }];
    const { command, seen } = anyOrder(table, owner, memory[owner]!, chance);
    return [owner, command, seen];
  }
  if (what === 5) return [chance.pick(table.seats.length), { kind: 'takeBack' }];
  const seat = table.waiting[chance.pick(table.waiting.length)]!;
  const { choices } = askedNow(table, seat)!;
  return [seat, { kind: 'play', choice: choices[chance.pick(2) ? 0 : chance.pick(choices.length)] }];
}

type OnEvent = (event: StoredEvent['event'], before: readonly (AskedQuestion | undefined)[]) => void;

/** Executes it, and gathers everything that these viewers are told. */
function run(
  table: Table,
  viewers: readonly Viewer[],
  seat: Seat,
  command: TableCommand,
  now: number,
  onEvent?: OnEvent,
) {
  const told: string[] = [];
  let before: readonly (AskedQuestion | undefined)[] = [];
  const done = execute(table, { actor: localActor(seat), command }, contextAt(now), {
    before() {
      if (onEvent) before = [...table.seats.keys()].map((one) => askedNow(table, one));
    },
    after(stored, gameEvents) {
      onEvent?.(stored.event, before);
      for (const viewer of viewers)
        if (!isHiddenFrom(stored.event, viewer)) told.push(toldTo(table, stored, gameEvents, viewer));
    },
  });
  return { done: done ?? [], told };
}

/** All that a viewer is told of an event, and could read after it. */
function toldTo(table: Table, stored: StoredEvent, gameEvents: readonly unknown[], viewer: Viewer): string {
  const { facts: _, ...afresh } = table;
  return JSON.stringify({
    to: viewer,
    version: seenVersion(table, viewer, stored.version),
    at: stored.at,
    what: eventViewFor(table, stored.event, stored.person, gameEvents, viewer),
    view: viewOf(table, viewer, stored.at),
    info: infoOf({ ...afresh, facts: undefined }, stored.at),
    card: cardTextOf({ ...afresh, facts: undefined }, stored.at),
    mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
  });
}

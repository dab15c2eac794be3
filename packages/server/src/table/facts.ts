// The public facts of a table, for messages and for its card in the lobby: what a move can change apart from what it cannot.
import type { SeatInfo, TableCard, TableInfo } from '@undercroft/protocol';
import { deadlineOf } from './clock.ts';
import { type Chair, isOver, type Table } from './table.ts';

type Moving = Pick<
  TableInfo,
  | 'state'
  | 'waiting'
  | 'since'
  | 'deadlines'
  | 'reserves'
  | 'paused'
  | 'openHands'
  | 'proposal'
  | 'result'
  | 'secret'
>;
type Steady = Omit<TableInfo, keyof Moving>;

/** The same `steady` stands in the facts of every version until a line other than a move is entered. */
export interface Facts {
  readonly version: number;
  readonly steady: Steady;
  readonly moving: Moving;
  /** The unchanging part of the card as text, still open at its end. */
  card: string | undefined;
}

/** May the secret be shown? A daily dungeon keeps it until its day is over, because others still play the same luck. */
export const isSecretOpen = (table: Table, now: number): boolean =>
  isOver(table) && (table.with.daily === undefined || dayOf(now) > table.with.daily);

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Asked for twice per step, before and after, and each after is the next before. */
export function factsOf(table: Table, now: number): Facts {
  const { told } = table;
  if (told?.version === table.version) return told;
  const facts: Facts = {
    version: table.version,
    steady: told?.steady ?? steadyOf(table),
    moving: movingOf(table, now),
    card: told?.card,
  };
  table.told = facts;
  return facts;
}

export function infoOf(table: Table, now: number): TableInfo {
  const { steady, moving } = factsOf(table, now);
  return { ...steady, ...moving };
}

const NONE: readonly never[] = [];

function movingOf(table: Table, now: number): Moving {
  const { chairs } = table;
  const { clock } = table.with;
  const moving = {
    state: table.phase,
    waiting: table.waiting,
    since: table.since,
    deadlines: clock ? chairs.map((_, seat) => deadlineOf(table, seat)) : NONE,
    reserves: clock ? chairs.map(({ reserve }) => reserve) : NONE,
    paused: table.pausedAt !== undefined,
    openHands: table.openHands,
    proposal: table.proposal,
    result: table.result,
  };
  return isSecretOpen(table, now) ? { ...moving, secret: table.secret } : moving;
}

function steadyOf(table: Table): Steady {
  const { with: agreement, chairs } = table;
  return {
    id: table.id,
    game: agreement.game,
    rules: agreement.rules,
    options: agreement.options,
    ...(agreement.numbers && { numbers: agreement.numbers }),
    pace: agreement.pace,
    clock: agreement.clock,
    listed: agreement.listed,
    spectators: agreement.spectators,
    rated: agreement.rated,
    host: agreement.host,
    seats: chairs.map(seatInfo),
    created: table.created,
    commitment: agreement.commitment,
    ...(table.sealedAs !== table.id && { sealedAs: table.sealedAs }),
    ...(table.phase !== 'open' && { nonces: chairs.map(({ nonce }) => nonce) }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(agreement.daily !== undefined && { daily: agreement.daily }),
  };
}

function seatInfo(chair: Chair): SeatInfo {
  return {
    for: chair.for,
    ...(chair.person !== undefined && { person: chair.person, name: chair.name! }),
    ...(chair.bot !== undefined && { bot: chair.bot }),
    ...(chair.reserved !== undefined && { reserved: chair.reserved, reservedName: chair.reservedName! }),
  };
}

/** The card of the lobby as text: it is stored with every step, so only what a move changes is written anew. */
export function cardTextOf(table: Table, now: number): string {
  const facts = factsOf(table, now);
  facts.card ??= cardHeadOf(facts.steady);
  const { phase, waiting, since, version, pausedAt, result } = table;
  const winners = result ? `,"winners":[${result.winners.join()}]` : '';
  return `${facts.card},"state":"${phase}","waiting":[${waiting.join()}],"since":${since},"version":${version},"paused":${pausedAt !== undefined}${winners}}`;
}

function cardHeadOf(steady: Steady): string {
  const { id, game, options, pace, clock, listed, host, seats, created, daily } = steady;
  const head = { id, game, options, pace, clock, listed, host, seats, created, ...(daily && { daily }) };
  return JSON.stringify(head).slice(0, -1);
}

export const cardOf = (table: Table): TableCard => JSON.parse(cardTextOf(table, Date.now())) as TableCard;

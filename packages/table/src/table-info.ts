// The public facts of a table, for messages and for its card in the lobby; what a move can change apart from the rest.
import { resolveSettings, type SeatInfo, type TableCard, type TableInfo } from '@undercroft/protocol';
import { deadlineOf } from './clock.ts';
import { publicVersion } from './seen-version.ts';
import { isHeld } from './spectators.ts';
import { isOver, isRated, type SeatState, type Table } from './table.ts';

type Moving = ReturnType<typeof movingOf>;
type Steady = Omit<TableInfo, keyof Moving>;

/** `steady` is the same object in every version until something other than a move happens. */
export interface PublicFacts {
  readonly version: number;
  readonly steady: Steady;
  readonly moving: Moving;
  /** The unchanging part of the card as text, still open at its end. */
  card: string | undefined;
}

/** A run keeps its secret until its expedition is over, because others still play the same luck. */
export const isSecretOpen = (table: Table, now: number): boolean => isOver(table) && !isHeld(table, now);

/** Asked for twice per event, before and after, and each after is the next before: hence kept. */
export function factsOf(table: Table, now: number): PublicFacts {
  const { facts: known } = table;
  if (known?.version === table.version) return known;
  const facts: PublicFacts = {
    version: table.version,
    steady: known?.steady ?? steadyOf(table),
    moving: movingOf(table, now),
    card: known?.card,
  };
  table.facts = facts;
  return facts;
}

export function infoOf(table: Table, now: number): TableInfo {
  const { steady, moving } = factsOf(table, now);
  return { ...steady, ...moving };
}

const NONE: readonly never[] = [];

function movingOf(table: Table, now: number) {
  const { seats, luck, agreement } = table;
  return {
    state: table.phase,
    waiting: table.waiting,
    since: table.since,
    deadlines: agreement.clock ? seats.map((_, seat) => deadlineOf(table, seat)) : NONE,
    reserves: agreement.clock ? seats.map(({ reserve }) => reserve) : NONE,
    paused: table.pausedAt !== undefined,
    openHands: table.openHands,
    proposal: table.proposal,
    result: table.result,
    ...(luck.kind === 'sealed' && isSecretOpen(table, now) && { secret: luck.secret }),
  };
}

function steadyOf(table: Table): Steady {
  const { agreement, seats, luck } = table;
  return {
    id: table.id,
    game: agreement.game,
    rules: agreement.rules,
    options: agreement.options,
    ...(agreement.numbers && { numbers: agreement.numbers }),
    pace: agreement.pace,
    clock: agreement.clock,
    ...resolveSettings(agreement),
    rated: isRated(table),
    host: agreement.host,
    seats: seats.map(seatInfo),
    created: table.created,
    commitment: agreement.commitment,
    ...(luck.kind === 'sealed' && luck.sealedAs !== table.id && { sealedAs: luck.sealedAs }),
    nonces: seats.map(({ nonce }) => nonce),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(agreement.daily !== undefined && { daily: agreement.daily }),
    ...(agreement.event !== undefined && { event: agreement.event }),
    ...(agreement.openAt !== undefined && { openAt: agreement.openAt }),
    ...(agreement.kept && { keptUntil: agreement.kept.until }),
  };
}

function seatInfo(seat: SeatState): SeatInfo {
  return {
    for: seat.for,
    ...(seat.person !== undefined && { person: seat.person }),
    ...(seat.name !== undefined && { name: seat.name }),
    ...(seat.bot !== undefined && { bot: seat.bot }),
    ...(seat.resigned && { resigned: true }),
    ...(seat.reserved !== undefined && { reserved: seat.reserved, reservedName: seat.reservedName! }),
  };
}

/** The card of the lobby as text: it is stored with every step, so only what a move changes is written anew. */
export function cardTextOf(table: Table, now: number): string {
  const facts = factsOf(table, now);
  facts.card ??= cardHeadOf(facts.steady);
  const { phase, waiting, since, pausedAt, result } = table;
  const winners = result ? `,"winners":[${result.winners.join()}]` : '';
  return `${facts.card},"state":"${phase}","waiting":[${waiting.join()}],"since":${since},"version":${publicVersion(table)},"paused":${pausedAt !== undefined}${winners}}`;
}

function cardHeadOf(steady: Steady): string {
  const { id, game, options, pace, clock, listed, host, seats, created, daily, event, openAt } = steady;
  const run = { ...(daily && { daily }), ...(event && { event }), ...(openAt !== undefined && { openAt }) };
  const head = { id, game, options, pace, clock, listed, host, seats, created, ...run };
  return JSON.stringify(head).slice(0, -1);
}

export const tableCardOf = (table: Table, now: number): TableCard =>
  JSON.parse(cardTextOf(table, now)) as TableCard;

// What the server tells about expeditions, and how this page asks for it.
import type { EventKind, EventPhase, RunMark, Unplaced } from '@undercroft/events';
import type { Options, Seat } from '@undercroft/kernel';
import { askServer, type ServerAnswer } from '../net/server-api.ts';

interface ExpeditionHead {
  readonly id: string;
  readonly game: string;
  readonly kind: EventKind;
  readonly seats: number;
  readonly options: Options;
  readonly opens: number;
  readonly closes: number;
  readonly openAt: number;
  readonly state: EventPhase;
  /** People who entered, and runs that were begun. */
  readonly entrants: number;
  readonly runs: number;
  /** Deals that I have begun. */
  readonly mine: number;
}

export interface ListedExpedition extends ExpeditionHead {
  readonly deals: number;
}

export interface MyDeal {
  readonly number: number;
  /** Null at an evening until the deal begins. */
  readonly seat: Seat | null;
  /** 0 is the sibling deal: the same kind of deal with a seal of its own, and no place. */
  readonly instance: number;
  /** Who began it at one table. */
  readonly people: number;
  readonly table: string | null;
  readonly began: number | null;
  readonly mine: {
    readonly state: string;
    /** Ended by the clock of the expedition. */
    readonly isTimeUp: boolean;
    readonly won: boolean | null;
    readonly points: number | null;
  } | null;
  /** Among the old runs, where an old expedition is played again. */
  readonly percent: number | null;
  readonly seals: readonly { readonly instance: number; readonly commitment: string }[];
}

export interface Expedition extends ExpeditionHead {
  readonly deals: readonly MyDeal[];
  readonly yardsticks: readonly string[];
  readonly isOneDealRanked: boolean;
  /** Said where one person with bots has no place. */
  readonly isAloneRanked?: false;
  readonly needs: { readonly days: number; readonly games: number };
  readonly hasTwoSides: boolean;
  /** Have the runs been measured? */
  readonly isCounted: boolean;
  /** When I entered. */
  readonly joined: number | null;
  /** What I lack for a place. */
  readonly lacks: readonly ('passkey' | 'days' | 'games')[];
  readonly evening: MyEvening | null;
  readonly teams: MyTeam | null;
}

export interface MyEvening {
  /** From then on one says that one is there. */
  readonly checkIn: number;
  /** By the clock of the server. */
  readonly isCheckIn: boolean;
  readonly isHere: boolean;
  readonly barredUntil: number | null;
}

export interface MyTeam {
  readonly most: number;
  readonly code: string | null;
  readonly mates: readonly { readonly name: string; readonly ready: number | null; readonly isMe: boolean }[];
}

export interface FieldRun {
  readonly person: string;
  readonly name: string;
  readonly instance: number;
  readonly seat: Seat;
  readonly percent: number;
  readonly n: number;
  readonly isYardstick?: boolean;
  /** How many people began it at one table; 1 where nothing is said. */
  readonly people?: number;
  readonly mark?: RunMark;
  readonly isGiven?: boolean;
  readonly table: string;
}

/** The runs that can be compared with mine: the same deal in the same chair, with as many people. */
export interface Field {
  readonly deal: number;
  /** All of it, with the yardsticks and me. */
  readonly count: number;
  /** How many others stand where, from worst to best. */
  readonly columns: readonly number[];
  /** The best of them, the yardsticks and mine. */
  readonly runs: readonly FieldRun[];
}

export interface StandingRow {
  readonly person: string;
  readonly name: string;
  readonly percent: number;
  readonly place: number | null;
  readonly unplaced: Unplaced | null;
  readonly runs: readonly { readonly deal: number }[];
}

export interface Standings {
  readonly people: number;
  readonly standings: readonly StandingRow[];
  readonly yardsticks: readonly StandingRow[];
  readonly mine: StandingRow | null;
  /** By how many points luck still moves a percentage; null where too little was played to tell. */
  readonly luck: number | null;
}

export interface SeasonOfGame {
  readonly week: number;
  readonly best: number;
  readonly weeks: readonly { readonly week: number }[];
  readonly standings: readonly {
    readonly person: string;
    readonly name: string;
    readonly points: number;
    readonly place: number | null;
    readonly weeks: readonly {
      readonly week: number;
      readonly percent: number;
      readonly isCounted: boolean;
    }[];
  }[];
}

/** What a part of the page is given: the expedition, and how to ask again. */
export interface PartProps {
  readonly of: Expedition;
  readonly reload: () => Promise<void>;
}

const at = (id: string): string => `/api/events/${encodeURIComponent(id)}`;

export const listExpeditions = () =>
  askServer<{
    readonly events: readonly ListedExpedition[];
    readonly streak: { readonly days: number; readonly ofSeven: number };
  }>('GET', '/api/events');

export const readExpedition = (id: string) => askServer<Expedition>('GET', at(id));

export const enterExpedition = (id: string, word: string) =>
  askServer<Expedition>('POST', `${at(id)}/join`, word === '' ? {} : { word });

/** Without a table: the others of the team are not ready yet. */
export const beginMyDeal = (
  id: string,
  deal: number,
  together: boolean,
): Promise<ServerAnswer<{ readonly table: string | null }>> =>
  askServer('POST', `${at(id)}/deals/${deal}`, { together });

export const sayHere = (id: string) => askServer<Expedition>('POST', `${at(id)}/check-in`, {});
export const withdraw = (id: string) => askServer<Expedition>('POST', `${at(id)}/withdraw`, {});
export const changeMyTeam = (id: string, wish: { readonly code?: string; readonly leave?: true }) =>
  askServer<Expedition>('POST', `${at(id)}/team`, wish);

export const readFields = (id: string) =>
  askServer<{ readonly fields: readonly Field[] }>('GET', `${at(id)}/fields`);

export const readStandings = (id: string, from = 0) =>
  askServer<Standings>('GET', `${at(id)}/standings?from=${from}`);

export const proofAddress = (id: string): string => `${at(id)}/proof`;

export const readSeason = (game: string) => askServer<SeasonOfGame>('GET', `/api/seasons/${game}`);

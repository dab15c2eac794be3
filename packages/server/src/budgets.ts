// What everything costs, and who can afford how much: each person, each address, and the process for all of them together.
import type { ClientMessage } from '@undercroft/protocol';
import { createRate, type RateLimit } from './rate.ts';
import type { Limits } from './server-settings.ts';

export interface Payer {
  readonly person?: string | undefined;
  readonly address?: string;
}

/** Who is a little ahead waits some milliseconds until it is done; who is far ahead is refused, and told how long for. */
export interface Payment {
  readonly isRefused: boolean;
  readonly wait: number;
}

/** One point is about a quarter of a millisecond of the event loop: a move. */
const PRICES = { ping: 0.2, unwatch: 0.2, here: 1, hello: 1, watch: 3, lobby: 10 } as const;
const COMMAND_PRICES: ReadonlyMap<unknown, number> = new Map([
  ['create', 5],
  ['rematch', 5],
  ['history', 5],
  ['seek', 5],
]);
/** A socket costs more than a request: a handshake, a session, a place in memory. */
export const SOCKET_PRICE = 5;
/** Replaying entries, for each of them: as a table, or as the history of a viewer. */
export const LOAD_PRICE = 1 / 50;
export const HISTORY_PRICE = 1 / 20;
/** Counting an expedition that is over, for each of its runs. */
export const COUNT_PRICE = 1 / 40;
/** So many characters cost a point to read. */
const CHARACTERS = 8192;
/** Milliseconds that somebody may be ahead. */
const MOST_WAIT = 1_000;

export function priceOf(message: ClientMessage, characters: number): number {
  const reading = Math.floor(characters / CHARACTERS);
  if (message.kind === 'command')
    return reading + (COMMAND_PRICES.get((message.do as { kind?: unknown } | null)?.kind) ?? 1);
  const greets = message.kind === 'hello' && message.lobby;
  return reading + PRICES[message.kind] + (greets ? PRICES.lobby : 0);
}

/** Reading a message only to refuse it. */
export const refusalPrice = (characters: number): number => PRICES.ping + characters / CHARACTERS;

export function createBudgets(limits: Limits) {
  const people = createRate(limits.personPerSecond, limits.personAtOnce);
  const addresses = createRate(limits.addressPerSecond, limits.addressAtOnce);
  // Moves are not counted here, so that reading never takes the time that playing needs.
  const reading = createRate(limits.readingPerSecond, limits.readingAtOnce);
  const attempts = createRate(limits.attemptsPerMinute / 60, limits.attemptsPerMinute);
  const guests = createRate(limits.guestsPerMinute / 60, limits.guestsPerMinute);
  const chat = createRate(limits.chatPerMinute / 60, limits.chatPerMinute / 5);
  const asks = createRate(limits.asksPerMinute / 60, limits.asksPerMinute);
  const pursesOf = ({ person, address }: Payer, price: number): [RateLimit, string][] => {
    const purses: [RateLimit, string][] = [];
    if (address !== undefined) purses.push([addresses, address]);
    if (person !== undefined) purses.push([people, person]);
    if (price > 1) purses.push([reading, 'process']);
    return purses;
  };
  return {
    /** Pays before something is done. */
    pay(payer: Payer, price: number): Payment {
      const now = Date.now();
      const purses = pursesOf(payer, price);
      let wait = 0;
      for (const [rate, key] of purses) wait = Math.max(wait, rate.wait(key, price, now));
      const isRefused = wait > MOST_WAIT;
      if (!isRefused) for (const [rate, key] of purses) rate.take(key, price, now);
      return { isRefused, wait };
    },
    /** Pays for what was done already: the next payment waits for it. */
    charge(payer: Payer, price: number) {
      for (const [rate, key] of pursesOf(payer, price)) rate.take(key, price);
    },
    /** Guesses at a passkey or at the admin token, by address. */
    attempts,
    /** New guests, by address; lines of chat, questions to be friends and invitations, by person. */
    guests,
    chat,
    asks,
    sweep() {
      for (const rate of [people, addresses, reading, attempts, guests, chat, asks]) rate.sweep();
    },
  };
}

// The law of the wire for friends and clubs: nobody but those concerned is told anything that depends on who is whose friend, who
// is here, or who belongs to which club.
import { nonceFor } from '@undercroft/kernel';
import { vi } from 'vitest';
import { NONCE } from './harness.ts';
import { routesOf, tellsLoad } from './read-routes.ts';
import type { WatchedHouse } from './watched-house.ts';
import { firstDifference, letPass, type Worlds } from './worlds.ts';

/** Who listens. */
export const LISTENERS = [
  'a guest',
  'a stranger with a passkey',
  'a former friend',
  'a friend who does not show himself',
  'a former member',
] as const;
export type Listener = (typeof LISTENERS)[number];

/** Three people of the house: who listens, and two others whose ties must not be heard of. */
export interface TiesCase {
  readonly listener: Listener;
  readonly reader: number;
  readonly one: number;
  readonly other: number;
}

/**
 * In the second house the two others become friends, show themselves, invite, give links and found a club with a table; in the
 * first they only sit at the same tables. Every route is read, and every deed tried. Where the houses differ, in words.
 */
export async function tiesBreachOf(worlds: Worlds, on: TiesCase): Promise<string | undefined> {
  const { houses } = worlds;
  const { reader, one, other } = on;
  const tables: string[][] = [];
  for (const house of houses) {
    for (const who of [reader, one, other]) await house.connect(who);
    house.send(reader, { kind: 'lobby', on: true });
    await past(house, on);
    await meet(house, one, other, '<their table>');
  }
  await letPass(worlds, 200);
  let found = { club: 'no-club', token: 'no-token', event: 'no-event' };
  for (const [world, house] of [...houses.entries()].reverse()) {
    if (world === 1) found = await tie(house, one, other);
    tables[world] = [await open(house, other, '<club table>', world === 1 ? found.club : undefined)];
    if (world === 1)
      await house.ask(one, 'POST', `/api/ties/${house.idOf(other)}/invites`, { table: tables[world][0]! });
    // One of them goes, and comes back.
    house.disconnect(other);
    await house.quiet();
    await house.connect(other);
    house.send(reader, { kind: 'watch', table: tables[world][0]! });
  }
  await letPass(worlds, 200);
  for (const [world, house] of houses.entries()) {
    await crawl(house, on, tables[world]!, found);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    for (const who of [reader, one, other]) house.disconnect(who);
  }
  const [mine, theirs] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  const faults = houses.flatMap((house) => house.faults);
  for (const house of houses) house.forget();
  return faults[0] ?? firstDifference(mine, theirs);
}

/** What both houses have in common: the reader was a friend once, is one unseen, or was a member. */
async function past(house: WatchedHouse, { listener, reader, one }: TiesCase): Promise<void> {
  const [me, them] = [house.idOf(reader), house.idOf(one)];
  // A keeper needs a passkey to announce an expedition.
  for (const who of listener === 'a stranger with a passkey' ? [reader, one] : [one]) {
    const person = house.idOf(who);
    const key = { id: `key-${who}`, person, publicKey: '', counter: 0, transports: [] };
    await house.server.context.store.people.addPasskey(key, 0);
    house.server.context.sessions.changed(person);
  }
  if (listener === 'a former friend' || listener === 'a friend who does not show himself') {
    await meet(house, reader, one, '<our table>');
    await house.ask(reader, 'PUT', `/api/ties/${them}`, {});
    await house.ask(one, 'PUT', `/api/ties/${me}`, {});
    if (listener === 'a former friend') await house.ask(one, 'DELETE', `/api/ties/${me}`);
  }
  if (listener === 'a former member') {
    const { club, token } = await found(house, one, 'Of old');
    house.name(club, '<old club>');
    house.name(token, '<old token>');
    await house.ask(reader, 'POST', '/api/clubs/join', { token });
    await house.ask(one, 'DELETE', `/api/clubs/${club}/members/${me}`);
  }
}

/** A club with a link. */
async function found(house: WatchedHouse, keeper: number, name: string) {
  const { club } = (await house.ask(keeper, 'POST', '/api/clubs', { name })) as { club: string };
  const { token } = (await house.ask(keeper, 'POST', `/api/clubs/${club}/links`)) as { token: string };
  return { club, token };
}

/** Everything that two people can have in common. Links are dead when the reader comes to know them. */
async function tie(house: WatchedHouse, one: number, other: number) {
  const [a, b] = [house.idOf(one), house.idOf(other)];
  for (const who of [one, other]) await house.ask(who, 'PATCH', '/api/me', { presence: true });
  await house.ask(one, 'PUT', `/api/ties/${b}`, {});
  await house.ask(other, 'PUT', `/api/ties/${a}`, {});
  await house.ask(one, 'POST', '/api/ties/links');
  const { club, token } = await found(house, one, 'Of now');
  await house.ask(other, 'POST', '/api/clubs/join', { token });
  await house.ask(other, 'PATCH', `/api/clubs/${club}`, { notices: true });
  await house.ask(one, 'DELETE', `/api/clubs/${club}/links`);
  const wish = { game: 'tic-tac-toe', kind: 'day', deals: 1 };
  const { event } = (await house.ask(one, 'POST', `/api/clubs/${club}/events`, wish)) as { event: string };
  await house.ask(other, 'POST', `/api/events/${event}/join`, { word: 'mine' });
  return { club, token, event };
}

async function open(house: WatchedHouse, host: number, as: string, club?: string): Promise<string> {
  const chairs = [{ kind: 'person' }, { kind: 'person' }];
  const create = { kind: 'create', game: 'tic-tac-toe', chairs, pace: 'live', sit: 0, ...(club && { club }) };
  const made = await house.command(host, create);
  const { commitment } = made.data as { readonly commitment: string };
  house.name(made.table!, as);
  await sit(house, host, made.table!, 0, commitment);
  return made.table!;
}

async function sit(house: WatchedHouse, who: number, table: string, seat: number, commitment: string) {
  const nonce = nonceFor(commitment, seat, NONCE);
  house.name(nonce, `<nonce ${seat}>`);
  await house.command(who, { kind: 'sit', seat, nonce }, table);
}

async function meet(house: WatchedHouse, one: number, other: number, as: string): Promise<void> {
  const table = await open(house, one, as);
  const { liveTables } = house.server.context;
  const commitment = (await liveTables.look(table, ({ agreement }) => agreement.commitment))!;
  await sit(house, other, table, 1, commitment);
}

/** Reads every route, and tries every deed on the others and on their club. */
async function crawl(
  house: WatchedHouse,
  { reader, one, other }: TiesCase,
  tables: readonly string[],
  { club, token, event }: { readonly club: string; readonly token: string; readonly event: string },
): Promise<void> {
  for (const who of [one, other])
    for (const path of routesOf(event, 'tic-tac-toe', house.idOf(who), tables, club, token))
      if (!tellsLoad(path)) await house.ask(reader, 'GET', path);
  for (const who of [one, other]) {
    const person = house.idOf(who);
    await house.ask(reader, 'POST', `/api/ties/${person}/invites`, { table: tables[0]! });
    await house.ask(reader, 'PUT', `/api/ties/${person}`, { token });
    await house.ask(reader, 'PUT', `/api/ties/${person}`, {});
    await house.ask(reader, 'DELETE', `/api/ties/${person}`);
    await house.ask(reader, 'DELETE', `/api/clubs/${club}/members/${person}`);
    await house.ask(reader, 'PATCH', `/api/clubs/${club}`, { keeper: person });
  }
  await house.ask(reader, 'POST', '/api/clubs/join', { token });
  await house.ask(reader, 'PATCH', `/api/clubs/${club}`, { notices: true });
  await house.ask(reader, 'POST', `/api/clubs/${club}/links`);
  await house.ask(reader, 'DELETE', `/api/clubs/${club}/links`);
  await house.ask(reader, 'DELETE', `/api/clubs/${club}`);
  await house.ask(reader, 'POST', `/api/events/${event}/join`, {});
  await house.ask(reader, 'POST', `/api/events/${event}/deals/1`, {});
  await house.ask(reader, 'POST', `/api/clubs/${club}/events/${event}/close`, {});
  await house.command(reader, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    club,
  });
  await house.command(reader, { kind: 'history', from: 1, to: 20 }, tables[0]);
}

// The law of the wire for expeditions: while a window is open, nothing told to anybody depends on others' choices or on luck to come.
import { vi } from 'vitest';
import { firstDifference, type Worlds } from './worlds.ts';

/** Who listens: somebody who never enters, or an entrant before, during and after the own run. All of them are guests. */
export const LISTENERS = [
  'a stranger',
  'an entrant before',
  'an entrant during',
  'an entrant after',
] as const;
export type Listener = (typeof LISTENERS)[number];

/**
 * In the other house everything that the listener cannot see is another, and the other player plays on or gives up. Every
 * route is read. Where the houses differ, in words.
 */
export async function eventBreachOf(
  { houses, game, games, worlds }: Worlds,
  listener: Listener,
  ends: boolean,
): Promise<string | undefined> {
  const [reader, player] = [0, 1];
  for (const [at, world] of worlds.entries())
    Object.assign(world, {
      seed: `event:${listener}`,
      viewer: 0,
      otherAfter: at === 1 ? 0 : undefined,
      exchanges: 'all',
    });
  for (const [world, house] of houses.entries()) {
    const ask = (who: number, method: 'GET' | 'POST', path: string) =>
      house.ask(who, method, path, method === 'POST' ? {} : undefined);
    for (const who of [reader, player]) await house.connect(who);
    const event = `day-${game.name}-${new Date().toISOString().slice(0, 10)}`;
    const begin = async (who: number): Promise<string> =>
      ((await ask(who, 'POST', `/api/events/${event}/deals/1`)) as { table: string }).table;
    house.send(reader, { kind: 'lobby', on: true });
    const theirs = await begin(player);
    house.name(theirs, '<their run>');
    if (listener !== 'a stranger') await ask(reader, 'POST', `/api/events/${event}/join`);
    const isIn = listener === 'an entrant during' || listener === 'an entrant after';
    const mine = isIn ? await begin(reader) : undefined;
    if (mine !== undefined) house.name(mine, '<my run>');
    for (const table of [theirs, mine]) if (table) house.send(reader, { kind: 'watch', table });
    if (listener === 'an entrant after') await house.command(reader, { kind: 'resign' }, mine!);
    for (let choices = 0; world === 1 && choices < 2_000; choices++) {
      const table = (await house.server.context.liveTables.look(theirs, (seen) => seen))!;
      if (table.phase !== 'playing' || (!ends && choices === 10)) break;
      const [choice] = games[world]!.choices(table.match!.position, 0);
      await house.command(player, { kind: 'play', choice }, theirs);
    }
    if (world === 1 && ends) await house.command(player, { kind: 'resign' }, theirs);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    const { id: person } = (await ask(player, 'GET', '/api/me')) as { id: string };
    for (const path of routesOf(event, game.name, person, [theirs, ...(mine ? [mine] : [])]))
      await ask(reader, 'GET', path);
    for (const table of [theirs, mine])
      if (table) await house.command(reader, { kind: 'history', from: 1, to: 20, views: true }, table);
    await ask(reader, 'POST', `/api/events/${event}/join`);
    for (const who of [reader, player]) house.disconnect(who);
  }
  const [one, other] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  for (const house of houses) house.forget();
  return firstDifference(one, other);
}

function routesOf(event: string, game: string, person: string, tables: readonly string[]): readonly string[] {
  return [
    ...tables.flatMap((id) =>
      ['', '/record', '/history?from=1&to=20'].map((path) => `/api/tables/${id}${path}`),
    ),
    ...['', '/standings', '/standings?as=text', '/proof', '/deals/1'].map(
      (path) => `/api/events/${event}${path}`,
    ),
    `/api/events?game=${game}`,
    `/api/seasons/${game}`,
    '/api/daily',
    `/api/daily/${game}/${event.slice(-10)}`,
    `/api/people/${person}`,
    `/api/games/${game}/finished`,
    `/api/ratings/${game}`,
    '/api/tables',
    '/api/me',
  ];
}

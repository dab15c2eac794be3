// The law of the wire for the daily dungeon: another's run of today's deal tells nothing to whoever still plays it.
import { vi } from 'vitest';
import { firstDifference, type Worlds } from './worlds.ts';

/** In the other house that person plays on, or gives up. Where the houses differ, in words. */
export async function dailyBreachOf(
  { houses, game, games }: Worlds,
  ends: boolean,
): Promise<string | undefined> {
  const [reader, player] = [0, 1];
  for (const [world, house] of houses.entries()) {
    for (const who of [reader, player]) await house.connect(who);
    const begin = async (who: number): Promise<string> =>
      ((await house.ask(who, 'POST', `/api/daily/${game.name}`, {})) as { table: string }).table;
    const theirs = await begin(player);
    house.name(theirs, '<their run>');
    house.name(await begin(reader), '<my run>');
    house.send(reader, { kind: 'watch', table: theirs });
    house.send(reader, { kind: 'lobby', on: true });
    for (let choices = 0; world === 1 && choices < 2_000; choices++) {
      const table = (await house.server.context.liveTables.look(theirs, (seen) => seen))!;
      if (table.phase !== 'playing' || (!ends && choices === 10)) break;
      const [choice] = games[world]!.choices(table.match!.position, 0);
      await house.command(player, { kind: 'play', choice }, theirs);
    }
    if (world === 1 && ends) await house.command(player, { kind: 'resign' }, theirs);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    const day = new Date().toISOString().slice(0, 10);
    const { id: person } = (await house.ask(player, 'GET', '/api/me')) as { id: string };
    for (const path of ['', '/record', '/history?from=1&to=20'])
      await house.ask(reader, 'GET', `/api/tables/${theirs}${path}`);
    for (const path of [
      '/api/daily',
      `/api/daily/${game.name}/${day}`,
      `/api/people/${person}`,
      '/api/tables',
    ])
      await house.ask(reader, 'GET', path);
    await house.command(reader, { kind: 'history', from: 1, to: 20, views: true }, theirs);
    for (const who of [reader, player]) house.disconnect(who);
  }
  const [one, other] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  for (const house of houses) house.forget();
  return firstDifference(one, other);
}

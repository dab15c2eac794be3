// All games that this reader has finished, here and on the server, newest first.
import { gameCardOf } from '../games.ts';
import { askServer, type Me, type PersonProfile, readPerson } from '../net/server-api.ts';
import { allTables } from '../sources/local-store.ts';
import { newestFirst, type Played, playedHere, playedThere } from './played-games.ts';

export interface KnownGames {
  readonly games: readonly Played[];
  /** What the server knows; undefined where none answers. */
  readonly there: { readonly me: Me; readonly page: PersonProfile } | undefined;
}

async function readServer(): Promise<KnownGames['there']> {
  const me = await askServer<Me>('GET', '/api/me');
  if (!me.ok) return undefined;
  const page = await readPerson(me.data.id);
  return page.ok ? { me: me.data, page: page.data } : undefined;
}

export async function readPlayed(): Promise<KnownGames> {
  const [tables, there] = await Promise.all([allTables(), readServer()]);
  const here = tables.flatMap((table) => playedHere(table) ?? []);
  const games = newestFirst([...here, ...(there?.page.history.map(playedThere) ?? [])]).filter(({ game }) =>
    gameCardOf(game),
  );
  return { games, there };
}

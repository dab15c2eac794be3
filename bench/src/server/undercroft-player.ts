// A bare socket to our server: the driver must cost less than the server, so it keeps no tables and reads only what it needs.
import { newPerson, type TestPerson } from '../../../packages/server/test/harness.ts';
import { type BareSocket, openBareSocket } from './bare-socket.ts';

export interface Player {
  readonly socket: BareSocket;
  /** Sends a command; resolves with the text that answered it. */
  command(deed: object, table?: string): Promise<string>;
  /** Follows a table; resolves with the message that holds it. */
  watch(table: string): Promise<string>;
  /** Resolves when somebody else's step at the table has arrived here. */
  nextEntry(table: string): Promise<string>;
  unwatch(table: string): void;
}

let ids = 0;

export { newPerson };

export async function openPlayer(address: string, person: TestPerson): Promise<Player> {
  const waiting = new Map<string, { resolve(text: string): void; reject(error: Error): void }>();
  const settle = (key: string, text: string): void => {
    const asked = waiting.get(key);
    waiting.delete(key);
    if (text.startsWith('{"kind":"refused"')) asked?.reject(new Error(text));
    else asked?.resolve(text);
  };
  const socket = await openBareSocket(address, person.token, (data, start, end) => {
    if (waiting.size === 0) return;
    const text = data.toString('latin1', start, end);
    const at = text.indexOf('"cmd-');
    if (at >= 0) return settle(text.slice(at + 1, text.indexOf('"', at + 5)), text);
    const about = /^\{"kind":"(?:entry|table)","table":"([^"]+)"/.exec(text)?.[1];
    if (about === undefined) return;
    if (text.startsWith('{"kind":"table"')) settle(about, text);
    settle(`entry ${about}`, text);
  });
  const hear = (key: string): Promise<string> =>
    new Promise((resolve, reject) => void waiting.set(key, { resolve, reject }));
  const ask = (key: string, message: string): Promise<string> => {
    socket.send(message);
    return hear(key);
  };
  const player: Player = {
    socket,
    command(deed, table) {
      const id = `cmd-${++ids}-${process.pid}`;
      const where = table === undefined ? '' : `"table":"${table}",`;
      return ask(id, `{"kind":"command","id":"${id}",${where}"do":${JSON.stringify(deed)}}`);
    },
    watch: (table) => ask(table, JSON.stringify({ kind: 'watch', table })),
    nextEntry: (table) => hear(`entry ${table}`),
    unwatch: (table) => socket.send(JSON.stringify({ kind: 'unwatch', table })),
  };
  socket.send('{"kind":"hello","protocol":1}');
  return player;
}

const LETTERS = 'load-nonce';

/** A table of two people who have both sat down and follow it; `seen` is what each was told when the game had begun. */
export async function openTable(
  players: readonly [Player, Player],
  game = 'tic-tac-toe',
): Promise<{ readonly table: string; readonly seen: readonly string[] }> {
  const made = await players[0].command({
    kind: 'create',
    game,
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
    rated: false,
  });
  const { table, data } = JSON.parse(made) as { table: string; data: { commitment: string } };
  for (const [seat, player] of players.entries())
    await player.command({ kind: 'sit', seat, nonce: `${data.commitment}.${seat}.${LETTERS}` }, table);
  const seen = await Promise.all(players.map((player) => watchStarted(player, table)));
  return { table, seen };
}

/** Another process may hear of the start a moment later than the one where it happened. */
async function watchStarted(player: Player, table: string): Promise<string> {
  for (;;) {
    const text = await player.watch(table);
    if (text.includes('"state":"playing"')) return text;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function meetPlayers(addresses: readonly string[]): Promise<[Player, Player]> {
  const people = [await newPerson(addresses[0]!, 'A'), await newPerson(addresses[0]!, 'B')] as const;
  return [await openPlayer(addresses[0]!, people[0]), await openPlayer(addresses.at(-1)!, people[1])];
}

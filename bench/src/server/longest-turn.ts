// The longest turn of a server's event loop for anything that a guest may ask in a full house.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type UndercroftServer } from '@undercroft/server';
import { listGames, loadGame } from '@undercroft/shelf';
import { openClientSession } from '../../../packages/server/src/socket/client-session.ts';
import { EASY_LIMITS } from '../../../packages/server/test/harness.ts';
import { randomBots } from '../../../packages/server/test/random-bots.ts';
import type { Measured } from '../measure.ts';
import { quantile } from './play-tables.ts';

/** As many as the lobby shows, open ones and one's own. */
const TABLES = 200;
/** Words at a table beside its moves. */
const WORDS = 600;
/** The quicker half counts: in the others the system may have run something else. */
const REPEATS = 15;

export async function longestTurn(): Promise<Measured> {
  const games = await Promise.all(listGames().map(loadGame));
  const dataFolder = mkdtempSync(join(tmpdir(), 'undercroft-turn-'));
  const server = await createServer({
    games,
    bots: randomBots(games),
    dataFolder,
    port: 0,
    logLevel: 'error',
    limits: EASY_LIMITS,
  });
  try {
    const guest = await guestIn(server);
    const longest = new Map<string, number>();
    for (const [kind, ask] of Object.entries(await asksIn(server, guest))) {
      const turns: number[] = [];
      for (let i = 0; i < REPEATS; i++) turns.push(await longestDuring(ask));
      longest.set(kind, quantile(turns, 0.25));
      if (process.env.TURN_DETAILS)
        console.error(
          `${kind.padEnd(20)} ${quantile(turns, 0.25).toFixed(1)} ms, at most ${Math.max(...turns).toFixed(1)}`,
        );
    }
    return { unit: 'ms', perCpuSecond: Math.max(...longest.values()) };
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Milliseconds from one turn of the loop to the next. */
async function longestDuring(ask: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = performance.now();
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await ask();
  isOver = true;
  await new Promise((resolve) => setImmediate(resolve));
  return longest;
}

type Guest = Awaited<ReturnType<typeof guestIn>>;

/** Somebody who asks over a line without a network, and by HTTP without a socket. */
async function guestIn(server: UndercroftServer) {
  const { sessions } = server.context;
  const person = await sessions.begin('Bench');
  let heard: (text: string) => void = () => {};
  const session = openClientSession(server.context, person, new Set(), 'bench', {
    send: (text) => heard(text),
    close: () => {},
  });
  let commands = 0;
  /** Resolves with the first message of a kind. */
  const say = (message: object, kind: string): Promise<string> =>
    new Promise((resolve) => {
      heard = (text) => {
        if (text.startsWith(`{"kind":"${kind}"`)) resolve(text);
      };
      session.received(JSON.stringify(message));
    });
  return {
    id: person.id,
    say,
    command: (deed: object, table?: string, kind = 'done') =>
      say({ kind: 'command', id: `bench-${++commands}`, ...(table && { table }), do: deed }, kind),
    get: (url: string) =>
      server.app.inject({ url, headers: { authorization: `Bearer ${sessions.tokenFor(person)}` } }),
  };
}

async function asksIn(
  { context }: UndercroftServer,
  guest: Guest,
): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const open = async (game: string, chairs: readonly object[], listed: boolean): Promise<string> => {
    const made = await guest.command({ kind: 'create', game, chairs, pace: 'live', listed });
    return (JSON.parse(made) as { table: string }).table;
  };
  for (let i = 0; i < TABLES; i++) await open('unearth', Array(4).fill({ kind: 'person' }), true);
  const asks: Record<string, () => Promise<unknown>> = {
    hello: () => guest.say({ kind: 'hello', protocol: 1, lobby: true }, 'lobby'),
    lobby: () => guest.say({ kind: 'lobby', on: true }, 'lobby'),
    'GET lobby': () => guest.get('/api/tables'),
    'GET my data': () => guest.get('/api/me/data'),
    'GET a person': () => guest.get(`/api/people/${guest.id}`),
    'GET games': () => guest.get('/api/games'),
  };
  for (const { name, seats } of context.games.values()) {
    const id = await open(name, Array(seats[1]).fill({ kind: 'bot', level: 'random' }), false);
    while (!(await context.liveTables.look(id, ({ phase }) => phase === 'finished')))
      await new Promise((resolve) => setTimeout(resolve, 50));
    const text = 'a word of some length, as people say it at a table';
    for (let i = 0; i < WORDS; i++) await guest.command({ kind: 'chat', text: `${text} ${i}` }, id);
    const end = (await context.liveTables.look(id, ({ version }) => version))!;
    const afresh =
      (ask: () => Promise<unknown>): (() => Promise<unknown>) =>
      () => {
        context.liveTables.forget(id);
        return ask();
      };
    Object.assign(asks, {
      [`watch ${name}`]: afresh(() => guest.say({ kind: 'watch', table: id, version: 1 }, 'table')),
      [`history ${name}`]: () =>
        guest.command({ kind: 'history', from: end - 39, to: end, views: true }, id, 'done'),
      [`GET ${name}`]: afresh(() => guest.get(`/api/tables/${id}`)),
      [`GET history ${name}`]: () => guest.get(`/api/tables/${id}/history?from=1&to=500`),
      [`GET record ${name}`]: () => guest.get(`/api/tables/${id}/record`),
    });
  }
  return asks;
}

// A server whose every word to every person is written down in order: sockets, HTTP, pushes and webhooks.
import type { AnyGame } from '@undercroft/kernel';
import { type ServerMessage as Message, ServerMessage, schemaError } from '@undercroft/protocol';
import type { BotHost } from '../src/bots/bot-host.ts';
import type { TurnNotice } from '../src/notices/sender.ts';
import { createServer, type UndercroftServer } from '../src/server.ts';
import { type ClientSession, openClientSession } from '../src/socket/client-session.ts';
import { EASY_LIMITS } from './harness.ts';
import { openMemoryStore } from './memory-store.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface WatchedHouse {
  readonly server: UndercroftServer;
  /** What this person was told since that was asked last, channel by channel, with names for what every house draws anew. */
  told(who: number): readonly string[];
  /** Begins anew: nothing was told, and only people have names. */
  forget(): void;
  connect(who: number): Promise<void>;
  disconnect(who: number): void;
  send(who: number, message: object): void;
  /** Sends a command and waits for its answer; answers what came back. */
  command(who: number, command: object, table?: string, version?: number): Promise<Answer>;
  /** Unsigned: as somebody without a name, who is not even a guest. */
  ask(who: number, method: Method, path: string, body?: object, isSigned?: boolean): Promise<unknown>;
  /** The newest version of the table that this person was told. */
  version(who: number): number | undefined;
  idOf(who: number): string;
  /** Names something random, so that it can be compared. */
  name(word: string, as: string): void;
  /** Waits until everything under way is done and told. */
  quiet(): Promise<void>;
  /** What must never be told: a message that the protocol does not know, or one of the words kept secret. */
  readonly faults: string[];
  readonly secrets: Set<string>;
  /** Changes what everybody hears, and adds to it: for planted leaks. */
  tap: (text: string) => readonly string[];
  overhear(who: number, text: string): void;
  close(): Promise<void>;
}

export interface Answer {
  readonly kind: string;
  readonly code?: string;
  readonly table?: string;
  readonly version?: number;
  readonly data?: unknown;
}

/** Bots that never answer: what they would choose depends on what they hide. */
const STILL_BOTS: BotHost = {
  levels: ['still'],
  defaultLevel: 'still',
  atOnce: 1_000,
  choose: () => new Promise(() => {}),
  close: async () => {},
};

const isOfLobby = (text: string): boolean => /^{"kind":"(card|lobby)"/.test(text);
/** Each keeps its own order; what comes first over two of them is up to the network. */
const CHANNELS: readonly ((text: string) => boolean)[] = [
  (text) => text.startsWith('{') && !isOfLobby(text),
  (text) => isOfLobby(text),
  (text) => text.startsWith('webhook'),
  (text) => text.startsWith('push'),
  (text) => !/^({|webhook|push)/.test(text),
];

/** What may have been drawn by chance: ids, nonces, seals. */
const DRAWN = /[\w-]{12,}(\.\d+\.[\w-]+)?/g;
const SEAL = /^[0-9a-f]{64}$/;
/** Turns of the event loop in which nothing is stored: then nothing is under way. */
const STILL = 4;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function openWatchedHouse(game: AnyGame, count: number): Promise<WatchedHouse> {
  const { store, isBusy } = openMemoryStore();
  const heard: string[][] = Array.from({ length: count }, () => []);
  const names = new Map<string, string>();
  const versions = new Map<number, number>();
  const sessions = new Map<number, ClientSession>();
  /** Ids of commands are counted anew in each run: in two houses a person may have sent more of them in one. */
  const commands = heard.map(() => 0);
  let runs = 0;

  /** A webhook of person 2 is `https://p2.example`, that of the table itself is the host's. */
  const notice = (channel: string, address: string, told: TurnNotice): void => {
    const who = Number(/p(\d+)\.example/.exec(address)?.[1] ?? 0);
    write(who, `${channel} ${address} ${JSON.stringify(told)}`);
  };
  const server = await createServer({
    games: [game],
    port: 0,
    logLevel: process.env.SHOW_LOG ?? 'silent',
    store,
    limits: EASY_LIMITS,
    bots: STILL_BOTS,
    noticePatience: 50,
    notices: {
      publicKey: 'key',
      push: async (subscription, told) => {
        notice('push', subscription, told);
        return true;
      },
      webhook: async (address, told) => notice('webhook', address, told),
    },
  });

  const inject = async (who: number | undefined, method: Method, url: string, body?: object) =>
    server.app.inject({
      method,
      url,
      ...(who !== undefined && { headers: { authorization: `Bearer ${people[who]!.token}` } }),
      ...(body && { payload: body }),
    });
  const people: { readonly id: string; readonly token: string }[] = [];
  for (let who = 0; who < count; who++) {
    people.push((await inject(undefined, 'POST', '/api/session', { name: `P${who}` })).json());
    names.set(people[who]!.id, `<person ${who}>`);
  }
  for (let who = 0; who < count; who++) {
    await inject(who, 'PATCH', '/api/me', { webhook: `https://p${who}.example/hook` });
    await inject(who, 'POST', '/api/push/subscriptions', {
      endpoint: `https://p${who}.example/push`,
      expirationTime: null,
      keys: { p256dh: 'p', auth: 'a' },
    });
  }

  const hear = (who: number, text: string): void => {
    const message = JSON.parse(text) as Message;
    if (message.kind === 'entry' || message.kind === 'table') versions.set(who, message.version);
    for (const told of house.tap(text)) {
      const where = schemaError(ServerMessage, JSON.parse(told));
      if (where !== undefined) house.faults.push(`a field that no message has, at ${where}: ${told}`);
      write(who, told);
    }
  };
  const write = (who: number, text: string): void => {
    for (const word of house.secrets) if (text.includes(word)) house.faults.push(`a secret: ${text}`);
    heard[who]!.push(text);
  };

  const house: WatchedHouse = {
    server,
    told(who) {
      const texts = heard[who]!.splice(0);
      return CHANNELS.flatMap((is) => texts.filter(is)).map((text) =>
        text.replaceAll(DRAWN, (word) => names.get(word) ?? (SEAL.test(word) ? '<seal>' : word)),
      );
    },
    forget() {
      house.secrets.clear();
      house.faults.length = 0;
      for (const [word, as] of names) if (!as.startsWith('<person')) names.delete(word);
      for (const texts of heard) texts.length = 0;
      versions.clear();
      commands.fill(0);
      runs++;
    },
    async connect(who) {
      const person = (await server.context.sessions.read(people[who]!.id))!;
      const session = openClientSession(server.context, person, new Set(), 'in process', {
        send: (text) => {
          if (sessions.get(who) === session) hear(who, text);
        },
        close: () => {},
      });
      sessions.set(who, session);
      session.received(JSON.stringify({ kind: 'hello', protocol: 1 }));
    },
    disconnect(who) {
      const session = sessions.get(who);
      sessions.delete(who);
      session?.closed();
    },
    send: (who, message) => sessions.get(who)!.received(JSON.stringify(message)),
    async command(who, command, table, version) {
      commands[who]!++;
      const id = `command-${runs}-${who}-${commands[who]}`;
      const from = heard[who]!.length;
      house.send(who, {
        kind: 'command',
        id,
        do: command,
        ...(table && { table }),
        ...(version && { version }),
      });
      for (let turns = 0; turns < 100_000; turns++) {
        const answer = heard[who]!.slice(from).find((text) => text.includes(`"${id}"`));
        if (answer !== undefined) return JSON.parse(answer) as Answer;
        await turn();
      }
      throw new Error(`no answer to ${JSON.stringify(command)}`);
    },
    async ask(who, method, path, body, isSigned = true) {
      const answer = await inject(isSigned ? who : undefined, method, path, body);
      const { date: _, ...headers } = answer.headers;
      write(who, `${method} ${path} ${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`);
      // A file that travels packed is read by nobody here.
      const isJson =
        String(answer.headers['content-type']).startsWith('application/json') &&
        !answer.headers['content-encoding'];
      return answer.body && isJson ? (JSON.parse(answer.body) as unknown) : undefined;
    },
    version: (who) => versions.get(who),
    idOf: (who) => people[who]!.id,
    name: (word, as) => void names.set(word, as),
    async quiet() {
      for (let still = 0; still < STILL; still = isBusy() ? 0 : still + 1) await turn();
    },
    faults: [],
    secrets: new Set(),
    tap: (text) => [text],
    overhear: write,
    async close() {
      for (const who of [...sessions.keys()]) house.disconnect(who);
      await server.close();
    },
  };
  return house;
}

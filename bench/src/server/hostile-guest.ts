// One hostile guest in a process of its own: says one kind of message (or asks one kind of request) as fast as it can, from as
// many sockets as it gets, until it is told to stop. Refused or shown out, it comes back at once.
import { WebSocket } from 'ws';

export interface Hostility {
  readonly address: string;
  readonly token: string;
  readonly kind: string;
  /** A long table that it may watch. */
  readonly table: string;
}

const SOCKETS = 12;
const REQUESTS = 64;
/** Unsent bytes before it waits for the network. */
const UNSENT = 256_000;

const { address, token, kind, table } = JSON.parse(process.argv[2]!) as Hostility;
let count = 0;
const command = (deed: object, where: object = { table }): string =>
  JSON.stringify({ kind: 'command', id: `hostile-${++count}`, ...where, do: deed });

const MESSAGES: Readonly<Record<string, () => string>> = {
  ping: () => '{"kind":"ping","at":1}',
  hello: () => '{"kind":"hello","protocol":1,"lobby":true}',
  lobby: () => '{"kind":"lobby","on":true}',
  watch: () => JSON.stringify({ kind: 'watch', table, version: 1 }),
  unwatch: () => JSON.stringify({ kind: 'unwatch', table }),
  chat: () => command({ kind: 'chat', text: 'x'.repeat(400) }),
  play: () => command({ kind: 'play', choice: { kind: 'lay', card: 1 } }),
  history: () => command({ kind: 'history', from: 1, to: 200 }),
  create: () =>
    command(
      { kind: 'create', game: 'veil', chairs: [{ kind: 'person' }], pace: 'live', listed: true },
      { table: undefined },
    ),
  junk: () => `{"kind":"watch","table":${'['.repeat(30_000)}`,
};

const REQUEST_PATHS: Readonly<Record<string, string>> = {
  'GET lobby': '/api/tables',
  'GET history': `/api/tables/${table}/history?from=1&to=400`,
  'GET health': '/healthz',
  'GET page': '/',
};

function flood(message: () => string): void {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  const send = (): void => {
    if (socket.readyState !== socket.OPEN) return;
    for (let i = 0; i < 50 && socket.bufferedAmount < UNSENT; i++) socket.send(message());
    setImmediate(send);
  };
  socket.on('open', send);
  socket.on('error', () => {});
  socket.on('close', () => setImmediate(flood, message));
}

async function ask(path: string): Promise<never> {
  for (;;)
    await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
}

const message = MESSAGES[kind];
for (let i = 0; i < (message ? SOCKETS : REQUESTS); i++)
  if (message) flood(message);
  else void ask(REQUEST_PATHS[kind]!);

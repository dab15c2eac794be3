// Throws mutated messages and requests at a server: whatever comes, it must answer in codes, stay up, and stay small.
import { type Chance, nonceFor, seeded } from '@undercroft/kernel';
import type { UndercroftServer } from '../src/server.ts';
import { openClientSession } from '../src/socket/client-session.ts';
import { NONCE, type TestPerson } from './harness.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0,
  1.5,
  '',
  'x',
  'concede',
  '\u0000',
  '\ud800',
  '💀'.repeat(50),
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, kind: 'play' },
  { kind: 'constructor' },
  { length: 1e9 },
  Number.MAX_SAFE_INTEGER,
  '9'.repeat(400),
  { toString: 1 },
  { kind: { kind: {} } },
  [null],
  'spectator',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>',
];
const KINDS = [
  'hello',
  'ping',
  'watch',
  'unwatch',
  'lobby',
  'command',
  'create',
  'sit',
  'leave',
  'setChair',
  'start',
  'play',
  'takeBack',
  'resign',
  'propose',
  'agree',
  'decline',
  'resume',
  'letBot',
  'return',
  'rematch',
  'chat',
  'history',
  '__proto__',
  '',
];

export interface Target {
  readonly server: UndercroftServer;
  readonly people: readonly TestPerson[];
  readonly tables: readonly string[];
  /** What the tables promised about their luck. */
  readonly commitments: readonly string[];
}

const pickOf = <Item>(luck: Chance, list: readonly Item[]): Item => list[luck.pick(list.length)]!;

function deed(luck: Chance, commitments: readonly string[]): object {
  const seat = luck.pick(4);
  const deeds: readonly object[] = [
    { kind: 'play', choice: { kind: 'mark', cell: luck.pick(10) } },
    { kind: 'play', choice: { kind: 'lay', card: luck.pick(40) } },
    { kind: 'sit', seat, nonce: nonceFor(pickOf(luck, commitments), seat, NONCE) },
    {
      kind: 'propose',
      what: pickOf(luck, ['takeBack', 'pause', 'extraTime', 'botTakes', 'abandon', 'openHands']),
      seat: luck.pick(3),
      seconds: 60,
    },
    { kind: 'setChair', seat: luck.pick(3), chair: { kind: 'bot', level: 'random' } },
    { kind: 'history', from: 1 + luck.pick(9), to: 1 + luck.pick(30) },
    { kind: 'chat', text: 'hello' },
    {
      kind: pickOf(luck, [
        'agree',
        'decline',
        'leave',
        'return',
        'resume',
        'takeBack',
        'start',
        'letBot',
        'rematch',
        'resign',
      ]),
    },
  ];
  return pickOf(luck, deeds);
}

/** A message that could be real. */
function message(luck: Chance, { tables, commitments }: Target): Record<string, unknown> {
  const table = pickOf(luck, tables);
  const messages: readonly Record<string, unknown>[] = [
    { kind: 'hello', protocol: 1, lobby: luck.pick(2) === 0 },
    { kind: 'ping', at: luck.pick(1000) },
    { kind: 'watch', table, version: luck.pick(12) },
    { kind: 'unwatch', table },
    { kind: 'lobby', on: luck.pick(2) === 0 },
  ];
  if (luck.pick(3) > 0)
    return {
      kind: 'command',
      id: `fuzz-${luck.pick(1e9)}`,
      table,
      version: luck.pick(30),
      again: luck.pick(4) === 0,
      do: deed(luck, commitments),
    };
  return pickOf(luck, messages);
}

/** Changes something somewhere inside. */
function mutate(luck: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || luck.pick(6) === 0) return pickOf(luck, ODD);
  if (Array.isArray(value))
    return value.map((item, i) => (i === luck.pick(value.length) ? mutate(luck, item) : item));
  const fields = Object.entries(value);
  const at = luck.pick(Math.max(1, fields.length));
  const changed = fields.map(([key, inner], i) =>
    i === at ? [key, key === 'kind' ? pickOf(luck, KINDS) : mutate(luck, inner)] : [key, inner],
  );
  if (luck.pick(8) === 0)
    changed.push([pickOf(luck, ['extra', '__proto__', 'constructor', 'kind']), pickOf(luck, ODD)]);
  if (luck.pick(8) === 0) changed.splice(at, 1);
  return Object.fromEntries(changed);
}

/** Breaks the text itself: cuts, flips, repeats. */
function garble(luck: Chance, text: string): string {
  const at = luck.pick(text.length + 1);
  const way = luck.pick(5);
  if (way === 0) return text.slice(0, at);
  if (way === 1) return text.slice(0, at) + String.fromCharCode(luck.pick(65536)) + text.slice(at + 1);
  if (way === 2) return text + text;
  if (way === 3) return '['.repeat(luck.pick(5000)) + text;
  return text.slice(at) + text.slice(0, at);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const PATHS = [
  '/api/session',
  '/api/me',
  '/api/me/blocks',
  '/api/me/blocks/:x',
  '/api/ties',
  '/api/ties/:x',
  '/api/ties/:x/invites',
  '/api/ties/links/:x',
  '/api/clubs',
  '/api/clubs/join',
  '/api/clubs/:x',
  '/api/clubs/:x/links',
  '/api/clubs/:x/members/:x',
  '/api/games',
  '/api/games/:x/finished',
  '/api/tables',
  '/api/tables/:t',
  '/api/tables/:t/commands',
  '/api/tables/:t/history?from=:n&to=:n',
  '/api/tables/:t/record',
  '/api/tables/:t/report',
  '/api/ratings/:x',
  '/api/people/:x',
  '/api/daily',
  '/api/daily/:x',
  '/api/daily/:x/:x',
  '/api/events',
  '/api/events/:x',
  '/api/events/:x/join',
  '/api/events/:x/deals/:x',
  '/api/events/:x/standings',
  '/api/events/:x/proof',
  '/api/seasons/:x',
  '/api/push/subscriptions',
  '/api/passkeys/register',
  '/api/passkeys/register/verify',
  '/api/passkeys/sign-in/verify',
  '/api/admin/tables',
  '/api/admin/people/:x',
  '/api/openapi.json',
  '/healthz',
  '/metrics',
  '/:x',
];

const wordOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

async function request(luck: Chance, target: Target): Promise<number> {
  const odd = (): string => encodeURIComponent(wordOf(pickOf(luck, ODD)).toWellFormed()).slice(0, 200);
  const url = pickOf(luck, PATHS)
    .replaceAll(':t', () => (luck.pick(4) === 0 ? odd() : pickOf(luck, target.tables)))
    .replaceAll(':x', odd)
    .replaceAll(':n', () => String(luck.pick(40)));
  const method = url === '/api/me' ? 'GET' : pickOf(luck, METHODS);
  const body =
    luck.pick(2) === 0
      ? mutate(luck, { do: deed(luck, target.commitments), id: 'fuzz-http' })
      : mutate(luck, message(luck, target));
  const text = JSON.stringify(body) ?? '';
  const person = pickOf(luck, target.people);
  const response = await target.server.app.inject({
    method,
    url,
    headers: {
      ...(luck.pick(5) > 0 && { authorization: `Bearer ${person.token}` }),
      ...(method !== 'GET' && {
        'content-type': pickOf(luck, ['application/json', 'application/json', 'text/plain', 'x/y']),
      }),
    },
    ...(method !== 'GET' && { payload: luck.pick(4) === 0 ? garble(luck, text) : text }),
  });
  return response.statusCode;
}

export interface FuzzReport {
  messages: number;
  requests: number;
  answers: number;
  readonly statuses: Map<number, number>;
}

/** Sends `count` mutated messages, every tenth as an HTTP request. Deleting oneself and signing out are spared: nobody would be left. */
export async function fuzz(target: Target, count: number, seed: string): Promise<FuzzReport> {
  const luck = seeded(seed);
  const report: FuzzReport = { messages: 0, requests: 0, answers: 0, statuses: new Map() };
  const { context } = target.server;
  const open = async () => {
    const person = (await context.sessions.read(pickOf(luck, target.people).id))!;
    return openClientSession(context, person, new Set(), 'in process', {
      send: () => void report.answers++,
      close: () => {},
    });
  };
  let line = await open();
  for (let i = 0; i < count; i++) {
    if (i % 10 === 9) {
      const status = await request(luck, target);
      report.requests++;
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
      continue;
    }
    const real = message(luck, target);
    const changed = luck.pick(5) === 0 ? real : mutate(luck, real);
    const text = JSON.stringify(changed) ?? 'undefined';
    line.received(luck.pick(6) === 0 ? garble(luck, text) : text);
    report.messages++;
    if (i % 200 === 199) {
      line.closed();
      line = await open();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  line.closed();
  return report;
}

/** Tables in every state, for the fuzzer to disturb. */
export async function fuzzTarget(server: UndercroftServer, people: readonly TestPerson[]): Promise<Target> {
  const tables = ['no-such-table'];
  const commitments: string[] = [];
  for (const [i, person] of people.entries()) {
    const game = i % 2 === 0 ? 'veil' : 'tic-tac-toe';
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { authorization: `Bearer ${person.token}` },
      payload: {
        kind: 'create',
        game,
        chairs: [{ kind: 'person' }, { kind: 'person' }],
        pace: 'live',
        listed: true,
        sit: 0,
        autoStart: i % 3 > 0,
      },
    });
    const { table, commitment } = response.json() as { table: string; commitment: string };
    tables.push(table);
    commitments.push(commitment);
  }
  return { server, people, tables, commitments };
}

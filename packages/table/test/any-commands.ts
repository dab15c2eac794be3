// Any commands in any order from any people, as data for property tests.
import { type AnyGame, nonceFor, seeded } from '@undercroft/kernel';
import { PROPOSALS, resolveSettings, type TableCommand } from '@undercroft/protocol';
import fc from 'fast-check';
import {
  type Actor,
  type Agreement,
  type CommandContext,
  openTable,
  type Request,
  type StoredEvent,
  type Table,
  type TableOrigin,
} from '../src/index.ts';

export const PEOPLE: readonly Actor[] = ['ann', 'ben', 'cy', 'dot'].map((person) => ({
  person,
  name: person.toUpperCase(),
}));
export const ORIGIN: TableOrigin = {
  id: 'T1',
  luck: { kind: 'sealed', secret: '5ec7e7'.padEnd(64, '0'), sealedAs: 'T1' },
};

export const agreementOf = (game: AnyGame, seats: number, more: Partial<Agreement> = {}): Agreement => ({
  game: game.name,
  rules: game.rules,
  options: {},
  chairs: Array.from({ length: seats }, () => ({ for: 'person' })),
  pace: 'live',
  clock: { perMove: 5, reserve: 10 },
  ...resolveSettings({}),
  host: 'ann',
  commitment: 'c'.repeat(64),
  scheme: 2,
  ...more,
});

export const firstEvent = (agreement: Agreement): StoredEvent => ({
  version: 1,
  at: 0,
  person: agreement.host,
  command: null,
  event: { kind: 'created', with: agreement },
});

export const emptyTable = (game: AnyGame, seats: number, more: Partial<Agreement> = {}): Table =>
  openTable(ORIGIN, game, firstEvent(agreementOf(game, seats, more)));

export const contextAt = (now: number): CommandContext => ({
  now,
  botLevels: ['easy', 'hard'],
  standInLevel: 'easy',
});

/** One thing that is tried, in numbers that mean something only at a given table. */
export interface Attempt {
  readonly who: number;
  readonly what: number;
  readonly pick: number;
  readonly seat: number;
  readonly wait: number;
}

/** Half of the tables begin with all seats taken, so that games get somewhere. */
export const anyAttempts = (max: number): fc.Arbitrary<Attempt[]> =>
  fc.tuple(fc.boolean(), someAttempts(max)).map(([isFull, rest]) => (isFull ? [...ALL_SIT, ...rest] : rest));

const someAttempts = (max: number): fc.Arbitrary<Attempt[]> =>
  fc.array(
    fc.record({
      who: fc.nat(PEOPLE.length - 1),
      what: fc.nat(WEIGHTED.length - 1),
      pick: fc.nat(1000),
      seat: fc.nat(4),
      wait: fc.nat(90_000),
    }),
    { maxLength: max, size: 'max' },
  );

const KINDS = [
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
  'timeOut',
  'botPlay',
  'rematched',
  'standIn',
  'close',
] as const;
/** Mostly playing; closing is rare. */
const WEIGHTED = [
  ...KINDS.flatMap((kind) => (kind === 'close' ? [kind] : [kind, kind])),
  ...Array.from({ length: 120 }, (_, at) => (['play', 'play', 'sit', 'play', 'botPlay'] as const)[at % 5]),
];

const ALL_SIT: readonly Attempt[] = PEOPLE.map((_, seat) => ({
  who: seat,
  what: WEIGHTED.indexOf('sit'),
  pick: 0,
  seat,
  wait: 0,
}));

/** The attempt as a request at this table. */
export function requestFor(table: Table, { who, what, pick, seat }: Attempt): Request {
  const kind = WEIGHTED[what]!;
  const actor = PEOPLE[who]!;
  const by = (command: TableCommand): Request => ({
    actor,
    command,
    ...(pick % 3 === 0 && { version: table.version }),
  });
  const mine = table.seats.findIndex(({ person }) => person === actor.person);
  switch (kind) {
    case 'sit':
      return by({
        kind,
        seat,
        nonce: nonceFor(table.agreement.commitment, seat, `letters of ${actor.person}`),
      });
    case 'setChair':
      return by({ kind, seat, chair: pick % 2 ? { kind: 'person' } : { kind: 'bot', level: 'hard' } });
    case 'play':
      return by({ kind, choice: anyChoice(table, mine, pick) });
    case 'propose':
      return by({ kind, what: PROPOSALS[pick % PROPOSALS.length]!, seat, seconds: 30 });
    case 'letBot':
      return by({ kind, ...(pick % 2 && { level: pick % 3 ? 'hard' : 'unheard of' }) });
    case 'chat':
      return by({ kind, text: pick % 5 ? `words ${pick}` : '  ' });
    case 'timeOut':
    case 'standIn':
      return { actor: null, command: { kind, seat: seat % table.seats.length } };
    case 'botPlay': {
      const bot = table.waiting.find((one) => table.seats[one]!.bot !== undefined) ?? 0;
      const version = table.seats[bot]!.askedVersion - (pick % 7 === 0 ? 1 : 0);
      return { actor: null, command: { kind, seat: bot, choice: anyChoice(table, bot, pick), version } };
    }
    case 'rematched':
      return { actor: null, command: { kind, seat: 0, table: `next ${pick}` } };
    case 'close':
      return { actor: null, command: { kind, why: 'test' } };
    default:
      return by({ kind });
  }
}

/** Mostly a listed choice; sometimes rubbish. */
function anyChoice(table: Table, seat: number, pick: number): unknown {
  const { match } = table;
  const listed = match && seat >= 0 ? match.game.choices(match.position, seat) : [];
  if (listed.length === 0 || pick % 11 === 0) return [null, 'concede', { kind: 'lay', card: 99 }][pick % 3];
  return listed[seeded(pick).pick(listed.length)];
}

/** Everything a table knows, as data; its luck to come and what it keeps for speed left out. */
export const stateOf = ({ match, facts: _, ...rest }: Table): unknown =>
  JSON.parse(
    JSON.stringify({
      ...rest,
      game: rest.game.name,
      position: match?.position ?? null,
      log: match?.log ?? null,
      setupLuck: match?.setupLuck ?? null,
    }),
  );

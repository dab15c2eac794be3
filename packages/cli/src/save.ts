// A game in progress as a file: the events of its table and the source of its luck. A finished game is a bare record.
import { botNamed, defaultLevel, LEVEL_IDS } from '@undercroft/bots';
import {
  type AnyGame,
  CodedError,
  type GameRecord,
  gameByRules,
  openRecord,
  parseRecord,
  recordFrom,
  resolveTable,
  sameData,
} from '@undercroft/kernel';
import {
  type CommandContext,
  type CreatedTable,
  localActor,
  localTableFromLog,
  replayTable,
  type StoredEvent,
  type TableLuck,
  type TableOrigin,
} from '@undercroft/table';

const SAVE_FORMAT = 'undercroft-save';
const SAVE_VERSION = 2;

/** Stands for a seat that a person or a program plays here, where others have the name of a bot. */
export const PERSON = 'person';

/** What the table is told from outside when it decides a command. */
export const tableContext = (now: number): CommandContext => ({
  now,
  botLevels: LEVEL_IDS,
  standInLevel: defaultLevel.id,
});

/** The content of a file. */
export interface Save {
  readonly origin: TableOrigin;
  readonly botSeed: string;
  readonly events: readonly StoredEvent[];
  readonly isPractice: boolean;
}

export const saveText = ({ origin: { id, luck }, botSeed, events, isPractice }: Save): string => {
  const practice = isPractice ? { practice: true } : {};
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id,
    luck,
    botSeed,
    ...practice,
    events,
  });
};

export interface SavedGame {
  readonly game: string;
  /** How many moves were made. */
  readonly entries: number;
  readonly botSeed: string;
  readonly isPractice: boolean;
  /** Checks everything against the game. */
  open(game: AnyGame): CreatedTable;
}

/** What a file holds: a game that can go on, or a record. */
export type FileContent =
  | { readonly kind: 'save'; readonly save: SavedGame }
  | { readonly kind: 'record'; readonly record: GameRecord };

/** Was this a game in progress, whole or damaged? */
export const isSave = (text: string): boolean => text.slice(0, 200).includes(SAVE_FORMAT);

export function parseFile(text: string): FileContent {
  if (!isSave(text)) return { kind: 'record', record: parseRecord(text) };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new CodedError('record-not-json');
  }
  if (!isPlain(data) || data.format !== SAVE_FORMAT) return { kind: 'record', record: parseRecord(text) };
  if (typeof data.version === 'number' && data.version > SAVE_VERSION)
    throw new CodedError('save-newer', { version: data.version, known: SAVE_VERSION });
  const { botSeed } = data;
  if (typeof botSeed !== 'string') throw damaged('botSeed');
  const isPractice = data.practice === true;
  if (data.version === 1) return { kind: 'save', save: { botSeed, isPractice, ...savedInVersion1(data) } };
  if (data.version === 2) return { kind: 'save', save: { botSeed, isPractice, ...savedInVersion2(data) } };
  throw damaged('version');
}

const damaged = (field: string): CodedError => new CodedError('save-damaged', { field });
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = <Item>(value: unknown, test: (item: unknown) => boolean): value is Item[] =>
  Array.isArray(value) && value.every(test);
const isWord = (value: unknown): boolean => typeof value === 'string';
const isDraw = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Version 1 kept a record, the seal of its luck and who plays. */
function savedInVersion1(data: Record<string, unknown>): Omit<SavedGame, 'botSeed' | 'isPractice'> {
  const { players } = data;
  const sealed = isPlain(data.luck) && isPlain(data.luck.seal) ? data.luck.seal : {};
  const luck = luckFrom(isPlain(data.luck) ? { ...data.luck, ...sealed, sealedAs: sealed.table } : {});
  const record = recordFrom(data.record);
  if (!isListOf<string>(players, isWord) || players.length !== record.seats) throw damaged('players');
  return {
    game: record.game,
    entries: record.entries.length,
    open: (game) => {
      const { game: ruled, table: setup, setupLuck, log } = openRecord(game, record);
      const seats = players.map((player, seat) => {
        if (player === PERSON) return { name: record.names?.[seat] ?? '' };
        botNamed(player);
        return { name: record.names?.[seat] ?? '', bot: player };
      });
      const id = luck.kind === 'sealed' ? luck.sealedAs : luck.seed;
      return localTableFromLog({ id, luck }, ruled, setup, seats, { setupLuck, log }, tableContext(0));
    },
  };
}

const KINDS: readonly unknown[] = ['created', 'sat', 'started', 'played', 'conceded', 'tookBack'];

function savedInVersion2(data: Record<string, unknown>): Omit<SavedGame, 'botSeed' | 'isPractice'> {
  const { id } = data;
  const luck = luckFrom(data.luck);
  if (typeof id !== 'string') throw damaged('id');
  if (!isListOf<StoredEvent>(data.events, isKnownEvent)) throw damaged('events');
  const [first] = data.events;
  if (first?.event.kind !== 'created' || !isPlain(first.event.with)) throw damaged('events');
  const { events } = data;
  const count = (kind: string): number => events.filter(({ event }) => event.kind === kind).length;
  return {
    game: String(first.event.with.game),
    entries: count('played') + count('conceded') - count('tookBack'),
    open: (game) => {
      try {
        return { events, table: replayChecked({ id, luck }, game, events) };
      } catch (error) {
        throw error instanceof CodedError ? error : damaged('events');
      }
    },
  };
}

const isKnownEvent = (stored: unknown): boolean =>
  isPlain(stored) &&
  isPlain(stored.event) &&
  KINDS.includes(stored.event.kind) &&
  (stored.event.luck === undefined || isListOf(stored.event.luck, isDraw));

/** The replay checks every move; here are checked the settings that it takes for granted. */
function replayChecked(origin: TableOrigin, newest: AnyGame, events: readonly StoredEvent[]) {
  const [first] = events;
  const rules = first?.event.kind === 'created' ? String(first.event.with.rules) : '';
  const game = gameByRules(newest, rules);
  if (!game) throw new CodedError('record-other-rules', { rules, known: newest.rules });
  const table = replayTable(origin, game, events);
  const { agreement, seats, phase } = table;
  const { options } = resolveTable(game, seats.length, agreement.options, agreement.numbers);
  if (!sameData(options, agreement.options) || phase !== 'playing') throw damaged('events');
  for (const [at, { bot, person, name }] of seats.entries()) {
    if (!isWord(name) || (bot === undefined && person !== localActor(at).person)) throw damaged('events');
    if (bot !== undefined) botNamed(String(bot));
  }
  return table;
}

/** Only what belongs there: foreign fields do not travel on into the next save. */
function luckFrom(value: unknown): TableLuck {
  if (!isPlain(value)) throw damaged('luck');
  const { kind, seed, secret, sealedAs, nonces } = value;
  if (kind === 'seeded' && typeof seed === 'string') return { kind, seed };
  const isSealed = kind === 'sealed' && typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret);
  if (!isSealed || typeof sealedAs !== 'string') throw damaged('luck');
  if (nonces === undefined) return { kind, secret, sealedAs };
  if (!isListOf<string>(nonces, isWord)) throw damaged('luck');
  return { kind, secret, sealedAs, nonces };
}

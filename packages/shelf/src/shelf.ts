// Finds the rooms of a folder and opens what every room has under the same names; knows no game by name.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotHints } from '@undercroft/bots/search-hints';
import {
  type AnyExposures,
  type AnyGame,
  type ChoiceRank,
  CodedError,
  type DrawTable,
  gameByRules,
  type Invariants,
  type Language,
  type Lesson,
  type Message,
  type Texts,
} from '@undercroft/kernel';

/** The hints of any game, with all that its bots may use. */
export type AnyHints = BotHints<unknown, unknown>;
type AnyTraits = NonNullable<AnyHints['traits']>;

/** Codes that a shelf answers with; the words are in `texts/`, under `error.`. */
export const SHELF_CODES = [
  'unknown-game',
  'room-incomplete',
  'not-a-room',
  'other-contract',
  'game-name-taken',
  'game-name-differs',
  'room-not-built',
] as const;

/** A rulebook in one language: the passages of each chapter with the clauses they state, the words, and what they quote. */
export interface RulebookText {
  readonly chapters: readonly {
    readonly id: string;
    readonly passages: readonly (readonly [id: string, clauses: string])[];
  }[];
  readonly texts: Texts;
  readonly quoted: Readonly<Record<string, Message['args']>>;
  /** Other words that people look for a passage by. */
  readonly keywords: Readonly<Record<string, string>>;
  /** The clauses behind each card, token and phase, the noun of each question, and the names that the game itself never says. */
  readonly nouns: {
    readonly clauses: Readonly<Record<string, string>>;
    readonly questions: Readonly<Record<string, string>>;
    readonly names?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  };
}

type Keywords = Readonly<Record<Language, RulebookText['keywords']>>;

export interface Shelf {
  /** The names of all games here, in alphabetical order. */
  listGames(): readonly string[];
  /** The game of that name; a coded error `unknown-game` with the known names where there is none. */
  loadGame(name: string): Promise<AnyGame>;
  /** The same with all earlier rules that are kept, also those frozen in `rules/`: for what was played before. */
  loadWithEarlier(name: string): Promise<AnyGame>;
  /** The game by the rules of this version; a coded error `record-other-rules` where it never had them. */
  loadByRules(name: string, rules: string): Promise<AnyGame>;
  /** What the game says, with the words of a table that is read aloud where it has some: the browser has no use for these. */
  loadTexts(name: string, language: Language): Promise<Texts>;
  /** The game's hints, with its search hints where it has some. */
  loadHints(name: string): Promise<AnyHints>;
  /** What the lab may ask about the game; nothing for a room that does not say. */
  loadExposures(name: string): Promise<AnyExposures | undefined>;
  /** The room's `puzzles.pack` as it lies there, for `readPack`; nothing for a room that has none. */
  loadPuzzles(name: string): Promise<Uint8Array | undefined>;
  /** The room's lessons; none for a room that has none. */
  loadLessons(name: string): Promise<readonly Lesson<unknown>[]>;
  loadInvariants(name: string): Promise<Invariants<unknown>>;
  loadTerminal(name: string): Promise<DrawTable<unknown>>;
  /** The game's own order of long lists; all choices equal where it has none. */
  loadChoiceRank(name: string): Promise<ChoiceRank<unknown, unknown>>;
  /** The rules ledger, as it is written. */
  loadSpec(name: string): Promise<string>;
  /** Nothing for a room that has no rulebook. */
  loadRulebook(name: string, language: Language): Promise<RulebookText | undefined>;
}

/** What a network's first line says that it was trained for, or what is wrong with it. */
function netFor(net: Buffer): string {
  try {
    const end = net.indexOf('\n');
    const { game, rules, traits, bytes } = JSON.parse(net.toString('utf8', 0, end));
    if (net.length === end + 1 + bytes) return `${game} ${rules}, traits ${traits}`;
    return 'nothing: it was cut off';
  } catch {
    return 'nothing: it cannot be read';
  }
}

/** The room's network; one for other rules or traits is refused, said once, and its bots play by the hints. */
async function readNet(file: string, game: AnyGame, traits: AnyTraits): Promise<AnyHints['net']> {
  const net = await readFile(file).catch(() => Buffer.alloc(0));
  const made = netFor(net);
  if (made === `${game.name} ${game.rules}, traits ${traits.version}`) return net;
  process.emitWarning(`the network of ${game.name} is for ${made}: its bots play by the hints`, {
    code: 'net-stale',
  });
  return undefined;
}

/** A shelf over a folder of rooms. The folder is read once, when something is first asked for. */
export const shelfAt = (folder: string): Shelf => shelfOf(() => roomsIn(folder));

/** The folder of each room by the name of its game. */
export type Rooms = ReadonlyMap<string, string>;

/** How the files of rooms are opened. */
type OpenRooms = ReturnType<typeof openRooms>;

function openRooms(findRooms: () => Rooms) {
  let rooms: Rooms | undefined;
  const listGames = (): readonly string[] => {
    rooms ??= findRooms();
    return [...rooms.keys()].sort();
  };
  const fileIn = (name: string, file: string): string | undefined => {
    if (!listGames().includes(name))
      throw new CodedError('unknown-game', { game: name.slice(0, 40), known: listGames().join(', ') });
    return existing(join(rooms!.get(name)!, file));
  };
  const present = (name: string, file: string): string => {
    const path = fileIn(name, file);
    if (path === undefined) throw new CodedError('room-incomplete', { game: name, file });
    return path;
  };
  const moduleIn = (name: string, file: string) => import(pathToFileURL(present(name, file)).href);
  const take = async (name: string, file: string, exported: string): Promise<unknown> => {
    const module = await moduleIn(name, file);
    if (module[exported] === undefined) throw new CodedError('room-incomplete', { game: name, file });
    return module[exported];
  };
  /** Of a file that a room need not have. */
  const takeIfThere = async (name: string, file: string, exported: string): Promise<unknown> =>
    fileIn(name, file) === undefined ? undefined : take(name, file, exported);
  return { listGames, fileIn, present, moduleIn, take, takeIfThere };
}

/** A shelf over rooms that are found once, when something is first asked for. */
export function shelfOf(findRooms: () => Rooms): Shelf {
  const rooms = openRooms(findRooms);
  const { listGames, fileIn, present, moduleIn, take, takeIfThere } = rooms;
  const loadGame = (name: string) => gameIn(rooms, name);
  const loadWithEarlier = (name: string) => gameWithEarlier(rooms, name);
  return {
    listGames,
    loadGame,
    loadWithEarlier,
    loadByRules: async (name, rules) => {
      const newest = await loadGame(name);
      const game = gameByRules(newest, rules) ?? gameByRules(await loadWithEarlier(name), rules);
      if (!game) throw new CodedError('record-other-rules', { rules, known: newest.rules });
      return game;
    },
    loadTexts: async (name, language) => {
      const texts = (await take(name, `texts/${language}.ts`, 'default')) as Texts;
      const spoken = (await takeIfThere(name, `texts/spoken/${language}.ts`, 'default')) as Texts | undefined;
      return spoken ? { ...texts, ...spoken } : texts;
    },
    loadHints: (name) => hintsIn(rooms, name),
    loadExposures: async (name) =>
      (await takeIfThere(name, 'src/exposures.ts', 'exposures')) as AnyExposures | undefined,
    loadPuzzles: async (name) => {
      const file = fileIn(name, 'puzzles.pack');
      return file === undefined ? undefined : readFile(file);
    },
    loadLessons: async (name) =>
      ((await takeIfThere(name, 'src/tutorial.ts', 'lessons')) ?? []) as readonly Lesson<unknown>[],
    loadInvariants: async (name) =>
      (await take(name, 'src/invariants.ts', 'invariants')) as Invariants<unknown>,
    loadTerminal: async (name) => (await take(name, 'src/terminal.ts', 'drawTable')) as DrawTable<unknown>,
    loadChoiceRank: async (name) => (await moduleIn(name, 'src/terminal.ts')).choiceRank ?? (() => 0),
    loadSpec: async (name) => readFile(present(name, 'SPEC.md'), 'utf8'),
    loadRulebook: (name, language) => rulebookIn(rooms, name, language),
  };
}

async function gameIn({ take }: OpenRooms, name: string): Promise<AnyGame> {
  const game = (await take(name, 'src/index.ts', 'game')) as AnyGame;
  if (game.name !== name)
    throw new CodedError('game-name-differs', { name, game: String(game.name).slice(0, 40) });
  return game;
}

async function gameWithEarlier(rooms: OpenRooms, name: string): Promise<AnyGame> {
  const game = await gameIn(rooms, name);
  const folder = rooms.fileIn(name, 'rules');
  if (!folder) return game;
  const files = readdirSync(folder).filter((file) => /^\d+\.js$/.test(file));
  const frozen = await Promise.all(files.map((file) => rooms.take(name, `rules/${file}`, 'game')));
  return { ...game, earlier: [...(game.earlier ?? []), ...(frozen as AnyGame[])] };
}

/** With the network that was trained for these very rules and traits, where there is one. */
async function hintsIn(rooms: OpenRooms, name: string): Promise<AnyHints> {
  const { fileIn, take, takeIfThere } = rooms;
  const hints = {
    ...((await take(name, 'src/hints.ts', 'hints')) as AnyHints),
    ...((await takeIfThere(name, 'src/search-hints.ts', 'searchHints')) as object | undefined),
  };
  const traits = (await takeIfThere(name, 'src/traits.ts', 'traits')) as AnyTraits | undefined;
  if (!traits) return hints;
  const file = fileIn(name, 'net.bin');
  const net = file && (await readNet(file, await gameIn(rooms, name), traits));
  return { ...hints, traits, ...(net && { net }) };
}

async function rulebookIn(
  { take, takeIfThere }: OpenRooms,
  name: string,
  language: Language,
): Promise<RulebookText | undefined> {
  const chapters = await takeIfThere(name, 'rulebook/outline.ts', 'outline');
  if (chapters === undefined) return undefined;
  const [texts, quoted, nouns, keywords] = await Promise.all([
    take(name, `rulebook/${language}.ts`, 'default'),
    take(name, 'rulebook/examples.ts', 'examples'),
    take(name, 'rulebook/nouns.ts', 'nouns'),
    takeIfThere(name, 'rulebook/keywords.ts', 'keywords') as Promise<Keywords | undefined>,
  ]);
  return { chapters, texts, quoted, nouns, keywords: keywords?.[language] ?? {} } as RulebookText;
}

/** A folder is a room when it has a package and a game in it. */
export const isRoom = (folder: string): boolean =>
  ['package.json', 'src/index.ts'].every((file) => existing(join(folder, file)));

export function roomsIn(folder: string): Rooms {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, join(folder, name)] as const).filter(([, room]) => isRoom(room)));
}

/** The file of this name; in a release modules stand there as JavaScript. */
const existing = (path: string): string | undefined =>
  [path, path.replace(/\.ts$/, '.js')].find((candidate) => existsSync(candidate));

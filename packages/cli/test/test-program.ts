// The program in memory, for tests: its streams, a folder of its own, and a shelf with one small game.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type AnyGame, CodedError, type DrawTable, type Invariants } from '@undercroft/kernel';
import type { Shelf } from '@undercroft/shelf';
import { type Lantern, lantern, lanternInvariants, lanternTexts } from '../../kernel/test/lantern.ts';
import type { Environment } from '../src/environment.ts';
import { main } from '../src/main.ts';

const drawLantern: DrawTable<Lantern> = (view, viewer, pen) => [
  pen.ink('dim', '='.repeat(pen.width)),
  `round ${view.round + 1} of ${view.rounds}, seen by ${viewer}`,
  ...view.hands.map((hand, seat) => `${pen.name(seat)}: ${hand.join(' ')} (${view.scores[seat]})`),
];

const SPEC = `# Lantern
## Rules
| ID | Rule | Kind |
|---|---|---|
| LN-PLACE-1 | A card from the hand is placed face down. | rule |
| LN-LOOK-1 | A seat looks at the top card at most once. | rule |
| LN-READY-1 | Ready is final. | decision |
### End
| ID | Rule |
|---|---|
| LN-END-1 | After the last round the most light wins. |
`;

const texts = { ...lanternTexts.en, 'game.title': 'Lantern', 'game.summary': 'Hide a card.' };

function loadLantern(name: string): AnyGame {
  if (name !== 'lantern') throw new CodedError('unknown-game', { game: name, known: 'lantern' });
  return lantern as AnyGame;
}

/** A shelf with Lantern alone. */
export const lanternShelf: Shelf = {
  listGames: () => ['lantern'],
  loadGame: async (name) => loadLantern(name),
  loadWithEarlier: async (name) => loadLantern(name),
  loadByRules: async (name) => loadLantern(name),
  loadTexts: async () => texts,
  loadHints: async () => ({ evaluate: () => 0.5, promise: () => 0 }),
  loadExposures: async () => undefined,
  loadPuzzles: async () => undefined,
  loadLessons: async () => [],
  loadInvariants: async () => lanternInvariants as Invariants<unknown>,
  loadTerminal: async () => drawLantern as DrawTable<unknown>,
  loadChoiceRank: async () => () => 0,
  loadSpec: async () => SPEC,
  loadRulebook: async () => undefined,
};

/** The game for the fewest seats: the shortest to play through. */
export async function smallestGame(shelf: Shelf): Promise<string> {
  const games = await Promise.all(shelf.listGames().map(shelf.loadGame));
  return games.reduce((small, game) => (game.seats[0] < small.seats[0] ? game : small)).name;
}

export interface TestProgram {
  readonly io: Environment;
  readonly input: PassThrough;
  readonly folder: string;
  /** Everything that was printed, without the codes that colour it. */
  out(): string;
  /** Everything, with the codes. */
  raw(): string;
  err(): string;
  jsonLines(): Record<string, unknown>[];
  /** Waits until this has been printed so many times. */
  sees(text: string, times?: number): Promise<void>;
  /** Everything that stood on the alternate screen, page by page, as its lines. */
  pages(): readonly (readonly string[])[];
  resize(columns: number, rows: number): void;
  interrupt(): void;
  run(...args: string[]): Promise<number>;
  clearUp(): void;
}

export interface TestSettings {
  readonly shelf?: Shelf;
  readonly isTerminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
  readonly input?: string | Uint8Array;
  readonly folder?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this takes out what a terminal would obey.
const ANSI = /\x1b\[[?0-9;]*[A-Za-z]/g;

export const withoutCodes = (out: string): string => out.replace(ANSI, '');

/** A page begins where the cursor goes home, and ends where something is said or the screen is left. */
const pagesOf = (out: string): string[][] =>
  out
    .split('\x1b[H')
    .slice(1)
    .map((page) => withoutCodes(page.split('\x1b[?1049l')[0]!.split('\r')[0]!).split('\n'));

export function testProgram(settings: TestSettings = {}): TestProgram {
  const input = new PassThrough();
  if (settings.input !== undefined) input.end(settings.input);
  const folder = settings.folder ?? mkdtempSync(join(tmpdir(), 'undercroft-'));
  let out = '';
  let err = '';
  let secrets = 0;
  const listeners = new Set<() => void>();
  const resizing = new Set<() => void>();
  const isTerminal = settings.isTerminal ?? false;
  let size = { columns: settings.columns, rows: settings.rows };
  const columns = (): number | undefined => size.columns;
  const rows = (): number | undefined => size.rows;
  const io: Environment = {
    input,
    inputIsTerminal: isTerminal,
    output: {
      write: (text) => {
        out += text;
      },
      isTerminal,
      columns,
      rows,
    },
    errors: {
      write: (text) => {
        err += text;
      },
      isTerminal: false,
      columns,
      rows,
    },
    env: { LANG: 'en_GB.UTF-8', XDG_DATA_HOME: folder, ...settings.env },
    shelf: settings.shelf ?? lanternShelf,
    bringGames: () => {},
    newSecret: () => (++secrets).toString(16).padStart(2, '0').repeat(32),
    now: () => new Date('2026-01-02T03:04:05Z'),
    onInterrupt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onResize: (listener) => {
      resizing.add(listener);
      return () => resizing.delete(listener);
    },
  };
  return {
    io,
    input,
    folder,
    out: () => withoutCodes(out),
    raw: () => out,
    err: () => err,
    jsonLines: () =>
      out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    sees: async (text, times = 1) => {
      while (out.split(text).length <= times) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    pages: () => pagesOf(out),
    resize: (columns, rows) => {
      size = { columns, rows };
      for (const listener of resizing) listener();
    },
    interrupt: () => {
      for (const listener of listeners) listener();
    },
    run: (...args) => main(args, io),
    clearUp: () => rmSync(folder, { recursive: true, force: true }),
  };
}

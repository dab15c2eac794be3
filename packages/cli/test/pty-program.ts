// The real program in a pseudo-terminal, its screen read by a terminal emulator: what a person sees, and nothing else.
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface PtyProgram {
  /** The rows of the screen now, without the blanks at their ends. */
  screen(): readonly string[];
  /** Does a page stand in the place of the screen, so that the scrollback stays as it was? */
  isPaged(): boolean;
  /** What has been scrolled off the normal screen and what is on it. */
  history(): readonly string[];
  /** Waits until a page drawn after the last `type` or `resize` stands there and asks. */
  asks(): Promise<void>;
  /** Waits until the screen says so. */
  reads(words: RegExp): Promise<void>;
  type(line: string): void;
  /** Presses keys without Enter: `\x03` is Ctrl-C. */
  press(keys: string): void;
  resize(size: Size): void;
  readonly ended: Promise<number>;
}

const PROGRAM = join(import.meta.dirname, '../src/undercroft.ts');
const HOME = '\x1b[H';
const PATIENCE = 20_000;

/** `told` is the size that the program hears of, where it differs from that of the screen. */
export function inTerminal(
  args: readonly string[],
  { columns, rows }: Size,
  env: Readonly<Record<string, string>>,
  told: Size = { columns, rows },
): PtyProgram {
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cols: told.columns,
    rows: told.rows,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm-256color', NO_COLOR: '1', ...env },
  });
  let drawn = 0;
  let before = 0;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  child.onData((data) => {
    drawn += data.split(HOME).length - 1;
    terminal.write(data, changed);
  });
  const ended = new Promise<number>((resolve) => {
    child.onExit(({ exitCode }) => terminal.write('', () => resolve(exitCode)));
  });
  const rowsOf = (lines: typeof terminal.buffer.active, from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => {
      // What a wider screen has left behind is kept beyond the last column.
      const row = lines.getLine(from + i)?.translateToString(true, 0, terminal.cols);
      return row?.trimEnd() ?? '';
    });
  const { buffer } = terminal;
  const screen = (): readonly string[] =>
    rowsOf(buffer.active, buffer.active.baseY, buffer.active.baseY + terminal.rows);
  const isAsking = (): boolean => {
    const { cursorX, cursorY, type } = buffer.active;
    const isPrompt = cursorX === 2 && screen()[cursorY] === '>';
    return isPrompt && (type === 'normal' || (drawn > before && cursorY > 0 && screen()[cursorY - 1] !== ''));
  };
  const waitFor = (isSo: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!isSo()) return;
        listeners.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        listeners.delete(look);
        reject(new Error(`no ${what} after ${PATIENCE} ms:\n${screen().join('\n')}`));
      }, PATIENCE);
      listeners.add(look);
      look();
    });
  return {
    screen,
    isPaged: () => buffer.active.type === 'alternate',
    history: () => rowsOf(buffer.normal, 0, buffer.normal.length),
    asks: () => waitFor(isAsking, 'question'),
    reads: (words) => waitFor(() => words.test(screen().join(' ')), String(words)),
    type: (line) => {
      before = drawn;
      child.write(`${line}\r`);
    },
    press: (keys) => child.write(keys),
    resize: (size) => {
      before = drawn;
      terminal.resize(size.columns, size.rows);
      child.resize(size.columns, size.rows);
    },
    ended,
  };
}

// Draws on a terminal: meanings become colours where there are any, and lines fit the width.
import type { Ink } from '@undercroft/kernel';
import type { Environment } from './environment.ts';

export interface Screen {
  /** Columns to use now: at least 40, at most 100. */
  width(): number;
  ink(ink: Ink, text: string): string;
  /** Wrapped to the width, each line in this ink. */
  inked(ink: Ink, text: string, indent?: string): string[];
  print(...lines: readonly string[]): void;
  /** Do pages replace each other on the alternate screen? Else lines follow each other, with no cursor control. */
  readonly isPaged: boolean;
  /** Rows of the terminal now. */
  height(): number;
  /** Shows one page in the place of the last; what does not fit is cut off below. */
  show(...lines: readonly string[]): void;
  /** Says what goes on: in the row of the prompt, so that the page stays, or as a line. */
  status(text: string): void;
  /** Goes back to the normal screen; the next page enters the alternate one again. */
  leave(): void;
}

const CODES: Readonly<Record<Ink, string>> = {
  plain: '',
  dim: '2',
  strong: '1',
  accent: '1;36',
  good: '32',
  bad: '31',
  warn: '33',
  info: '36',
  seat0: '94',
  seat1: '93',
  seat2: '92',
  seat3: '95',
  seat4: '96',
};

const ENTER = '\x1b[?1049h';
const LEAVE = '\x1b[?1049l';
const HOME = '\x1b[H';
const REST_OF_LINE = '\x1b[K';
const REST_OF_SCREEN = '\x1b[J';
const LEAST_ROWS = 20;

export function screenOf({ output, env }: Pick<Environment, 'output' | 'env'>, isPlain = false): Screen {
  const hasColour = !env.NO_COLOR && env.TERM !== 'dumb' && (output.isTerminal || Boolean(env.FORCE_COLOR));
  const isPaged = output.isTerminal && env.TERM !== 'dumb' && !isPlain;
  const width = (): number => Math.min(100, Math.max(40, output.columns() || Number(env.COLUMNS) || 80));
  const height = (): number => Math.max(LEAST_ROWS, output.rows() || Number(env.LINES) || 24);
  const ink = (of: Ink, text: string): string =>
    hasColour && CODES[of] !== '' && text !== '' ? `\x1b[${CODES[of]}m${text}\x1b[0m` : text;
  const print = (...lines: readonly string[]): void => output.write(`${lines.join('\n')}\n`);
  let isEntered = false;
  // One write, line over line, so that nothing flickers; the last row is left for what is typed.
  const show = (...lines: readonly string[]): void => {
    if (!isPaged) {
      print('', ...lines);
      return;
    }
    const shown = lines.slice(0, height() - 1).map((line) => `${line}${REST_OF_LINE}\n`);
    output.write(`${isEntered ? '' : ENTER}${HOME}${shown.join('')}${REST_OF_SCREEN}`);
    isEntered = true;
  };
  const status = (text: string): void => {
    if (!isPaged) print(text);
    else if (isEntered) output.write(`\r${text}${REST_OF_LINE}`);
  };
  const leave = (): void => {
    if (isEntered) output.write(LEAVE);
    isEntered = false;
  };
  return {
    isPaged,
    width,
    height,
    ink,
    inked: (of, text, indent) => wrap(text, width(), indent).map((line) => ink(of, line)),
    print,
    show,
    status,
    leave,
  };
}

/** Breaks a text at spaces so that no line is wider; later lines are indented. Words that fit no line are cut. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length > 0 ? indent : '';
    let isStart = true;
    for (const word of paragraph.split(' ')) {
      if (!isStart && line.length + 1 + word.length > width && word.length <= width - indent.length) {
        lines.push(line);
        line = indent + word;
      } else line += isStart ? word : ` ${word}`;
      isStart = false;
      for (; line.length > width; line = indent + line.slice(width)) lines.push(line.slice(0, width));
    }
    lines.push(line);
  }
  return lines;
}

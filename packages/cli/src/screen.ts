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
  /** Starts a new page on a terminal; elsewhere an empty line does. */
  clear(): void;
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

export function screenOf({ output, env }: Pick<Environment, 'output' | 'env'>): Screen {
  const hasColour = !env.NO_COLOR && env.TERM !== 'dumb' && (output.isTerminal || Boolean(env.FORCE_COLOR));
  const width = (): number => Math.min(100, Math.max(40, output.columns() || Number(env.COLUMNS) || 80));
  const ink = (of: Ink, text: string): string =>
    hasColour && CODES[of] !== '' && text !== '' ? `\x1b[${CODES[of]}m${text}\x1b[0m` : text;
  return {
    width,
    ink,
    inked: (of, text, indent) => wrap(text, width(), indent).map((line) => ink(of, line)),
    print: (...lines) => output.write(`${lines.join('\n')}\n`),
    clear: () => output.write(output.isTerminal && env.TERM !== 'dumb' ? '\x1b[2J\x1b[3J\x1b[H' : '\n'),
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

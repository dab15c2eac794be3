// Words and lines of the drawn table: names, breaks, inks.
import type { Ink, Pen } from '@undercroft/kernel';
import { cardName } from '../phrases/names.ts';
import type { Catalog } from '../rules/catalog.ts';

export const rule = (pen: Pen): string => pen.ink('dim', '─'.repeat(pen.width));
export const word = (pen: Pen, id: string): string => pen.say({ id: `term.${id}` });
export const ink = (seat: number): Ink => `seat${seat}` as Ink;

export const saidCard = (pen: Pen, catalog: Catalog, card: number): string =>
  pen.say(cardName(catalog, card));

export interface InkedWord {
  readonly text: string;
  readonly ink?: Ink;
}

/** A line of words, broken between them, later lines indented. */
export function flow(pen: Pen, words: readonly InkedWord[], indent = 2): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, ink: colour } of words) {
    const narrow = pen.width - indent;
    const shown = text.length > narrow ? `${text.slice(0, narrow - 1)}…` : text;
    if (used > 0 && used + 2 + shown.length > (lines.length > 0 ? narrow : pen.width)) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += (used > 0 ? '  ' : '') + pen.ink(colour ?? 'plain', shown);
    used += (used > 0 ? 2 : 0) + shown.length;
  }
  if (used > 0) lines.push(line);
  return lines.map((text, at) => (at === 0 ? text : ' '.repeat(indent) + text));
}

/** A card text under its name, wrapped to the width. */
export function sentence(pen: Pen, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '   ';
  for (const text of words) {
    if (line.trim() !== '' && line.length + 1 + text.length > pen.width) {
      lines.push(line);
      line = '   ';
    }
    line += line.trim() === '' ? text : ` ${text}`;
  }
  return [...lines, line].map((text) => pen.ink('dim', text));
}

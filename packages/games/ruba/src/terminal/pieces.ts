// Cards, dice and bars drawn with characters: the pieces that the terminal lays on its table.
import type { Ink, Message, Pen } from '@undercroft/kernel';
import { HIDDEN } from '@undercroft/kernel';
import { ACE, type Card, JACK, NO_CARD, printedValue, suitOf } from '../content/deck.ts';

/** Told apart by shape first: a club, a cup, a coin, a blade. */
export const SUIT_SIGNS = ['♣', '∪', '◉', '†'] as const;
const SUIT_INKS: readonly Ink[] = ['good', 'bad', 'warn', 'info'];

export const CARD_WIDTH = 7;

export const suitInk = (card: Card): Ink => SUIT_INKS[suitOf(card)]!;

/** A number, or the letter that the language gives to an Ace, a Jack, a Knight or a King. */
export function rankSign(card: Card, pen: Pen): string {
  const value = printedValue(card);
  return value > ACE && value < JACK ? String(value) : pen.say({ id: `rank.${value}.short` });
}

/** A card as five lines of seven columns; an empty slot is a ghost, a card face down has a back. */
export function drawCard(card: Card, pen: Pen): string[] {
  if (card === NO_CARD)
    return ['╭╌╌╌╌╌╮', '╎     ╎', '╎     ╎', '╎     ╎', '╰╌╌╌╌╌╯'].map((line) => pen.ink('dim', line));
  if (card === HIDDEN)
    return ['╭─────╮', '│░▒░▒░│', '│▒░▒░▒│', '│░▒░▒░│', '╰─────╯'].map((line) => pen.ink('dim', line));
  const rank = rankSign(card, pen);
  const sign = SUIT_SIGNS[suitOf(card)];
  const lines = ['╭─────╮', `│${rank.padEnd(5)}│`, `│  ${sign}  │`, `│${rank.padStart(5)}│`, '╰─────╯'];
  return lines.map((line) => pen.ink(suitInk(card), line));
}

/** The short name of a card in a list: its number and its suit's sign. */
export const drawSmall = (card: Card, pen: Pen): string =>
  pen.ink(suitInk(card), `${rankSign(card, pen)}${SUIT_SIGNS[suitOf(card)]}`);

/** The six faces of a die; those that succeed have a double frame. */
export function drawDice(lowestSuccess: number, pen: Pen): string[] {
  const lines = ['', '', ''];
  for (let face = 1; face <= 6; face++) {
    const succeeds = face >= lowestSuccess;
    const ink: Ink = succeeds ? 'good' : 'dim';
    const frame = succeeds ? ['╔═╗', `║${face}║`, '╚═╝'] : ['┌─┐', `│${face}│`, '└─┘'];
    for (let i = 0; i < 3; i++) lines[i] += pen.ink(ink, frame[i]!);
  }
  return lines;
}

/** Hit points as a bar, one mark each, and as numbers: no colour is needed to read it. */
export function drawHp(hp: number, max: number, pen: Pen): string {
  const ink: Ink = hp * 3 <= max ? 'bad' : hp * 3 <= 2 * max ? 'warn' : 'good';
  const bar = pen.ink(ink, '█'.repeat(hp)) + pen.ink('dim', '░'.repeat(max - hp));
  return `${bar} ${hp}/${max} ${pen.say({ id: 'term.hp.short' })}`;
}

/** Pieces side by side. All have the same height. */
export function sideBySide(pieces: readonly (readonly string[])[], gaps: readonly number[]): string[] {
  return pieces[0]!.map((_, row) =>
    pieces.map((piece, i) => (i === 0 ? '' : ' '.repeat(gaps[i - 1] ?? 1)) + piece[row]).join(''),
  );
}

/** A part of a line with its width on screen, which colours do not change. */
export interface Part {
  readonly width: number;
  readonly text: string;
}

export const part = (pen: Pen, ink: Ink, text: string): Part => ({
  width: [...text].length,
  text: pen.ink(ink, text),
});

/** Several parts as one, with a space between. */
export const joined = (parts: readonly Part[]): Part => ({
  width: parts.reduce((sum, { width }) => sum + width + 1, -1),
  text: parts.map(({ text }) => text).join(' '),
});

/** Parts in as few lines as the width allows. */
export function flow(parts: readonly Part[], width: number, gap = 3): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const { width: wide, text } of parts) {
    if (lines.length > 0 && used + gap + wide <= width) {
      lines[lines.length - 1] += ' '.repeat(gap) + text;
      used += gap + wide;
    } else {
      lines.push(text);
      used = wide;
    }
  }
  return lines;
}

/** A sentence broken between words; the colour is put on line by line. */
export function wrapped(pen: Pen, ink: Ink, message: Message, width: number): string[] {
  const words = pen.say(message).split(' ');
  return flow(
    words.map((word) => ({ width: [...word].length, text: word })),
    width,
    1,
  ).map((line) => pen.ink(ink, line));
}

// The choices of a page as a numbered list: long ones with the most sensible first, and found by words or coordinates.
import type { Message, Seat } from '@undercroft/kernel';
import type { Session } from '../session.ts';
import type { Translator } from '../translator.ts';
import type { TerminalContext } from './terminal-context.ts';

export interface ListedChoice {
  /** What is typed for it; counted from 1 over the whole list. */
  readonly number: number;
  readonly choice: unknown;
  readonly text: string;
  /** What the card says that this is about, where there is one. */
  readonly note?: string;
  /** What all choices of this kind are called: `Pay … gold`. */
  readonly kind: string;
}

/** A list this long is seen at a glance and keeps the game's own order. */
const GLANCE = 8;

/** In a long list: in the game’s own order, what is alone of its kind, then what costs least and promises most. */
export async function listChoices(
  { match: { game, position } }: { readonly match: Pick<Session['match'], 'game' | 'position'> },
  { translator, hints, rank }: Pick<TerminalContext, 'translator' | 'hints' | 'rank'>,
  seat: Seat,
): Promise<readonly ListedChoice[]> {
  const view = game.view(position, seat);
  const choices = game.choices(position, seat).map((choice) => {
    const message = game.phrases.choice(choice, view, seat);
    return { choice, message, kind: kindOf(message, translator) };
  });
  if (choices.length > GLANCE) {
    const [{ promise }, rankOf] = await Promise.all([hints(), rank()]);
    const alike = Map.groupBy(choices, ({ kind }) => kind);
    const keys = new Map(
      choices.map(({ choice, kind }): [unknown, readonly number[]] => {
        const isAlone = kind !== '' && alike.get(kind)!.length === 1;
        return [choice, [rankOf(choice, view), isAlone ? 0 : 1, -promise(view, seat, choice)]];
      }),
    );
    const compare = (a: readonly number[], b: readonly number[]): number =>
      a.map((key, i) => key - b[i]!).find((difference) => difference !== 0) ?? 0;
    choices.sort((a, b) => compare(keys.get(a.choice)!, keys.get(b.choice)!));
  }
  return choices.map(({ choice, message, kind }, i) => {
    const note = noteOf(message, translator);
    const text = translator.render(message);
    return { number: i + 1, choice, text, kind, ...(note !== undefined && { note }) };
  });
}

/** What the card says that a choice is about, where it is about nothing else but perhaps a player. */
function noteOf({ args = {} }: Message, { has, say }: Translator): string | undefined {
  const named = Object.values(args).filter(
    (arg): arg is Message => typeof arg === 'object' && !/^seat\.\d+$/.test(arg.id),
  );
  const text = `${named[0]?.id}.text`;
  return named.length === 1 && has(text) ? say(text) : undefined;
}

const BLANK = '…';

/** The words that choices of one kind share, with blanks for what differs. */
function kindOf({ id }: Message, { texts }: Translator): string {
  const words = (texts[id] ?? '').replace(/\{[^}]*\}/g, BLANK).replace(/(?:… )+…/g, BLANK);
  return /\p{L}/u.test(words) ? words : '';
}

export interface FoldedKind {
  readonly kind: string;
  readonly choices: readonly ListedChoice[];
}

const MOST_GROUPS = 9;

/** The kinds of a long list, which can be unfolded one by one; none where there is only one kind, or too many. */
export function groupsOf(list: readonly ListedChoice[]): readonly FoldedKind[] {
  const kinds = Map.groupBy(list, ({ kind }) => kind);
  if (kinds.size < 2 || kinds.size > MOST_GROUPS || kinds.has('')) return [];
  return [...kinds].map(([kind, choices]) => ({ kind, choices }));
}

/** Those whose text has all these words, or words that begin with them; `5,5` is a word, `5,5 up` its upper side. */
export function choicesWith(list: readonly ListedChoice[], words: string): readonly ListedChoice[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  const cell = wanted.find((word) => CELL.test(word));
  const tests = wanted.map((word) => {
    const side = cell === undefined ? undefined : SIDES.find((one) => one.words.includes(word));
    return side ? [...side.words, neighbour(cell!, side)].map(wordTest) : [wordTest(word)];
  });
  return list.filter(({ text }) => tests.every((any) => any.some((test) => test.test(plain(text)))));
}

const wordTest = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${RegExp.escape(word)}${/\d$/.test(word) ? '(?!\\d)' : ''}`, 'u');

const CELL = /^-?\d+,-?\d+$/;

interface Side {
  readonly words: readonly string[];
  /** Rows and columns from a cell to the next one on that side. */
  readonly step: readonly [number, number];
}

/** In every language at once: a player types what comes to mind. */
const SIDES: readonly Side[] = [
  { words: ['up', 'above', 'вверх', 'сверху', 'над', 'su', 'sopra'], step: [-1, 0] },
  { words: ['down', 'below', 'вниз', 'снизу', 'под', 'giù', 'sotto'], step: [1, 0] },
  { words: ['left', 'слева', 'влево', 'sinistra'], step: [0, -1] },
  { words: ['right', 'справа', 'вправо', 'destra'], step: [0, 1] },
];

function neighbour(cell: string, { step }: Side): string {
  const [row, column] = cell.split(',').map(Number);
  return `${row! + step[0]},${column! + step[1]}`;
}

/** Small letters, plain signs, and coordinates without brackets or spaces: `(5, −5)` is `5,-5`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('ё', 'е')
    .replace(/,\s+(?=-?\d)/g, ',')
    .replace(/[()]/g, ' ')
    .trim();

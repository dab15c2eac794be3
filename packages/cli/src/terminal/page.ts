// A page that fits the screen: title, drawn table, news, question, numbered choices and keys.
import { stripVTControlCharacters } from 'node:util';
import { type AnyGame, type Options, resolveTable } from '@undercroft/kernel';
import { wrap } from '../screen.ts';
import { mayUndo, type Session, seatsHere } from '../session.ts';
import type { Translator } from '../translator.ts';
import { groupsOf, type ListedChoice } from './listed-choices.ts';
import type { TerminalContext } from './terminal-context.ts';

/** `Ruba Dungeon · easy · Anna ─────` across the page. */
export function titleLine(
  session: Session,
  { screen, translator, nameOf }: TerminalContext,
  seat?: number,
): string {
  const { game, table } = session.match;
  const parts = [
    ...(session.isPractice ? [translator.say('cli.practice')] : []),
    translator.say('game.title'),
    ...changedOptions(game, table.options, table.seats, translator),
    ...(seat !== undefined && seatsHere(session).length > 1 ? [nameOf(seat)] : []),
  ];
  const title = wholeParts(parts, screen.width() - 4);
  if (!screen.isPaged) return title;
  return `${screen.ink('accent', title)} ${screen.ink('dim', '─'.repeat(Math.max(0, screen.width() - title.length - 1)))}`;
}

/** As many parts as fit; half an option would say nothing. */
function wholeParts(parts: readonly string[], width: number): string {
  let title = parts[0]!;
  for (const part of parts.slice(1)) {
    const longer = `${title} · ${part}`;
    if (longer.length <= width) title = longer;
  }
  return cut(title, width);
}

/** Options that differ from the defaults; what follows from another option is not said again. */
export function changedOptions(
  game: AnyGame,
  options: Options,
  seats: number,
  translator: Translator,
): string[] {
  const changed: Record<string, Options[string]> = {};
  for (const name of Object.keys(game.options))
    if (options[name] !== resolveTable(game, seats, changed).options[name]) changed[name] = options[name]!;
  return Object.entries(changed).map(
    ([name, value]) => `${translator.say(`option.${name}`)}: ${optionWord(translator, name, value)}`,
  );
}

/** An option's value as the game says it, else as it is written. */
export function optionWord(translator: Translator, name: string, value: string | number | boolean): string {
  const id = `option.${name}.${value}`;
  if (translator.has(id)) return translator.say(id);
  if (typeof value === 'boolean') return translator.say(value ? 'cli.on' : 'cli.off');
  return String(value);
}

/** What happened since this person's last choice, in at most so many rows: the end of it. */
export function newsLines(
  news: readonly string[],
  { screen, translator }: TerminalContext,
  room = Number.POSITIVE_INFINITY,
): string[] {
  const lines = news.flatMap((text) => wrap(`• ${text}`, screen.width(), '  '));
  const shown = lines.length <= room ? lines : lines.slice(lines.length - Math.max(0, room - 1));
  const hidden = lines.length - shown.length;
  const more =
    hidden > 0 && room > 0 ? [cut(translator.say('cli.earlier-news', { n: hidden }), screen.width())] : [];
  return [...more, ...shown].map((line) => screen.ink('dim', line));
}

/** One line, with its end left out where it is too wide. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

type Numbered = Pick<ListedChoice, 'number' | 'text' | 'note'>;

export function choiceLines(
  list: readonly Numbered[],
  { screen }: Pick<TerminalContext, 'screen'>,
): string[] {
  const digits = String(list.at(-1)?.number ?? 1).length;
  const indent = ' '.repeat(digits + 3);
  return list.flatMap(({ number, text, note }) => {
    const label = ` ${String(number).padStart(digits)}`;
    const [first, ...rest] = wrap(text, screen.width() - indent.length);
    return [
      `${screen.ink('accent', label)}  ${first}`,
      ...rest.map((line) => indent + line),
      ...(note === undefined ? [] : wrap(note, screen.width() - indent.length)).map((line) =>
        screen.ink('dim', indent + line),
      ),
    ];
  });
}

/** As many choices as fit into these rows, and a line for the rest. */
export function choicesIn(
  list: readonly ListedChoice[],
  from: number,
  room: number,
  context: Pick<TerminalContext, 'screen' | 'translator'>,
): { readonly lines: string[]; readonly next: number } {
  const { screen, translator } = context;
  const all = choiceLines(list, context);
  const most = Math.max(...groupSizes(list));
  const isShort = list.length <= MOST_AT_ONCE || most < ENUMERATION;
  if (isShort && all.length <= room) return { lines: all, next: 0 };
  const folded = groupLine(list, context);
  let part = list.slice(from, from + MOST_AT_ONCE);
  while (part.length > 1 && choiceLines(part, context).length + folded.length > room - 1)
    part = part.slice(0, -1);
  const next = from + part.length < list.length ? from + part.length : 0;
  const hasCells = list.some(({ text }) => /\(\d+,\d+\)/.test(text));
  const said = translator.say(hasCells ? 'cli.more-cells' : 'cli.more-choices', {
    n: list.length - part.length,
  });
  const more = cut(said, screen.width());
  return { lines: [...choiceLines(part, context), ...folded, screen.ink('dim', more)], next };
}

/** `+1 Pay … gold (32)`: the groups that fit into one line; what is alone of its kind needs none. */
function groupLine(
  list: readonly ListedChoice[],
  { screen }: Pick<TerminalContext, 'screen'>,
): readonly string[] {
  const groups = groupsOf(list).flatMap(({ kind, choices }, i) =>
    choices.length > 1 ? [`+${i + 1} ${cut(kind, LONGEST_KIND)} (${choices.length})`] : [],
  );
  return groups.length === 0 ? [] : [screen.ink('info', cut(` ${groups.join('  ')}`, screen.width()))];
}

const LONGEST_KIND = 28;
/** So many of a kind are ways to do one thing: the first of them are enough at first. */
const ENUMERATION = 7;
const groupSizes = (list: readonly ListedChoice[]): readonly number[] =>
  [...Map.groupBy(list, ({ kind }) => kind).values()].map(({ length }) => length);

const MOST_AT_ONCE = 8;
/** The same choices without what their cards say. */
export const withoutNotes = (list: readonly ListedChoice[]): readonly ListedChoice[] =>
  list.map(({ note: _, ...choice }) => choice);

/** What lines say, however they are broken and divided. */
const lettersOf = (lines: readonly string[]): string =>
  stripVTControlCharacters(lines.join('')).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** With notes only where they tell what the table does not. */
export function withNotes(list: readonly ListedChoice[], table: readonly string[]): readonly ListedChoice[] {
  const told = lettersOf(table);
  return list.map(({ note, ...choice }) =>
    note === undefined || told.includes(lettersOf([note])) ? choice : { ...choice, note },
  );
}

/** Choices, and rows of news, that are shown in any case, before the table takes the rest. */
const LEAST_CHOICES = 5;
const LEAST_NEWS = 2;

export interface PageParts {
  readonly title: string;
  /** Drawn in full, or in so many rows. */
  table(height?: number): readonly string[];
  readonly news: readonly string[];
  readonly question: readonly string[];
  readonly list: readonly ListedChoice[];
  readonly from: number;
  readonly keys: readonly string[];
  readonly notice: readonly string[];
}

/** Question, choices and keys always; the table in full where there is room, else what matters of it; then the news. */
export function fitPage(parts: PageParts, context: TerminalContext): { lines: string[]; next: number } {
  const { screen, translator } = context;
  const { title, question, from, keys, notice } = parts;
  const list = withoutNotes(parts.list);
  const room = screen.height() - 2 - question.length - keys.length - notice.length;
  const whole = parts.table();
  const told = lettersOf(whole);
  const fresh = parts.news.filter((line) => !told.includes(lettersOf([line])));
  const news = newsLines(fresh, context);
  const first = choiceLines(list.slice(0, LEAST_CHOICES), context).length + 2;
  const least = Math.min(choiceLines(list, context).length, first) + Math.min(news.length, LEAST_NEWS);
  const table = whole.length + least <= room ? whole : fitTable(parts.table(room - least), room - least);
  const forNews = Math.min(news.length, LEAST_NEWS);
  const forChoices = room - table.length - forNews;
  const noted = withNotes(parts.list, table);
  const hasRoom = choiceLines(noted, context).length <= forChoices;
  const choices = choicesIn(hasRoom ? noted : list, from, forChoices, context);
  const left = room - table.length - choices.lines.length;
  const lines = [
    title,
    ...table,
    ...(news.length < left ? [''] : []),
    ...newsLines(fresh, context, left),
    ...question,
    ...choices.lines,
    ...notice,
    ...keys,
  ];
  return { lines, next: choices.next };

  function fitTable(drawn: readonly string[], rows: number): readonly string[] {
    if (drawn.length <= rows) return drawn;
    const rest = translator.say('cli.rest-of-table', { n: drawn.length - rows + 1 });
    return [...drawn.slice(0, Math.max(0, rows - 1)), screen.ink('dim', cut(rest, screen.width()))];
  }
}

/** Undo is listed only where something can be taken back. */
export const listedKeys = (session: Session, { translator }: TerminalContext, seat: number): string[] => [
  ...(mayUndo(session, seat) ? [translator.say('cli.key.undo')] : []),
  translator.say('cli.key.rules'),
  translator.say('cli.key.table'),
  translator.say('cli.key.news'),
  translator.say('cli.key.save'),
  translator.say('cli.key.quit'),
];

// A page that fits the screen: title, drawn table, news, question, numbered choices and keys.
import { type AnyGame, type Options, resolveTable, undoBar } from '@undercroft/kernel';
import { wrap } from '../screen.ts';
import { type Session, seatsHere } from '../session.ts';
import type { Translator } from '../translator.ts';
import type { ListedChoice } from './listed-choices.ts';
import type { TerminalContext } from './terminal-context.ts';

/** `Ruba Dungeon · easy · Anna ─────` across the page. */
export function titleLine(
  session: Session,
  { screen, translator, nameOf }: TerminalContext,
  seat?: number,
): string {
  const { game, table } = session.match;
  const parts = [
    translator.say('game.title'),
    ...changedOptions(game, table.options, table.seats, translator),
    ...(seat !== undefined && seatsHere(session).length > 1 ? [nameOf(seat)] : []),
  ];
  const title = parts.join(' · ').slice(0, screen.width() - 4);
  return `${screen.ink('accent', title)} ${screen.ink('dim', '─'.repeat(Math.max(0, screen.width() - title.length - 1)))}`;
}

/** Options that differ from the defaults. */
export function changedOptions(
  game: AnyGame,
  options: Options,
  seats: number,
  translator: Translator,
): string[] {
  const usual = resolveTable(game, seats).options;
  return Object.keys(game.options)
    .filter((name) => options[name] !== usual[name])
    .map((name) => `${translator.say(`option.${name}`)}: ${optionWord(translator, name, options[name]!)}`);
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
const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

type Numbered = Pick<ListedChoice, 'number' | 'text'>;

export function choiceLines(
  list: readonly Numbered[],
  { screen }: Pick<TerminalContext, 'screen'>,
): string[] {
  const digits = String(list.at(-1)?.number ?? 1).length;
  const indent = ' '.repeat(digits + 3);
  return list.flatMap(({ number, text }) => {
    const label = ` ${String(number).padStart(digits)}`;
    const [first, ...rest] = wrap(text, screen.width() - indent.length);
    return [`${screen.ink('accent', label)}  ${first}`, ...rest.map((line) => indent + line)];
  });
}

export const numbered = (texts: readonly string[]): readonly Numbered[] =>
  texts.map((text, i) => ({ number: i + 1, text }));

/** As many choices as fit into these rows, and a line for the rest. */
export function choicesIn(
  list: readonly ListedChoice[],
  from: number,
  room: number,
  context: Pick<TerminalContext, 'screen' | 'translator'>,
): { readonly lines: string[]; readonly next: number } {
  const { screen, translator } = context;
  const all = choiceLines(list, context);
  if (all.length <= room) return { lines: all, next: 0 };
  let part = list.slice(from, from + MOST_AT_ONCE);
  while (part.length > 1 && choiceLines(part, context).length > room - 1) part = part.slice(0, -1);
  const next = from + part.length < list.length ? from + part.length : 0;
  const more = translator.say('cli.more-choices', { n: list.length - part.length });
  return { lines: [...choiceLines(part, context), screen.ink('dim', cut(more, screen.width()))], next };
}

const MOST_AT_ONCE = 8;
/** Rows that choices and news get in any case, before the table takes the rest. */
const LEAST_CHOICES = 5;
const LEAST_NEWS = 1;

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
  const { title, question, list, from, keys, notice } = parts;
  const room = screen.height() - 2 - question.length - keys.length - notice.length;
  const news = newsLines(parts.news, context);
  const whole = parts.table();
  const least =
    Math.min(choiceLines(list, context).length, LEAST_CHOICES) + Math.min(news.length, LEAST_NEWS);
  const table = whole.length + least <= room ? whole : fitTable(parts.table(room - least), room - least);
  const forNews = Math.min(news.length, LEAST_NEWS);
  const choices = choicesIn(list, from, room - table.length - forNews, context);
  const left = room - table.length - choices.lines.length;
  const lines = [
    title,
    ...table,
    ...(news.length < left ? [''] : []),
    ...newsLines(parts.news, context, left),
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
export function keyLine({ match }: Session, { screen, translator }: TerminalContext, seat: number): string[] {
  const keys = [
    ...(undoBar(match, seat) === undefined ? [translator.say('cli.key.undo')] : []),
    translator.say('cli.key.rules'),
    translator.say('cli.key.table'),
    translator.say('cli.key.news'),
    translator.say('cli.key.save'),
    translator.say('cli.key.quit'),
  ];
  return screen.inked('dim', keys.join('   '));
}

// The parts of a page around the drawn table: title, news, numbered choices and keys.
import { type AnyGame, type Options, resolveTable, undoBar } from '@undercroft/kernel';
import { wrap } from '../screen.ts';
import { type Session, seatsHere } from '../session.ts';
import type { Translator } from '../translator.ts';
import type { TerminalContext } from './terminal-context.ts';

const MOST_NEWS = 12;

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
function changedOptions(game: AnyGame, options: Options, seats: number, translator: Translator): string[] {
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

/** What happened since this person's last page: the last lines of it. */
export function newsLines(news: readonly string[], { screen, translator }: TerminalContext): string[] {
  if (news.length === 0) return [];
  const left = Math.max(0, news.length - MOST_NEWS);
  const lines = news.slice(left).flatMap((text) => wrap(`• ${text}`, screen.width(), '  '));
  const more = left > 0 ? [translator.say('cli.earlier-news', { n: left })] : [];
  return [...[...more, ...lines].map((line) => screen.ink('dim', line)), ''];
}

export function choiceLines(texts: readonly string[], { screen }: Pick<TerminalContext, 'screen'>): string[] {
  const digits = String(texts.length).length;
  const indent = ' '.repeat(digits + 3);
  return texts.flatMap((text, i) => {
    const number = ` ${String(i + 1).padStart(digits)}`;
    const [first, ...rest] = wrap(text, screen.width() - indent.length);
    return [`${screen.ink('accent', number)}  ${first}`, ...rest.map((line) => indent + line)];
  });
}

/** Undo is listed only where something can be taken back. */
export function keyLine({ match }: Session, { screen, translator }: TerminalContext, seat: number): string[] {
  const keys = [
    ...(undoBar(match, seat) === undefined ? [translator.say('cli.key.undo')] : []),
    translator.say('cli.key.rules'),
    translator.say('cli.key.save'),
    translator.say('cli.key.quit'),
  ];
  return screen.inked('dim', keys.join('   '));
}

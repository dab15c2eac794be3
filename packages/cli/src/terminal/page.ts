// The parts of a page around the drawn table: title, news, numbered choices and keys.
import { type Options, resolveTable, undoBar } from '@undercroft/kernel';
import type { AnyGame } from '@undercroft/shelf';
import { wrap } from '../screen.ts';
import { type Session, seatsHere } from '../session.ts';
import type { Speech } from '../speech.ts';
import type { Desk } from './desk.ts';

const MOST_NEWS = 12;

/** `Ruba Dungeon · easy · Anna ─────` across the page. */
export function titleLine(session: Session, { screen, speech, nameOf }: Desk, seat?: number): string {
  const { game, table } = session.match;
  const parts = [
    speech.say('game.title'),
    ...changedOptions(game, table.options, table.seats, speech),
    ...(seat !== undefined && seatsHere(session).length > 1 ? [nameOf(seat)] : []),
  ];
  const title = parts.join(' · ').slice(0, screen.width() - 4);
  return `${screen.ink('accent', title)} ${screen.ink('dim', '─'.repeat(Math.max(0, screen.width() - title.length - 1)))}`;
}

/** The options worth a word in the title: those that are not as usual. */
function changedOptions(game: AnyGame, options: Options, seats: number, speech: Speech): string[] {
  const usual = resolveTable(game, seats).options;
  return Object.keys(game.options)
    .filter((name) => options[name] !== usual[name])
    .map((name) => `${speech.say(`option.${name}`)}: ${optionWord(speech, name, options[name]!)}`);
}

/** An option's value as the game says it, else as it is written. */
export function optionWord(speech: Speech, name: string, value: string | number | boolean): string {
  const id = `option.${name}.${value}`;
  if (speech.has(id)) return speech.say(id);
  if (typeof value === 'boolean') return speech.say(value ? 'cli.on' : 'cli.off');
  return String(value);
}

/** What happened since this person last looked; only the end of it when it was much. */
export function newsLines(news: readonly string[], { screen, speech }: Desk): string[] {
  if (news.length === 0) return [];
  const left = Math.max(0, news.length - MOST_NEWS);
  const lines = news.slice(left).flatMap((text) => wrap(`• ${text}`, screen.width(), '  '));
  const more = left > 0 ? [speech.say('cli.earlier-news', { n: left })] : [];
  return [...[...more, ...lines].map((line) => screen.ink('dim', line)), ''];
}

export function choiceLines(texts: readonly string[], { screen }: Pick<Desk, 'screen'>): string[] {
  const digits = String(texts.length).length;
  const indent = ' '.repeat(digits + 3);
  return texts.flatMap((text, i) => {
    const number = ` ${String(i + 1).padStart(digits)}`;
    const [first, ...rest] = wrap(text, screen.width() - indent.length);
    return [`${screen.ink('accent', number)}  ${first}`, ...rest.map((line) => indent + line)];
  });
}

/** The keys; undo only where something can be taken back. */
export function keyLine({ match }: Session, { screen, speech }: Desk, seat: number): string[] {
  const keys = [
    ...(undoBar(match, seat) === undefined ? [speech.say('cli.key.undo')] : []),
    speech.say('cli.key.rules'),
    speech.say('cli.key.save'),
    speech.say('cli.key.quit'),
  ];
  return wrap(keys.join('   '), screen.width()).map((line) => screen.ink('dim', line));
}

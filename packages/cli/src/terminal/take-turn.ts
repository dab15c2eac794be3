// One person's turn: shows the page and reads answers until the game changes or the person leaves.
import { CONCEDE, CodedError, type Seat } from '@undercroft/kernel';
import { INTERRUPTED } from '../cli-command.ts';
import type { Input, NamedKeys } from '../input-lines.ts';
import { type Moved, playChoice, type Session, save, undo } from '../session.ts';
import { ask, showText } from './ask.ts';
import { rulebookOf, rulesAnswer } from './ask-rules.ts';
import { isFatal } from './fatal-choice.ts';
import { choicesWith, groupsOf, type ListedChoice, listChoices } from './listed-choices.ts';
import { choicesIn, fitPage, listedKeys, newsLines, titleLine, withNotes } from './page.ts';
import type { TerminalContext } from './terminal-context.ts';
import { keyListedAs, typedAnswerOf } from './typed-answer.ts';

const KEYS: NamedKeys = { pagedown: 'm' };

export type Turn =
  | { readonly kind: 'moved'; readonly moved: Moved }
  | { readonly kind: 'undone'; readonly session: Session }
  | { readonly kind: 'leave'; readonly exitCode: number };

/** All that one person was told, and how much of it they knew at their last choice. */
export interface News {
  readonly lines: string[];
  seen: number;
}

interface Page {
  readonly session: Session;
  readonly context: TerminalContext;
  readonly seat: Seat;
  readonly news: News;
  readonly all: readonly ListedChoice[];
  /** Those that the typed words left; all of them where none were typed. */
  list: readonly ListedChoice[];
  from: number;
  next: number;
  notice: readonly string[];
  /** The choice that the player was warned of and may now make. */
  warnedOf: ListedChoice | undefined;
  /** Without pages, what is to be printed next: everything, the list alone or only the notice. */
  part: 'all' | 'list' | 'notice';
}

/** Everything since the last choice stays on the page until the next one is made. */
export async function takeTurn(
  session: Session,
  context: TerminalContext,
  seat: Seat,
  news: News,
): Promise<Turn> {
  const all = await listChoices(session, context, seat);
  const page: Page = {
    session,
    context,
    seat,
    news,
    all,
    list: all,
    from: 0,
    next: 0,
    notice: [],
    warnedOf: undefined,
    part: 'all',
  };
  let pending: Input | undefined;
  for (let isFresh = true; ; isFresh = false) {
    const input: Input = pending ?? (await ask(context, () => pageLines(page), KEYS));
    pending = undefined;
    page.notice = [];
    page.part = 'notice';
    if (input.kind === 'end') return { kind: 'leave', exitCode: 0 };
    if (input.kind === 'interrupt') return { kind: 'leave', exitCode: INTERRUPTED };
    const done = input.kind === 'line' ? await answered(page, input.line, isFresh) : unknown(page);
    if (!done) continue;
    if (done.kind === 'show') {
      pending = await showText(context, done.text, done.from);
      continue;
    }
    if (done.kind !== 'leave') news.seen = news.lines.length;
    return done;
  }
}

interface Show {
  readonly kind: 'show';
  readonly from?: 'first' | 'last';
  text(): readonly string[];
}

/** What an answer leads to; undefined where the same question is asked again. */
async function answered(page: Page, line: string, isFresh: boolean): Promise<Turn | Show | undefined> {
  const { session, context, seat } = page;
  const answer = typedAnswerOf(line, page.all.length, isFresh);
  switch (answer.kind) {
    case 'choice':
      return chosen(page, page.all[answer.index]!);
    case 'group': {
      const group = groupsOf(page.all)[answer.index];
      return group ? listed(page, group.choices) : unknown(page);
    }
    case 'words': {
      const key = choicesWith(page.all, answer.words).length === 0 && keyListedAs(keys(page), answer.words);
      return key ? answered(page, key, isFresh) : withWords(page, answer.words);
    }
    case 'more':
      page.from = page.next;
      page.part = 'list';
      return undefined;
    case 'again':
      page.list = page.all;
      page.from = 0;
      page.part = 'all';
      return undefined;
    case 'quit':
      return { kind: 'leave', exitCode: 0 };
    case 'concede':
      return concede(page);
    case 'undo': {
      const undone = undo(session, seat);
      if (undone instanceof CodedError) return warn(page, context.translator.error(undone));
      return { kind: 'undone', session: undone };
    }
    case 'save':
      save(session);
      return warn(page, savedText(session, context));
    case 'rules': {
      const text = await rulesAnswer(session, context, seat, answer.words);
      return { kind: 'show', text };
    }
    case 'rulebook': {
      const text = await rulebookOf(context);
      return { kind: 'show', text };
    }
    case 'news':
      return { kind: 'show', from: 'last', text: () => newsLines(page.news.lines, context) };
    case 'table':
      return { kind: 'show', text: () => context.draw(session.match.position, seat) };
    case 'unknown':
      return unknown(page);
  }
}

const keys = ({ session, context, seat }: Page): string[] => listedKeys(session, context, seat);

/** What loses the game at once is asked for twice. */
function chosen(page: Page, listed: ListedChoice): Turn | undefined {
  const { session, context, seat } = page;
  const isSure = page.warnedOf === listed;
  page.warnedOf = undefined;
  if (isSure || !isFatal(session.match, seat, listed.choice)) return moved(page, listed.choice);
  page.warnedOf = listed;
  return warn(page, context.translator.say('cli.sure-to-lose', { n: listed.number }));
}

function listed(page: Page, list: readonly ListedChoice[]): undefined {
  page.list = list;
  page.from = 0;
  page.part = 'list';
}

const moved = ({ session, seat }: Page, choice: unknown): Turn => ({
  kind: 'moved',
  moved: playChoice(session, seat, choice),
});

function warn(page: Page, text: string): undefined {
  page.notice = page.context.screen.inked('warn', text, '  ');
}

const unknown = (page: Page): undefined =>
  warn(page, page.context.translator.say('cli.no-such-key', { most: page.all.length }));

/** The one choice with these words is made; several are listed. */
function withWords(page: Page, words: string): Turn | undefined {
  const found = choicesWith(page.all, words);
  if (found.length === 0) return unknown(page);
  return found.length === 1 && page.all.length > 1 ? chosen(page, found[0]!) : listed(page, found);
}

/** Giving up is asked for twice. */
async function concede(page: Page): Promise<Turn | undefined> {
  const { session, context } = page;
  const { translator } = context;
  if (!session.match.game.concede) return warn(page, translator.say('error.cannot-concede'));
  page.notice = context.screen.inked('warn', translator.say('cli.sure-to-concede'));
  const input = await ask(context, () => pageLines(page));
  page.notice = [];
  if (input.kind === 'interrupt') return { kind: 'leave', exitCode: INTERRUPTED };
  const isSure = input.kind === 'line' && input.line.trim().toLowerCase() === 'concede';
  return isSure ? moved(page, CONCEDE) : undefined;
}

function pageLines(page: Page): readonly string[] {
  const { session, context, seat, news, list, from } = page;
  const { game, position } = session.match;
  const { translator, screen } = context;
  const question = translator.render(game.phrases.question(game.view(position, seat), seat));
  const parts = {
    title: titleLine(session, context, seat),
    table: (height?: number) => context.draw(position, seat, height),
    news: news.lines.slice(news.seen),
    question: screen.inked('strong', question),
    list,
    from,
    keys: screen.inked('dim', keys(page).join('   ')),
    notice: page.notice,
  };
  if (screen.isPaged) {
    const { lines, next } = fitPage(parts, context);
    page.next = next;
    return lines;
  }
  const drawn = parts.table();
  const choices = choicesIn(withNotes(list, drawn), from, PLAIN_CHOICES, context);
  page.next = choices.next;
  if (page.part === 'notice') return parts.notice;
  if (page.part === 'list') return choices.lines;
  const told = newsLines(parts.news, context);
  return [
    parts.title,
    ...drawn,
    '',
    ...told,
    ...(told.length > 0 ? [''] : []),
    ...parts.question,
    ...choices.lines,
    ...parts.keys,
  ];
}

/** Rows of choices that are printed at once without pages. */
const PLAIN_CHOICES = 12;

export const savedText = ({ file }: Session, { translator }: TerminalContext): string =>
  file === undefined ? translator.say('cli.not-kept') : translator.say('cli.saved', { file });

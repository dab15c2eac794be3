// The `?` key: what a card says, which rule bars what is not on the list, and clauses by id or word.
import type { Seat } from '@undercroft/kernel';
import { type Barred, barredChoices } from '../barred-choices.ts';
import { type Ledger, passagesIn, searchLedger, toldAbout } from '../ledger.ts';
import { wrap } from '../screen.ts';
import type { Session } from '../session.ts';
import { textsNamed } from './named-texts.ts';
import type { TerminalContext } from './terminal-context.ts';

const MOST_CLAUSES = 6;
/** Choices named under one reason. */
const MOST_ALIKE = 8;

/** Without words: what was open before at this question and is barred now. The lines are made anew for every width. */
export async function rulesAnswer(
  session: Session,
  context: TerminalContext,
  seat: Seat,
  words: string,
): Promise<() => readonly string[]> {
  const { screen, translator } = context;
  const ledger = await context.ledger();
  const wanted = words.toLowerCase();
  const among = words === '' ? 'this question' : 'all questions';
  const barred = barredChoices(session.match, seat, translator, among).filter(({ text }) =>
    text.toLowerCase().includes(wanted),
  );
  const reasons = [...Map.groupBy(barred, ({ reason }) => `${reason.code} ${reason.clause}`).values()];
  const named = words === '' ? [] : textsNamed(translator, words);
  const found = words === '' ? [] : searchLedger(ledger, words);
  const clauses = found.filter(
    ({ thing, text }) => thing === undefined || !named.some((one) => one.text === text),
  );
  return () => [
    ...(words === '' ? screen.inked('info', translator.say('cli.rules-prompt')) : []),
    ...named.flatMap(({ name, text }) => [
      screen.ink('strong', name),
      ...screen.inked('plain', `  ${text}`, '  '),
    ]),
    ...(words === '' && barred.length > 0 ? screen.inked('info', translator.say('cli.barred-now')) : []),
    ...reasons.flatMap((alike) => barredLines(alike, ledger, context)),
    ...clauses.slice(0, MOST_CLAUSES).flatMap(({ id, text }) => clauseLines(id, text, context)),
    ...more(clauses.length - MOST_CLAUSES, context),
    ...(words !== '' && named.length + barred.length + clauses.length === 0
      ? [screen.ink('warn', translator.say('cli.nothing-found'))]
      : []),
  ];
}

/** How to play: the whole rulebook, chapter by chapter. */
export async function rulebookOf(context: TerminalContext): Promise<() => readonly string[]> {
  const chapters = Map.groupBy(passagesIn(await context.ledger()), ({ chapter }) => chapter);
  return () =>
    [...chapters].flatMap(([chapter, inIt]) => [
      context.screen.ink('strong', chapter),
      ...inIt.flatMap(({ text }) => context.screen.inked('plain', `  ${text}`, '  ')),
      '',
    ]);
}

const more = (left: number, { screen, translator }: TerminalContext): string[] =>
  left > 0 ? [screen.ink('dim', translator.say('cli.and-more', { n: left }))] : [];

/** The choices that one rule bars, why, and the rule itself. */
function barredLines(barred: readonly Barred[], ledger: Ledger, context: TerminalContext): string[] {
  const { screen, translator } = context;
  const { code, clause } = barred[0]!.reason;
  const why = translator.say(`refusal.${code}`).replace(/\.$/, '');
  const texts = barred.slice(0, MOST_ALIKE).map(({ text }) => text);
  const rest = barred.length - texts.length;
  if (rest > 0) texts.push(translator.say('cli.and-more', { n: rest }));
  const told = toldAbout(ledger, clause);
  return [
    ...screen.inked('warn', `✗ ${why}: ${texts.join('; ')}`, '  '),
    ...(told === '' ? [] : clauseLines(clause, told, context)),
  ];
}

const clauseLines = (id: string, text: string, { screen }: TerminalContext): string[] =>
  wrap(`${id}  ${text}`, screen.width() - 2, '    ').map((line, i) =>
    i === 0 ? `  ${screen.ink('strong', id)}${line.slice(id.length)}` : `  ${line}`,
  );

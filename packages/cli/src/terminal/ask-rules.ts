// The `?` key: looks a clause or a word up, and says which rule bars what is not on the list.
import { clauseOf, type Ledger, searchLedger } from '../ledger.ts';
import { wrap } from '../screen.ts';
import type { Session } from '../session.ts';
import { type Barred, barredChoices } from '../why-not.ts';
import type { Desk } from './desk.ts';

const MOST_CLAUSES = 6;
const MOST_BARRED = 6;

export async function askRules(session: Session, desk: Desk, seat: number, given: string): Promise<void> {
  const { screen, speech } = desk;
  let words = given;
  if (words === '') {
    screen.print(
      ...wrap(speech.say('cli.rules-prompt'), screen.width()).map((line) => screen.ink('info', line)),
    );
    desk.world.output.write(screen.ink('accent', '? '));
    const heard = await desk.lines.next();
    if (heard.kind !== 'line') return;
    words = heard.line.trim();
  }
  const ledger = await desk.ledger();
  const wanted = words.toLowerCase();
  const barred = barredChoices(session.match, seat, speech).filter(({ text }) =>
    text.toLowerCase().includes(wanted),
  );
  const clauses = words === '' ? [] : searchLedger(ledger, words);
  screen.print(
    ...barred.slice(0, MOST_BARRED).flatMap((one) => barredLines(one, ledger, desk)),
    ...more(barred.length - MOST_BARRED, desk),
    ...clauses.slice(0, MOST_CLAUSES).flatMap(({ id, text }) => clauseLines(id, text, desk)),
    ...more(clauses.length - MOST_CLAUSES, desk),
  );
  if (barred.length + clauses.length === 0) screen.print(screen.ink('warn', speech.say('cli.nothing-found')));
}

const more = (left: number, { screen, speech }: Desk): string[] =>
  left > 0 ? [screen.ink('dim', speech.say('cli.and-more', { n: left }))] : [];

/** The choice, why it is barred, and the rule itself. */
function barredLines({ text, reason }: Barred, ledger: Ledger, desk: Desk): string[] {
  const { screen, speech } = desk;
  const why = speech.say(`refusal.${reason.code}`);
  const clause = clauseOf(ledger, reason.clause);
  return [
    ...wrap(`✗ ${text}: ${why}`, screen.width(), '  ').map((line) => screen.ink('warn', line)),
    ...clauseLines(reason.clause, clause?.text ?? '', desk),
  ];
}

const clauseLines = (id: string, text: string, { screen }: Desk): string[] =>
  wrap(`${id}  ${text}`, screen.width() - 2, '    ').map((line, i) =>
    i === 0 ? `  ${screen.ink('strong', id)}${line.slice(id.length)}` : `  ${line}`,
  );

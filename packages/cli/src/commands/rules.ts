// `rules`: looks up the rules of a game by clause or by word, in the reader's language first.
import { CodedError } from '@undercroft/kernel';
import type { Call, CliCommand } from '../cli-command.ts';
import {
  clauseOf,
  familyOf,
  isClauseId,
  LEDGER_LANGUAGE,
  type Ledger,
  type LedgerClause,
  loadLedger,
  passagesIn,
  readLedger,
  searchLedger,
} from '../ledger.ts';
import { screenOf, wrap } from '../screen.ts';
import { loadTranslator } from '../translator.ts';

const FLAGS = { json: { type: 'boolean' }, all: { type: 'boolean' } } as const;
type RulesCall = Call<typeof FLAGS>;

export const RULES: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 99, run: rules };

const MOST_SHOWN = 20;

async function rules(call: RulesCall): Promise<number> {
  const { words, io, translator } = call;
  const games = io.shelf.listGames();
  const [first, ...rest] = words;
  if (first === undefined) return listGames(call);
  if (!games.includes(first)) return searchEverywhere(call, words.join(' '));
  const ledger = await loadLedger(io.shelf, first, translator.language);
  if (rest.length === 0) return call.values.all ? show(call, passagesIn(ledger)) : contents(call, ledger);
  return show(call, found(ledger, rest.join(' ')));
}

async function listGames({ values, io, translator }: RulesCall): Promise<number> {
  const rows: { game: string; title: string; clauses: number }[] = [];
  for (const game of io.shelf.listGames()) {
    const said = await loadTranslator(translator.language, io.shelf, game);
    const clauses = readLedger(await io.shelf.loadSpec(game)).length;
    rows.push({ game, title: said.say('game.title'), clauses });
  }
  for (const row of rows)
    io.output.write(
      values.json
        ? `${JSON.stringify(row)}\n`
        : `${row.game.padEnd(10)} ${row.title} · ${translator.say('cli.clauses', { n: row.clauses })}\n`,
    );
  return 0;
}

/** The chapters, each with the ids it holds. */
function contents({ values, io, translator }: RulesCall, ledger: Ledger): number {
  const chapters = new Map<string, LedgerClause[]>();
  for (const clause of passagesIn(ledger))
    chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  for (const [chapter, clauses] of chapters) {
    const [from, to] = [clauses[0]!.id.split(' ')[0], clauses.at(-1)!.id.split(' ').at(-1)];
    io.output.write(
      values.json
        ? `${JSON.stringify({ chapter, clauses: clauses.map(({ id }) => id) })}\n`
        : `${chapter}: ${from === to ? from : `${from} … ${to}`} (${translator.say(clauses[0]!.isPassage ? 'cli.passages' : 'cli.clauses', { n: clauses.length })})\n`,
    );
  }
  return 0;
}

/** Without a game's name the clause or word is looked up in all of them; what is told in the reader's language comes first. */
async function searchEverywhere(call: RulesCall, words: string): Promise<number> {
  const { io, translator } = call;
  const ledgers: Ledger[] = [];
  for (const game of io.shelf.listGames())
    ledgers.push(await loadLedger(io.shelf, game, translator.language));
  const cited = ledgers.filter((ledger) =>
    isClauseId(words) ? clauseOf(ledger, words) : familyOf(ledger, words).length > 0,
  );
  const all = (isClauseId(words) || cited.length > 0 ? cited : ledgers).flatMap((ledger) =>
    searchLedger(ledger, words),
  );
  if (all.length === 0) throw nothing(words);
  return show(
    call,
    translator.language === LEDGER_LANGUAGE
      ? all
      : all.toSorted((a, b) => Number(b.isPassage ?? false) - Number(a.isPassage ?? false)),
  );
}

function found(ledger: Ledger, words: string): readonly LedgerClause[] {
  // Of an id that there is not, its words alone would be found.
  const isUnknown = isClauseId(words) && !clauseOf(ledger, words) && familyOf(ledger, words).length === 0;
  const clauses = isUnknown ? [] : searchLedger(ledger, words);
  if (clauses.length === 0) throw nothing(words);
  return clauses;
}

const nothing = (words: string): CodedError =>
  isClauseId(words)
    ? new CodedError('unknown-clause', { clause: words })
    : new CodedError('nothing-found', { words });

function show({ values, io, translator }: RulesCall, clauses: readonly LedgerClause[]): number {
  if (values.json) {
    for (const clause of clauses) io.output.write(`${JSON.stringify(clause)}\n`);
    return 0;
  }
  const screen = screenOf(io);
  const shown = values.all ? clauses : clauses.slice(0, MOST_SHOWN);
  const firstExact =
    translator.language === LEDGER_LANGUAGE ? undefined : shown.find(({ isPassage }) => !isPassage);
  for (const clause of shown) {
    if (clause === firstExact) screen.print(screen.ink('dim', translator.say('cli.exact-clauses')));
    const { id, text, notes, chapter, ours = [] } = clause;
    screen.print(`${screen.ink('accent', id)}  ${screen.ink('dim', chapter)}`);
    screen.print(...wrap(text, screen.width() - 2).map((line) => `  ${line}`));
    for (const as of ['reading', 'design'] as const) {
      const clauses = ours.filter((one) => one.as === as).map((one) => one.id);
      if (clauses.length === 0) continue;
      const said = translator.say(`cli.ours-${as}`, { clauses: clauses.join(', ') });
      screen.print(...wrap(said, screen.width() - 2).map((line) => screen.ink('dim', `  ${line}`)));
    }
    const small = notes.map(({ heading, text: note }) => `${heading}: ${note}`).join(' · ');
    if (small !== '')
      screen.print(...wrap(small, screen.width() - 2).map((line) => screen.ink('dim', `  ${line}`)));
  }
  if (shown.length < clauses.length)
    screen.print(screen.ink('dim', translator.say('cli.and-more', { n: clauses.length - shown.length })));
  return 0;
}

// Solves puzzles on the screen or on a pipe: the position, the choices, three hints; then every choice with its price.
import type { AnyGame } from '@undercroft/kernel';
import {
  HINT_NUMBERS,
  hintOf,
  judgeChoice,
  type Puzzle,
  type PuzzleStep,
  placeOfChoice,
} from '@undercroft/puzzles';
import { INTERRUPTED } from '../cli-command.ts';
import { ask } from './ask.ts';
import { choicesWith, type ListedChoice, listChoices } from './listed-choices.ts';
import { choiceLines, cut, fitPage } from './page.ts';
import type { TerminalContext } from './terminal-context.ts';

/** `left`: whoever solves goes, with this exit code. */
export type SolvedPuzzle =
  | { readonly kind: 'done'; readonly isSolved: boolean; readonly hints: number }
  | { readonly kind: 'left'; readonly exitCode: number };

interface Asked {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly step: PuzzleStep;
  readonly list: readonly ListedChoice[];
  readonly context: TerminalContext;
  hints: number;
}

const HINT: ReadonlySet<string> = new Set(['h', 'р', 'hint']);
const QUIT: ReadonlySet<string> = new Set(['q', 'й', 'quit', 'exit']);

/** One puzzle from its question to its prices. */
export async function solveInTerminal(
  game: AnyGame,
  puzzle: Puzzle,
  context: TerminalContext,
): Promise<SolvedPuzzle> {
  let hints = 0;
  for (const [number, step] of puzzle.steps.entries()) {
    const list = await listChoices({ match: { game, position: step.view } }, context, puzzle.seat);
    const asked: Asked = { game, puzzle, step, list, context, hints: 0 };
    const choice = await askStep(asked, number);
    hints = Math.max(hints, asked.hints);
    if (typeof choice === 'number') return { kind: 'left', exitCode: choice };
    const { isAnswer } = judgeChoice(step, placeOf(asked, choice));
    const isLast = !isAnswer || number === puzzle.steps.length - 1;
    const left = await showPrices(asked, choice, isAnswer, isLast);
    if (left !== undefined) return { kind: 'left', exitCode: left };
    if (isLast) return { kind: 'done', isSolved: isAnswer, hints };
  }
  return { kind: 'done', isSolved: true, hints };
}

const placeOf = ({ game, step, puzzle }: Asked, { choice }: ListedChoice): number =>
  placeOfChoice(game, step.view, puzzle.seat, choice);

/** What was chosen, or the exit code of whoever left. */
async function askStep(asked: Asked, number: number): Promise<ListedChoice | number> {
  const { context, list } = asked;
  const { translator, screen } = context;
  let notice: readonly string[] = [];
  for (;;) {
    const input = await ask(context, () => pageOf(asked, number, notice));
    notice = [];
    if (input.kind === 'end') return 0;
    if (input.kind === 'interrupt') return INTERRUPTED;
    const word = input.kind === 'line' ? input.line.trim().toLowerCase() : '?';
    if (QUIT.has(word)) return 0;
    if (HINT.has(word) && asked.hints < HINT_NUMBERS.length) {
      asked.hints++;
      continue;
    }
    const found = /^\d{1,6}$/.test(word)
      ? list.filter((one) => one.number === Number(word))
      : word === ''
        ? []
        : choicesWith(list, word);
    if (found.length === 1) return found[0]!;
    notice = screen.inked('warn', translator.say('cli.puzzle.no-such', { most: list.length }));
  }
}

function pageOf(asked: Asked, number: number, notice: readonly string[]): readonly string[] {
  const { game, puzzle, step, list, context } = asked;
  const { translator, screen } = context;
  const title = translator.say('cli.puzzle.title', {
    game: translator.say('game.title'),
    id: puzzle.id,
    n: number + 1,
    of: puzzle.steps.length,
  });
  const keys = [
    ...(asked.hints < HINT_NUMBERS.length
      ? [translator.say('cli.puzzle.key-hint', { n: asked.hints + 1 })]
      : []),
    translator.say('cli.key.quit'),
  ].join('   ');
  const parts = {
    title: screen.ink('accent', cut(title, screen.width())),
    table: (height?: number) => context.draw(step.view, puzzle.seat, height),
    news: [],
    question: [
      ...hintLines(asked),
      ...screen.inked('strong', translator.render(game.phrases.question(step.view, puzzle.seat))),
    ],
    list,
    from: 0,
    keys: screen.inked('dim', keys),
    notice,
  };
  if (screen.isPaged) return fitPage(parts, context).lines;
  return [
    parts.title,
    ...parts.table(),
    ...parts.question,
    ...choiceLines(list, context),
    ...notice,
    ...parts.keys,
  ];
}

/** The hints that were opened, in words. */
function hintLines({ game, puzzle, step, hints, context }: Asked): readonly string[] {
  const { translator, screen } = context;
  const choices = game.choices(step.view, puzzle.seat);
  const textOf = (place: number): string =>
    translator.render(game.phrases.choice(choices[place], step.view, puzzle.seat));
  return HINT_NUMBERS.slice(0, hints).flatMap((number) => {
    const hint = hintOf(step, number);
    const words =
      hint.kind === 'clauses'
        ? hint.clauses.join(', ')
        : hint.kind === 'pieces' && hint.names.length > 0
          ? hint.names.map((name) => translator.render(name)).join(', ')
          : hint.choices.map(textOf).join(' / ');
    return screen.inked(
      'info',
      `${number} ${translator.say(`cli.puzzle.hint-${number}`)}: ${words || '–'}`,
      '  ',
    );
  });
}

/** Every choice with its price, the answer first; undefined to go on, the exit code of whoever left. */
async function showPrices(
  asked: Asked,
  made: ListedChoice,
  isAnswer: boolean,
  isLast: boolean,
): Promise<number | undefined> {
  const { step, list, context } = asked;
  const { translator, screen } = context;
  const percent = (share: number): string => `${Math.round(100 * share)}`;
  const rows = list
    .map((one) => ({ ...one, price: step.prices[placeOf(asked, one)]! }))
    .sort((a, b) => a.price.value - b.price.value);
  const input = await ask(context, () => [
    screen.ink(isAnswer ? 'good' : 'bad', translator.say(isAnswer ? 'cli.puzzle.right' : 'cli.puzzle.wrong')),
    ...screen.inked('dim', translator.say('cli.puzzle.prices')),
    ...rows.slice(0, Math.max(4, screen.height() - 8)).map(({ text, price, number, choice }) => {
      const range =
        price.high > 0 ? `${percent(-price.value)} % (${percent(price.low)}–${percent(price.high)})` : '0 %';
      const mark = choice === made.choice ? '>' : ' ';
      return cut(`${mark} ${range.padStart(16)}  ${String(number).padStart(2)} ${text}`, screen.width());
    }),
    ...(step.clauses.length > 0
      ? screen.inked('info', translator.say('cli.puzzle.clauses', { clauses: step.clauses.join(', ') }))
      : []),
    ...screen.inked('dim', translator.say(isLast ? 'cli.puzzle.next' : 'cli.puzzle.goes-on')),
  ]);
  if (input.kind === 'end') return 0;
  if (input.kind === 'interrupt') return INTERRUPTED;
  return input.kind === 'line' && QUIT.has(input.line.trim().toLowerCase()) ? 0 : undefined;
}

// `puzzles solve`: puzzles of the game's room, one after another, without a server; those that were tried do not come again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { nextPuzzle, type Puzzle, readPack } from '@undercroft/puzzles';
import type { Call } from '../cli-command.ts';
import { writeWhole } from '../files.ts';
import { gamesFolder } from '../games-folder.ts';
import { readLines } from '../input-lines.ts';
import { solveInTerminal } from '../terminal/solve-in-terminal.ts';
import { terminalContextOf } from '../terminal/terminal-context.ts';

export const SOLVE_FLAGS = {
  theme: { type: 'string' },
  data: { type: 'string' },
} as const;

/** Where somebody begins; each solved puzzle asks for a harder one, each missed one for an easier. */
const FIRST_SKILL = 25;
const STEP = 1;

export async function solvePuzzles(call: Call<typeof SOLVE_FLAGS>): Promise<number> {
  const { words, values, io, translator } = call;
  const game = await io.shelf.loadGame(words[1]!);
  const offered = await puzzlesOf(call, game);
  const file = join(gamesFolder(values.data, io.env), '../puzzles.json');
  const tried = new Set(triedIn(file));
  const isDrawn = io.inputIsTerminal && io.output.isTerminal;
  const lines = readLines(io, isDrawn);
  let [solved, mu] = [0, FIRST_SKILL];
  try {
    for (let n = 0; ; n++) {
      const puzzle = nextPuzzle(offered, (id) => tried.has(id), mu, 'terminal');
      if (!puzzle) {
        io.output.write(`${translator.say('cli.puzzle.all-tried', { n: offered.length })}\n`);
        return 0;
      }
      const { seats, options } = puzzle;
      const context = await terminalContextOf(
        { match: { game, table: { seats, options } } },
        { language: translator.language, lines, io, isDrawn: true },
      );
      const end = await solveInTerminal(game, puzzle, context).finally(context.screen.leave);
      if (end.kind === 'left') {
        if (n > 0) io.output.write(`${translator.say('cli.puzzle.so-far', { solved, n })}\n`);
        return end.exitCode;
      }
      solved += Number(end.isSolved);
      mu += end.isSolved ? STEP : -STEP;
      tried.add(puzzle.id);
      writeWhole(file, `${JSON.stringify({ tried: [...tried] })}\n`);
    }
  } finally {
    lines.close();
  }
}

/** Those of a theme, or all. */
async function puzzlesOf(
  { io, values: { theme } }: Call<typeof SOLVE_FLAGS>,
  game: Awaited<ReturnType<Call['io']['shelf']['loadGame']>>,
): Promise<readonly Puzzle[]> {
  const bytes = await io.shelf.loadPuzzles(game.name);
  if (!bytes) throw new CodedError('no-puzzles', { game: game.name });
  const { puzzles } = await readPack(bytes, game);
  if (theme === undefined) return puzzles;
  const some = puzzles.filter(({ themes }) => themes.includes(theme));
  const known = [...new Set(puzzles.flatMap(({ themes }) => themes))].sort().join(', ');
  if (some.length === 0) throw new CodedError('no-such-theme', { theme: theme.slice(0, 40), known });
  return some;
}

/** Nothing where nothing was kept, or nothing that can be read. */
function triedIn(file: string): readonly string[] {
  try {
    const { tried } = JSON.parse(readFileSync(file, 'utf8')) as { readonly tried?: readonly string[] };
    return Array.isArray(tried) ? tried : [];
  } catch {
    return [];
  }
}

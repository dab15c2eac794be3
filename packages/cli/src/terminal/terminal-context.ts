// What a game on screen or on a pipe needs besides the match: texts, screen, input, drawing, names and rules.
import type { ChoiceRank, DrawTable, Hints, Language, Pen, Viewer } from '@undercroft/kernel';
import type { Environment } from '../environment.ts';
import type { InputLines } from '../input-lines.ts';
import { type Ledger, loadLedger } from '../ledger.ts';
import { type Screen, screenOf, wrap } from '../screen.ts';
import type { SessionMatch } from '../session.ts';
import { loadTranslator, type Translator } from '../translator.ts';

export interface TerminalContext {
  readonly io: Environment;
  readonly lines: InputLines;
  readonly translator: Translator;
  readonly screen: Screen;
  /** What bots know about playing it well. */
  hints(): Promise<Hints<unknown, unknown>>;
  /** How the game itself orders a long list. */
  rank(): Promise<ChoiceRank<unknown, unknown>>;
  /** The rules of the game. */
  ledger(): Promise<Ledger>;
  /** The table in this viewer's view: drawn on pages, said in words where lines are read one after another. */
  draw(position: unknown, viewer: Viewer, height?: number): string[];
  nameOf(seat: number): string;
}

interface Surroundings {
  readonly language: Language;
  readonly lines: InputLines;
  readonly io: Environment;
  readonly screen?: Screen;
  /** False for output without drawings: the game's drawing is then not loaded. */
  readonly isDrawn: boolean;
}

interface PlayedMatch {
  readonly match: Pick<SessionMatch, 'game' | 'table'>;
  readonly names?: readonly string[] | undefined;
}

export async function terminalContextOf(
  { match, names }: PlayedMatch,
  { language, lines, io, isDrawn, screen = screenOf(io) }: Surroundings,
): Promise<TerminalContext> {
  const { game, table } = match;
  const translator = await loadTranslator(language, io.shelf, game.name, names);
  const drawTable: DrawTable<unknown> = isDrawn ? await io.shelf.loadTerminal(game.name) : () => [];
  const nameOf = (seat: number): string => {
    if (translator.has(`seat.${seat}`)) return translator.say(`seat.${seat}`);
    return table.seats === 1 ? translator.say('cli.you') : translator.say('cli.seat', { n: seat + 1 });
  };
  const pen = (height?: number): Pen => ({
    width: screen.width(),
    ...(height !== undefined && { height }),
    ...(!screen.isPaged && { isSpoken: true }),
    say: translator.render,
    ink: screen.ink,
    name: nameOf,
  });
  return {
    io,
    lines,
    translator,
    screen,
    hints: () => io.shelf.loadHints(game.name),
    rank: () => io.shelf.loadChoiceRank(game.name),
    ledger: () => loadLedger(io.shelf, game.name, translator.language),
    draw: (position, viewer, height) => {
      const lines = drawTable(game.view(position, viewer), viewer, pen(height));
      return screen.isPaged ? lines : lines.flatMap((line) => wrap(line, screen.width(), '  '));
    },
    nameOf,
  };
}

// A puzzle on the desk: its table, what the server knows of it, the reader's try, and the game that may go on from it.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HintNumber, SealedPuzzle, TryInfo } from '@undercroft/puzzles';
import { botNames } from '../bots/bot-names.ts';
import { type AnyGame, type AnyUi, gameCardOf, importGame, loadUi } from '../games.ts';
import { ensureGameTexts, t } from '../i18n.ts';
import { keepForOffline } from '../offline.ts';
import { roleOf } from '../seat-roles.ts';
import { language, preferences } from '../settings/preferences.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { enterWhenOver } from './enter-when-over.ts';
import { type FoundPuzzle, fetchPackWhenIdle, findHints, findPuzzle } from './find-puzzle.ts';
import { markAnswers } from './mark-answers.ts';
import { sendVote } from './puzzle-api.ts';
import { openPuzzleTable, type PuzzleTable } from './puzzle-table.ts';
import type { DecidedStep } from './solving.ts';

export interface PuzzleDesk {
  readonly source: PuzzleTable;
  readonly model: TableModel;
  readonly theme: string | undefined;
  /** The study room that the reader came from. */
  readonly study: string | undefined;
  readonly told: ReadonlySignal<FoundPuzzle['told']>;
  readonly mine: Signal<TryInfo | undefined>;
  /** The try is on this device and waits for the server. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The game that goes on from here. */
  readonly imagined: ReadonlySignal<TableModel | undefined>;
  vote(vote: number): Promise<void>;
  playOn(): Promise<void>;
  stopPlaying(): void;
  close(): void;
}

/** What was decided at the step that is looked at. */
export const shownStep = ({ source }: Pick<PuzzleDesk, 'source'>): DecidedStep | undefined =>
  source.solving.decided.value[source.shown.value];

export async function openPuzzleDesk(
  id: string,
  theme: string | undefined,
  study: string | undefined,
): Promise<PuzzleDesk | undefined> {
  const found = await findPuzzle(id);
  if (!found || !gameCardOf(found.puzzle.game)) return undefined;
  const { puzzle } = found;
  const [game, ui] = await Promise.all([
    importGame(puzzle.game),
    loadUi(puzzle.game),
    ensureGameTexts(puzzle.game, language.value),
  ]);
  if (game.rules !== puzzle.rules) return undefined;
  const source = openFound(game, found);
  const model = createTableModel(source, ui, 'lesson');
  const entered = enterWhenOver(source, found, theme);
  const stops = [entered.stop, markAnswers(source, model)];
  fetchPackWhenIdle(puzzle.game);
  keepForOffline();

  const { told, mine, isWaiting } = entered;
  const playing = playOnFrom(game, source, ui);
  return {
    source,
    model,
    theme,
    study,
    told,
    mine,
    isWaiting,
    ...playing,
    async vote(vote) {
      const answer = await sendVote(puzzle.id, vote);
      if (answer.ok && mine.value) mine.value = { ...mine.value, vote };
      else if (!answer.ok) model.refusedWith(answer);
    },
    close() {
      playing.stopPlaying();
      for (const stop of stops) stop();
      model.close();
    },
  };
}

const nameAt =
  ({ game, seats }: SealedPuzzle) =>
  (seat: number, isMe: boolean): string =>
    isMe
      ? preferences.value.name || t('you')
      : (roleOf(gameCardOf(game), seats, seat) ?? botNames()[seat % botNames().length]!);

/** The table of a puzzle, as far as the reader has come with it before. */
function openFound(game: AnyGame, { puzzle, hints, made, mine }: FoundPuzzle): PuzzleTable {
  const hintDesk = { given: hints, ask: (number: HintNumber) => findHints(puzzle.id, number) };
  const source = openPuzzleTable(game, puzzle, hintDesk, nameAt(puzzle));
  const { solving } = source;
  for (const choice of made ?? []) solving.choose(choice);
  for (const place of mine?.choices ?? [])
    solving.choose(game.choices(solving.step.value.view, puzzle.seat)[place]);
  return source;
}

/** The game that may go on from what is shown. */
function playOnFrom(game: AnyGame, source: PuzzleTable, ui: AnyUi | undefined) {
  const { puzzle, solving } = source;
  const imagined = signal<TableModel | undefined>(undefined);
  return {
    imagined,
    async playOn() {
      const { openImaginedTable } = await import('./imagined-table.ts');
      const { view } = shownStep({ source }) ?? solving.step.value;
      imagined.value = createTableModel(
        openImaginedTable(game, source.table, view, puzzle.seat, nameAt(puzzle)),
        ui,
      );
    },
    stopPlaying() {
      imagined.value?.close();
      imagined.value = undefined;
    },
  };
}

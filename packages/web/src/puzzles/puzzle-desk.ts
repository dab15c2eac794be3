// A puzzle on the desk: its table, what the server knows of it, the reader's try, and the game that may go on from it.
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { canonicalJson } from '@undercroft/kernel';
import type { HintNumber, TryInfo } from '@undercroft/puzzles';
import { botNames } from '../bots/bot-names.ts';
import { gameCardOf, importGame, loadUi } from '../games.ts';
import { ensureGameTexts, t } from '../i18n.ts';
import { keepForOffline } from '../offline.ts';
import { roleOf } from '../seat-roles.ts';
import { language, preferences } from '../settings/preferences.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { type FoundPuzzle, fetchPackWhenIdle, findHints, findPuzzle } from './find-puzzle.ts';
import { sendVote } from './puzzle-api.ts';
import { keepAndSend } from './puzzle-outbox.ts';
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
export const shownStep = ({ source }: PuzzleDesk): DecidedStep | undefined =>
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
  const nameOf = (seat: number, isMe: boolean): string =>
    isMe
      ? preferences.value.name || t('you')
      : (roleOf(gameCardOf(game.name), puzzle.seats, seat) ?? botNames()[seat % botNames().length]!);
  const hintDesk = { given: found.hints, ask: (number: HintNumber) => findHints(puzzle.id, number) };
  const source = openPuzzleTable(game, puzzle, hintDesk, nameOf);
  const { solving } = source;
  for (const choice of found.made ?? []) solving.choose(choice);
  for (const place of found.mine?.choices ?? [])
    solving.choose(game.choices(solving.step.value.view, puzzle.seat)[place]);

  const model = createTableModel(source, ui, 'lesson');
  const told = signal(found.told);
  const mine = signal(found.mine);
  const isWaiting = signal(false);
  const imagined = signal<TableModel | undefined>(undefined);

  async function enter(): Promise<void> {
    const decided = solving.decided.value;
    isWaiting.value = true;
    const answer = await keepAndSend({
      puzzle: puzzle.id,
      game: puzzle.game,
      choices: decided.map(({ choice }) => choice),
      hints: solving.used.value,
      ...(theme !== undefined && { theme }),
      at: Date.now(),
      isSolved: decided.every(({ isAnswer }) => isAnswer),
      isSent: false,
    });
    if (!answer.ok) return;
    batch(() => {
      told.value = answer.data;
      mine.value = answer.data.mine ?? undefined;
      isWaiting.value = false;
    });
  }
  let isEntered = solving.isOver.value;
  const stops = [
    effect(() => {
      if (!solving.isOver.value || isEntered) return;
      isEntered = true;
      void enter();
    }),
    markAnswers(source, model),
  ];
  fetchPackWhenIdle(puzzle.game);
  keepForOffline();

  const desk: PuzzleDesk = {
    source,
    model,
    theme,
    study,
    told,
    mine,
    isWaiting,
    imagined,
    async vote(vote) {
      const answer = await sendVote(puzzle.id, vote);
      if (answer.ok && mine.value) mine.value = { ...mine.value, vote };
      else if (!answer.ok) model.refusedWith(answer);
    },
    async playOn() {
      const { openImaginedTable } = await import('./imagined-table.ts');
      const step = shownStep(desk) ?? { view: solving.step.value.view };
      imagined.value = createTableModel(
        openImaginedTable(game, source.table, step.view, puzzle.seat, nameOf),
        ui,
      );
    },
    stopPlaying() {
      imagined.value?.close();
      imagined.value = undefined;
    },
    close() {
      desk.stopPlaying();
      for (const stop of stops) stop();
      model.close();
    },
  };
  return desk;
}

/**
 * Once it is over the board stays open to be looked at: the answer is marked as chosen, what was chosen instead as pointed at,
 * and a touched piece shows its row instead of playing.
 */
function markAnswers(
  { solving, looked, shown }: PuzzleTable,
  { open, selected, pointed }: TableModel,
): () => void {
  return effect(() => {
    const step = solving.decided.value[shown.value];
    if (!solving.isOver.value || !step) return;
    const listed = open.value;
    const best = listed[step.box.answers[0]!];
    const touched = selected.value;
    if (touched?.key !== best?.key) {
      if (touched) looked.value = touched.choice;
      selected.value = best;
    }
    if (pointed.value) return;
    const key = canonicalJson(step.choice);
    if (!step.isAnswer) pointed.value = listed.find((choice) => choice.key === key);
  });
}

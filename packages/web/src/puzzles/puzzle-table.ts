// A puzzle as a table: the view of one seat, its choices, and nothing that moves until one of them is made.
import { computed, effect, type Signal, signal } from '@preact/signals';
import { HINT_NUMBERS, type SealedPuzzle } from '@undercroft/puzzles';
import type { AnyGame } from '../games.ts';
import { fixedSeats, withoutUndo } from '../sources/fixed-company.ts';
import { createGameFeed } from '../sources/game-feed.ts';
import type { LogLine, TableSource } from '../sources/table-source.ts';
import { type HintDesk, type Solving, startSolving } from './solving.ts';

export interface PuzzleTable extends TableSource {
  readonly solving: Solving;
  readonly puzzle: SealedPuzzle;
  /** The choice that was touched last once it was over: its row is shown. */
  readonly looked: Signal<unknown>;
  /** The step on the board once it is over. */
  readonly shown: Signal<number>;
  /** All choices of a view, whatever a hint left of them. */
  choicesOf(view: unknown): readonly unknown[];
}

export function openPuzzleTable(
  of: AnyGame,
  puzzle: SealedPuzzle,
  hintDesk: HintDesk,
  nameOf: (seat: number, isMe: boolean) => string,
): PuzzleTable {
  const { seat } = puzzle;
  const solving = startSolving(of, puzzle, hintDesk);
  const looked = signal<unknown>(undefined);
  const stepOf = (number: number, view: unknown) => ({ at: number, view, events: [], by: undefined });
  const asking = { waiting: [seat], result: undefined };
  const { told, show } = createGameFeed(stepOf(0, puzzle.step.view), asking);
  const shown = signal(0);
  const stops = [
    effect(() => {
      shown.value = Math.max(0, solving.decided.value.length - 1);
    }),
    effect(() => {
      const decided = solving.isOver.value ? solving.decided.value[shown.value] : undefined;
      const { number, view } = decided ?? solving.step.value;
      // What is over counts as further on: sheets close, and what was in hand is let go.
      const at = decided ? puzzle.length + number : number;
      if (at !== told.latest.peek().at) show(stepOf(at, view), asking);
    }),
  ];
  return {
    id: puzzle.id,
    kind: 'puzzle',
    game: narrowedGame(of, solving),
    table: { seats: puzzle.seats, options: puzzle.options },
    puzzle,
    solving,
    looked,
    shown,
    choicesOf: (view) => of.choices(view, seat),
    seats: signal(fixedSeats(puzzle.seats, nameOf, seat)),
    viewer: signal(seat),
    ...told,
    lines: signal<readonly LogLine[]>([]),
    ...withoutUndo(),
    async submit(choice) {
      if (solving.isOver.value) looked.value = choice;
      else solving.choose(choice);
      return undefined;
    },
    close() {
      for (const stop of stops) stop();
      told.close();
    },
  };
}

/** The last hint leaves two choices: the list and the board are then made of these. */
function narrowedGame(of: AnyGame, solving: Solving): AnyGame {
  const left = computed(() => {
    const hint = solving.hints.value[HINT_NUMBERS.length - 1];
    return hint?.kind === 'left' && !solving.isOver.value ? hint.choices : undefined;
  });
  return {
    ...of,
    choices(view, viewer) {
      const all = of.choices(view, viewer);
      const places = left.value;
      return places ? places.map((place) => all[place]!) : all;
    },
  };
}

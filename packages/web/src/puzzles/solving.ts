// The way through a puzzle: what is asked, the hints that were opened, and what a choice brought to light.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame } from '@undercroft/kernel';
import {
  HINT_NUMBERS,
  type HintNumber,
  type OpenedBox,
  openBox,
  openHint,
  type PuzzleHint,
  placeOfChoice,
  type SealedPuzzle,
  type SealedStep,
} from '@undercroft/puzzles';
import { readStored, store } from '../stored-json.ts';

/** A step that was decided: what was chosen there, and everything that its box held. */
export interface DecidedStep {
  readonly number: number;
  readonly view: unknown;
  readonly place: number;
  readonly choice: unknown;
  readonly isAnswer: boolean;
  readonly box: OpenedBox;
}

export interface Solving {
  readonly step: ReadonlySignal<SealedStep>;
  /** Those opened at this step, in order. */
  readonly hints: ReadonlySignal<readonly PuzzleHint[]>;
  /** The most that were opened at any step. */
  readonly used: ReadonlySignal<number>;
  readonly decided: ReadonlySignal<readonly DecidedStep[]>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Opens the next hint of this step; `none` where nobody gives one, undefined where none is asked any more. */
  hint(): Promise<PuzzleHint | 'none' | undefined>;
  /** Decides this step; the line goes on where it was the answer. */
  choose(choice: unknown): void;
}

const USED = 'undercroft.puzzle-hints';
const MOST_KEPT = 200;
type Used = Record<string, readonly number[]>;

/** A page that is loaded anew does not forget what was peeped at. */
const usedBefore = (id: string): readonly number[] => readStored<Used>(USED)[id] ?? [];
function keepUsed(id: string, used: readonly number[]): void {
  const { [id]: _, ...others } = readStored<Used>(USED);
  store(USED, Object.fromEntries([[id, used], ...Object.entries(others)].slice(0, MOST_KEPT)));
}

/** Hints of the first step may have to be asked for. */
export interface HintDesk {
  readonly given: readonly PuzzleHint[];
  ask(number: HintNumber): Promise<readonly PuzzleHint[]>;
}

export function startSolving(game: Pick<AnyGame, 'choices'>, puzzle: SealedPuzzle, desk: HintDesk): Solving {
  const before = usedBefore(puzzle.id);
  const opened = (step: SealedStep, count: number): readonly PuzzleHint[] =>
    HINT_NUMBERS.slice(0, count).map((number) => openHint(puzzle, step, number));
  const isAsked = ({ hints }: SealedStep): boolean => hints.length === 0;
  const counts = Array.from({ length: puzzle.length }, (_, n) =>
    Math.max(before[n] ?? 0, n === 0 ? desk.given.length : 0),
  );
  const step = signal(puzzle.step);
  const hints = signal(isAsked(puzzle.step) ? desk.given : opened(puzzle.step, counts[0] ?? 0));
  const used = signal(Math.max(...counts));
  const decided = signal<readonly DecidedStep[]>([]);
  const isOver = signal(false);
  return {
    step,
    hints,
    used,
    decided,
    isOver,
    async hint() {
      const now = step.value;
      const number = HINT_NUMBERS[hints.value.length];
      if (isOver.value || number === undefined) return undefined;
      const got = isAsked(now) ? await desk.ask(number) : opened(now, number);
      const hint = got[number - 1];
      if (!hint) return 'none';
      counts[now.number] = Math.max(counts[now.number]!, number);
      keepUsed(puzzle.id, counts);
      // A choice may have been made meanwhile.
      if (step.value !== now || isOver.value) return undefined;
      batch(() => {
        hints.value = got;
        used.value = Math.max(...counts);
      });
      return hint;
    },
    choose(choice) {
      const { number, view } = step.value;
      const place = placeOfChoice(game, view, puzzle.seat, choice);
      const box = openBox(game, puzzle, step.value, choice);
      const isAnswer = box.answers.includes(place);
      batch(() => {
        decided.value = [...decided.value, { number, view, place, choice, isAnswer, box }];
        if (isAnswer && box.next) {
          step.value = box.next;
          hints.value = opened(box.next, counts[box.next.number] ?? 0);
        } else isOver.value = true;
      });
    },
  };
}

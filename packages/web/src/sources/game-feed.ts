// The steps of a game that is played in this page: each comes with whom the game asks then, or how it ended.
import { batch, type Signal, signal } from '@preact/signals';
import type { Result, Seat } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { createStepFeed } from './step-feed.ts';
import type { TableSource, ViewStep } from './table-source.ts';

interface Asking {
  readonly waiting: readonly Seat[];
  readonly result: Result | null | undefined;
}

export const askingAt = (game: AnyGame, position: unknown): Asking => ({
  waiting: game.waitingFor(position),
  result: game.result(position),
});

export interface GameFeed {
  /** What a table tells of it. */
  readonly told: Pick<TableSource, 'waiting' | 'result' | 'onStep' | 'close'> & {
    readonly latest: Signal<ViewStep>;
  };
  show(step: ViewStep, asked: Asking): void;
}

export function createGameFeed(first: ViewStep, asked: Asking): GameFeed {
  const { latest, onStep, notify, close } = createStepFeed(first);
  const waiting = signal(asked.waiting);
  const result = signal(asked.result ?? undefined);
  return {
    told: { latest, waiting, result, onStep, close },
    show(step, now) {
      batch(() => {
        latest.value = step;
        waiting.value = now.waiting;
        result.value = now.result ?? undefined;
      });
      notify([step]);
    },
  };
}

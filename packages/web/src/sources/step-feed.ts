// The steps of a table on their way to the screen.
import { type Signal, signal } from '@preact/signals';
import type { ViewStep } from './table-source.ts';

export interface StepFeed {
  readonly latest: Signal<ViewStep>;
  onStep(listener: (step: ViewStep) => void): () => void;
  /** Shows steps without counting them as the newest. */
  notify(steps: readonly ViewStep[]): void;
  close(): void;
}

export function createStepFeed(first: ViewStep): StepFeed {
  const listeners = new Set<(step: ViewStep) => void>();
  return {
    latest: signal(first),
    notify(steps) {
      for (const step of steps) for (const listener of listeners) listener(step);
    },
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}

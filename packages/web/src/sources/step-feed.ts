// The steps of a table on their way to the screen: the newest at once, after a lost connection what was missed first.
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ViewStep } from './table-source.ts';

export interface StepFeed {
  readonly latest: Signal<ViewStep>;
  /** The newest is known already, while what was missed on the way to it still comes. */
  readonly isBehind: ReadonlySignal<boolean>;
  onStep(listener: (step: ViewStep) => void): () => void;
  /** Shows steps without counting them as the newest. */
  notify(steps: readonly ViewStep[]): void;
  tell(step: ViewStep): void;
  /** The newest counts at once; what was missed is shown on the way to it, and later steps wait for that. */
  catchUp(newest: ViewStep, missed: Promise<readonly ViewStep[]>): Promise<void>;
  close(): void;
}

export function createStepFeed(first: ViewStep): StepFeed {
  const latest = signal(first);
  const isBehind = signal(false);
  const listeners = new Set<(step: ViewStep) => void>();
  /** Steps that wait while what was missed is on its way. */
  let held: ViewStep[] | undefined;

  function notify(steps: readonly ViewStep[]): void {
    for (const step of steps) for (const listener of listeners) listener(step);
  }

  return {
    latest,
    isBehind,
    notify,
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(step) {
      latest.value = step;
      if (held) held.push(step);
      else notify([step]);
    },
    async catchUp(newest, missed) {
      batch(() => {
        latest.value = newest;
        isBehind.value = true;
      });
      held ??= [];
      const steps = await missed;
      const waited = held ?? [];
      held = undefined;
      batch(() => {
        isBehind.value = false;
        notify(steps.length > 0 ? steps : [newest]);
        notify(waited);
      });
    },
    close: () => listeners.clear(),
  };
}

// Steps that come over a line: the newest at once, after a lost connection what was missed first.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { createStepFeed, type StepFeed } from './step-feed.ts';
import type { ViewStep } from './table-source.ts';

export interface MissedFeed extends StepFeed {
  /** The newest is known already, while what was missed on the way to it still comes. */
  readonly isBehind: ReadonlySignal<boolean>;
  tell(step: ViewStep): void;
  /** The newest counts at once; what was missed is shown on the way to it, and later steps wait for that. */
  catchUp(newest: ViewStep, missed: Promise<readonly ViewStep[]>): Promise<void>;
}

export function createMissedFeed(first: ViewStep): MissedFeed {
  const feed = createStepFeed(first);
  const { latest, notify } = feed;
  const isBehind = signal(false);
  /** Steps that wait while what was missed is on its way. */
  let held: ViewStep[] | undefined;
  return {
    ...feed,
    isBehind,
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
  };
}

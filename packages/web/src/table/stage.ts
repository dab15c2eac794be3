// Shows a table's steps one after another: own entries at once, others' at a pace that can be followed and skipped.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pauseBetweenEntries, placesOf, travelFrom } from '@undercroft/kit';
import type { Step, TableSource } from '../sources/table-source.ts';

export interface Shown {
  readonly step: Step;
  /** Grows with every view that is shown. */
  readonly moment: number;
}

export interface Stage {
  readonly shown: ReadonlySignal<Shown>;
  /** Steps that are still to be shown. */
  readonly left: ReadonlySignal<number>;
  /** Jumps to the newest view. */
  skip(): void;
  /** The element that pieces travel in. */
  setRoot(root: Element | null): void;
  /** Call it when a view was drawn. */
  drawn(): void;
  close(): void;
}

export function createStage(source: TableSource): Stage {
  const shown = signal<Shown>({ step: source.latest.value, moment: 0 });
  const queue = signal<readonly Step[]>([]);
  let root: Element | null = null;
  let before: ReturnType<typeof placesOf> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(step: Step): void {
    before = root ? placesOf(root) : new Map();
    shown.value = { step, moment: shown.value.moment + 1 };
  }

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    const last = queue.value.at(-1);
    queue.value = [];
    if (last) show(last);
  }

  function showNext(): void {
    timer = undefined;
    const [next, ...rest] = queue.value;
    if (!next) return;
    const pause = pauseBetweenEntries(rest.length + 1);
    if (pause === 0) {
      skip();
      return;
    }
    queue.value = rest;
    show(next);
    timer = setTimeout(showNext, pause);
  }

  const stop = source.onStep((step) => {
    if (step.by === undefined || step.by === source.viewer.value) {
      skip();
      show(step);
      return;
    }
    queue.value = [...queue.value, step];
    timer ??= setTimeout(showNext, pauseBetweenEntries(1) / 2);
  });

  return {
    shown,
    left: computed(() => queue.value.length),
    skip,
    setRoot(element) {
      root = element;
    },
    drawn() {
      if (root) travelFrom(root, before);
      before = new Map();
    },
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}

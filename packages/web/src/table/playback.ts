// Shows a table's steps one after another: own entries at once, others' at a pace that can be followed and skipped.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pauseBetweenEntries, placesOf, playSound, travelFrom } from '@undercroft/kit';
import type { TableSource, ViewStep } from '../sources/table-source.ts';

export interface Shown {
  readonly step: ViewStep;
  /** Grows with every view that is shown. */
  readonly moment: number;
}

export interface Playback {
  readonly shown: ReadonlySignal<Shown>;
  readonly left: ReadonlySignal<number>;
  readonly next: ReadonlySignal<ViewStep | undefined>;
  skip(): void;
  setRoot(root: Element | null): void;
  /** Call it when a view was drawn. */
  drawn(): void;
  close(): void;
}

/** After a longer absence only the last steps are shown. */
const MOST_WAITING = 40;

export function createPlayback(source: TableSource): Playback {
  const shown = signal<Shown>({ step: source.latest.value, moment: 0 });
  const queue = signal<readonly ViewStep[]>([]);
  let root: Element | null = null;
  let before: ReturnType<typeof placesOf> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(step: ViewStep): void {
    if (step.by !== undefined && step.by !== source.viewer.value) playSound('card');
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
    if (!next || document.hidden) return;
    const pause = pauseBetweenEntries(rest.length + 1);
    if (pause === 0) {
      skip();
      return;
    }
    queue.value = rest;
    show(next);
    timer = setTimeout(showNext, pause);
  }

  /** Steps wait while the page is in the background. */
  function goOn(): void {
    if (queue.value.length > 0 && !document.hidden)
      timer ??= setTimeout(showNext, pauseBetweenEntries(1) / 2);
  }
  document.addEventListener('visibilitychange', goOn);

  const stop = source.onStep((step) => {
    const isAtOnce = step.by === undefined || step.by === source.viewer.value;
    if (isAtOnce && !step.isMissed) {
      skip();
      show(step);
      return;
    }
    queue.value = [...queue.value, step].slice(-MOST_WAITING);
    goOn();
  });

  return {
    shown,
    left: computed(() => queue.value.length),
    next: computed(() => queue.value[0]),
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
      document.removeEventListener('visibilitychange', goOn);
      clearTimeout(timer);
    },
  };
}

// The stage: one step of a table on screen. Its dice land, its highlights are told one after another, its pieces travel.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { diceLanded, placesOf, travelFrom } from '@undercroft/kit';
import type { ViewStep } from '../sources/table-source.ts';

export interface Shown {
  readonly step: ViewStep;
  /** Grows with every view that is shown. */
  readonly moment: number;
}

/** What a step needs beyond the usual pause, in milliseconds. */
export interface StageTime {
  /** Until its dice have landed: what they brought is told then. */
  readonly landing: number;
  /** So many of its events are shown on the view before it, while the dice are in the air; 0 for none. */
  readonly thrown: number;
  /** Until the last of several highlights is on: the log does not run ahead of them. */
  readonly telling: number;
  /** Until the next step may be shown. */
  readonly hold: number;
}

export interface Stage {
  readonly shown: ReadonlySignal<Shown>;
  readonly isLanding: ReadonlySignal<boolean>;
  /** The step on screen, while it may not be told yet. */
  readonly untold: ReadonlySignal<ViewStep | undefined>;
  put(step: ViewStep, time: StageTime): void;
  /** Whatever is in the air lands, and all is told. */
  settle(): void;
  setRoot(root: Element | null): void;
  /** Call it when a view was drawn. */
  drawn(): void;
  close(): void;
}

export function createStage(first: ViewStep): Stage {
  const shown = signal<Shown>({ step: first, moment: 0 });
  const { measure, ...onPage } = createTravel(() => shown.value.step.at);
  /** The step whose dice are in the air. */
  const landing = signal<ViewStep | undefined>(undefined);
  /** The step that is told in several highlights. */
  const telling = signal<ViewStep | undefined>(undefined);
  let landingTimer: ReturnType<typeof setTimeout> | undefined;
  let tellingTimer: ReturnType<typeof setTimeout> | undefined;
  function draw(step: ViewStep): void {
    measure();
    shown.value = { step, moment: shown.value.moment + 1 };
  }

  function land(): void {
    clearTimeout(landingTimer);
    const landed = landing.value;
    batch(() => {
      landing.value = undefined;
      if (landed && shown.value.step !== landed) draw(landed);
    });
  }

  /** On a busy page dice begin to fall late. */
  async function landWhenStill(step: ViewStep): Promise<void> {
    const landed = diceLanded();
    if (landed) await landed;
    if (landing.value === step) land();
  }

  function endTelling(): void {
    clearTimeout(tellingTimer);
    telling.value = undefined;
  }

  return {
    shown,
    isLanding: computed(() => landing.value !== undefined),
    untold: computed(() => landing.value ?? telling.value),
    put(step, time) {
      if (time.telling > 0) tellingTimer = setTimeout(endTelling, time.telling);
      if (time.landing > 0) landingTimer = setTimeout(() => void landWhenStill(step), time.landing);
      const isThrow = time.landing > 0 && time.thrown > 0;
      batch(() => {
        landing.value = time.landing > 0 ? step : undefined;
        telling.value = time.telling > 0 ? step : undefined;
        draw(isThrow ? beforeLanding(step, shown.value.step, time.thrown) : step);
      });
    },
    settle() {
      land();
      endTelling();
    },
    ...onPage,
    close() {
      clearTimeout(landingTimer);
      clearTimeout(tellingTimer);
    },
  };
}

/** The view stays as it was; of the step only what led to the throw has happened. */
const beforeLanding = (step: ViewStep, { at, view }: ViewStep, thrown: number): ViewStep => ({
  ...step,
  at,
  view,
  events: step.events.slice(0, thrown),
});

/** Pieces travel from where they were in the view before. */
function createTravel(staged: () => number) {
  let root: Element | null = null;
  let before: ReturnType<typeof placesOf> = new Map();

  /** The page says which entry is on screen, for whoever tests it. */
  function sign(): void {
    if (root instanceof HTMLElement) root.dataset.staged = String(staged());
  }

  return {
    setRoot(element: Element | null): void {
      root = element;
      sign();
    },
    measure(): void {
      before = root ? placesOf(root) : new Map();
    },
    drawn(): void {
      sign();
      // Once the other parts are drawn, too: measured before, the page would be laid out for each of them.
      queueMicrotask(() => {
        if (root) travelFrom(root, before);
        before = new Map();
      });
    },
  };
}

// The stage: shows a table's steps one after another, each for as long as it needs. Whatever else the page tells follows it.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { diceLanded, pauseBetweenEntries, placesOf, playSound, travelFrom } from '@undercroft/kit';
import type { TableSource, ViewStep } from '../sources/table-source.ts';

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

export interface Playback {
  readonly shown: ReadonlySignal<Shown>;
  /** Steps that wait to be shown or are on their way; the one on screen counts until its dice have landed. */
  readonly left: ReadonlySignal<number>;
  /** The last entry that may be told: everything up to it was on the stage. */
  readonly told: ReadonlySignal<number>;
  readonly isLanding: ReadonlySignal<boolean>;
  /** The step on screen still has its time: what covers it waits. */
  readonly isHolding: ReadonlySignal<boolean>;
  readonly next: ReadonlySignal<ViewStep | undefined>;
  skip(): void;
  setRoot(root: Element | null): void;
  /** Call it when a view was drawn. */
  drawn(): void;
  close(): void;
}

/** After a longer absence only the last steps are shown. */
const MOST_WAITING = 40;

const AT_ONCE: StageTime = { landing: 0, thrown: 0, telling: 0, hold: 0 };

export function createPlayback(
  source: TableSource,
  stageTime: (step: ViewStep) => StageTime = () => AT_ONCE,
): Playback {
  const shown = signal<Shown>({ step: source.latest.value, moment: 0 });
  const queue = signal<readonly ViewStep[]>([]);
  /** The step whose dice are in the air. */
  const landing = signal<ViewStep | undefined>(undefined);
  const isLanding = computed(() => landing.value !== undefined);
  /** The step that is told in several highlights. */
  const telling = signal<ViewStep | undefined>(undefined);
  const isHolding = signal(false);
  const left = computed(
    () => queue.value.length + (isLanding.value ? 1 : 0) + (source.isBehind?.value ? 1 : 0),
  );
  let root: Element | null = null;
  let before: ReturnType<typeof placesOf> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let landingTimer: ReturnType<typeof setTimeout> | undefined;
  let tellingTimer: ReturnType<typeof setTimeout> | undefined;

  /** The page says which entry is on screen, for whoever tests it. */
  function sign(): void {
    if (root instanceof HTMLElement) root.dataset.staged = String(shown.value.step.at);
  }

  function land(): void {
    clearTimeout(landingTimer);
    const landed = landing.value;
    batch(() => {
      landing.value = undefined;
      if (landed && shown.value.step !== landed) draw(landed);
    });
  }

  function endTelling(): void {
    clearTimeout(tellingTimer);
    telling.value = undefined;
  }

  /** On a busy page dice begin to fall late. */
  async function landWhenStill(step: ViewStep): Promise<void> {
    const landed = diceLanded();
    if (landed) await landed;
    if (landing.value === step) land();
  }

  function draw(step: ViewStep): void {
    before = root ? placesOf(root) : new Map();
    shown.value = { step, moment: shown.value.moment + 1 };
  }

  function show(step: ViewStep, left: readonly ViewStep[], time: StageTime): void {
    if (step.by !== undefined && step.by !== source.viewer.value) playSound('card');
    land();
    endTelling();
    if (time.telling > 0) tellingTimer = setTimeout(endTelling, time.telling);
    if (time.landing > 0) landingTimer = setTimeout(() => void landWhenStill(step), time.landing);
    const { at, view } = shown.value.step;
    const isThrow = time.landing > 0 && time.thrown > 0;
    batch(() => {
      queue.value = left;
      landing.value = time.landing > 0 ? step : undefined;
      telling.value = time.telling > 0 ? step : undefined;
      draw(isThrow ? { ...step, at, view, events: step.events.slice(0, time.thrown) } : step);
    });
    source.follow?.(left.length);
  }

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    isHolding.value = false;
    const last = queue.value.at(-1);
    if (last) show(last, [], AT_ONCE);
    land();
    endTelling();
  }

  function showNext(): void {
    timer = undefined;
    isHolding.value = false;
    const [next, ...rest] = queue.value;
    if (!next || document.hidden) return;
    const pause = pauseBetweenEntries(rest.length + 1);
    if (pause === 0) {
      skip();
      return;
    }
    showFor(next, rest, pause);
  }

  function showFor(step: ViewStep, left: readonly ViewStep[], pause: number): void {
    const time = stageTime(step);
    const stay = Math.max(pause, time.landing, time.hold);
    clearTimeout(timer);
    timer = stay > 0 ? setTimeout(showNext, stay) : undefined;
    isHolding.value = time.hold > 0;
    show(step, left, time);
  }

  /** Steps wait while the page is in the background. */
  function goOn(): void {
    if (queue.value.length > 0 && !document.hidden)
      timer ??= setTimeout(showNext, pauseBetweenEntries(1) / 2);
  }
  document.addEventListener('visibilitychange', goOn);

  /** Asked before and after another's entry, the reader is in the middle of a choice: it stays under the finger. */
  function isChoosing(step: ViewStep): boolean {
    const { viewer, game } = source;
    const asks = ({ view }: ViewStep): boolean => game.waitingFor(view).some((seat) => seat === viewer.value);
    return queue.value.length === 0 && !isLanding.value && asks(shown.value.step) && asks(step);
  }

  const stop = source.onStep((step) => {
    const isOwn = step.by === undefined || step.by === source.viewer.value;
    if (!step.isMissed && (isOwn || isChoosing(step))) {
      skip();
      showFor(step, [], 0);
      return;
    }
    queue.value = [...queue.value, step].slice(-MOST_WAITING);
    source.follow?.(queue.value.length);
    if (pauseBetweenEntries(1) === 0 && !document.hidden) skip();
    else goOn();
  });

  return {
    shown,
    left,
    told: computed(() => {
      const untold = landing.value ?? telling.value;
      if (untold) return untold.at - 1;
      return left.value === 0 ? Number.POSITIVE_INFINITY : shown.value.step.at;
    }),
    isLanding,
    isHolding,
    next: computed(() => queue.value[0]),
    skip,
    setRoot(element) {
      root = element;
      sign();
    },
    drawn() {
      sign();
      // Once the other parts are drawn, too: measured before, the page would be laid out for each of them.
      queueMicrotask(() => {
        if (root) travelFrom(root, before);
        before = new Map();
      });
    },
    close() {
      stop();
      document.removeEventListener('visibilitychange', goOn);
      clearTimeout(timer);
      clearTimeout(landingTimer);
      clearTimeout(tellingTimer);
    },
  };
}

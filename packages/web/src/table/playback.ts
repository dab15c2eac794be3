// Shows a table's steps on the stage one after another, each for as long as it needs. Whatever else the page tells follows it.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { pauseBetweenEntries, playSound } from '@undercroft/kit';
import type { TableSource, ViewStep } from '../sources/table-source.ts';
import { createStage, type Shown, type Stage, type StageTime } from './stage.ts';

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
  const stage = createStage(source.latest.value);
  const { shown, isLanding, untold, setRoot, drawn } = stage;
  const queue = signal<readonly ViewStep[]>([]);
  const left = computed(
    () => queue.value.length + (isLanding.value ? 1 : 0) + (source.isBehind?.value ? 1 : 0),
  );
  const { skip, showNow, goOn, isHolding, stopTimer } = createTurnover(source, stage, queue, stageTime);
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
      showNow(step);
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
      if (untold.value) return untold.value.at - 1;
      return left.value === 0 ? Number.POSITIVE_INFINITY : shown.value.step.at;
    }),
    isLanding,
    isHolding,
    next: computed(() => queue.value[0]),
    skip,
    setRoot,
    drawn,
    close() {
      stop();
      document.removeEventListener('visibilitychange', goOn);
      stopTimer();
      stage.close();
    },
  };
}

/** Brings what waits onto the stage, step by step. */
function createTurnover(
  source: TableSource,
  stage: Stage,
  queue: Signal<readonly ViewStep[]>,
  stageTime: (step: ViewStep) => StageTime,
) {
  const isHolding = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(step: ViewStep, left: readonly ViewStep[], time: StageTime): void {
    if (step.by !== undefined && step.by !== source.viewer.value) playSound('card');
    stage.settle();
    batch(() => {
      queue.value = left;
      stage.put(step, time);
    });
    source.follow?.(left.length);
  }

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    isHolding.value = false;
    const last = queue.value.at(-1);
    if (last) show(last, [], AT_ONCE);
    stage.settle();
  }

  function showNext(): void {
    timer = undefined;
    isHolding.value = false;
    const [next, ...rest] = queue.value;
    if (!next || document.hidden) return;
    const pause = pauseBetweenEntries(rest.length + 1);
    if (pause === 0) skip();
    else showFor(next, rest, pause);
  }

  function showFor(step: ViewStep, left: readonly ViewStep[], pause: number): void {
    const time = stageTime(step);
    const stay = Math.max(pause, time.landing, time.hold);
    clearTimeout(timer);
    timer = stay > 0 ? setTimeout(showNext, stay) : undefined;
    isHolding.value = time.hold > 0;
    show(step, left, time);
  }

  return {
    isHolding,
    skip,
    showNow: (step: ViewStep): void => showFor(step, [], 0),
    /** Steps wait while the page is in the background. */
    goOn(): void {
      if (queue.value.length > 0 && !document.hidden)
        timer ??= setTimeout(showNext, pauseBetweenEntries(1) / 2);
    },
    stopTimer: (): void => clearTimeout(timer),
  };
}

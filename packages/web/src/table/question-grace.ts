// A list that comes up by itself, under a finger that was on its way to another, takes no touch for a moment; nor does the
// board when the list goes by itself: what was lit would be looked at instead of played.
import { duration } from '@undercroft/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from './table-model.ts';

/** Longer than a finger takes from the decision to the glass, and than a second tap on what stood there before, in milliseconds. */
const GRACE = 600;

export function useQuestionGrace(root: { readonly current: HTMLElement | null }, model: TableModel): void {
  const keys = model.open.value.map(({ key }) => key).join();
  const before = useRef('');
  useLayoutEffect(() => {
    const wasAsked = before.current !== '';
    before.current = keys;
    // A press may be answered by the same question, and what comes next is another's doing.
    const isFollowUp =
      model.isOwnFollowUp() && model.playback.shown.peek().step.by === model.source.viewer.peek();
    // Once nothing is asked any more, a second tap would open for a look what was played with the first.
    if (wasAsked ? isFollowUp && keys !== '' : keys === '') return;
    const main = root.current?.querySelector('main');
    // By a timer, not by an animation: on an element without a box of its own Chromium may leave that one standing for good.
    main?.style.setProperty('pointer-events', 'none');
    const heed = (): void => void main?.style.removeProperty('pointer-events');
    const timer = setTimeout(heed, GRACE);
    // It looks as it is: on its way.
    const lists = duration(1) > 0 ? (main?.querySelectorAll('.choices, .dock .acts') ?? []) : [];
    const fading = [...lists].map((list) =>
      list.animate({ opacity: [0.35, 1] }, { duration: GRACE, easing: 'ease-in' }),
    );
    return () => {
      clearTimeout(timer);
      heed();
      for (const fade of fading) fade.cancel();
    };
  }, [keys]);
}

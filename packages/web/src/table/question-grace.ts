// A list that comes up by itself, under a finger that was on its way to another, takes no touch for a moment.
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
    const isFollowUp = model.isOwnFollowUp();
    if (keys === '' || (wasAsked && isFollowUp)) return;
    const main = root.current?.querySelector('main');
    const still = main?.animate(
      { pointerEvents: ['none', 'none'] },
      { id: 'question-grace', duration: GRACE },
    );
    // It looks as it is: on its way.
    const lists = duration(1) > 0 ? (main?.querySelectorAll('.choices, .dock .acts') ?? []) : [];
    const fading = [...lists].map((list) =>
      list.animate({ opacity: [0.35, 1] }, { duration: GRACE, easing: 'ease-in' }),
    );
    return () => {
      still?.cancel();
      for (const fade of fading) fade.cancel();
    };
  }, [keys]);
}

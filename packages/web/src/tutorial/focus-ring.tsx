// The ring and the arrow around what a lesson points at: laid over the board, so that no board has to know of lessons.
import { FOCUS_CHOICE } from '@undercroft/kernel';
import { duration } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Pieces travel and panels grow after a step; the ring follows them this long. */
const FOLLOWS_FOR = 1500;
/** The words of the new step may push the board up after the first look. */
const REVEALS_AGAIN = [50, 300];
const GAP = 4;
const ARROW = 30;

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What carries one of these ids: the first of them that has something on screen. */
function focusIn(
  root: ParentNode,
  focus: string | undefined,
  choice: string | undefined,
): Element | undefined {
  for (const id of focus?.split(' ') ?? []) {
    const found = [...root.querySelectorAll(selectorOf(id, choice))].find(isShown);
    if (found) return found;
  }
  return undefined;
}

const selectorOf = (focus: string, choice: string | undefined): string => {
  const id = CSS.escape(focus);
  return focus === FOCUS_CHOICE
    ? `[data-choice="${CSS.escape(choice ?? '')}"], .choice.step.hinted, .guide .on`
    : `[data-focus="${id}"], [data-zone="${id}"], [data-piece="${id}"]`;
};

/** Where it ends on screen: a panel that pans shows only a part of what is higher than itself. */
function endOf(target: Element, { top, bottom }: DOMRect): number {
  const panel = target.closest('.tablemain > *')?.getBoundingClientRect();
  return panel && panel.bottom > top + ARROW ? Math.min(bottom, panel.bottom) : bottom;
}

type Side = 'top' | 'bottom' | 'left' | 'right' | 'inside';

/** The arrow stands where there is room for it: above, below, beside; over a target that fills the window, within. */
function sideFor({ top, bottom, left, right }: DOMRect): Side {
  if (top > ARROW + 50) return 'top';
  if (innerHeight - bottom > ARROW + 12) return 'bottom';
  if (left > ARROW + 12) return 'left';
  return innerWidth - right > ARROW + 12 ? 'right' : 'inside';
}

export interface FocusRingProps {
  readonly focus: string | undefined;
  /** The key of the allowed choice, where the list itself is pointed at. */
  readonly choice: string | undefined;
  /** Changes with everything that may move the target. */
  readonly moment: string;
}

export function FocusRing({ focus, choice, moment }: FocusRingProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ring = ref.current!;
    const root = ring.parentElement!;
    let target: Element | undefined;
    let frame = 0;
    let until = 0;
    const place = (): void => {
      if (!target?.isConnected || !isShown(target)) target = focusIn(root, focus, choice);
      ring.hidden = !target;
      ring.dataset.found = String(target !== undefined);
      ring.dataset.pointsAt = focus ?? '';
      if (!target) return;
      const box = target.getBoundingClientRect();
      ring.dataset.side = sideFor(box);
      const left = Math.max(2, box.left - GAP);
      const top = Math.max(2, box.top - GAP);
      ring.style.left = `${left}px`;
      ring.style.top = `${top}px`;
      ring.style.width = `${Math.min(innerWidth - 2, box.right + GAP) - left}px`;
      ring.style.height = `${Math.min(innerHeight - 2, endOf(target, box) + GAP) - top}px`;
    };
    const follow = (): void => {
      place();
      frame = performance.now() < until ? requestAnimationFrame(follow) : 0;
    };
    const start = (): void => {
      until = performance.now() + FOLLOWS_FOR;
      if (frame === 0) follow();
    };
    const reveal = (): void =>
      target?.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
        behavior: duration(1) === 0 ? 'auto' : 'smooth',
      });
    place();
    reveal();
    const again = REVEALS_AGAIN.map((later) => setTimeout(reveal, later));
    start();
    addEventListener('resize', start);
    document.addEventListener('scroll', start, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const timer of again) clearTimeout(timer);
      removeEventListener('resize', start);
      document.removeEventListener('scroll', start, true);
    };
  }, [focus, choice, moment]);
  return (
    <div class="lesson-ring" aria-hidden="true" ref={ref} hidden>
      <svg class="pointer" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M12 22L4 11h5V2h6v9h5z" />
      </svg>
    </div>
  );
}

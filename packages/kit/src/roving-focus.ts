// Roving focus: one stop for Tab in a group, arrows to the nearest neighbour on screen, Home and End to the ends; a group
// that is drawn anew keeps the focus where the keyboard had it.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const STOPS = '[data-touch]';
type Direction = 'left' | 'right' | 'up' | 'down';
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
type Stop = HTMLElement | SVGElement;

const stopsIn = (root: Element): Stop[] => [...root.querySelectorAll<Stop>(STOPS)];

/** Leaves exactly one stop of the group in the order of Tab: the one last used, or the first. */
function keepOneStop(root: Element): void {
  const stops = stopsIn(root);
  const current =
    stops.find((stop) => stop === document.activeElement) ?? stops.find((s) => s.tabIndex === 0);
  for (const stop of stops) {
    const wanted = stop === (current ?? stops[0]) ? 0 : -1;
    if (stop.tabIndex !== wanted) stop.tabIndex = wanted;
  }
}

/** The nearest stop in a direction; sideways distance counts double, so that rows and columns are followed. */
export function nearestStop(
  from: DOMRect,
  stops: readonly { readonly rect: DOMRect }[],
  direction: Direction,
): number {
  let best = -1;
  let bestScore = Number.POSITIVE_INFINITY;
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  for (const [i, { rect }] of stops.entries()) {
    const dx = rect.x + rect.width / 2 - x;
    const dy = rect.y + rect.height / 2 - y;
    const [along, across] =
      direction === 'left'
        ? [-dx, dy]
        : direction === 'right'
          ? [dx, dy]
          : direction === 'up'
            ? [-dy, dx]
            : [dy, dx];
    if (along <= 1) continue;
    const score = along + Math.abs(across) * 2;
    if (score < bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

/**
 * Where an arrow leads, perhaps beyond either end. A list is walked in its order: a row that stays in sight while the
 * others scroll lies over one of them, which is nowhere above it then.
 */
export function nextStop(rects: readonly DOMRect[], at: number, direction: Direction): number {
  const onward = direction === 'right' || direction === 'down' ? at + 1 : at - 1;
  const isList = rects.every(({ x }) => Math.abs(x - rects[0]!.x) < 2);
  if (isList && (direction === 'up' || direction === 'down')) return onward;
  const near = nearestStop(
    rects[at]!,
    rects.map((rect) => ({ rect })),
    direction,
  );
  return near < 0 ? onward : near;
}

function move(root: Element, event: KeyboardEvent): void {
  const stops = stopsIn(root);
  const at = stops.indexOf(event.target as Stop);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = DIRECTIONS[event.key];
  const edge = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : -1;
  let next = edge;
  if (direction) {
    next = nextStop(
      stops.map((stop) => stop.getBoundingClientRect()),
      at,
      direction,
    );
  } else if (edge < 0) return;
  event.preventDefault();
  stops[(next + stops.length) % stops.length]?.focus();
}

/** Where the keyboard stands in a group: the element, what it stands for, and its place among the others. */
interface Held {
  readonly stop: Stop;
  readonly id: string | undefined;
  readonly at: number;
}

const idOf = (stop: Stop): string | undefined =>
  stop.dataset.choice ?? stop.closest<HTMLElement>('[data-piece]')?.dataset.piece;

const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === null;

const holds =
  (stop: Stop) =>
  ({ removedNodes }: MutationRecord): boolean =>
    [...removedNodes].some((node) => node.contains(stop));

/** Drawing took the stop away or moved it: the focus goes to what stands for the same, else to the nearest place. */
function comeBack(root: Element, { stop, id, at }: Held): void {
  const stops = stopsIn(root);
  const same = stops.includes(stop) ? stop : stops.find((other) => id !== undefined && idOf(other) === id);
  (same ?? stops[Math.min(at, stops.length - 1)])?.focus();
}

/** Makes everything marked `data-touch` inside the element one roving group. */
export function useRovingFocus(ref: RefObject<Element | null>): void {
  // Before the first frame, so that no key is missed.
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let held: Held | undefined;
    keepOneStop(root);
    const observer = new MutationObserver((records) => {
      if (held && isFocusLost() && records.some(holds(held.stop))) comeBack(root, held);
      keepOneStop(root);
    });
    observer.observe(root, { childList: true, subtree: true });
    const onKey = (event: Event): void => move(root, event as KeyboardEvent);
    const onFocus = ({ target }: Event): void => {
      keepOneStop(root);
      const stop = target as Stop;
      // A pointer does not need the focus back.
      held = stop.matches(':focus-visible')
        ? { stop, id: idOf(stop), at: stopsIn(root).indexOf(stop) }
        : undefined;
    };
    const onBlur = (): void => {
      const left = held;
      // What is taken away by drawing is found by the observer before this; what is left otherwise is left.
      setTimeout(() => {
        if (held === left) held = undefined;
      });
    };
    root.addEventListener('keydown', onKey);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, [ref]);
}

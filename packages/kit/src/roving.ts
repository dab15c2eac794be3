// Roving focus: one stop for Tab in a group, arrows to the nearest neighbour on screen, Home and End to the ends.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

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

function move(root: Element, event: KeyboardEvent): void {
  const stops = stopsIn(root);
  const at = stops.indexOf(event.target as Stop);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const direction = DIRECTIONS[event.key];
  const edge = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : -1;
  let next = edge;
  if (direction) {
    next = nearestStop(
      stops[at]!.getBoundingClientRect(),
      stops.map((stop) => ({ rect: stop.getBoundingClientRect() })),
      direction,
    );
    if (next < 0) next = direction === 'right' || direction === 'down' ? at + 1 : at - 1;
  } else if (edge < 0) return;
  event.preventDefault();
  stops[(next + stops.length) % stops.length]?.focus();
}

/** Makes everything marked `data-touch` inside the element one roving group. */
export function useRoving(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    keepOneStop(root);
    const observer = new MutationObserver(() => keepOneStop(root));
    observer.observe(root, { childList: true, subtree: true });
    const onKey = (event: Event): void => move(root, event as KeyboardEvent);
    const onFocus = (): void => keepOneStop(root);
    root.addEventListener('keydown', onKey);
    root.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('focusin', onFocus);
    };
  }, [ref]);
}

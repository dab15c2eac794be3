// What scrolls on the table and holds nothing to focus takes the focus itself, so that keys can scroll it.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

const scrolls = (region: HTMLElement): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region;
  if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
  return /auto|scroll/.test(getComputedStyle(region).overflow);
};
const holdsStop = (region: HTMLElement): boolean =>
  [...region.querySelectorAll(STOPS)].some((stop) => stop.checkVisibility({ visibilityProperty: true }));

function reachPannedRegions(root: ParentNode): void {
  const regions = [...root.querySelectorAll<HTMLElement>('.tablemain :is(section, div, ul, ol)')];
  // From within: a region around one that takes the focus needs none itself.
  for (const region of regions.reverse()) {
    const isOwn = region.dataset.panned !== undefined;
    if (region.hasAttribute('tabindex') && !isOwn) continue;
    const isPanned = scrolls(region) && !holdsStop(region);
    // The focus is not taken away from where the keyboard stands.
    if (isPanned === isOwn || region === document.activeElement) continue;
    region.toggleAttribute('data-panned', isPanned);
    if (isPanned) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}

/** Looks again after everything that is drawn and after every change of size, that of letters included. */
export function usePannedRegions(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (root.current) reachPannedRegions(root.current);
      });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(root.current!);
    const drawn = new MutationObserver(look);
    drawn.observe(root.current!, { childList: true, subtree: true });
    void document.fonts.ready.then(look);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      drawn.disconnect();
    };
  }, []);
}

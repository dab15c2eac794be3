// Coming to a page: the tab is named after its heading, and after a step inside the app keyboard and reader begin there.
import { useEffect, useRef } from 'preact/hooks';

export const setTabTitle = (title: string): void => {
  document.title = `${title} · Undercroft`;
};

/** A table names its tab by itself: whether it waits for this reader changes in the background. */
const TABLE_HEADING = '.what';

/** `isHere` once the page itself is drawn; its heading may still be on its way. */
export function usePageFocus(address: string, isHere: boolean): void {
  const last = useRef(address);
  useEffect(() => {
    if (!isHere) return undefined;
    const arrive = (): boolean => {
      const heading = document.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (!heading.matches(TABLE_HEADING)) setTabTitle(heading.textContent);
      // A pressed link that is gone now would send the focus to the top of the document.
      if (last.current !== address && document.activeElement === document.body) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      last.current = address;
      return true;
    };
    if (arrive()) return undefined;
    const watch = new MutationObserver(() => {
      if (arrive()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [address, isHere]);
}

// Tells the frame of the table how high its dock is.
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useDockHeight() {
  const dock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = dock.current!.closest<HTMLElement>('.tableframe')!;
    const observer = new ResizeObserver(() =>
      frame.style.setProperty('--dock', `${dock.current?.offsetHeight ?? 0}px`),
    );
    observer.observe(dock.current!);
    return () => observer.disconnect();
  }, []);
  return dock;
}

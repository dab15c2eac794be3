// The island's own window: on a phone it pans, and it brings the pawn whose turn it is into its middle.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CELLS } from '../src/rules/geometry.ts';
import { ISLAND, middleOf } from './cell-geometry.ts';
import { IslandScale } from './island-scale.ts';

export function Pan({
  label,
  cell,
  isTold,
  children,
}: {
  readonly label: string;
  /** The cell to look at; outside of the island there is nothing to look at. */
  readonly cell: number;
  /** While a tremor is told, its words cover the foot of a small window. */
  readonly isTold: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const island = ref.current?.querySelector('svg.isle');
    if (!island) return;
    const measure = (): void => {
      const { width, height } = island.getBoundingClientRect();
      if (width > 0 && height > 0) setScale(Math.max(ISLAND.width / width, ISLAND.height / height));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(island);
    measure();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const pan = ref.current;
    const island = pan?.querySelector('svg.isle');
    if (!pan || !island || pan.scrollWidth <= pan.clientWidth) return;
    const unit = island.getBoundingClientRect().width / ISLAND.width;
    const { x, y } = cell < CELLS ? middleOf(cell) : { x: ISLAND.width / 2, y: ISLAND.height / 2 };
    pan.scrollTo({ left: x * unit - pan.clientWidth / 2, top: y * unit - pan.clientHeight / 2 });
  }, [cell, isTold]);
  const follow = (): void => {
    const island = ref.current?.querySelector<SVGElement>('svg.isle');
    if (!ref.current || !island) return;
    island.style.setProperty('--pan-x', `${ref.current.scrollLeft * scale}px`);
    island.style.setProperty('--pan-y', `${ref.current.scrollTop * scale}px`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      class={isTold ? 'boardpan slab told' : 'boardpan slab'}
      data-pan
      role="group"
      aria-label={label}
      ref={ref}
      onScroll={follow}
    >
      <IslandScale.Provider value={scale}>{children}</IslandScale.Provider>
    </div>
  );
}

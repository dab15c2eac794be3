// A group of pieces that the Tab key enters once and the arrow keys walk through.
import { type ComponentChildren, type CSSProperties, createContext, type JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useRovingFocus } from './roving-focus.ts';

export const InZone = createContext(false);

export interface ZoneProps {
  readonly label: string;
  /** What pieces name as `from`, and what a lesson may point at. */
  readonly id?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly as?: 'div' | 'ul' | 'g';
  readonly children?: ComponentChildren;
}

export function Zone({ label, id, class: extra, style, as: Tag = 'div', children }: ZoneProps): JSX.Element {
  const ref = useRef<HTMLElement & SVGGElement & HTMLUListElement & HTMLDivElement>(null);
  useRovingFocus(ref);
  return (
    <Tag ref={ref} class={extra} style={style} role="group" aria-label={label} data-zone={id}>
      <InZone.Provider value={true}>{children}</InZone.Provider>
    </Tag>
  );
}

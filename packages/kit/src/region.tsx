// The places of a table that a board fills; direct children of the table's grid.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';

export interface RegionProps {
  readonly name: 'seats' | 'meter' | 'board' | 'mine';
  /** For screen readers. */
  readonly label: string;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly children?: ComponentChildren;
}

export const Region = ({ name, label, class: extra, style, children }: RegionProps): JSX.Element => (
  <section class={extra ? `${name} ${extra}` : name} style={style} aria-label={label} data-zone={name}>
    {children}
  </section>
);

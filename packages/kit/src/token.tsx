// Small things that lie on a board: a disc, lozenge or triangle with a sign, and counters with a number beside it.
import type { ComponentChildren, JSX } from 'preact';
import { memo } from './memo.ts';

export type TokenShape = 'disc' | 'lozenge' | 'triangle' | 'bar' | 'heart' | 'heap';

const SHAPES: Readonly<Record<TokenShape, string>> = {
  disc: 'M8 1a7 7 0 1 0 0 14a7 7 0 0 0 0-14z',
  lozenge: 'M8 1l6 5-6 9-6-9z',
  triangle: 'M8 1.5l6.5 12h-13z',
  bar: 'M5 2h6v12H5z',
  heart:
    'M8 14C3 10.5 1 8 1 5.2C1 3 2.7 1.5 4.6 1.5C6 1.5 7.3 2.3 8 3.6C8.7 2.3 10 1.5 11.4 1.5C13.3 1.5 15 3 15 5.2C15 8 13 10.5 8 14z',
  heap: 'M1 14c1.5-5 4-8 7-8s5.5 3 7 8z',
};

export interface TokenProps {
  readonly shape: TokenShape;
  /** Outlined instead of filled: a risk, a lost heart. */
  readonly hollow?: boolean;
  readonly size?: number;
  /** A letter or number on it. */
  readonly text?: string;
  readonly class?: string;
}

export const Token = memo(
  ({ shape, hollow, size = 16, text, class: extra }: TokenProps): JSX.Element => (
    <svg
      class={['token', `token-${shape}`, hollow && 'hollow', extra].filter(Boolean).join(' ')}
      style={{ '--px': size }}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
      {text && (
        <text x="8" y="11.4">
          {text}
        </text>
      )}
    </svg>
  ),
);

/** A sign and its number; the sign always stands on the left. `label` is the whole of it in words. */
export const Counter = ({
  label,
  sign,
  children,
  class: extra,
}: {
  readonly label: string;
  readonly sign: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}): JSX.Element => (
  <span class={extra ? `counter ${extra}` : 'counter'} role="img" aria-label={label} title={label}>
    {sign}
    <b aria-hidden="true">{children}</b>
  </span>
);

// A card's frame at three sizes, and the vault on the back of every hidden one. What is printed on it is the game's.
import type { ComponentChildren, JSX } from 'preact';

export interface CardProps {
  /** S a row, M a card in hand, L the detail. */
  readonly size?: 'S' | 'M' | 'L';
  readonly name?: ComponentChildren;
  /** The line on top: cost, kind, risk. */
  readonly head?: ComponentChildren;
  /** What stands in the well: usually an `<Icon>`. */
  readonly art?: ComponentChildren;
  readonly text?: ComponentChildren;
  /** The small print of the detail: clauses, copies. */
  readonly foot?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Put it inside a `<Piece>`; alone it is only a picture. */
export const Card = ({
  size = 'M',
  name,
  head,
  art,
  text,
  foot,
  class: extra,
  children,
}: CardProps): JSX.Element => (
  <span class={['card', `card-${size}`, extra].filter(Boolean).join(' ')}>
    {size === 'S' ? (
      <>
        {art && <span class="well">{art}</span>}
        <b class="name">{name}</b>
        {head && <span class="head">{head}</span>}
      </>
    ) : (
      <>
        {head && <span class="head">{head}</span>}
        {art && <span class="well">{art}</span>}
        {name && <b class="name">{name}</b>}
        {text && <span class="text">{text}</span>}
        {foot && <span class="foot">{foot}</span>}
      </>
    )}
    {children}
  </span>
);

/** A face that this viewer may not see. */
export const CardBack = ({
  class: extra,
  label,
}: {
  readonly class?: string;
  readonly label?: string;
}): JSX.Element => (
  <span
    class={extra ? `back ${extra}` : 'back'}
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <svg viewBox="0 0 98 136" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        d="M6 8.5h86M15 136V66a34 34 0 0 1 68 0v70M24 136V68a25 25 0 0 1 50 0v68M33 136V70a16 16 0 0 1 32 0v66M41 136V72a8 8 0 0 1 16 0v64"
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
      />
    </svg>
  </span>
);

// A card's frame, and the vault on the back of every hidden one. What is printed on it is the game's.
import type { ComponentChildren, JSX } from 'preact';

export interface CardProps {
  readonly name: ComponentChildren;
  /** What stands in the well: usually an `<Icon>`. */
  readonly art: ComponentChildren;
  readonly text: ComponentChildren;
  readonly class?: string;
}

/** Put it inside a `<Piece>`; alone it is only a picture. */
export const Card = ({ name, art, text, class: extra = '' }: CardProps): JSX.Element => (
  <span class={`card card-M ${extra}`}>
    <span class="well">{art}</span>
    <b class="name">{name}</b>
    <span class="text">{text}</span>
  </span>
);

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

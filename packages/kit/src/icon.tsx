// A thing of a game, drawn with a game-icons picture that the build inlines: import it by name, give it here.
//   import warPick from 'virtual:game-icon/war-pick';
//   <Icon of={warPick} size={30} />
import type { JSX } from 'preact';
import { memo } from './memo.ts';

export interface IconProps {
  /** The path data of the icon in a 512 box. */
  readonly of: string;
  /** Never below 16. */
  readonly size?: number;
  /** Only where no words stand beside it. */
  readonly label?: string;
  readonly class?: string;
}

export const Icon = memo(
  ({ of, size = 24, label, class: extra }: IconProps): JSX.Element => (
    <svg
      class={extra ? `ic ${extra}` : 'ic'}
      style={{ '--px': size }}
      viewBox="0 0 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={of} />
    </svg>
  ),
);

// Buttons: plain, filled (at most one on a screen), quiet, and square ones that are only a sign with a name.
import type { ComponentChildren, JSX } from 'preact';
import { Sign, type SignName } from './sign.tsx';

export interface ButtonProps {
  readonly tone?: 'plain' | 'go' | 'quiet';
  readonly sign?: SignName;
  readonly onClick?: (event: MouseEvent) => void;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly class?: string;
  readonly label?: string;
  readonly children?: ComponentChildren;
  readonly pressed?: boolean;
}

export function Button(props: ButtonProps): JSX.Element {
  const { tone = 'plain', sign, href, disabled, type = 'button', children } = props;
  const shared = {
    class: ['btn', tone !== 'plain' && tone, disabled && 'off', props.class].filter(Boolean).join(' '),
    'aria-label': props.label,
  };
  const inside = (
    <>
      {sign && <Sign name={sign} size={16} />}
      {children}
    </>
  );
  if (href !== undefined && !disabled)
    return (
      <a {...shared} href={href} onClick={props.onClick}>
        {inside}
      </a>
    );
  return (
    <button {...shared} type={type} disabled={disabled} aria-pressed={props.pressed} onClick={props.onClick}>
      {inside}
    </button>
  );
}

/** A square button that shows only a sign; its name is said and shown as a hint. */
export const IconButton = ({
  sign,
  label,
  onClick,
  href,
  pressed,
  class: extra,
}: {
  readonly sign: SignName;
  readonly label: string;
  readonly onClick?: () => void;
  readonly href?: string;
  readonly pressed?: boolean;
  readonly class?: string;
}): JSX.Element => {
  const name = extra ? `tool ${extra}` : 'tool';
  const inside = <Sign name={sign} />;
  return href !== undefined ? (
    <a class={name} href={href} aria-label={label} title={label}>
      {inside}
    </a>
  ) : (
    <button
      class={name}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {inside}
    </button>
  );
};

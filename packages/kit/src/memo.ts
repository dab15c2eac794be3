// A picture that was given the same as before is not drawn again. Most of a table is such pictures.
import { type Component, createElement, type FunctionComponent } from 'preact';

type Compare<Props> = (before: Props, now: Props) => boolean;

const isShallowlySame = (before: object, now: object): boolean => {
  const [a, b] = [before as Record<string, unknown>, now as Record<string, unknown>];
  for (const key in a) if (!(key in b)) return false;
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
};

/** The component, drawn anew only when something that it is given has changed. */
export function memo<Props extends object>(
  Picture: FunctionComponent<Props>,
  isSame: Compare<Props> = isShallowlySame,
): FunctionComponent<Props> {
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !isSame(this.props, next);
    return createElement(Picture, props);
  }
  return Memo as unknown as FunctionComponent<Props>;
}

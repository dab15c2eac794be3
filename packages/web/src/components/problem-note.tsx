// What went wrong, in words; nothing where nothing did.
import type { JSX } from 'preact';

export const ProblemNote = ({
  text,
  class: extra = '',
}: {
  readonly text: string | undefined;
  readonly class?: string;
}): JSX.Element | null =>
  text ? (
    <p class={`why refused ${extra}`.trim()} role="alert">
      {text}
    </p>
  ) : null;

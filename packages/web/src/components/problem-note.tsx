// What went wrong, in words; nothing where nothing did.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function ProblemNote({
  text,
  class: extra = '',
}: {
  readonly text: string | undefined;
  readonly class?: string;
}): JSX.Element | null {
  const ref = useRef<HTMLParagraphElement>(null);
  // It may stand far from what was pressed.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [text]);
  return text ? (
    <p class={`why refused ${extra}`.trim()} role="alert" ref={ref}>
      {text}
    </p>
  ) : null;
}

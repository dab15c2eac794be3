// A list of sentences whose nouns the Tab key enters once and the arrow keys walk through.
import { useRovingFocus } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

export function NounLines({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const ref = useRef<HTMLOListElement>(null);
  useRovingFocus(ref);
  return (
    <ol class="lines" ref={ref}>
      {children}
    </ol>
  );
}

// A part of a page that is loaded when it is first shown; nothing stands in its place meanwhile.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadPart } from '../load-part.ts';

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined);
  return function Lazy(props: Props): JSX.Element | null {
    useEffect(() => {
      if (loaded.value) return;
      // Without a network and without a copy it stays away; what is on the table goes on.
      loadPart(load).then(
        (Part) => (loaded.value = Part),
        () => undefined,
      );
    }, []);
    const Part = loaded.value;
    return Part ? <Part {...props} /> : null;
  };
}

// A part of a page that is brought when it is first shown; nothing stands in its place meanwhile.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export function lazy<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const brought = signal<ComponentType<Props> | undefined>(undefined);
  return function Lazy(props: Props): JSX.Element | null {
    useEffect(() => {
      if (brought.value) return;
      // Without a network and without a copy it stays away; what is on the table goes on.
      bring().then(
        (Part) => {
          brought.value = Part;
        },
        () => undefined,
      );
    }, []);
    const Part = brought.value;
    return Part ? <Part {...props} /> : null;
  };
}

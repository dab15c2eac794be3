// Whether a server stands behind this page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Asked once, when the form is shown, and without opening a connection. */
export function useServer(): boolean {
  const found = useSignal(false);
  useEffect(() => {
    fetch('/api/games').then(
      ({ ok, headers }) => {
        found.value = ok && (headers.get('content-type')?.includes('json') ?? false);
      },
      () => undefined,
    );
  }, []);
  return found.value;
}

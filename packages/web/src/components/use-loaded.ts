// What a page loads when it opens.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Undefined until it has come. A failure is thrown where the page is drawn; `close` ends what the page no longer shows. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  inputs: readonly unknown[],
  close?: (value: Value) => void,
): Value | undefined {
  const state = useSignal<{ readonly value: Value } | { readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    let shown: { readonly value: Value } | undefined;
    load().then(
      (value) => {
        if (isGone) close?.(value);
        else {
          shown = { value };
          state.value = shown;
        }
      },
      (error) => {
        if (!isGone) state.value = { error };
      },
    );
    return () => {
      isGone = true;
      if (shown) close?.(shown.value);
    };
  }, inputs);
  if (state.value && 'error' in state.value) throw state.value.error;
  return state.value?.value;
}

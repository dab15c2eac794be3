// How the server did since the desk was opened: asked every few seconds while somebody looks.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AskHost, HostHealth } from './ask-host.ts';

export interface Sample extends HostHealth {
  /** Milliseconds. */
  readonly at: number;
}

const EVERY = 2_000;
/** Five minutes. */
const MOST = 150;

export function useSamples(ask: AskHost, first: HostHealth): readonly Sample[] {
  const samples = useSignal<readonly Sample[]>([{ ...first, at: Date.now() }]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await ask<HostHealth>('GET', 'health');
      if (answer.ok) samples.value = [...samples.value, { ...answer.data, at: Date.now() }].slice(-MOST);
    };
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return samples.value;
}

// What processes tell each other: a word that somebody listens for, or a table and the version at which it stands.
import type { Store } from './store/port.ts';

type Listener = (words: readonly string[]) => void;

export function createNotifications(store: Store, onTable: (table: string, version: number) => void) {
  const listeners = new Map<string, Listener>();
  store.onNotification((text) => {
    const words = text.split(' ');
    const listener = listeners.get(words[0]!);
    if (listener) return listener(words);
    const version = Number(words[1]);
    if (Number.isInteger(version)) onTable(words[0]!, version);
  });
  return (kind: string, listener: Listener): void => void listeners.set(kind, listener);
}

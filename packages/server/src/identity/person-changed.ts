// Tells every process that a person changed, or must go.
import type { ServerContext } from '../server-context.ts';

/** Every process reads the person again. */
export function personChanged({ sessions, store }: ServerContext, person: string): void {
  sessions.changed(person);
  store.notify(`person ${person}`);
}

interface Lines {
  dismiss(person: string, code: number): void;
}

/** Closes the person's sockets in every process. */
export function dismiss({ store }: ServerContext, sockets: Lines, person: string, code: number): void {
  sockets.dismiss(person, code);
  store.notify(`dismiss ${person} ${code}`);
}

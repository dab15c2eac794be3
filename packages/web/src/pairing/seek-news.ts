// Whether there is something to say about waiting for a table. Small, because every page looks at it.
import { signal } from '@preact/signals';

export const hasSeekNews = signal(false);

/** Set in the session while this reader waits on the screen. */
export const SEEKING = 'undercroft.seeking';

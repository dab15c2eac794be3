// How far a long command is and how long it will still take, in one line of a terminal that draws over itself.
import type { Environment } from './environment.ts';
import type { Translator } from './translator.ts';

export interface ProgressBar {
  /** `share` is what is done, from 0 to 1. */
  show(share: number): void;
  clear(): void;
}

/** Milliseconds before a guess at the rest is worth anything. */
const FIRST_GUESS = 1_000;

/** Nothing is said where nobody looks: standard error is no terminal. */
export function progressOn({ errors }: Pick<Environment, 'errors'>, { say }: Translator): ProgressBar {
  const began = performance.now();
  const left = (share: number): string => {
    const taken = performance.now() - began;
    if (taken < FIRST_GUESS || share <= 0) return '';
    const seconds = Math.ceil(((taken / share) * (1 - share)) / 1000);
    const minutes = Math.round(seconds / 60);
    return ` ${seconds < 90 ? say('cli.seconds-left', { n: seconds }) : say('cli.minutes-left', { n: minutes })}`;
  };
  return {
    show: (share) => {
      if (!errors.isTerminal) return;
      const width = Math.max(10, Math.min(40, (errors.columns() ?? 80) - 40));
      const full = Math.round(share * width);
      const percent = String(Math.floor(share * 100)).padStart(3);
      errors.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}%${left(share)}\x1b[K`);
    },
    clear: () => {
      if (errors.isTerminal) errors.write('\r\x1b[K');
    },
  };
}

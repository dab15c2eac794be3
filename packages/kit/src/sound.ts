// Quiet sounds; off unless the reader wants them, and not loaded before.
export type SoundName = 'place' | 'refuse' | 'turn' | 'dice' | 'card' | 'collapse' | 'end';

let make: Promise<(name: SoundName) => void> | undefined;

export const setSounds = (wanted: boolean): void => {
  make = wanted ? import('./make-sound.ts').then(({ makeSound }) => makeSound) : undefined;
  // A sound that did not come is no reason to stop anything.
  make?.catch(() => (make = undefined));
};

/** Plays a sound if the reader wants sounds; never throws, never waits. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext !== 'undefined') void make?.then((play) => play(name)).catch(() => undefined);
}

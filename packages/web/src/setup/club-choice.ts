// The club that finds the table which is being set up: the one in the address, or another.
import { signal } from '@preact/signals';
import { url } from '../router.ts';

export const chosenClub = signal('');

/** Called when the form is shown. */
export const chooseFromAddress = (): void => {
  chosenClub.value = url.peek().searchParams.get('club') ?? '';
};

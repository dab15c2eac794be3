// The members of the contract, each from the file that is named for it.
export { NUMBERS as numbers, OPTIONS as options } from './content/modes.ts';
export { copy } from './copy.ts';
export { defaultChoice } from './default-choice.ts';
export { explain } from './explain.ts';
export { imagine } from './imagine.ts';
export { phrases } from './phrases.ts';
export { choices, play, waitingFor } from './play.ts';
export { measure, result } from './score.ts';
export { setup } from './setup.ts';
export { view, viewEvent, zones } from './view.ts';

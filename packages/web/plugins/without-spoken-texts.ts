// Leaves out of the client what only the terminal says: the words of a table that is read aloud.
import type { Plugin } from 'vite';

const TEXTS = /[\\/]games[\\/]\w+[\\/]texts[\\/]\w\w\.ts$/;
const SPOKEN = /^ +'spoken\.[\w.]+':\s*'(?:[^'\\]|\\.)*',\n/gm;

export const withoutSpokenTexts = (): Plugin => ({
  name: 'undercroft-without-spoken-texts',
  enforce: 'pre',
  transform: (code, id) => (TEXTS.test(id) ? code.replace(SPOKEN, '') : undefined),
});

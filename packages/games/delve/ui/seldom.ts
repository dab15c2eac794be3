// What a table seldom shows, loaded together when the first of it is wanted.
export { CardSheet } from './card-sheet.tsx';
export { Draft } from './draft.tsx';
export { Piles } from './piles.tsx';

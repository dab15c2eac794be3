// What a table seldom shows, loaded together when the first of it is wanted.
export { CardSheet } from './seldom/card-sheet.tsx';
export { Draft } from './seldom/draft.tsx';
export { Piles } from './seldom/piles.tsx';
export { PlacementPreview } from './seldom/placement-preview.tsx';
export { WindowBrief } from './seldom/window-brief.tsx';

// The one way to what a table seldom shows, for all who want some of it.
export const loadSeldom = () => import('./seldom.ts');

// A worker has not read the page: it learns of games from outside when it is asked for a game that it does not know.
const SCRIPT = '/rooms/games.js';

export const knowOutsideGames = (): Promise<unknown> => import(/* @vite-ignore */ SCRIPT);

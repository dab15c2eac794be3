// The parts of rooms: those that were built with the client, and those of games from outside, which the house serves beside it.
import type { GameCard } from './game-card.ts';

type Load<Part> = () => Promise<Part>;

/** What `/rooms/games.js` says, in a house with games from outside (`packages/cli/src/outside-games.ts`). */
export interface OutsideGames {
  readonly cards: readonly GameCard[];
  door(name: string): string | undefined;
  /** Where its network is, if it has one. */
  net(name: string): string | undefined;
  /** The part of a room by its file; what is drawn calls first for the page's Preact. */
  part<Part>(name: string, file: string, sharePreact?: () => Promise<unknown>): Load<Part> | undefined;
}

export const outsideGames = (): OutsideGames | undefined =>
  (globalThis as { undercroftGames?: OutsideGames }).undercroftGames;

/** Finds a part by its room and file among those built in (as `import.meta.glob` lists them) and those from outside. */
export const roomParts =
  <Part>(
    inside: Readonly<Record<string, Load<Part>>>,
    folder: string,
    sharePreact?: () => Promise<unknown>,
  ) =>
  (name: string, file: string): Load<Part> | undefined =>
    inside[`${folder}${name}/${file}`] ?? outsideGames()?.part(name, file, sharePreact);

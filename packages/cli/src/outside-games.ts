// What the client is told of games from outside, as the script `/rooms/games.js`, which pages and workers read.
import type { OutsideGames } from '@undercroft/web/room-parts';

export interface ServedGame {
  readonly card: OutsideGames['cards'][number];
  /** The folder of its parts, named for what is in it. */
  readonly address: string;
  /** The paths of its parts, as in the room. */
  readonly files: readonly string[];
}

/** Runs in the browser, alone: it may use nothing of this file. */
function outsideGames(games: readonly ServedGame[]): OutsideGames {
  const gameOf = (name: string): ServedGame | undefined => games.find(({ card }) => card.name === name);
  /** Nothing is shown before its styles are there; without them it is shown all the same. */
  const styled = (address: string): Promise<void> =>
    new Promise((resolve) => {
      if (document.querySelector(`link[href="${address}"]`)) return resolve();
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
  return {
    cards: games.map(({ card }) => card),
    door: (name) => {
      const game = gameOf(name);
      return game?.card.hasDoor ? `${game.address}/ui/door.svg` : undefined;
    },
    net: (name) => {
      const game = gameOf(name);
      return game?.files.includes('net.bin') ? `${game.address}/net.bin` : undefined;
    },
    part: (name, file, sharePreact) => {
      const game = gameOf(name);
      if (!game?.files.includes(file)) return undefined;
      return async () => {
        if (sharePreact) await sharePreact();
        if (file.endsWith('.tsx') && game.files.includes('style.css'))
          await styled(`${game.address}/style.css`);
        const part = await import(`${game.address}/${file.replace(/\.\w+$/, '.js')}`);
        // Words and ledgers are given as what they export.
        return /^(texts|rulebook)\/[\w.]*\b\w\w\.ts$|\.md$/.test(file) ? part.default : part;
      };
    },
  };
}

export const gamesScript = (games: readonly ServedGame[]): string =>
  `globalThis.undercroftGames = (${outsideGames})(${JSON.stringify(games)});\n`;

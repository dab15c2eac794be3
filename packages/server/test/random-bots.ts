// The simplest bot: any listed choice, by a seed of its own.
import { type AnyGame, seeded } from '@undercroft/kernel';
import type { BotHost } from '../src/bots/bot-host.ts';

export function randomBots(games: readonly AnyGame[], delay = 0, atOnce = Number.POSITIVE_INFINITY): BotHost {
  const byName = new Map(games.map((game) => [game.name, game]));
  return {
    levels: ['random'],
    defaultLevel: 'random',
    atOnce,
    async choose({ game, view, seat, seed }) {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      const open = byName.get(game)!.choices(view, seat);
      return open[seeded(seed).pick(open.length)];
    },
    close: async () => {},
  };
}

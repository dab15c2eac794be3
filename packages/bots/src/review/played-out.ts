// What comes of a choice in one imagined world: it is played, all play on quickly, and the side of the seat gets its share.
import type { Chance } from '@undercroft/kernel';
import type { BotSeat } from '../bot.ts';
import { playOut } from '../search/iterate.ts';
import { SEARCH_DEFAULTS } from '../search/search-settings.ts';
import { newSearchState } from '../search/search-state.ts';

/** Where the luck of one imagined world comes from: what happens in it, and what its players draw. */
export interface WorldLuck {
  readonly game: Chance;
  readonly players: Chance;
}

/** Plays on from a position, which is used up; answers the share of a victory that the seat's side gets, or can expect. */
export function playingOut<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  luck: Chance,
): (position: Position, world: WorldLuck) => number {
  const state = newSearchState(botSeat, SEARCH_DEFAULTS, luck);
  const { payoff } = state;
  const side = payoff.sideOf[botSeat.seat]!;
  return (position, world) => {
    playOut({ ...state, gameLuck: world.game, playerLuck: world.players }, position);
    return payoff.won[side]!;
  };
}

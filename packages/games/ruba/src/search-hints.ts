// How the bots' search is tuned for Ruba Dungeon.
import type { SearchHints } from '@undercroft/bots/search-hints';
import { NO_CARD } from './content/deck.ts';
import { eventCard, type Position } from './position.ts';

const DECK = 40;

/** The card that asks for the choice, the Hero's hand and the Hero's HP: all that luck can have changed. */
function chanceOutcome(position: Position): number {
  const { hp, hand, phase, unveiled } = position;
  let seen = hp;
  seen =
    seen * (DECK + 1) + (phase === 'respond' ? unveiled : phase === 'event' ? eventCard(position) : DECK);
  for (const card of hand) seen = seen * (DECK + 1) + (card === NO_CARD ? DECK : card);
  return seen;
}

export const searchHints: SearchHints<Position> = {
  isQuiescent: () => true,
  chanceOutcome,
  /** The fifth searches by the network's priors: 18 % of hard games with them, 11 % without. With 1000 iterations they harm. */
  levels: [
    { temperature: 8, leastShare: 0.0003 },
    { temperature: 6, leastShare: 0.004 },
    { temperature: 5, leastShare: 0.022 },
    {},
    { iterations: 48, settings: { guidance: 'tree' } },
    { iterations: 1000 },
  ],
};

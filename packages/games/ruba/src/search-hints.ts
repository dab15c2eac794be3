// How the bots' search is tuned for Ruba Dungeon.
import type { SearchHints } from '@undercroft/bots/search-hints';
import { type Choice, RESPOND, type Respond, respondCode } from './choices.ts';
import { GOLD_SUM, NO_CARD, printedValue } from './content/deck.ts';
import { bribePrice } from './content/modes.ts';
import { eventCard, type Position } from './position.ts';
import { forecast } from './rules/action.ts';
import { relicCount } from './score.ts';

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

/** Help that changes nothing; a coin beyond the price; a bribe when only Kings are left, who take none. */
function isIdle(position: Position, _seat: number, choice: Choice): boolean {
  switch (choice.kind) {
    case 'respond':
      return isNeedless(position, choice);
    case 'pay':
      return isOverpaid(choice.gold, printedValue(eventCard(position)));
    case 'bribe':
      return (
        position.characters.length === 4 - relicCount(position) ||
        isOverpaid(choice.gold, bribePrice(printedValue(eventCard(position)), position.hard))
      );
    default:
      return false;
  }
}

function isNeedless(position: Position, response: Respond): boolean {
  if (response.help === 0) return false;
  const helped = forecast(position, response);
  const { cards, suit, help } = response;
  const without = forecast(position, RESPOND[respondCode(cards, suit, help - 1)]);
  return helped.hp === without.hp && helped.enemyHp === without.enemyHp;
}

/** Would these coins do without the smallest of them? */
const isOverpaid = (gold: number, price: number): boolean => GOLD_SUM[gold & (gold - 1)]! >= price;

export const searchHints: SearchHints<Position, Choice> = {
  isQuiescent: () => true,
  chanceOutcome,
  isIdle,
  /**
   * The first five play by the network alone, the fifth without straying; the sixth searches with its priors. On hard 48 iterations do as
   * well as 1,000, so that there is no room for two levels that search.
   */
  levels: [
    { temperature: 8, leastShare: 0.0003 },
    { temperature: 6, leastShare: 0.004 },
    { temperature: 5, leastShare: 0.022 },
    { iterations: 0, temperature: 2, leastShare: 0.1 },
    { iterations: 0 },
    { iterations: 200, settings: { guidance: 'tree' } },
  ],
};

// How the bots' search is tuned for Ruba Dungeon.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice, Respond } from './choices.ts';
import { GOLD_SUM, isKing, NO_CARD, printedValue, suitOf } from './content/deck.ts';
import { ALL_RELICS, bribePrice, ENEMIES } from './content/modes.ts';
import { SUIT_TABLE } from './content/suits.ts';
import { eventChange } from './effects.ts';
import { choices } from './play.ts';
import { beatenCount, eventCard, type Position } from './position.ts';
import { forecast, respondChoices } from './rules/action.ts';
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

/** A response that another one makes needless; a coin beyond the price; a bribe when only Kings are left, who take none. */
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

/** Is there another response that takes none but these cards and does no worse for the Hero, with less or to more effect? */
function isNeedless(position: Position, response: Respond): boolean {
  const { cards, suit, help } = response;
  const { hp, enemyHp } = forecast(position, response);
  return respondChoices(position).some((other) => {
    if ((other.cards & ~cards) !== 0 || other.help > (other.suit === suit ? help : 0)) return false;
    const instead = forecast(position, other);
    if (instead.hp < hp || instead.enemyHp > enemyHp) return false;
    return other.cards < cards || other.help < help || instead.hp > hp || instead.enemyHp < enemyHp;
  });
}

/** Would these coins do without the smallest of them? */
const isOverpaid = (gold: number, price: number): boolean => GOLD_SUM[gold & (gold - 1)]! >= price;

const isOneMissing = (position: Position): boolean =>
  position.hard ? beatenCount(position) === ENEMIES - 1 : relicCount(position) === 3;

/** With one enemy to go, does it win the game? He falls, or on hard, where all Kings are beaten, takes a bribe. */
function winsAtOnce(position: Position, choice: Choice): boolean {
  if (choice.kind === 'bribe') return position.hard && position.relics === ALL_RELICS;
  if (choice.kind !== 'respond' || !(position.hard || isKing(position.enemy))) return false;
  return forecast(position, choice).enemyHp === 0 && !isPerilous(position, choice);
}

/** May it be the Hero's end at once? */
function isPerilous(position: Position, choice: Choice): boolean {
  if (choice.kind === 'respond') {
    const { hp, enemyHp } = forecast(position, choice);
    return hp === 0 && !(enemyHp === 0 && position.mutualKoWins);
  }
  if (choice.kind !== 'die') return false;
  const card = eventCard(position);
  return position.hp + eventChange(SUIT_TABLE[suitOf(card)]!.fail, printedValue(card)) <= 0;
}

/** Puts the Hero's life at stake, or lets the enemy stand, though another choice does not and costs no more HP or help. */
function isWasteful(position: Position, seat: number, choice: Choice): boolean {
  if (isPerilous(position, choice)) return choices(position, seat).some((one) => !isPerilous(position, one));
  if (choice.kind !== 'respond') return false;
  const { hp, enemyHp } = forecast(position, choice);
  if (enemyHp === 0) return false;
  return respondChoices(position).some((other) => {
    const instead = forecast(position, other);
    return instead.enemyHp === 0 && instead.hp >= hp && other.help <= choice.help;
  });
}

export const searchHints: SearchHints<Position, Choice> = {
  isQuiescent: () => true,
  chanceOutcome,
  isIdle,
  winDistance: (position, seat) =>
    isOneMissing(position) && choices(position, seat).some((one) => winsAtOnce(position, one))
      ? 1
      : Number.POSITIVE_INFINITY,
  isWasteful,
  /**
   * The first five play by the network alone, straying; the sixth searches with its priors. A fifth that searched too would stand
   * too far above the fourth. Turned so that each step is even in both modes.
   */
  levels: {
    newcomer: { temperature: 20, leastShare: 0.000002 },
    novice: { temperature: 12, leastShare: 0.00025 },
    apprentice: { temperature: 12, leastShare: 0.0014 },
    adept: { iterations: 0, temperature: 6, leastShare: 0.022 },
    expert: { iterations: 0, temperature: 0.5, leastShare: 0.2 },
    master: { iterations: 200, settings: { guidance: 'tree' } },
  },
};

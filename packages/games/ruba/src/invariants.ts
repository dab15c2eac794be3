// The laws of the material: what holds in every position between two decisions, one sentence per broken law.
import { HIDDEN } from '@undercroft/kernel';
import {
  type Card,
  COINS,
  COURT_CARDS,
  countCourt,
  countOfSuit,
  courtBit,
  courtCards,
  courtOfSuit,
  DUNGEON_CARDS,
  isKing,
  NO_CARD,
  SUITS,
  SWORDS,
  suitOf,
} from './content/deck.ts';
import { ALL_RELICS, ENEMIES, enemyMaxHp, HERO_HP } from './content/modes.ts';
import { beatenCards, beatenCount, enemyValue, heldSlots, type Position } from './position.ts';
import { respondChoices } from './rules/action.ts';
import { eventChoices } from './rules/event-cards.ts';
import { keepChoices } from './rules/fight.ts';

/** The Invariants chapter. Faces are checked only where they are known: a view passes too. */
export function invariants(position: Position): readonly string[] {
  const broken: string[] = [];
  const law = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  dungeonLaws(position, law);
  characterLaws(position, law);
  hitPointLaws(position, law);
  phaseLaws(position, law);
  counterLaws(position, law);
  return broken;
}

type Check = (holds: boolean, sentence: string) => void;

/** Nos. 1 and 5: 24 Dungeon cards, each once; gold is coins. */
function dungeonLaws(position: Position, law: Check): void {
  const { dungeon, eventPile, enemyRow, hand, unveiled, gold } = position;
  const cards = [...dungeon, ...eventPile, ...enemyRow, ...hand, ...gold, unveiled].filter(
    (card) => card !== NO_CARD,
  );
  law(cards.length === DUNGEON_CARDS.length, `there are ${cards.length} Dungeon cards, not 24`);
  law(eachOnce(cards, DUNGEON_CARDS), 'a Dungeon card is there twice or does not belong');
  law(
    gold.every((card) => suitOf(card) === COINS),
    'Gold holds something else than the coins 2 to 7',
  );
  law(hand.length === 3, 'there are not three Hero action slots');
}

/** Nos. 2, 3, 9, 10, 11 and 12: court cards and Relics. */
function characterLaws(position: Position, law: Check): void {
  const { characters, enemy, hero, aid, enemyAid, catacomb } = position;
  const beaten = beatenCards(position);
  const cards = [...characters, hero, ...courtCards(aid), ...courtCards(enemyAid), ...courtCards(catacomb)];
  if (enemy !== NO_CARD) cards.push(enemy);
  law(cards.length === ENEMIES + 1, `there are ${cards.length} court cards, not 12`);
  law(eachOnce(cards, COURT_CARDS), 'a court card is there twice or does not belong');
  law(
    (beaten & courtBit(hero)) === 0 && !isKing(hero),
    'the Hero card is a King or among the beaten enemies',
  );
  for (let suit = 0; suit < SUITS.length; suit++) {
    const kingBeaten = (courtOfSuit(beaten, suit) & 4) !== 0;
    law(
      kingBeaten === ((position.relics >> suit) & 1) > 0,
      `the Relic of ${SUITS[suit]} and its King do not agree`,
    );
    law(countOfSuit(beaten, suit) <= (suitOf(hero) === suit ? 2 : 3), `too much help of ${SUITS[suit]}`);
  }
  law(position.hard || enemyAid === 0, 'Enemy Aid is not empty in easy mode');
  if (position.phase !== 'over' && position.phase !== 'respond')
    law(characters.length > 0, 'the Character Deck is empty while the Hero crawls');
}

const eachOnce = (cards: readonly Card[], allowed: readonly Card[]): boolean => {
  const known = cards.filter((card) => card !== HIDDEN);
  return new Set(known).size === known.length && known.every((card) => allowed.includes(card));
};

/** Nos. 4 and 15: at 0 HP nothing is asked, and no HP are above the maximum. */
function hitPointLaws(position: Position, law: Check): void {
  const { hp, phase, reason, enemy, enemyHp } = position;
  law(hp >= 0 && hp <= HERO_HP, `the Hero has ${hp} HP`);
  if (phase !== 'over') law(hp >= 1, 'a Hero at 0 HP is asked for a decision');
  if (enemy !== NO_CARD) {
    law(enemyHp >= 0 && enemyHp <= enemyMaxHp(enemy, position.hard), `the enemy has ${enemyHp} HP`);
    if (phase !== 'over') law(enemyHp >= 1, 'an enemy at 0 HP goes on fighting');
  } else law(enemyHp === 0, 'HP of an enemy who is not there');
  if (reason === 'relics' || reason === 'all-enemies') {
    law(hp >= 1, 'won with 0 HP');
    law(
      position.hard ? beatenCount(position) === ENEMIES : position.relics === ALL_RELICS,
      'won before the goal was met',
    );
  } else if (reason === 'combat' || reason === 'trap' || reason === 'concoction')
    law(hp === 0, 'lost by hit points with HP left');
  law((reason !== '') === (phase === 'over'), 'over without a reason, or a reason before the end');
}

/** Nos. 6, 7, 8, 10 and 13: what lies where in each phase, and how long the lists of choices get. */
function phaseLaws(position: Position, law: Check): void {
  const { phase, enemyRow, unveiled } = position;
  const held = countBits(heldSlots(position));
  if (phase === 'respond') {
    law(position.enemy !== NO_CARD && unveiled !== NO_CARD, 'a response is asked without an unveiled card');
    law(held >= 1, 'a response is asked from an empty hand');
    if (enemyRow.length === 2) law(held === 3, 'the Hero does not hold three cards at the first Action');
    law(held <= enemyRow.length + 1, 'the Hero holds more cards than there are Actions left');
    const e = enemyValue(position);
    law(e >= 2 && e <= (position.hard ? 10 : 7), `the enemy's value is ${e}`);
    const open = respondChoices(position).length;
    law(open >= 1 && open <= 48, `there are ${open} responses`);
  }
  if (phase !== 'event' && phase !== 'keep') return;
  law(
    position.enemy === NO_CARD && unveiled === NO_CARD && enemyRow.length === 0,
    'a fight is not cleared away',
  );
  law(held <= 2, 'more than two cards are kept');
  const dungeonCards = position.dungeon.length + position.eventPile.length;
  law(dungeonCards >= 16, `only ${dungeonCards} cards are left to draw from`);
  const swordsHeld = position.hand.filter((card) => card !== NO_CARD && suitOf(card) === SWORDS).length;
  law(swordsHeld <= 2, 'fewer than four swords are left in the dungeon');
  if (phase === 'keep') law(held >= 1 && keepChoices(position).length <= 4, 'the keep step is out of bounds');
  else law(eventChoices(position).length <= 65, 'there are more than 65 answers to an event');
}

/** Nos. 16 and RD-END-6: fights and bribes against enemies, cards against the limit. */
function counterLaws(position: Position, law: Check): void {
  const { fightCount, turnCount, actionCount, eventCount, cardCount } = position;
  const fighting = position.enemy === NO_CARD ? 0 : 1;
  law(fightCount <= ENEMIES && fightCount <= beatenCount(position) + fighting, 'more fights than enemies');
  law(
    countCourt(beatenCards(position)) + fighting + position.characters.length === ENEMIES,
    'an enemy is missing',
  );
  law(cardCount <= position.cardLimit, 'more cards were taken than the limit allows');
  law(
    cardCount >= eventCount + 3 * turnCount - 3 && actionCount <= 3 * turnCount,
    'the counters do not agree',
  );
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

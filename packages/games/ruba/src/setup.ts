// Laying the table: the Hero is picked, the two decks are shuffled, the first event is drawn.
import type { Chance, TableSetup } from '@undercroft/kernel';
import { type Card, COURT_CARDS, DUNGEON_CARDS, HEROES, NO_CARD } from './content/deck.ts';
import { HERO_HP, NUMBERS } from './content/modes.ts';
import type { Position } from './position.ts';
import { crawl } from './rules/crawl.ts';

/** RD-SET-9 to RD-SET-11: one pick, the Character Deck, the Dungeon Deck; then crawling begins. */
export function setup(table: TableSetup, chance: Chance): Position {
  const hero = HEROES[chance.pick(HEROES.length, 'hero')]!;
  const characters = COURT_CARDS.filter((card) => card !== hero);
  chance.shuffle(characters, 'characters');
  const dungeon = DUNGEON_CARDS.map((card) => card); // A slice of a frozen list is no list of small integers to V8.
  chance.shuffle(dungeon, 'dungeon');
  const position = layTable(table, hero, characters, dungeon);
  crawl(position, chance, undefined);
  return position;
}

/** RD-SET-8: all other zones start empty. */
function layTable(table: TableSetup, hero: Card, characters: Card[], dungeon: Card[]): Position {
  const { options, numbers } = table;
  return {
    hard: options.mode === 'hard',
    concoctionSkip: options.concoctionSkip === true,
    mutualKoWins: options.mutualKo === 'win',
    cardLimit: numbers?.cardLimit ?? NUMBERS.cardLimit.default,
    phase: 'event',
    reason: '',
    hero,
    hp: HERO_HP,
    enemy: NO_CARD,
    enemyHp: 0,
    gold: [],
    relics: 0,
    aid: 0,
    enemyAid: 0,
    catacomb: 0,
    hand: [NO_CARD, NO_CARD, NO_CARD],
    unveiled: NO_CARD,
    enemyRow: [],
    dungeon,
    characters,
    eventPile: [],
    eventCount: 0,
    fightCount: 0,
    turnCount: 0,
    actionCount: 0,
    cardCount: 0,
    goldSpent: 0,
    evadeCount: 0,
    bribeCount: 0,
  };
}

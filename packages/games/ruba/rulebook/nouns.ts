// Which clauses stand behind each card, place and phase of Ruba Dungeon.
import type { Nouns } from '@undercroft/kit';
import { type Card, cardId, cardsOfValues, KING, printedValue, SUITS, suitOf } from '../src/content/deck.ts';

const EVENTS = [
  'RD-EVT-2 RD-DIE-1..4 RD-GOLD-1 RD-SUIT-1..3',
  'RD-EVT-3 RD-DIE-1..4 RD-GOLD-1 RD-SUIT-4',
  'RD-EVT-4 RD-GOLD-1..4 RD-SUIT-5..6',
  'RD-EVT-5 RD-GOLD-7..9 RD-SUIT-7',
] as const;

function cardClauses(card: Card): string {
  const value = printedValue(card);
  if (value === 1) return 'RD-REL-1..3';
  if (value === KING) return 'RD-CBT-4..5 RD-HP-1..2 RD-REL-3 RD-HELP-1..2 RD-GOLD-12';
  return value > 7 ? 'RD-CBT-3 RD-HP-1..2 RD-HELP-1..2 RD-GOLD-13' : EVENTS[suitOf(card)];
}

const PLACES: Readonly<Record<string, string>> = {
  dungeon: 'zone.dungeon',
  events: 'zone.event',
  event: 'term.eventCard',
  characters: 'zone.character',
  catacomb: 'zone.catacomb',
  enemyRow: 'zone.enemyActions',
  hand: 'zone.heroActions',
  gold: 'zone.gold',
  aid: 'zone.aid',
  enemyAid: 'zone.enemyAid',
  relics: 'zone.relics',
  goal: 'zone.relics',
  exchange: 'term.action',
  unseen: 'term.unseen',
  die: 'term.test',
};

export const nouns: Nouns = {
  clauses: {
    ...Object.fromEntries(cardsOfValues(1, KING).map((card) => [`card.${cardId(card)}`, cardClauses(card)])),
    ...Object.fromEntries(SUITS.map((suit, i) => [`suit.${suit}`, `RD-EVT-1 ${EVENTS[i]}`])),
    'zone.dungeon': 'RD-SET-4..5 RD-CRAWL-1..4',
    'zone.event': 'RD-ZONE-6 RD-CRAWL-2..4 RD-RES-9',
    'zone.character': 'RD-SET-2 RD-SET-5 RD-CBT-1',
    'zone.relicDeck': 'RD-SET-3 RD-SET-12',
    'zone.relics': 'RD-REL-1..3 RD-END-1',
    'zone.gold': 'RD-EVT-4 RD-GOLD-1..9',
    'zone.aid': 'RD-HELP-1..3',
    'zone.enemyAid': 'RD-HELP-5..9 RD-ZONE-5',
    'zone.catacomb': 'RD-ZONE-4 RD-ZONE-7',
    'zone.heroActions': 'RD-TURN-2 RD-TURN-8..9 RD-ENDC-3',
    'zone.enemyActions': 'RD-TURN-3 RD-TURN-6 RD-TURN-15',
    'term.hero': 'RD-SET-1 RD-SET-7 RD-SET-6 RD-HP-4',
    'term.enemy': 'RD-CBT-1..3 RD-HP-1..2',
    'term.hp': 'RD-SET-6 RD-HP-1..6',
    'term.relic': 'RD-REL-1..4 RD-RES-2',
    'term.helpCard': 'RD-HELP-1..5 RD-HELP-11',
    'term.goldCard': 'RD-EVT-4 RD-GOLD-1..6',
    'term.eventCard': 'RD-CRAWL-1 RD-EVT-1',
    'term.crawl': 'RD-CRAWL-1 RD-CRAWL-6..7 RD-EVT-1',
    'term.combat': 'RD-EVT-5 RD-CBT-1 RD-CBT-6 RD-TURN-1',
    'term.turn': 'RD-TURN-1..5',
    'term.action': 'RD-TURN-6..9 RD-RES-1 RD-RES-4..5',
    'term.trap': 'RD-EVT-2 RD-EVT-6..8 RD-DIE-1..4',
    'term.concoction': 'RD-EVT-3 RD-EVT-6..8 RD-DIE-1..4',
    'term.gold': 'RD-EVT-4 RD-GOLD-1..6',
    'term.combo': 'RD-COMBO-1..7',
    'term.test': 'RD-DIE-1..4',
    'term.evade': 'RD-GOLD-7 RD-GOLD-15',
    'term.bribe': 'RD-GOLD-8..14',
    'term.king': 'RD-CBT-4 RD-GOLD-12 RD-REL-1',
    'term.reshuffle': 'RD-CRAWL-2..4',
    'term.unseen': 'RD-INFO-1..2',
    'term.discard': 'RD-ENDC-3..6',
  },
  questions: {
    'question.trap': 'term.trap',
    'question.concoction': 'term.concoction',
    'question.combat': 'term.combat',
    'question.respond.attack': 'term.action',
    'question.respond.parryAttack': 'term.action',
    'question.respond.heal': 'term.action',
    'question.respond.shield': 'term.action',
    'question.keep': 'zone.heroActions',
  },
  nounAt: (mark) => {
    const card = /^card-(\d+)$/.exec(mark);
    return card ? `card.${cardId(Number(card[1]))}` : PLACES[mark];
  },
};

// The chapters of the rulebook of Ruba Dungeon, and the clauses that each passage states.
import type { Chapter, Technical } from '@undercroft/kit';

/** The examples whose pictures show how a turn goes, on the game's page. */
export const turn: readonly string[] = ['shield', 'combo', 'aid'];

export const outline: readonly Chapter[] = [
  {
    id: 'idea',
    passages: [
      ['idea.hero', 'RD-GOAL-1 RD-CRAWL-8'],
      ['idea.goal', 'RD-GOAL-2..4 RD-OPT-1'],
      ['idea.loss', 'RD-END-3 RD-HP-6'],
    ],
  },
  {
    id: 'parts',
    passages: [
      ['parts.deck', 'RD-COMP-1..2'],
      ['parts.roles', 'RD-SET-2..4'],
      ['parts.zones', 'RD-ZONE-1 RD-ZONE-3..7'],
      ['example.layout', 'RD-ZONE-2'],
      ['parts.open', 'RD-INFO-1..3'],
    ],
  },
  {
    id: 'setup',
    passages: [
      ['setup.hero', 'RD-SET-1 RD-SET-7'],
      ['setup.decks', 'RD-SET-2..5 RD-SET-12'],
      ['setup.start', 'RD-SET-6 RD-SET-8 RD-SET-11'],
    ],
  },
  {
    id: 'hp',
    passages: [
      ['hp.hero', 'RD-SET-6 RD-HP-4'],
      ['hp.enemy', 'RD-HP-1..2'],
      ['hp.limits', 'RD-HP-3 RD-HP-5..6'],
    ],
  },
  {
    id: 'crawl',
    passages: [
      ['crawl.step', 'RD-CRAWL-1 RD-CRAWL-6..7'],
      ['crawl.suits', 'RD-EVT-1 RD-EVT-10'],
      ['crawl.trap', 'RD-EVT-2 RD-EVT-8'],
      ['crawl.concoction', 'RD-EVT-3 RD-EVT-11'],
      ['crawl.gold', 'RD-EVT-4'],
      ['crawl.combat', 'RD-EVT-5'],
      ['crawl.ways', 'RD-EVT-6..7 RD-EVT-9'],
      ['crawl.reshuffle', 'RD-CRAWL-2..4'],
    ],
  },
  {
    id: 'die',
    passages: [
      ['die.test', 'RD-DIE-1..4'],
      ['example.test', 'RD-DIE-2..5 RD-EVT-2..3 RD-EVT-8'],
    ],
  },
  {
    id: 'gold',
    passages: [
      ['gold.pay', 'RD-GOLD-1..2 RD-GOLD-4'],
      ['gold.spent', 'RD-GOLD-3 RD-GOLD-5..6'],
      ['gold.evade', 'RD-GOLD-7 RD-GOLD-15 RD-GOLD-17'],
      ['gold.bribe', 'RD-GOLD-8..11 RD-GOLD-18'],
      ['gold.who', 'RD-GOLD-12..14 RD-GOLD-16'],
      ['example.prices', 'RD-GOLD-7..10'],
    ],
  },
  {
    id: 'fight',
    passages: [
      ['fight.start', 'RD-CBT-1..3 RD-CBT-6'],
      ['fight.king', 'RD-CBT-4..5 RD-REL-5'],
      ['fight.serve', 'RD-TURN-1..5'],
      ['fight.unveil', 'RD-TURN-6..8 RD-TURN-15'],
      ['fight.must', 'RD-TURN-9..10'],
      ['fight.check', 'RD-TURN-11..14 RD-TURN-16'],
    ],
  },
  {
    id: 'suits',
    passages: [
      ['suits.swords', 'RD-SUIT-7'],
      ['suits.clubs', 'RD-SUIT-1..3'],
      ['suits.cups', 'RD-SUIT-4'],
      ['suits.coins', 'RD-SUIT-5..6'],
      ['suits.alike', 'RD-SUIT-8 RD-RES-6..8'],
      ['example.pairings', 'RD-RES-6..8 RD-SUIT-1..8'],
    ],
  },
  {
    id: 'sum',
    passages: [
      ['sum.hero', 'RD-RES-1..3'],
      ['sum.enemy', 'RD-RES-4'],
      ['sum.together', 'RD-RES-5 RD-RES-11 RD-RES-14'],
      ['example.potion', 'RD-RES-5 RD-RES-12'],
      ['example.shield', 'RD-RES-13 RD-HELP-2'],
      ['sum.after', 'RD-RES-9..10 RD-RES-16'],
    ],
  },
  {
    id: 'combo',
    passages: [
      ['combo.rule', 'RD-COMBO-1..4 RD-COMBO-7'],
      ['combo.bonus', 'RD-COMBO-5'],
      ['combo.price', 'RD-COMBO-6 RD-COMBO-9'],
      ['example.combo', 'RD-COMBO-3..4 RD-COMBO-8'],
    ],
  },
  {
    id: 'spoils',
    passages: [
      ['spoils.relic', 'RD-REL-1..4'],
      ['spoils.help', 'RD-HELP-1..3 RD-HELP-11'],
      ['spoils.easy', 'RD-HELP-4'],
      ['spoils.hard', 'RD-HELP-5..10'],
      ['example.aid', 'RD-HELP-5..8'],
      ['spoils.after', 'RD-ENDC-1..2'],
      ['spoils.keep', 'RD-ENDC-3..7'],
    ],
  },
  {
    id: 'ending',
    passages: [
      ['ending.win', 'RD-END-1..2 RD-END-4'],
      ['ending.loss', 'RD-END-3 RD-END-5..6'],
      ['ending.record', 'RD-END-7..8'],
    ],
  },
  {
    id: 'options',
    passages: [
      ['options.mode', 'RD-OPT-1'],
      ['options.skip', 'RD-OPT-2'],
      ['options.ko', 'RD-OPT-3'],
      ['options.shared', 'RD-OPT-4..5'],
    ],
  },
  { id: 'cards', passages: [['list.cards', 'RD-EVT-1 RD-SUIT-1..8']] },
  {
    id: 'licence',
    passages: [
      ['licence.authors', 'RD-LIC-1..3'],
      ['licence.ours', 'RD-LIC-4..7'],
    ],
  },
];

export const technical: Technical = {
  'the order in which luck is asked and decks are built': 'RD-SET-9..10 RD-CRAWL-5 RD-DIE-6 RD-CH-*',
  'the order of cards on a pile that no rule looks at': 'RD-GOLD-19 RD-RES-15',
  'what cannot happen': 'RD-CBT-7',
  'what the log and a replay hold': 'RD-INFO-4..6',
  'counters of the record': 'RD-END-9',
  'ids and order of the choices': 'RD-DP-*',
  'vectors for the tests': 'RD-V-*',
};

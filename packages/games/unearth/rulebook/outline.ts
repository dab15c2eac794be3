// The chapters of the rulebook of Unearth, and the clauses that each passage states.
import type { Chapter, Technical } from '@undercroft/kit';

/** The examples whose pictures show how a turn goes, on the game's page. */
export const turn: readonly string[] = ['test', 'rings', 'sets'];

export const outline: readonly Chapter[] = [
  {
    id: 'idea',
    passages: [
      ['idea.goal', 'UN-OPT-1 UN-SCO-10'],
      ['idea.ways', 'UN-CLM-1 UN-STO-7 UN-WON-1'],
      ['idea.hidden', 'UN-SET-3 UN-WON-11'],
    ],
  },
  {
    id: 'setup',
    passages: [
      ['setup.stones', 'UN-SET-1'],
      ['setup.delvers', 'UN-SET-2..3'],
      ['setup.ruins', 'UN-SET-4..6'],
      ['setup.row', 'UN-SET-7..8 UN-ED-23'],
      ['setup.wonders', 'UN-SET-9..10'],
      ['setup.start', 'UN-SET-11..12 UN-ED-14 UN-OPT-6'],
      ['setup.sizes', 'UN-SET-13'],
    ],
  },
  {
    id: 'turn',
    passages: [
      ['turn.frame', 'UN-TURN-1..2 UN-TURN-6'],
      ['turn.cards', 'UN-TURN-3 UN-TURN-5'],
      ['turn.check', 'UN-TURN-4'],
    ],
  },
  {
    id: 'delvers',
    passages: [
      ['delvers.play', 'UN-DEL-1..5'],
      ['delvers.targets', 'UN-DEL-6..7'],
      ['delvers.waiting', 'UN-DEL-8..9'],
      ['delvers.rerolls', 'UN-DEL-10..11 UN-ED-6'],
      ['delvers.batch', 'UN-DEL-12..15 UN-ED-11'],
      ['delvers.rights', 'UN-DEL-16'],
    ],
  },
  {
    id: 'dig',
    passages: [
      ['dig.declare', 'UN-EXC-1..2 UN-EXC-5'],
      ['dig.empty', 'UN-EXC-3..4 UN-EXC-12..13 UN-ED-20 UN-ED-25'],
      ['dig.later', 'UN-EXC-6 UN-ROLL-7'],
      ['dig.map', 'UN-EXC-7 UN-ROLL-4 UN-ED-9'],
      ['dig.band', 'UN-EXC-8..11 UN-ED-8 UN-ED-24'],
    ],
  },
  {
    id: 'roll',
    passages: [
      ['roll.natural', 'UN-ROLL-1..3 UN-ROLL-5'],
      ['roll.modifiers', 'UN-ROLL-6 UN-ROLL-12 UN-ROLL-16 UN-ED-5 UN-ED-13'],
      ['example.order', 'UN-ROLL-6 UN-ROLL-12 UN-AGE-5'],
      ['roll.wonders', 'UN-ROLL-8 UN-ROLL-13 UN-ROLL-15 UN-ROLL-17..18'],
      ['roll.lands', 'UN-ROLL-9..10 UN-ROLL-14'],
      ['roll.test', 'UN-ROLL-11 UN-ED-3'],
      ['example.test', 'UN-ROLL-11 UN-ED-3'],
    ],
  },
  {
    id: 'stones',
    passages: [
      ['stones.take', 'UN-STO-1..4 UN-STO-8..9'],
      ['stones.whose', 'UN-STO-5..6'],
      ['stones.library', 'UN-STO-10'],
      ['stones.place', 'UN-TAB-2..8'],
      ['stones.enclosed', 'UN-TAB-5'],
      ['example.enclosed', 'UN-TAB-3 UN-TAB-5'],
    ],
  },
  {
    id: 'rings',
    passages: [
      ['rings.ring', 'UN-WON-1..2'],
      ['rings.which', 'UN-WON-3..6 UN-ED-15 UN-ED-18'],
      ['rings.tokens', 'UN-WON-11..12 UN-WON-15'],
      ['example.rings', 'UN-WON-2..5 UN-WON-10'],
      ['rings.several', 'UN-WON-9..10 UN-WON-13..14'],
      ['rings.none', 'UN-WON-7..8 UN-WON-16'],
    ],
  },
  {
    id: 'formulas',
    passages: [
      ['formulas.fixed', 'UN-FOR-1..3'],
      ['formulas.sets', 'UN-FOR-4..5 UN-ED-16 UN-ED-21'],
      ['example.formulas', 'UN-FOR-6..12'],
    ],
  },
  {
    id: 'claims',
    passages: [
      ['claims.when', 'UN-CLM-1..2 UN-CLM-14'],
      ['claims.steps', 'UN-CLM-3..5 UN-CLM-7..10'],
      ['claims.flame', 'UN-CLM-6 UN-CLM-15..16'],
      ['claims.deck', 'UN-CLM-11..13 UN-CLM-17'],
    ],
  },
  {
    id: 'ties',
    passages: [
      ['ties.rule', 'UN-TIE-1..3'],
      ['example.faces', 'UN-TIE-2'],
      ['example.second', 'UN-TIE-1..2'],
      ['example.missing', 'UN-TIE-3'],
      ['ties.unbreakable', 'UN-TIE-4..7'],
      ['example.unbreakable', 'UN-TIE-4..5'],
      ['ties.obelisk', 'UN-TIE-8'],
    ],
  },
  {
    id: 'age',
    passages: [
      ['age.refill', 'UN-REF-1..5 UN-ED-7'],
      ['age.card', 'UN-AGE-1..3'],
      ['age.events', 'UN-AGE-4..6 UN-AGE-9'],
      ['age.promos', 'UN-AGE-7..8'],
      ['age.end', 'UN-END-1..4'],
      ['age.limit', 'UN-END-5 UN-OPT-5'],
    ],
  },
  {
    id: 'score',
    passages: [
      ['score.ruins', 'UN-SCO-1..3 UN-ED-17'],
      ['example.sets', 'UN-SCO-2..3'],
      ['score.cities', 'UN-SCO-4 UN-ED-10'],
      ['score.wonders', 'UN-SCO-5..8 UN-ED-12'],
      ['score.nothing', 'UN-SCO-9'],
      ['score.ties', 'UN-FTB-1..5'],
    ],
  },
  {
    id: 'editions',
    passages: [
      ['editions.choice', 'UN-OPT-2..3 UN-ED-19 UN-ED-22'],
      ['editions.bonus', 'UN-ED-1'],
      ['editions.tomb', 'UN-ED-2'],
      ['editions.test', 'UN-ED-3'],
      ['editions.promos', 'UN-ED-4 UN-OPT-4'],
      ['editions.ours', 'UN-CLM-2 UN-ROLL-5 UN-ROLL-8 UN-TAB-4..5 UN-WON-8 UN-END-2 UN-END-5 UN-FTB-3'],
    ],
  },
  {
    id: 'cards',
    passages: [
      ['list.delvers', 'UN-DEL-1 UN-DEL-16'],
      ['list.wonders', 'UN-WON-5 UN-WON-12'],
      ['list.age', 'UN-AGE-1..8'],
      ['list.ruins', 'UN-CLM-1 UN-REF-2'],
    ],
  },
];

export const technical: Technical = {
  'where luck comes from and who may know it': 'UN-OPT-7..8',
  'versions of the rules': 'UN-OPT-9',
  'coordinates, bounds and the order of cells': 'UN-TAB-1 UN-TAB-9..11',
  'names of the lines of a score': 'UN-SCO-11',
  'how runs of the same luck compare': 'UN-SCO-12',
  'ids and order of the choices': 'DP-*',
  'vectors for the tests': 'EX-* DX-*',
};

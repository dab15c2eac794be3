// The chapters of the rulebook of Survival of the Tomb, and the clauses that each passage states.
import type { Chapter, Technical } from '@undercroft/kit';

/** The examples whose pictures show how a turn goes, on the game's page. */
export const turn: readonly string[] = ['jump', 'lane', 'chain'];

export const outline: readonly Chapter[] = [
  {
    id: 'idea',
    passages: [
      ['idea.team', 'ST-GEN-1..3 ST-GEN-5'],
      ['idea.goal', 'ST-GEN-4 ST-WIN-1'],
    ],
  },
  {
    id: 'board',
    passages: [
      ['board.grid', 'ST-BRD-1 ST-BRD-4 ST-BRD-9'],
      ['board.cells', 'ST-BRD-2..3 ST-BRD-10..11'],
      ['board.walls', 'ST-BRD-5..8 ST-BRD-13'],
    ],
  },
  {
    id: 'setup',
    passages: [
      ['setup.tiles', 'ST-SET-3..4 ST-SET-6..7 ST-SET-17'],
      ['setup.supplies', 'ST-SET-8..9 ST-SET-25..26'],
      ['setup.cast', 'ST-SET-10 ST-SET-13 ST-SET-18 ST-SET-20'],
      ['setup.pawns', 'ST-SET-11..12 ST-SET-19'],
      ['setup.start', 'ST-SET-1..2 ST-SET-14..15'],
      ['setup.ruptures', 'ST-STR-1..8 ST-STR-12..13'],
      ['setup.quiet', 'ST-STR-9..11 ST-STR-14 ST-SET-24'],
    ],
  },
  {
    id: 'turn',
    passages: [
      ['turn.steps', 'ST-TURN-1..3'],
      ['turn.points', 'ST-AP-1..4 ST-AP-7..8'],
      ['turn.saved', 'ST-AP-5..6 ST-AP-10 ST-END-1'],
      ['turn.who', 'ST-GEN-6..7'],
    ],
  },
  {
    id: 'move',
    passages: [
      ['move.normal', 'ST-MOVE-1..2 ST-MOVE-4..7'],
      ['move.rupture', 'ST-MOVE-3 ST-MOVE-8'],
      ['move.treasure', 'ST-TRE-1..5'],
      ['move.keeper', 'ST-TRE-6..10'],
      ['move.jump', 'ST-JUMP-1..6'],
      ['example.jump', 'ST-JUMP-1..3'],
      ['move.dirt', 'ST-MOVE-9..10 ST-AP-9'],
      ['example.costs', 'ST-AP-2 ST-AP-9 ST-MOVE-9'],
    ],
  },
  {
    id: 'dig',
    passages: [
      ['dig.action', 'ST-EXC-1..4 ST-EXC-9'],
      ['dig.dirt', 'ST-EXC-5 ST-EMP-1..3'],
      ['dig.treasure', 'ST-EXC-6 ST-EXC-8 ST-ROLL-1..5 ST-ROLL-7..8'],
      ['dig.line', 'ST-LINE-1..5'],
      ['example.line', 'ST-LINE-2..3'],
      ['dig.rare', 'ST-ROLL-6 ST-ROLL-9 ST-LINE-6..8 ST-EXC-7'],
    ],
  },
  {
    id: 'works',
    passages: [
      ['works.bridge', 'ST-BRG-1..6'],
      ['works.reinforce', 'ST-REI-1..5'],
      ['works.wall', 'ST-RWL-1..3'],
      ['works.cleanse', 'ST-CLN-1..7'],
    ],
  },
  {
    id: 'wall',
    passages: [
      ['wall.place', 'ST-WALL-1..3'],
      ['wall.bars', 'ST-WALL-4..5'],
      ['wall.none', 'ST-WALL-6..7'],
    ],
  },
  {
    id: 'tremor',
    passages: [
      ['tremor.card', 'ST-CON-1..2'],
      ['tremor.rise', 'ST-CON-9 ST-CON-17..18'],
      ['tremor.lane', 'ST-CON-3..6 ST-CON-16'],
      ['example.lane', 'ST-CON-3..5'],
      ['tremor.empty', 'ST-CON-7..8 ST-CON-19..20'],
      ['tremor.hit', 'ST-CON-9..15'],
      ['example.ladder', 'ST-CON-11..12 ST-CON-14 ST-DES-1'],
    ],
  },
  {
    id: 'rupture',
    passages: [
      ['rupture.spread', 'ST-RUP-1..3'],
      ['rupture.breaks', 'ST-RUP-4..5'],
      ['example.chain', 'ST-RUP-2..4'],
      ['rupture.hurts', 'ST-RUP-6..8'],
      ['rupture.ground', 'ST-RUP-7 ST-RUP-9'],
      ['rupture.collapse', 'ST-DES-1..3 ST-DES-8'],
      ['rupture.flee', 'ST-DES-4..6 ST-DES-9'],
    ],
  },
  {
    id: 'ending',
    passages: [
      ['ending.win', 'ST-WIN-1..2'],
      ['ending.loss', 'ST-LOSS-1..6 ST-END-2'],
      ['ending.order', 'ST-LOSS-7..10'],
    ],
  },
  {
    id: 'cast',
    passages: [
      ['cast.perks', 'ST-PERK-9 ST-OPT-5'],
      ['list.cast', 'ST-PERK-1..8'],
    ],
  },
  {
    id: 'options',
    passages: [
      ['options.presets', 'ST-OPT-1..12'],
      ['example.presets', 'ST-OPT-1..12'],
      [
        'options.ours',
        'ST-CON-8..9 ST-CON-19..20 ST-RUP-2 ST-RUP-9 ST-WALL-5 ST-LOSS-6 ST-END-2 ST-PERK-9 ST-OPT-1 ST-OPT-6..12',
      ],
      ['options.time', 'ST-TIME-1..3'],
    ],
  },
  { id: 'cards', passages: [['list.cards', 'ST-SET-9 ST-EXC-5..6 ST-CON-1']] },
];

export const technical: Technical = {
  'bags of equal tokens bring no luck': 'ST-GEN-8',
  'how runs of the same luck compare': 'ST-LOSS-11',
  'ids of edges and the order in which piles are dealt': 'ST-BRD-12 ST-SET-5',
  'the order in which luck is asked': 'ST-SET-16 ST-SET-21..23 CH-*',
  'ids and order of the choices': 'DP-*',
  'vectors and invariants for the tests': 'ST-EX-* ST-INV-*',
};

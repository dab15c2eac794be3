// The chapters of the rulebook of DELVE, and the clauses that each passage states.
import type { Chapter, Technical } from '@undercroft/kit';

/** The examples whose pictures show how a turn goes, on the game's page. */
export const turn: readonly string[] = ['call', 'risk', 'hazard'];

export const outline: readonly Chapter[] = [
  {
    id: 'idea',
    passages: [
      ['idea.sides', 'DV-GEN-1..3 DV-OPT-1'],
      ['idea.expedition', 'DV-END-2..4'],
      ['idea.ancient', 'DV-END-1 DV-END-8 DV-OPT-7'],
      ['idea.lanes', 'DV-GEN-4 DV-ROLL-2 DV-ROLL-9'],
    ],
  },
  {
    id: 'cards',
    passages: [
      ['cards.marks', 'DV-CARD-1..6'],
      ['cards.types', 'DV-CARD-8..12'],
      ['cards.banish', 'DV-CARD-7'],
      ['cards.golden', 'DV-GEN-5..8'],
    ],
  },
  {
    id: 'dice',
    passages: [
      ['dice.kinds', 'DV-GEN-9 DV-DICE-1..4 DV-SETUP-1'],
      ['dice.pools', 'DV-ROUND-6..7'],
      ['dice.disabled', 'DV-DICE-5..9 DV-FAQ-2'],
      ['dice.lent', 'DV-DICE-10 DV-TEAM-4'],
      ['dice.tokens', 'DV-TOK-1..4'],
      ['dice.supply', 'DV-TOK-5..9'],
    ],
  },
  {
    id: 'setup',
    passages: [
      ['setup.expedition', 'DV-SETUP-1..5 DV-OPT-4'],
      ['setup.ancient', 'DV-SETUP-6..8 DV-SETUP-20..23'],
      ['setup.draft', 'DV-SETUP-9..13 DV-SETUP-28 DV-OPT-2'],
      ['setup.piles', 'DV-SETUP-17..19 DV-SETUP-24..26'],
      ['setup.fewer', 'DV-SETUP-14..16 DV-SETUP-27'],
    ],
  },
  {
    id: 'round',
    passages: [
      ['round.phases', 'DV-ROUND-2 DV-ROUND-8'],
      ['round.entry', 'DV-ROUND-1 DV-ROUND-3..5'],
      ['round.team', 'DV-TEAM-1..3 DV-OPT-3'],
    ],
  },
  {
    id: 'refresh',
    passages: [
      ['refresh.draw', 'DV-REFRESH-1..7 DV-REFRESH-15'],
      ['refresh.dead', 'DV-REFRESH-16 DV-OPT-9'],
      ['refresh.piles', 'DV-REFRESH-8..9'],
      ['refresh.influence', 'DV-REFRESH-10..12 DV-INF-1..3'],
      ['refresh.alert', 'DV-REFRESH-13..14 DV-ALERT-1..4'],
    ],
  },
  {
    id: 'ready',
    passages: [
      ['ready.steps', 'DV-READY-1..2'],
      ['ready.relic', 'DV-RELIC-1..5'],
      ['ready.cooldown', 'DV-RELIC-6..9'],
      ['ready.activate', 'DV-RELIC-10..13'],
      ['ready.heist', 'DV-HEIST-1..6'],
      ['ready.place', 'DV-PLACE-1..5 DV-PLACE-15'],
      ['ready.pay', 'DV-PLACE-6..9 DV-TRI-6'],
      ['ready.hidden', 'DV-READY-3..5 DV-PLACE-10..11 DV-VIEW-1'],
      ['example.hidden', 'DV-READY-3..4 DV-VIEW-1'],
      ['ready.order', 'DV-READY-6..9'],
      ['ready.none', 'DV-PLACE-12..14'],
    ],
  },
  {
    id: 'windows',
    passages: [
      ['windows.when', 'DV-WDW-1..3'],
      ['windows.call', 'DV-WDW-4..7 DV-WDW-10'],
      ['example.call', 'DV-WDW-4..5'],
      ['windows.quiet', 'DV-WDW-8..9 DV-WDW-11'],
      ['windows.last', 'DV-WDW-12 DV-OPT-10'],
      ['windows.instants', 'DV-INST-1..7'],
      ['windows.abilities', 'DV-ABIL-1..9'],
    ],
  },
  {
    id: 'rally',
    passages: [
      ['rally.order', 'DV-RALLY-1..6 DV-RALLY-14'],
      ['rally.where', 'DV-RALLY-7..9'],
      ['rally.paid', 'DV-RALLY-10..13'],
    ],
  },
  {
    id: 'roll',
    passages: [
      ['roll.throw', 'DV-ROLL-1..2 DV-ROLL-10..11 DV-FAQ-1'],
      ['roll.reroll', 'DV-ROLL-3..5 DV-ROLL-12..13'],
      ['example.reroll', 'DV-ROLL-4 DV-ROLL-13'],
      ['roll.score', 'DV-ROLL-6..8'],
      ['roll.beat', 'DV-ROLL-9 DV-OPT-5'],
      ['example.duel', 'DV-ROLL-8..9 DV-TOK-1..2 DV-REWARD-1'],
    ],
  },
  {
    id: 'reward',
    passages: [
      ['reward.trinkets', 'DV-REWARD-1..3 DV-TRI-1..2'],
      ['reward.heist', 'DV-REWARD-4 DV-HEIST-7..10 DV-HEIST-12'],
      ['reward.both', 'DV-HEIST-11 DV-HEIST-13..15 DV-OPT-6'],
      ['reward.rest', 'DV-REWARD-5..6'],
      ['reward.empty', 'DV-TRI-3..5 DV-FAQ-3'],
    ],
  },
  {
    id: 'recoup',
    passages: [
      ['recoup.steps', 'DV-RECOUP-1..4 DV-RECOUP-6..8'],
      ['recoup.risk', 'DV-RECOUP-5 DV-RISK-1..5'],
      ['example.risk', 'DV-RECOUP-5 DV-RISK-1'],
      ['recoup.two', 'DV-RECOUP-9..11'],
    ],
  },
  {
    id: 'alert',
    passages: [
      ['alert.hazard', 'DV-HAZ-1..4 DV-FAQ-5'],
      ['example.hazard', 'DV-HAZ-1'],
    ],
  },
  {
    id: 'danger',
    passages: [
      ['danger.life', 'DV-DANGER-1..4 DV-FAQ-4'],
      ['danger.shield', 'DV-DANGER-5..6'],
      ['danger.out', 'DV-ELIM-1..8'],
      ['danger.negative', 'DV-NEG-1..5'],
      ['danger.snare', 'DV-NEG-6..7'],
    ],
  },
  {
    id: 'ending',
    passages: [
      ['ending.check', 'DV-END-2..5 DV-REWARD-6 DV-RECOUP-9'],
      ['ending.ancient', 'DV-END-1 DV-END-6..8'],
      ['ending.seen', 'DV-VIEW-2..4'],
    ],
  },
  {
    id: 'options',
    passages: [
      ['options.table', 'DV-OPT-1..3 DV-OPT-7 DV-OPT-9..10'],
      ['options.strong', 'DV-OPT-4..6'],
      ['options.time', 'DV-OPT-8 DV-READY-8 DV-WDW-9'],
      ['options.book', 'DV-TEXT-1..10'],
      [
        'options.ours',
        'DV-ROLL-9 DV-WDW-1 DV-WDW-5 DV-WDW-12 DV-REFRESH-16 DV-HEIST-6 DV-HEIST-11 DV-DICE-6 DV-END-8',
      ],
    ],
  },
  {
    id: 'all',
    passages: [
      ['list.expedition', 'DV-CARD-2..3 DV-CARD-5'],
      ['list.ancient', 'DV-CARD-2..4'],
      ['list.others', 'DV-INF-1 DV-NEG-1..2'],
      ['list.held', 'DV-ABIL-1 DV-RELIC-4 DV-CARD-6'],
    ],
  },
];

export const technical: Technical = {
  'versions of the rules': 'DV-OPT-11',
  'how runs of the same luck compare': 'DV-END-9',
  'order of lists and of random discards': 'DV-LIST-*',
  'how views and logs keep what a player knows': 'DV-VIEW-5..7',
  'ids and order of the choices': 'DP-*',
  'vectors for the tests': 'DV-V01..69',
};

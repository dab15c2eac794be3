// Which clauses stand behind each card, token and phase of DELVE.
import type { Nouns } from '@undercroft/kit';
import type { CardEntry } from '../src/content/vocabulary.ts';
import type { Position } from '../src/position.ts';
import { BY_NUMBER, PRINTED } from './printed.ts';

/** What the rules say of an effect beyond the words of the card. */
const EFFECTS: Readonly<Record<string, string>> = {
  pip: 'DV-DICE-1 DV-RALLY-7',
  white: 'DV-DICE-2..3',
  disable: 'DV-DICE-5..8',
  token: 'DV-TOK-1..4',
  fix: 'DV-TOK-3 DV-DICE-6',
  reroll: 'DV-ROLL-3..5',
  floor: 'DV-ROLL-6',
  lend: 'DV-DICE-10 DV-TEAM-4',
  risk: 'DV-RISK-1 DV-RECOUP-5',
  danger: 'DV-DANGER-1..4',
  shield: 'DV-DANGER-5',
  alert: 'DV-ALERT-1 DV-HAZ-1..2',
  calm: 'DV-ALERT-3',
  take: 'DV-REWARD-3',
  recover: 'DV-TRI-3',
  lose: 'DV-TRI-2',
  bonus: 'DV-REWARD-1..2',
  curse: 'DV-NEG-1..2',
  limit: 'DV-NEG-6..7',
  dig: 'DV-REFRESH-5',
  discard: 'DV-CARD-7',
  peek: 'DV-TEAM-1',
  if: 'DV-GEN-7',
};

const DECKS: Readonly<Record<CardEntry['deck'], string>> = {
  expedition: 'DV-PLACE-2 DV-RISK-1',
  ancient: 'DV-PLACE-3 DV-HAZ-3',
  influence: 'DV-INF-1..2 DV-REFRESH-11',
  negative: 'DV-NEG-1..5',
  ability: 'DV-ABIL-1..6',
  relic: 'DV-RELIC-1..4 DV-RELIC-6..9',
};

function clausesOf(card: CardEntry): string {
  const effects = 'parts' in card ? card.parts.map((part) => part.do) : [card.either.do, card.or.do];
  const isInstant = 'type' in card && card.type === 'instant';
  return [
    DECKS[card.deck],
    ...(isInstant ? ['DV-INST-1..4', 'DV-WDW-1..2'] : []),
    ...new Set(effects.map((effect) => EFFECTS[effect])),
  ].join(' ');
}

const PLACES: Readonly<Record<string, string>> = {
  alert: 'term.alert',
  ancient: 'term.ancient',
  hand: 'term.hand',
  lanes: 'term.slot',
};
const KINDS: Readonly<Record<string, string>> = {
  ability: 'term.ability',
  relic: 'term.relic',
  lane: 'term.archaeologist',
  digger: 'term.archaeologist',
  slot: 'term.slot',
};

/** A card by its number; nothing where it is hidden. */
const cardNoun = (number: number | undefined): string | undefined =>
  number !== undefined && number > 0 ? `card.${BY_NUMBER[number]!.id}` : undefined;

export const nouns: Nouns<Position> = {
  clauses: {
    ...Object.fromEntries(PRINTED.map((card) => [`card.${card.id}`, clausesOf(card)])),
    'term.trinket': 'DV-TRI-1..3 DV-REWARD-1 DV-END-2',
    'term.relic': 'DV-RELIC-1..5 DV-RELIC-7..9 DV-HEIST-1',
    'term.heist': 'DV-HEIST-1..8 DV-HEIST-10',
    'term.risk': 'DV-RISK-1..5 DV-RECOUP-5',
    'term.alert': 'DV-ALERT-1..2 DV-REFRESH-13 DV-RECOUP-5',
    'term.hazard': 'DV-HAZ-1..4',
    'term.danger': 'DV-DANGER-1..4 DV-ELIM-1 DV-WDW-12',
    'term.calm': 'DV-ALERT-3..4',
    'term.cost': 'DV-PLACE-6..7',
    'term.cooldown': 'DV-CARD-6 DV-RECOUP-7 DV-RELIC-9 DV-ABIL-5',
    'term.banish': 'DV-CARD-7',
    'term.ability': 'DV-ABIL-1..8',
    'term.influence': 'DV-INF-1..2 DV-REFRESH-10..12',
    'term.negative': 'DV-NEG-1..5',
    'term.action': 'DV-CARD-8..9 DV-PLACE-4',
    'term.effect': 'DV-CARD-8..9 DV-PLACE-4',
    'term.instant': 'DV-CARD-10 DV-INST-1..6 DV-WDW-1',
    'term.starter': 'DV-CARD-11 DV-SETUP-2',
    'term.ancient': 'DV-GEN-1 DV-END-1 DV-PLACE-3',
    'term.archaeologist': 'DV-GEN-1..4 DV-DANGER-1 DV-ELIM-1',
    'term.slot': 'DV-GEN-4 DV-ROLL-2 DV-PLACE-3 DV-ELIM-4',
    'term.pip': 'DV-DICE-1 DV-TOK-8',
    'term.white': 'DV-DICE-2..3',
    'term.green': 'DV-DICE-4 DV-DANGER-2',
    'term.gold': 'DV-DICE-4 DV-SETUP-21',
    'term.token': 'DV-TOK-1..4',
    'term.shield': 'DV-DANGER-5',
    'term.entry': 'DV-ROUND-1 DV-ROUND-3..5',
    'term.hand': 'DV-REFRESH-2..4 DV-REFRESH-16',
    'term.field': 'DV-TRI-1 DV-REWARD-3 DV-END-2',
    'ui.phase.refresh': 'DV-REFRESH-2 DV-REFRESH-10..14',
    'ui.phase.ready': 'DV-READY-1..6 DV-PLACE-1..3',
    'ui.phase.rally': 'DV-RALLY-1..7',
    'ui.phase.roll': 'DV-ROLL-1..9',
    'ui.phase.reward': 'DV-REWARD-1..5',
    'ui.phase.recoup': 'DV-RECOUP-1..8',
    'ui.window.refresh': 'DV-WDW-1..2 DV-WDW-4..7',
    'ui.window.rally': 'DV-WDW-1..2 DV-WDW-4..7',
    'ui.window.roll': 'DV-WDW-1..2 DV-WDW-4..7',
    'ui.window.recoup': 'DV-WDW-1..2 DV-WDW-4..7 DV-RECOUP-5',
    'zone.expeditionPile': 'DV-SETUP-17 DV-REFRESH-7..9',
    'zone.ancientPile': 'DV-SETUP-18 DV-REFRESH-7..9',
    'zone.banished': 'DV-CARD-7',
    'zone.trinketDiscard': 'DV-TRI-2..3',
    'zone.stacks': 'DV-SETUP-23 DV-NEG-4..5',
    'zone.influenceAside': 'DV-REFRESH-10..11',
  },
  questions: {
    'question.keepRelics': 'term.relic',
    'question.takeAbility': 'term.ability',
    'question.discard': 'term.hand',
    'question.relic': 'term.relic',
    'question.heist': 'term.heist',
    'question.place': 'ui.phase.ready',
    'question.guard': 'ui.phase.ready',
    'question.placed': 'ui.phase.ready',
    'question.lastCall': 'term.danger',
    'question.window.refresh': 'ui.window.refresh',
    'question.window.rally': 'ui.window.rally',
    'question.window.roll': 'ui.window.roll',
    'question.window.recoup': 'ui.window.recoup',
    'question.curse': 'term.negative',
    'question.rerollOwn': 'ui.phase.roll',
    'question.rerollSeat': 'ui.phase.roll',
    'question.rerollSlot': 'ui.phase.roll',
    'question.wait': 'ui.phase.rally',
  },
  nounAt: (mark, view) => {
    const card = /^card-\d+-(-?\d+)-\d+$/.exec(mark);
    if (card) return cardNoun(Number(card[1]));
    const [, kind, place] = /^([a-z]+)-(\d+)$/.exec(mark) ?? [];
    if (kind === undefined) return PLACES[mark];
    const at = Number(place) - 1;
    const known =
      kind === 'relic'
        ? view.relics[at]?.card[0]
        : kind === 'ability'
          ? view.diggers[at]?.ability
          : undefined;
    return cardNoun(known) ?? KINDS[kind];
  },
};

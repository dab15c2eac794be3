// The examples of the rulebook, played at a real table: their numbers are those of the rules.
import { scripted } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { cardId, printedValue, SUITS, suitOf } from '../src/content/deck.ts';
import { game } from '../src/index.ts';
import { neededRoll } from '../src/rules/event-cards.ts';
import { buildPosition, duel, first, goldOf, listed, play, respond } from '../test/build-position.ts';
import {
  AID,
  ALL_SUITS,
  COMBO,
  DUNGEON_VALUES,
  examples,
  exchange,
  PAIRING,
  POTION,
  SHIELD,
} from './examples.ts';

test('[RD-DIE-1..5 RD-EVT-2] the faces lit beside each value are those that pass a trap, and a failure costs what it says', () => {
  for (const value of DUNGEON_VALUES)
    for (let roll = 1; roll <= 6; roll++) {
      const position = buildPosition({ event: `clubs-${value}`, characters: ['coins-9'] });
      play(position, { kind: 'die' }, scripted(roll));
      expect(position.hp).toBe(roll >= neededRoll(value) ? 12 : 12 - (value >> 1));
      if (value === examples.test!.high && roll === 1) expect(12 - position.hp).toBe(examples.test!.highLoss);
      if (value === examples.test!.low && roll === 1) expect(12 - position.hp).toBe(examples.test!.lowLoss);
    }
});

test('[RD-GOLD-7..10] the prices beside a Swords card are the payments that the table offers', () => {
  for (const mode of ['easy', 'hard'] as const) {
    const { evade } = examples.prices!;
    const position = buildPosition({ mode, event: 'swords-5', gold: [2, 3, 4, 5, 6, 7] });
    const sums = (kind: string): number[] =>
      listed(position)
        .filter((line) => line.startsWith(kind))
        .map((line) =>
          line
            .split(' ')
            .slice(1)
            .reduce((sum, n) => sum + Number(n), 0),
        );
    expect(new Set(sums('evade'))).toEqual(new Set([evade]));
    expect(Math.min(...sums('bribe'))).toBe(examples.prices![mode]);
  }
});

test('[RD-RES-6..8 RD-SUIT-1..8] the sixteen pairings come out of real exchanges', () => {
  for (const own of ALL_SUITS)
    for (const other of ALL_SUITS) {
      const hand = `${SUITS[own]}-${PAIRING.h}`;
      const position = duel({
        mode: 'hard',
        hp: 6,
        enemy: own === 0 || other === 0 ? 'cups-9' : 'clubs-9',
        enemyHp: 6,
        unveils: [`${SUITS[other]}-${PAIRING.e}`],
        hand: [hand],
      });
      const { heroChange, enemyChange } = first(respond(position, [hand]), 'actionResolved');
      expect([heroChange, enemyChange]).toEqual([...exchange(own, PAIRING.h, other, PAIRING.e)]);
    }
});

test('[RD-RES-5 RD-RES-12] the potion: a cup with its Relic against a sword', () => {
  const position = duel({
    hp: 5,
    relics: ['cups'],
    unveils: [cardId(POTION.enemy)],
    hand: [cardId(POTION.hero)],
  });
  const events = respond(position, [cardId(POTION.hero)]);
  expect(first(events, 'heroResponded').value).toBe(examples.potion!.h);
  expect(first(events, 'actionResolved').heroChange).toBe(examples.potion!.change);
});

test('[RD-RES-13 RD-HELP-2] the shield: a sword with two Help Cards against a denier', () => {
  const position = duel({
    aid: ['swords-8', 'swords-9'],
    enemy: 'clubs-9',
    unveils: [cardId(SHIELD.enemy)],
    hand: [cardId(SHIELD.hero)],
  });
  const events = respond(position, [cardId(SHIELD.hero)], SHIELD.help);
  expect(first(events, 'heroResponded').value).toBe(examples.shield!.h);
  expect(first(events, 'actionResolved').enemyChange).toBe(-(examples.shield!.loss as number));
});

test('[RD-COMBO-3 RD-COMBO-4 RD-COMBO-8] the combo: two fives as Swords', () => {
  const ids = COMBO.cards.map(cardId);
  const position = buildPosition({
    mode: 'hard',
    enemy: 'clubs-10',
    unveils: ['coins-2', 'cups-3', 'cups-4'],
    hand: ids,
  });
  const events = respond(position, ids.slice(0, 2), 0, 'swords');
  expect(first(events, 'heroResponded').value).toBe(examples.combo!.h);
  expect(position.hand).toContain(COMBO.cards[2]);
});

test('[RD-HELP-5..8] the help that was spent strengthens the next enemy card of its suit', () => {
  const own = `${SUITS[suitOf(AID.helper)]}-2`;
  const position = buildPosition({
    mode: 'hard',
    enemy: 'clubs-10',
    aid: [cardId(AID.helper)],
    unveils: ['cups-2', cardId(AID.enemy), 'coins-3'],
    hand: [own, 'cups-6', 'coins-7'],
  });
  const events = respond(position, [own], 1);
  expect(first(events, 'enemyUnveiled').value).toBe(examples.aid!.e);
  expect(printedValue(AID.enemy)).toBe(examples.aid!.printed);
  expect(game.result(position)).toBeUndefined();
});

test('[RD-GOLD-1] what is called gold here pays', () => {
  const position = buildPosition({ event: 'clubs-5', gold: [5] });
  play(position, { kind: 'pay', gold: goldOf(5) });
  expect(position.hp).toBe(12);
});

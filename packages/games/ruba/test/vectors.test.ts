// The worked examples of the ledger, RD-V-01 to RD-V-60, with scripted luck.
import { scripted, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { courtCards, NO_CARD, printedValue } from '../src/content/deck.ts';
import { game } from '../src/index.ts';
import { beatenCount, enemyValue, heroValue } from '../src/position.ts';
import { isSuccess } from '../src/rules/event-cards.ts';
import { relicCount } from '../src/score.ts';
import { tableOf } from '../tools/random-player.ts';
import {
  buildPosition,
  card,
  duel,
  first,
  goldOf,
  listed,
  names,
  play,
  respond,
  suit,
} from './build-position.ts';
import { codeOf } from './code-of.ts';

const successes = (value: number): number[] => [1, 2, 3, 4, 5, 6].filter((roll) => isSuccess(roll, value));
/** The same by playing a trap of this value with each roll. */
const playedSuccesses = (value: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((roll) => {
    const position = buildPosition({ event: `clubs-${value}` });
    play(position, { kind: 'die' }, scripted(roll));
    return position.hp === 12;
  });

describe('die tests', () => {
  test('[RD-V-01 RD-DIE-5] a test on 7 succeeds on 6 only', () => {
    expect(successes(7)).toEqual([6]);
    expect(playedSuccesses(7)).toEqual([6]);
  });
  test('[RD-V-02 RD-DIE-5] a test on 5 succeeds on 5 and 6', () => {
    expect(successes(5)).toEqual([5, 6]);
    expect(playedSuccesses(5)).toEqual([5, 6]);
  });
  test('[RD-V-03 RD-DIE-5] a test on 3 succeeds on 3, 4, 5, 6', () => {
    expect(successes(3)).toEqual([3, 4, 5, 6]);
    expect(playedSuccesses(3)).toEqual([3, 4, 5, 6]);
  });
});

describe('book examples of combat', () => {
  test('[RD-V-04 RD-RES-12] cups with their Relic against swords: healing and damage are one sum', () => {
    const position = duel({ hp: 6, relics: ['cups'], unveils: ['swords-4'], hand: ['cups-7'] });
    const events = respond(position, ['cups-7']);
    expect(first(events, 'heroResponded').value).toBe(8);
    expect(position).toMatchObject({ hp: 10, enemyHp: 6 });
  });
  test('[RD-V-05 RD-RES-13] two Help Cards against a shield', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'cups-9',
      unveils: ['coins-3'],
      hand: ['swords-6'],
      aid: ['swords-8', 'swords-9'],
    });
    const events = respond(position, ['swords-6'], 2);
    expect(first(events, 'heroResponded').value).toBe(8);
    expect(first(events, 'actionResolved')).toMatchObject({ enemyChange: -5, enemyHp: 4 });
  });
  test('[RD-V-06 RD-RES-14] cups against cups: both heal', () => {
    const position = duel({ hp: 5, enemyHp: 1, unveils: ['cups-4'], hand: ['cups-3'] });
    respond(position, ['cups-3']);
    expect(position).toMatchObject({ hp: 8, enemyHp: 5 });
  });
  test('[RD-V-07 RD-COMBO-8] two fives as swords deal 10', () => {
    const position = buildPosition({
      mode: 'hard',
      enemy: 'cups-10',
      unveils: ['clubs-2', 'coins-2', 'coins-3'],
      hand: ['swords-5', 'coins-5', 'cups-5'],
    });
    const events = respond(position, ['swords-5', 'coins-5'], 0, 'swords');
    expect(first(events, 'heroResponded').value).toBe(10);
    expect(first(events, 'actionResolved')).toMatchObject({
      heroChange: -2,
      enemyChange: -10,
      enemyHp: 0,
      hp: 10,
    });
    expect(position.phase).toBe('keep');
    expect(names(position.hand)).toEqual(['cups-5']);
    expect(listed(position)).toEqual(['keep 0', 'keep 4']);
  });
  test('[RD-V-08 RD-COMBO-9] after a combo one card must answer, and the third card is suffered', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['coins-7', 'clubs-2', 'swords-3'],
      hand: ['swords-5', 'coins-5', 'cups-2'],
    });
    respond(position, ['coins-5', 'swords-5'], 0, 'coins');
    expect(listed(position)).toEqual(['respond 4 cups 0']);
    const events = respond(position, ['cups-2']);
    expect(events.filter((event) => event.kind === 'actionResolved')).toMatchObject([
      { heroChange: 0, hp: 12 },
      { heroChange: -3, hp: 9 },
    ]);
    expect(events.map((event) => event.kind)).toContain('noResponse');
  });
});

describe('events', () => {
  test('[RD-V-09] a trap of 7 against a 5', () => {
    const position = buildPosition({ event: 'clubs-7' });
    expect(first(play(position, { kind: 'die' }, scripted(5)), 'dieRolled').success).toBe(false);
    expect(position.hp).toBe(9);
  });
  test('[RD-V-10] a trap of 2 against 1 and 2', () => {
    const failed = buildPosition({ event: 'clubs-2' });
    play(failed, { kind: 'die' }, scripted(1));
    expect(failed.hp).toBe(11);
    const passed = buildPosition({ event: 'clubs-2' });
    play(passed, { kind: 'die' }, scripted(2));
    expect(passed.hp).toBe(12);
  });
  test('[RD-V-11] a concoction heals up to 12', () => {
    const position = buildPosition({ hp: 10, event: 'cups-7' });
    play(position, { kind: 'die' }, scripted(6));
    expect(position.hp).toBe(12);
  });
  test('[RD-V-12] a concoction can kill', () => {
    const position = buildPosition({ hp: 3, event: 'cups-6' });
    play(position, { kind: 'die' }, scripted(5));
    expect(position.hp).toBe(0);
    expect(game.result(position)).toMatchObject({ reason: 'concoction', winners: [] });
  });
  test('[RD-V-13] a trap can kill', () => {
    const position = buildPosition({ hp: 1, event: 'clubs-2' });
    expect(listed(position)).toEqual(['die']);
    play(position, { kind: 'die' }, scripted(1));
    expect(game.result(position)).toMatchObject({ reason: 'trap', winners: [] });
  });
  test('[RD-V-14] gold pays a concoction, and no change is given', () => {
    const position = buildPosition({ hp: 5, gold: [2, 3], event: 'cups-4', deck: ['clubs-2'] });
    expect(listed(position)).toEqual(['die', 'pay 2 3']);
    play(position, { kind: 'pay', gold: goldOf(2, 3) });
    expect(position.hp).toBe(9);
    expect(names(position.eventPile)).toEqual(['cups-4', 'coins-2', 'coins-3', 'clubs-2']);
    expect(position.gold).toEqual([]);
  });
  test('[RD-V-15] overpaying is legal and changes no HP', () => {
    const table = { hp: 7, gold: [2, 7], event: 'clubs-2' };
    expect(listed(buildPosition(table))).toEqual(['die', 'pay 2', 'pay 7', 'pay 2 7']);
    for (const gold of [goldOf(2), goldOf(7), goldOf(2, 7)]) {
      const position = buildPosition(table);
      play(position, { kind: 'pay', gold });
      expect(position.hp).toBe(7);
    }
  });
  test('[RD-V-16] a Relic does not raise gold', () => {
    expect(listed(buildPosition({ relics: ['coins'], gold: [4], event: 'clubs-5' }))).toEqual(['die']);
  });
  test('[RD-V-17] a concoction that may be left', () => {
    const position = buildPosition({ concoctionSkip: true, event: 'cups-7', deck: ['clubs-2'] });
    expect(listed(position)).toEqual(['die', 'skip']);
    play(position, { kind: 'skip' });
    expect(position).toMatchObject({ hp: 12, phase: 'event' });
    expect(names(position.eventPile)).toEqual(['cups-7', 'clubs-2']);
  });
  test('[RD-V-18] coins are gold at once, and the next card is drawn without a choice', () => {
    const position = buildPosition({ event: 'clubs-3', deck: ['coins-6', 'clubs-2'] });
    play(position, { kind: 'die' }, scripted(6));
    expect(names(position.gold)).toEqual(['coins-6']);
    expect(names(position.eventPile)).toEqual(['clubs-3', 'clubs-2']);
  });
});

describe('gold against swords', () => {
  test('[RD-V-19] an evaded fight leaves the Character Deck alone', () => {
    const position = buildPosition({ gold: [5], event: 'swords-5', deck: ['clubs-2'] });
    play(position, { kind: 'evade', gold: goldOf(5) });
    expect(position.characters).toHaveLength(11);
    expect(names(position.eventPile)).toEqual(['swords-5', 'coins-5', 'clubs-2']);
    expect(position).toMatchObject({ phase: 'event', evadeCount: 1 });
  });
  test('[RD-V-20] a bribed Jack helps without a fight, and kept cards stay', () => {
    const position = buildPosition({
      gold: [6],
      event: 'swords-4',
      characters: ['cups-8'],
      hand: ['swords-7'],
      deck: ['clubs-2'],
    });
    play(position, { kind: 'bribe', gold: goldOf(6) });
    expect(names(courtCards(position.aid))).toEqual(['cups-8']);
    expect(beatenCount(position)).toBe(1);
    expect(position).toMatchObject({ phase: 'event', fightCount: 0, enemy: NO_CARD });
    expect(names(position.hand)).toEqual(['swords-7']);
  });
  test('[RD-V-21] a King takes the gold and fights', () => {
    const position = buildPosition({ gold: [7], event: 'swords-2', characters: ['swords-10'] });
    play(position, { kind: 'bribe', gold: goldOf(7) });
    expect(position).toMatchObject({ gold: [], enemy: card('swords-10'), enemyHp: 6, phase: 'respond' });
  });
  test('[RD-V-22] easy: V exactly evades, more bribes', () => {
    expect(listed(buildPosition({ gold: [2, 3, 5], event: 'swords-5' }))).toEqual([
      'fight',
      'evade 2 3',
      'evade 5',
      'bribe 2 5',
      'bribe 3 5',
      'bribe 2 3 5',
    ]);
  });
  test('[RD-V-23] hard: between V and twice V buys nothing', () => {
    expect(listed(buildPosition({ mode: 'hard', gold: [3, 5], event: 'swords-3' }))).toEqual([
      'fight',
      'evade 3',
      'bribe 3 5',
    ]);
  });
  test('[RD-V-24] hard: exactly twice V bribes', () => {
    expect(listed(buildPosition({ mode: 'hard', gold: [6], event: 'swords-3' }))).toEqual([
      'fight',
      'bribe 6',
    ]);
  });
  test('[RD-V-25] the last enemy can be bribed', () => {
    const position = buildPosition({
      mode: 'hard',
      gold: [4],
      event: 'swords-2',
      characters: ['cups-9'],
      othersBeaten: true,
    });
    expect(beatenCount(position)).toBe(10);
    play(position, { kind: 'bribe', gold: goldOf(4) });
    expect(beatenCount(position)).toBe(11);
    expect(game.result(position)).toMatchObject({ reason: 'all-enemies', winners: [0] });
  });
  test('[RD-V-26] the last enemy is a King: not won, fight', () => {
    const position = buildPosition({
      mode: 'hard',
      gold: [4],
      event: 'swords-2',
      characters: ['cups-10'],
      othersBeaten: true,
    });
    play(position, { kind: 'bribe', gold: goldOf(4) });
    expect(game.result(position)).toBeUndefined();
    expect(position).toMatchObject({ enemy: card('cups-10'), enemyHp: 10, gold: [] });
  });
});

/** The pairing vectors: unveiled card, response, what stands before and after. */
const EXCHANGES = [
  ['RD-V-27', 'clubs parry clubs, the rest is damage', { unveils: ['clubs-4'] }, 'clubs-6', 12, 4],
  ['RD-V-28', 'the higher clubs of the enemy come through', { unveils: ['clubs-5'] }, 'clubs-3', 10, 6],
  [
    'RD-V-29',
    'clubs of equal value cancel out',
    { relics: ['clubs'], unveils: ['clubs-4'] },
    'clubs-3',
    12,
    6,
  ],
  ['RD-V-30', 'clubs do not parry swords', { unveils: ['swords-2'] }, 'clubs-5', 10, 1],
  ['RD-V-31', 'a shield stops clubs', { unveils: ['coins-3'] }, 'clubs-5', 12, 4],
  ['RD-V-32', 'the shield of the Hero stops clubs too', { unveils: ['clubs-7'] }, 'coins-6', 11, 6],
  ['RD-V-33', 'cups at full HP act as a shield', { unveils: ['swords-4'] }, 'cups-7', 12, 6],
  ['RD-V-34', 'healing saves from a blow that would kill', { hp: 2, unveils: ['swords-6'] }, 'cups-5', 1, 6],
  ['RD-V-35', 'the enemy heals no higher than his maximum', { unveils: ['cups-7'] }, 'swords-5', 12, 6],
  ['RD-V-58', 'damage and healing are one sum: alive', { unveils: ['cups-2'] }, 'swords-7', 12, 1],
] as const;

describe('exchanges', () => {
  for (const [id, what, table, answer, hp, enemyHp] of EXCHANGES)
    test(`[${id}] ${what}`, () => {
      const position = duel({ ...table, hand: [answer] });
      respond(position, [answer]);
      expect(position).toMatchObject({ hp, enemyHp });
    });

  test('[RD-V-36] damage and healing are one sum: beaten', () => {
    const position = duel({ enemyHp: 4, unveils: ['cups-2'], hand: ['swords-7'] });
    const events = respond(position, ['swords-7']);
    expect(first(events, 'actionResolved')).toMatchObject({ enemyChange: -5, enemyHp: 0 });
    expect(beatenCount(position)).toBe(1);
  });
  test('[RD-V-37] without a response no help, and the enemy heals in full', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      enemyHp: 2,
      unveils: ['coins-3', 'cups-4'],
      hand: ['coins-2'],
      aid: ['cups-8', 'cups-9', 'swords-8'],
    });
    const events = respond(position, ['coins-2']);
    expect(events.filter((event) => event.kind === 'actionResolved')).toMatchObject([
      { enemyHp: 2 },
      { heroChange: 0, enemyChange: 4, enemyHp: 6 },
    ]);
    expect(courtCards(position.aid)).toHaveLength(3);
  });
  test('[RD-V-38] both at 0 HP: lost, and no Relic', () => {
    const position = duel({
      hp: 2,
      relics: ['clubs', 'cups', 'coins'],
      enemy: 'swords-10',
      enemyHp: 3,
      unveils: ['swords-4'],
      hand: ['swords-5'],
    });
    respond(position, ['swords-5']);
    expect(game.result(position)).toMatchObject({ reason: 'combat', winners: [] });
    expect(relicCount(position)).toBe(3);
  });
  test('[RD-V-39] the King of swords adds 1 to his swords in hard mode only', () => {
    for (const [mode, values] of [
      ['hard', [5, 4]],
      ['easy', [4, 4]],
    ] as const) {
      const position = duel({
        mode,
        enemy: 'swords-10',
        unveils: ['swords-4', 'clubs-4'],
        hand: ['coins-7'],
      });
      const before = enemyValue(position);
      const events = respond(position, ['coins-7']);
      expect([before, first(events, 'enemyUnveiled').value]).toEqual(values);
    }
  });
  test('[RD-V-40] the King of cups heals one more', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'cups-10',
      enemyHp: 4,
      unveils: ['cups-5'],
      hand: ['coins-2'],
    });
    expect(enemyValue(position)).toBe(6);
    respond(position, ['coins-2']);
    expect(position.enemyHp).toBe(10);
  });
  test('[RD-V-41] a Help Card against a King, who gets it afterwards', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'clubs-10',
      unveils: ['clubs-6'],
      hand: ['clubs-7'],
      aid: ['clubs-8'],
    });
    expect(enemyValue(position)).toBe(7);
    const events = respond(position, ['clubs-7'], 1);
    expect(first(events, 'heroResponded').value).toBe(8);
    expect(position).toMatchObject({ hp: 12, enemyHp: 9, aid: 0 });
    expect(names(courtCards(position.enemyAid))).toEqual(['clubs-8']);
  });
});

describe('combos and help', () => {
  test('[RD-V-42] the Relic counts for the picked suit alone', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      relics: ['coins'],
      unveils: ['clubs-2', 'clubs-3'],
      hand: ['swords-5', 'coins-5'],
    });
    expect(heroValue(position, 3, suit('swords'), 0)).toBe(10);
    expect(heroValue(position, 3, suit('coins'), 0)).toBe(11);
    expect(heroValue(position, 1, suit('swords'), 0)).toBe(5);
    expect(heroValue(position, 2, suit('coins'), 0)).toBe(6);
  });
  test('[RD-V-43] bonuses make no equal values', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      relics: ['swords'],
      unveils: ['clubs-2', 'clubs-3'],
      hand: ['swords-4', 'clubs-5'],
    });
    expect(listed(position)).toEqual(['respond 1 swords 0', 'respond 2 clubs 0']);
  });
  test('[RD-V-44] the longest list and the highest value', () => {
    const suits = ['clubs', 'cups', 'swords'];
    const position = buildPosition({
      hero: 'coins-9',
      enemy: 'coins-8',
      unveils: ['clubs-2', 'clubs-3', 'clubs-4'],
      hand: ['clubs-7', 'cups-7', 'swords-7'],
      aid: suits.flatMap((name) => [`${name}-8`, `${name}-9`, `${name}-10`]),
    });
    expect(game.choices(position, 0)).toHaveLength(48);
    const values = game
      .choices(position, 0)
      .map((choice) =>
        choice.kind === 'respond' ? heroValue(position, choice.cards, choice.suit, choice.help) : 0,
      );
    expect(Math.max(...values)).toBe(25);
  });
  test('[RD-V-45] help of another suit cannot be used', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['clubs-2'],
      hand: ['swords-4'],
      aid: ['clubs-9'],
    });
    expect(listed(position)).toEqual(['respond 1 swords 0']);
  });
  test('[RD-V-46] easy: used help goes to the Catacomb', () => {
    const position = duel({ unveils: ['coins-2'], hand: ['swords-4'], aid: ['swords-8'] });
    respond(position, ['swords-4'], 1);
    expect(position).toMatchObject({ enemyHp: 3, aid: 0, enemyAid: 0 });
    expect(names(courtCards(position.catacomb))).toEqual(['swords-8']);
  });
  test('[RD-V-47] hard: used help strengthens the first later card of its suit', () => {
    const position = buildPosition({
      mode: 'hard',
      enemy: 'cups-10',
      unveils: ['coins-7', 'clubs-3', 'swords-4'],
      hand: ['swords-6', 'coins-2', 'cups-2'],
      aid: ['swords-8', 'swords-9'],
    });
    respond(position, ['swords-6'], 2);
    expect(position).toMatchObject({ enemyHp: 9, hp: 12 });
    expect(names(courtCards(position.enemyAid))).toEqual(['swords-8', 'swords-9']);
    expect(enemyValue(position)).toBe(3);
    respond(position, ['coins-2']);
    expect(position.hp).toBe(11);
    expect(courtCards(position.enemyAid)).toHaveLength(2);
    expect(enemyValue(position)).toBe(6);
    respond(position, ['cups-2']);
    expect(position).toMatchObject({ hp: 7, enemyAid: 0 });
    expect(names(courtCards(position.catacomb))).toEqual(['swords-8', 'swords-9']);
  });
  test('[RD-V-48] hard: old Enemy Aid leaves, new comes after it', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'cups-9',
      unveils: ['swords-4'],
      hand: ['swords-5'],
      aid: ['swords-9'],
      enemyAid: ['swords-8'],
    });
    expect(enemyValue(position)).toBe(5);
    const events = respond(position, ['swords-5'], 1);
    expect(first(events, 'heroResponded').value).toBe(6);
    expect(position).toMatchObject({ hp: 7, enemyHp: 3 });
    expect(names(courtCards(position.catacomb))).toEqual(['swords-8']);
    expect(names(courtCards(position.enemyAid))).toEqual(['swords-9']);
  });
  test('[RD-V-49] hard: Enemy Aid waits for a later enemy', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'cups-8',
      enemyHp: 5,
      unveils: ['cups-2'],
      hand: ['swords-6'],
      aid: ['swords-8'],
    });
    respond(position, ['swords-6'], 1);
    expect(position.enemy).toBe(NO_CARD);
    expect(names(courtCards(position.aid))).toEqual(['cups-8']);
    expect(names(courtCards(position.enemyAid))).toEqual(['swords-8']);
  });
});

describe('serving, keeping, ending', () => {
  test('[RD-V-50] the deck runs out while cards are served', () => {
    const position = buildPosition({
      gold: [2, 3, 4, 5, 6, 7],
      event: 'swords-7',
      deck: ['clubs-3', 'clubs-2'],
      rest: 'pile',
    });
    expect(position.eventPile).toHaveLength(16);
    const events = play(position, { kind: 'fight' }, scripted('keep'));
    expect(names(position.hand).slice(0, 2)).toEqual(['clubs-3', 'clubs-2']);
    expect(first(events, 'reshuffled').count).toBe(16);
    expect(names(position.hand)[2]).toBe('swords-7');
    expect(position.dungeon).toHaveLength(12);
    expect(position.eventPile).toEqual([]);
    expect(position.enemyRow).toHaveLength(2);
  });
  test('[RD-V-51] kept cards count when the Hero is served', () => {
    const position = buildPosition({
      event: 'swords-2',
      hand: ['cups-2', 'cups-3'],
      deck: ['clubs-2', 'clubs-3', 'clubs-4', 'clubs-5', 'clubs-6', 'clubs-7'],
      rest: 'pile',
    });
    const events = play(position, { kind: 'fight' });
    expect(events.filter((event) => event.kind === 'heroServed')).toHaveLength(1);
    expect(events.filter((event) => event.kind === 'enemyServed')).toHaveLength(3);
    expect(position.dungeon).toHaveLength(2);
  });
  test('[RD-V-52] the order on the pile after a fight', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      enemyHp: 4,
      unveils: ['cups-2', 'clubs-3', 'clubs-2'],
      hand: ['swords-7', 'cups-3', 'coins-2'],
      deck: ['clubs-4'],
    });
    respond(position, ['swords-7']);
    expect(names(position.eventPile)).toEqual(['cups-2', 'swords-7', 'clubs-3', 'clubs-2']);
    play(position, { kind: 'keep', cards: 2 });
    expect(names(position.eventPile)).toEqual([
      'cups-2',
      'swords-7',
      'clubs-3',
      'clubs-2',
      'coins-2',
      'clubs-4',
    ]);
    expect(position.hand).toEqual([NO_CARD, card('cups-3'), NO_CARD]);
  });
  test('[RD-V-53] the fourth Relic wins at once', () => {
    const position = buildPosition({
      relics: ['clubs', 'cups', 'swords'],
      enemy: 'coins-10',
      enemyHp: 4,
      unveils: ['cups-2', 'clubs-2'],
      hand: ['swords-7', 'cups-3'],
    });
    respond(position, ['swords-7']);
    expect(game.result(position)).toMatchObject({ reason: 'relics', winners: [0] });
    expect(names(position.hand)).toEqual(['cups-3']);
    expect(game.choices(position, 0)).toEqual([]);
  });
  test('[RD-V-54] a King leaves his Relic and helps', () => {
    const position = duel({
      enemy: 'cups-10',
      enemyHp: 3,
      unveils: ['coins-2'],
      hand: ['swords-5', 'cups-3'],
    });
    const events = respond(position, ['swords-5']);
    expect(first(events, 'relicTaken').card).toBe(card('cups-1'));
    expect(names(courtCards(position.aid))).toEqual(['cups-10']);
    expect(position.relics).toBe(1 << suit('cups'));
    expect(heroValue(position, 2, suit('cups'), 0)).toBe(4);
    expect(heroValue(position, 2, suit('cups'), 1)).toBe(5);
  });
  test('[RD-V-55] a coins card played in combat is no gold', () => {
    const position = duel({ unveils: ['clubs-2'], hand: ['coins-6'], gold: [3] });
    respond(position, ['coins-6']);
    expect(names(position.eventPile)).toEqual(['clubs-2', 'coins-6']);
    expect(names(position.gold)).toEqual(['coins-3']);
  });
  test('[RD-V-56] every set-up', () => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = seeded(seed);
      const hero: number[] = [];
      const watching = {
        ...chance,
        pick: (count: number) => {
          hero.push(count);
          return chance.pick(count);
        },
      };
      const position = game.setup(tableOf(seed % 2 === 0 ? 'easy' : 'hard'), watching);
      expect(hero[0]).toBe(8);
      expect(position.dungeon.length + position.eventPile.length + position.gold.length).toBe(24);
      expect(position.characters).toHaveLength(11);
      expect(position.characters).not.toContain(position.hero);
      expect(position.relics).toBe(0);
      expect([8, 9]).toContain(printedValue(position.hero));
      expect(position.hp).toBe(12);
    }
  });
  test('[RD-V-57] mutualKo = win: the enemy is beaten and the Hero has 1 HP', () => {
    const position = duel({ mutualKo: 'win', hp: 2, enemyHp: 3, unveils: ['swords-4'], hand: ['swords-5'] });
    respond(position, ['swords-5']);
    expect(position).toMatchObject({ hp: 1, phase: 'keep' });
    expect(beatenCount(position)).toBe(1);
  });
  test('[RD-V-59] mutualKo = win does not help against a living enemy', () => {
    const position = duel({ mutualKo: 'win', hp: 2, unveils: ['swords-4'], hand: ['swords-5'] });
    respond(position, ['swords-5']);
    expect(position).toMatchObject({ hp: 0, enemyHp: 1 });
    expect(game.result(position)).toMatchObject({ reason: 'combat' });
  });
  test('[RD-V-60] the fixed codes of responses', () => {
    const position = buildPosition({
      mode: 'hard',
      enemy: 'clubs-8',
      unveils: ['coins-4', 'clubs-2', 'clubs-4'],
      hand: ['clubs-3', 'cups-3', 'coins-6'],
    });
    expect(game.choices(position, 0).map(codeOf)).toEqual([0, 20, 32, 36, 56]);
  });
});

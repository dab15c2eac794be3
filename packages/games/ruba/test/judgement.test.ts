// What bots are told about a position: won and lost are certain, strength counts, and nothing hidden is looked at.
import { seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { ALL_FEATURES, senseAll } from '../src/hints/judgement.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { tableOf } from '../tools/random-player.ts';
import { buildPosition, duel, listed } from './build-position.ts';

/** Every position of some games of the quick player at which the Hero decides. */
function positionsOf(mode: 'easy' | 'hard', games: number): Position[] {
  const positions: Position[] = [];
  const luck = seeded(`judgement ${mode}`);
  for (let i = 0; i < games; i++) {
    const position = game.setup(tableOf(mode), luck);
    while (position.phase !== 'over') {
      positions.push(copy(position));
      const open = game.choices(position, 0);
      game.play(position, 0, open[hints.playout!(position, 0, open, luck)]!, luck);
    }
  }
  return positions;
}

const changed = (position: Position, change: Partial<Position>): Position => ({
  ...copy(position),
  ...change,
});

describe.each(['easy', 'hard'] as const)('%s', (mode) => {
  const positions = positionsOf(mode, 12);

  test('won is 1, lost is 0, and everything else lies between', () => {
    const over = changed(positions[0]!, { phase: 'over' });
    expect(hints.evaluate(changed(over, { reason: mode === 'hard' ? 'all-enemies' : 'relics' }), 0)).toBe(1);
    expect(hints.evaluate(changed(over, { reason: 'trap' }), 0)).toBe(0);
    for (const position of positions) {
      expect(hints.evaluate(position, 0)).toBeGreaterThan(0);
      expect(hints.evaluate(position, 0)).toBeLessThan(1);
    }
  });

  test('on the whole a sound Hero has the better prospects, and so has one whose enemy is nearly beaten', () => {
    const meanOf = (these: readonly Position[], change: Partial<Position>): number =>
      these.reduce((sum, position) => sum + hints.evaluate(changed(position, change), 0), 0) / these.length;
    expect(meanOf(positions, { hp: 11 })).toBeGreaterThan(1.5 * meanOf(positions, { hp: 3 }));
    const fights = positions.filter(({ phase }) => phase === 'respond');
    expect(meanOf(fights, { enemyHp: 1 })).toBeGreaterThan(meanOf(fights, { enemyHp: 6 }));
  });

  test('[RD-INFO-1] which of the unseen cards lie face down, and in which order, makes no difference', () => {
    const luck = seeded('unseen');
    for (const position of positions)
      expect(hints.evaluate(game.imagine(game.view(position, 0), 0, luck), 0)).toBeCloseTo(
        hints.evaluate(position, 0),
        9,
      );
  });

  test('every feature is in use, and none outgrows the others', () => {
    const most = new Float64Array(ALL_FEATURES);
    const features = new Float64Array(ALL_FEATURES);
    for (const position of positionsOf(mode, 300)) {
      senseAll(position, features);
      features.forEach((value, i) => {
        most[i] = Math.max(most[i]!, value);
      });
    }
    // On easy nobody lends the enemies help, and none of them has more than 6 HP.
    const isUnused = (i: number): boolean => mode === 'easy' && ((i >= 8 && i < 12) || (i >= 155 && i < 159));
    most.forEach((value, i) => {
      expect(value).toBeLessThan(4);
      if (!isUnused(i)) expect(value, `feature ${i}`).toBeGreaterThan(0);
    });
  });

  test('what luck has shown is told apart: the card, the hand and the HP', () => {
    const fight = positions.find(({ phase }) => phase === 'respond')!;
    const seen = searchHints.chanceOutcome!(fight, 0);
    expect(searchHints.chanceOutcome!(copy(fight), 0)).toBe(seen);
    expect(searchHints.chanceOutcome!(changed(fight, { hp: fight.hp - 1 }), 0)).not.toBe(seen);
    expect(searchHints.chanceOutcome!(changed(fight, { unveiled: (fight.unveiled + 1) % 40 }), 0)).not.toBe(
      seen,
    );
    expect(
      searchHints.chanceOutcome!(changed(fight, { hand: fight.hand.map((card) => (card + 1) % 40) }), 0),
    ).not.toBe(seen);
    for (const position of positions)
      expect(searchHints.chanceOutcome!(position, 0)).toBeLessThan(2 ** 31 - 2);
  });
});

describe('what is paid for nothing', () => {
  const idleOf = (position: Position): string[] => {
    const choices = game.choices(position, 0);
    return listed(position).filter((_, i) => searchHints.isIdle!(position, 0, choices[i]!));
  };

  test('coins beyond the price, and a bribe for Kings alone', () => {
    expect(idleOf(buildPosition({ gold: [3, 5], event: 'clubs-3' }))).toEqual(['pay 3 5']);
    expect(idleOf(buildPosition({ gold: [2, 3], event: 'clubs-4' }))).toEqual([]);
    expect(idleOf(buildPosition({ gold: [2, 6], event: 'swords-3' }))).toEqual(['bribe 2 6']);
    const kings = ['clubs-10', 'cups-10', 'coins-10', 'swords-10'];
    const event = { gold: [6], event: 'swords-3', othersBeaten: true };
    expect(idleOf(buildPosition({ ...event, characters: kings }))).toEqual(['bribe 6']);
    expect(idleOf(buildPosition({ ...event, characters: [...kings, 'cups-8'] }))).toEqual([]);
  });

  test('help that changes nothing', () => {
    const table = { hp: 6, enemy: 'clubs-9', enemyHp: 3, aid: ['swords-8'], hand: ['swords-4'] };
    expect(idleOf(duel({ ...table, unveils: ['cups-2'] }))).toEqual([]);
    expect(idleOf(duel({ ...table, unveils: ['cups-2'], enemyHp: 1 }))).toEqual(['respond 1 swords 1']);
  });

  test('a combo that another one of its cards, or of fewer, does as well as', () => {
    const table = { hp: 6, enemy: 'clubs-9', hand: ['swords-4', 'coins-4', 'cups-3'] };
    expect(idleOf(duel({ ...table, enemyHp: 6, unveils: ['cups-2'] }))).toEqual(['respond 3 coins 0']);
    expect(idleOf(duel({ ...table, hand: ['coins-4', 'clubs-4', 'cups-3'], unveils: ['clubs-6'] }))).toEqual([
      'respond 3 coins 0',
    ]);
    const needless = ['respond 3 swords 0', 'respond 3 coins 0'];
    expect(idleOf(duel({ ...table, enemyHp: 2, unveils: ['cups-2'] }))).toEqual(needless);
  });
});

describe('what decides the game at once', () => {
  const told = (position: Position): string[] => {
    const choices = game.choices(position, 0);
    return listed(position).filter((_, i) => searchHints.isWasteful!(position, 0, choices[i]!));
  };
  const isNear = (position: Position): boolean =>
    searchHints.winDistance!(position, 0) < Number.POSITIVE_INFINITY;

  test('the last blow wins, unless both fall', () => {
    const last = {
      relics: ['clubs', 'cups', 'coins'],
      enemy: 'swords-10',
      enemyHp: 4,
      hand: ['swords-4', 'cups-2', 'coins-3'],
    } as const;
    expect(isNear(duel({ ...last, hp: 4, unveils: ['clubs-3'] }))).toBe(true);
    expect(isNear(duel({ ...last, hp: 3, unveils: ['clubs-3'] }))).toBe(false);
    expect(isNear(duel({ ...last, hp: 3, unveils: ['clubs-3'], mutualKo: 'win' }))).toBe(true);
    expect(isNear(duel({ ...last, hp: 4, unveils: ['clubs-3'], enemyHp: 5 }))).toBe(false);
    expect(isNear(duel({ ...last, hp: 4, unveils: ['clubs-3'], enemy: 'swords-9' }))).toBe(false);
    expect(isNear(duel({ ...last, hp: 4, unveils: ['clubs-3'], relics: ['clubs', 'cups'] }))).toBe(false);
  });

  test('on hard the last of all enemies counts, and a bribe that he takes', () => {
    const fight = {
      mode: 'hard',
      enemyHp: 4,
      hand: ['swords-4', 'cups-2', 'coins-3'],
      unveils: ['clubs-3'],
    } as const;
    expect(isNear(duel({ ...fight, enemy: 'cups-8', othersBeaten: true }))).toBe(true);
    expect(isNear(duel({ ...fight, enemy: 'cups-8', relics: ['clubs', 'cups', 'coins', 'swords'] }))).toBe(
      false,
    );
    const event = { mode: 'hard', gold: [6], event: 'swords-3', othersBeaten: true } as const;
    expect(isNear(buildPosition({ ...event, characters: ['cups-9'] }))).toBe(true);
    expect(isNear(buildPosition({ ...event, characters: ['cups-10'] }))).toBe(false);
  });

  test('a life at stake is wasted only where it need not be', () => {
    expect(told(buildPosition({ hp: 1, gold: [3], event: 'clubs-3' }))).toEqual(['die']);
    expect(told(buildPosition({ hp: 2, gold: [3], event: 'clubs-3' }))).toEqual([]);
    expect(told(buildPosition({ hp: 1, event: 'clubs-3' }))).toEqual([]);
    const table = { hp: 3, enemyHp: 6, unveils: ['swords-4'] };
    expect(told(duel({ ...table, hand: ['swords-6', 'cups-2', 'clubs-3'] }))).toEqual([
      'respond 1 swords 0',
      'respond 4 clubs 0',
    ]);
    expect(told(duel({ ...table, hand: ['swords-6', 'swords-2', 'clubs-3'] }))).toEqual([]);
  });

  test('an enemy is not let stand where he falls for no more HP and no more help', () => {
    const table = { hp: 9, enemyHp: 5, hand: ['swords-3', 'swords-5', 'cups-2'], unveils: ['clubs-3'] };
    expect(told(duel(table))).toEqual(['respond 1 swords 0']);
    expect(told(duel({ ...table, enemyHp: 6 }))).toEqual([]);
    expect(told(duel({ ...table, enemyHp: 6, aid: ['swords-8'] }))).toEqual(['respond 1 swords 1']);
  });
});

// What bots are told about a position: won and lost are certain, strength counts, and nothing hidden is looked at.
import { seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { FEATURES, sense } from '../src/hints/features.ts';
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
    const most = new Float64Array(FEATURES);
    const features = new Float64Array(FEATURES);
    for (const position of positionsOf(mode, 300)) {
      sense(position, features);
      features.forEach((value, i) => {
        most[i] = Math.max(most[i]!, value);
      });
    }
    const isUnused = (i: number): boolean => mode === 'easy' && i >= 8 && i < 12;
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
});

// The finer judgement and what luck has shown: sure of what is over, two-sided, and blind to the order of piles.
import { HIDDEN, resolveTable, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/content/index.ts';
import { copy } from '../src/copy.ts';
import { DIGGER_FEATURES, readDigger, readTable, TABLE_FEATURES } from '../src/hints/round-features.ts';
import { ROUND_NET } from '../src/hints/round-net.ts';
import { blockSizes } from '../src/hints/round-network.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import { OUTCOME, type Position, STEP } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isQuiescent, searchHints } from '../src/search-hints.ts';
import { playOut, simple } from '../tools/policies.ts';

/** The starts of rounds of some games of the simple policies. */
function startsOf(seats: number, games: number): Position[] {
  const starts: Position[] = [];
  for (let i = 0; i < games; i++)
    playOut(resolveTable(game, seats), `judge:${i}`, { ancient: simple, expedition: simple }, (p) => {
      if (p.outcome === OUTCOME.none && isQuiescent(p)) starts.push(copy(p));
    });
  return starts;
}

const judge = (p: Position, seat: number): number => searchHints.judgeFinely!(p)[seat]!;

describe('the finer judgement', () => {
  const starts = [3, 4, 5].flatMap((seats) => startsOf(seats, 4));

  test('[DV-GEN-3] what one side hopes for the other fears, and a finished game is certain', () => {
    for (const p of starts) {
      const hope = judge(p, 1);
      expect(hope).toBeGreaterThan(0);
      expect(hope).toBeLessThan(1);
      expect(judge(p, 2)).toBe(hope);
      expect(judge(p, 0)).toBeCloseTo(1 - hope, 12);
    }
    const over = { ...copy(starts[0]!), outcome: OUTCOME.expedition };
    expect([judge(over, 0), judge(over, 1)]).toEqual([0, 1]);
  });

  test('the order of cards in piles, hands and discards makes no difference', () => {
    const luck = seeded('order');
    for (const p of starts) {
      const other = copy(p);
      for (const zone of [other.ancientPile, other.expeditionPile, other.ancientDiscard, other.ancient.hand])
        luck.shuffle(zone);
      expect(judge(other, 0)).toBeCloseTo(judge(p, 0), 9);
    }
  });

  test('lives count, and where a hand is hidden the hints judge alone', () => {
    const mean = (change: (p: Position) => void): number =>
      starts.reduce((sum, p) => {
        const other = copy(p);
        change(other);
        return sum + judge(other, 1) / starts.length;
      }, 0);
    const dangers = [0, 3].map((danger) =>
      mean((p) => {
        for (const digger of p.diggers) digger.danger = danger;
      }),
    );
    expect(dangers[0]).toBeGreaterThan(dangers[1]! + 0.2);
    const hidden = copy(starts[0]!);
    hidden.ancient.hand.fill(HIDDEN);
    expect(judge(hidden, 0)).toBe(hints.evaluate(hidden, 0));
  });

  test('the network fits the cards of today, and no feature outgrows the others', () => {
    const { digger, wide, narrow, bytes } = ROUND_NET;
    expect(atob(bytes)).toHaveLength(blockSizes(digger, wide, narrow).reduce((sum, size) => sum + size));
    const [table, one] = [new Float64Array(TABLE_FEATURES), new Float64Array(DIGGER_FEATURES)];
    const catalog = catalogsOf(CONTENT)({ numbers: null });
    for (const p of starts) {
      readTable(p, catalog, table);
      readDigger(p, catalog, 1, one);
      for (const value of [...table, ...one]) expect(Math.abs(value)).toBeLessThan(12);
    }
  });
});

test('[DV-VIEW-1] what is shown changes with the round, the reveal and every die, and with nothing else', () => {
  let before: { readonly shown: number; readonly key: string } | undefined;
  playOut(resolveTable(game, 4), 'shown', { ancient: simple, expedition: simple }, (p) => {
    const faces = p.rolled === 1 ? [...p.diggers.map(({ pool }) => pool), ...p.guards] : [];
    const key = JSON.stringify([p.round, p.step > STEP.placement, faces.map((pool) => pool.faces)]);
    const shown = searchHints.shown!(p);
    if (before) expect(shown === before.shown).toBe(key === before.key);
    before = { shown, key };
  });
});

// The ledger's means over random games, small enough for every run; `conformance.ts` is the whole check.
import { seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import { result } from '../src/score.ts';
import { LEDGER_MEANS, playRandomly, tableOf, tally } from '../tools/random-player.ts';

const GAMES = 20_000;
/** A 99.9% interval for one mean; the ledger's own million games add little to it. */
const WIDTH = 3.3;

describe('random games', () => {
  for (const mode of ['easy', 'hard'] as const)
    test(`${mode}: ${GAMES} random games give the means of the ledger`, () => {
      const table = tableOf(mode);
      const chance = seeded(`statistics ${mode}`);
      const results = Array.from({ length: GAMES }, () => result(playRandomly(table, chance))!);
      const { means, deviations } = tally(results);
      for (const [name, expected] of Object.entries(LEDGER_MEANS[mode])) {
        const error = Math.max(deviations[name]!, 0.01) * Math.sqrt(1 / GAMES + 1 / 1_000_000);
        expect([name, Math.abs(means[name]! - expected) / error < WIDTH]).toEqual([name, true]);
      }
      expect(Math.max(...results.map(({ counters }) => counters!.cards!))).toBeLessThan(5000);
    });
});

describe('the quick player of the hints', () => {
  for (const [mode, least] of [
    ['easy', 0.3],
    ['hard', 0.035],
  ] as const)
    test(`${mode}: wins at least ${100 * least}% of its games`, () => {
      const chance = seeded(`hints ${mode}`);
      const games = 4000;
      let won = 0;
      for (let i = 0; i < games; i++) {
        const position = game.setup(tableOf(mode), chance);
        while (position.phase !== 'over') {
          const open = game.choices(position, 0);
          game.play(position, 0, open[hints.playout!(position, 0, open, chance)]!, chance);
        }
        won += game.result(position)!.winners.length;
      }
      expect(won / games).toBeGreaterThan(least);
    });
});

// The outlook that bots judge positions by: chances that add up, come true, and know no secrets.
import { seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { claimOdds, describeContest, reckonOdds } from '../src/hints/claim-odds.ts';
import { FITTED } from '../src/hints/fitted-weights.ts';
import { isQuiescent } from '../src/hints/judgement.ts';
import { oddsBy } from '../src/hints/net.ts';
import { JUDGEMENT } from '../src/hints/net-weights.ts';
import { expectedPoints, lookAhead, scatterAt, shareToCome } from '../src/hints/outlook.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { greedy, type Policy, playGame } from '../tools/policies.ts';

/** Copies of a greedy game at the start of turns. */
function turnsOf(seats: number, seed: string): Position[] {
  const turns: Position[] = [];
  const watching: Policy = (position, seat, open, luck) => {
    if (isQuiescent(position)) turns.push(game.copy(position));
    return greedy(position, seat, open, luck);
  };
  playGame(seats, {}, seed, new Array(seats).fill(watching));
  return turns;
}

/** The chances of all seats to claim what lies on slot 0, when these dice lie there. */
function oddsWith(dice: readonly [die: number, value: number][]): number[] {
  const position = game.setup(
    { seats: 2, options: { edition: 'english', promos: false, turnLimit: 400 } },
    seeded('odds'),
  );
  for (const [die, value] of dice) {
    position.dicePlace[die] = 0;
    position.diceValue[die] = value;
  }
  describeContest(position, 0, [2, 2]);
  reckonOdds(2, FITTED.claims);
  return [...claimOdds.subarray(0, 2)];
}

describe('outlook', () => {
  test('what is expected is a number and the chance of winning a chance, at every seat count', () => {
    for (const seats of [2, 3, 4])
      for (const position of turnsOf(seats, `numbers:${seats}`)) {
        lookAhead(position, 0);
        for (let seat = 0; seat < seats; seat++) expect(Number.isFinite(expectedPoints[seat])).toBe(true);
        const chance = hints.evaluate(position, 0);
        expect(chance > 0 && chance < 1).toBe(true);
      }
  });

  test('the higher die is likelier to claim, and more so the nearer the Ruin is to falling', () => {
    const [behind, ahead] = oddsWith([
      [1, 2],
      [6, 6],
    ]);
    expect(ahead! + behind!).toBeCloseTo(1);
    expect(ahead).toBeGreaterThan(0.6);
    const [, early] = oddsWith([[6, 5]]);
    const [, late] = oddsWith([
      [6, 5],
      [7, 4],
    ]);
    expect(late).toBeGreaterThan(early!);
  });

  test('what others hide changes nothing', () => {
    for (const seats of [2, 3])
      for (const position of turnsOf(seats, 'secrets')) {
        const chance = hints.evaluate(position, 0);
        const other = game.imagine(game.view(position, 0), 0, seeded(`other:${position.turn}`));
        expect(hints.evaluate(other, 0)).toBe(chance);
      }
  });

  test('between two, what the network gives one seat it takes from the other', () => {
    const oddsAgainst = oddsBy(JUDGEMENT);
    let farthest = 0;
    for (const position of turnsOf(2, 'odds')) {
      lookAhead(position, 0);
      const share = shareToCome(position);
      const odds = oddsAgainst(0, 1, share);
      expect(oddsAgainst(1, 0, share)).toBeCloseTo(-odds, 9);
      const byLead = (expectedPoints[0]! - expectedPoints[1]!) / scatterAt(share);
      farthest = Math.max(farthest, Math.abs(odds - byLead));
    }
    expect(farthest).toBeGreaterThan(0.1);
  });

  test('what is expected of a game comes true within a few points on average', () => {
    let error = 0;
    let count = 0;
    for (let i = 0; i < 30; i++) {
      const turns = turnsOf(2, `true:${i}`);
      const points = game.result(playGame(2, {}, `true:${i}`, [greedy, greedy]))!.points!;
      for (const position of turns.slice(turns.length >> 1)) {
        lookAhead(position, 0);
        error += (points[0]! - points[1]! - (expectedPoints[0]! - expectedPoints[1]!)) ** 2;
        count++;
      }
    }
    expect(Math.sqrt(error / count)).toBeLessThan(11);
  });
});

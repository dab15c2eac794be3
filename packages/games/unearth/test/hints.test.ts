// The hints for bots: a one-step greedy seat beats random ones, and estimates of winning come true.
import { seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { delverCard } from '../src/content/delver-cards.ts';
import { bendGain } from '../src/hints/bends.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { greedy, playGame, random, winShare } from '../tools/policies.ts';
import { act, buildPosition, encode, type PositionSpec, RED, ringsOf } from './build-position.ts';

const promiseOf = (spec: PositionSpec, wanted: string): number => {
  const position = buildPosition(spec);
  const choice = game.choices(position, RED).find((open) => encode(open) === wanted)!;
  return hints.promise(position, RED, choice);
};
/** The choices of Red that the test holds for. */
const those = (position: Position, holds: typeof searchHints.isIdle): string[] =>
  game
    .choices(position, RED)
    .filter((choice) => holds!(position, RED, choice))
    .map(encode);

describe('hints', () => {
  test('the greatest promise wins at least nine games of ten against a random seat', () => {
    expect(winShare(120, 2, greedy, random)).toBeGreaterThan(0.9);
  });

  test('it also wins most games against two and three random seats', () => {
    expect(winShare(60, 3, greedy, random)).toBeGreaterThan(0.85);
    expect(winShare(60, 4, greedy, random)).toBeGreaterThan(0.8);
  });

  test('evaluate is a chance: between 0 and 1, 1 for the winner of a finished game', () => {
    const end = playGame(3, {}, 'evaluate', [greedy, greedy, greedy]);
    const { winners } = game.result(end)!;
    for (const seat of [0, 1, 2])
      expect(hints.evaluate(end, seat)).toBe(winners.includes(seat) ? 1 / winners.length : 0);
  });

  test('what the search answers case by case: every die and Ruin on the table, nothing that is hidden', () => {
    const told = (dice: string, rest: PositionSpec = {}): number =>
      searchHints.chanceOutcome!(buildPosition({ ...rest, dice }), RED);
    const one = told('Red.d6a=5@0 Blue.d8=4@0');
    expect(told('Red.d6a=4@0 Blue.d8=4@0')).not.toBe(one);
    expect(told('Red.d6a=5@1 Blue.d8=4@0')).not.toBe(one);
    expect(told('Red.d6a=5@0 Blue.d8=4@0', { deck: ['peach-9'] })).toBe(one);
    for (let value = 1; value <= 8; value++)
      expect(told(`Red.d6a=5@0 Blue.d8=${value}@0`)).toBeGreaterThanOrEqual(0);
  });

  test('late in a game, seats that evaluate favours win more often than not', () => {
    let right = 0;
    let all = 0;
    for (let i = 0; i < 60; i++) {
      let favourite = -1;
      const watching: typeof greedy = (position, seat, open, luck) => {
        if (position.turn === 40 && favourite < 0)
          favourite = hints.evaluate(position, 0) > hints.evaluate(position, 1) ? 0 : 1;
        return greedy(position, seat, open, luck);
      };
      const end = playGame(2, {}, `favourite:${i}`, [watching, watching]);
      const { winners } = game.result(end)!;
      if (favourite < 0 || winners.length > 1) continue;
      all++;
      if (winners[0] === favourite) right++;
    }
    expect(right / all).toBeGreaterThan(0.65);
  });

  test('Expedition is worth what naming late gains over naming first, in the promise and once it is played', () => {
    const expedition = delverCard('expedition');
    const most = (position: Position, kind: string): number =>
      Math.max(
        ...game
          .choices(position, position.active)
          .filter((choice) => choice.kind === kind)
          .map((choice) => hints.promise(position, position.active, choice)),
      );
    let played = 0;
    const watching: typeof greedy = (position, seat, open, luck) => {
      const card = open.findIndex((choice) => choice.kind === 'play' && choice.card === expedition);
      const isFree = position.waiting.length + position.maps + position.expeditions === 0;
      if (card >= 0 && isFree && position.stack.length === 0) {
        const gain = bendGain(position, seat, expedition);
        expect(hints.promise(position, seat, open[card]!)).toBeCloseTo(
          gain > 0.6 ? 100 + gain : gain - 100,
          9,
        );
        const after = game.copy(position);
        game.play(after, seat, open[card]!, seeded(1));
        expect(Math.max(0, most(after, 'digLater') - most(after, 'dig'))).toBeCloseTo(gain, 9);
        expect(searchHints.isIdle!(position, seat, open[card]!)).toBe(gain < 0.02);
        for (const choice of game.choices(after, seat))
          if (choice.kind !== 'play')
            expect(searchHints.isIdle!(after, seat, choice)).toBe(choice.kind === 'dig');
        played++;
      }
      return greedy(position, seat, open, luck);
    };
    for (let i = 0; i < 12; i++) playGame(2, {}, `bends:${i}`, [watching, watching]);
    expect(played).toBeGreaterThan(20);
  });

  test('a die that a waiting card does not fit is idle, as long as one that fits may be rolled', () => {
    const idleDigs = (spec: PositionSpec, ...plays: string[]): string[] => {
      const position = buildPosition({ seats: 2, row: ['peach-17'], ...spec });
      for (const wanted of plays) act(position, `play:${wanted}`);
      return those(position, searchHints.isIdle);
    };
    const hands = [['ancestral-claim', 'band-of-delvers', 'reading-the-stones']];
    expect(idleDigs({ hands }, 'ancestral-claim')).toEqual(['dig:d4:0', 'dig:d8:0']);
    expect(idleDigs({ hands }, 'ancestral-claim', 'band-of-delvers')).toEqual([]);
    expect(idleDigs({ hands }, 'reading-the-stones')).toEqual([]);
    const dice = 'Red.d6a=1@0 Red.d6b=1@0 Red.d6c=1@0';
    expect(idleDigs({ hands, dice }, 'ancestral-claim')).not.toContain('dig:d8:0');
  });

  test('laying a Stone elsewhere is wasteful where it could close a ring, and only there', () => {
    const wasted = (except: readonly string[]): string[] => {
      const tableaux = [ringsOf(['0,0'], 'R', except)];
      const position = buildPosition({ seats: 2, row: ['peach-17'], stones: ['K'], tableaux });
      act(position, 'dig:d6a:0', 1);
      const cells = game.choices(position, RED).map(encode);
      expect(cells).toContain('cell:1,0');
      const found = those(position, searchHints.isWasteful);
      expect(found.length === 0 || found.length === cells.length - 1).toBe(true);
      return found;
    };
    expect(wasted(['1,0'])).not.toContain('cell:1,0');
    expect(wasted(['1,0'])).not.toEqual([]);
    expect(wasted(['1,0', '0,1'])).toEqual([]);
  });

  test('rolling all of one’s best dice on a Ruin again promises less than rolling one of them', () => {
    const spec = { seats: 2, row: ['peach-17'], hands: [['forgotten-song']] };
    const rival = 'Blue.d6a=4@0';
    const song = 'play:forgotten-song:6';
    expect(promiseOf({ ...spec, dice: `${rival} Red.d8=6@0 Red.d6a=6@0` }, song)).toBeLessThan(0);
  });

  test('of equal dice the next one decides who leads', () => {
    const spec = { seats: 2, row: ['peach-15'], hands: [['a-new-discovery']] };
    const discovery = 'play:a-new-discovery:Red.d6a';
    expect(promiseOf({ ...spec, dice: 'Red.d6a=5@0 Blue.d6a=6@0 Blue.d6b=3@0' }, discovery)).toBeLessThan(0);
    expect(promiseOf({ ...spec, dice: 'Red.d6a=5@0 Red.d6b=3@0 Blue.d6a=6@0' }, discovery)).toBeGreaterThan(
      100,
    );
  });

  test('a quick playout picks a listed choice by the given luck alone', () => {
    const luck = seeded('playout');
    const position = game.setup(
      { seats: 3, options: { edition: 'english', promos: false, turnLimit: 400 } },
      luck,
    );
    for (let [seat] = game.waitingFor(position); seat !== undefined; [seat] = game.waitingFor(position)) {
      const open = game.choices(position, seat);
      const kept = JSON.stringify(position);
      const at = hints.playout!(position, seat, open, seeded(`${position.turn}`));
      expect(hints.playout!(position, seat, open, seeded(`${position.turn}`))).toBe(at);
      expect(open[at]).toBeDefined();
      expect(JSON.stringify(position)).toBe(kept);
      game.play(position, seat, open[at]!, luck);
    }
  });
});

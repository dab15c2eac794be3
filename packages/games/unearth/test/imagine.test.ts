// Imagining heeds what is known of the removed pile: ties, the Cenotaph, the Memorial, the Hidden Path.
import { SPECTATOR, seeded, type Viewer } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { type Position, TAKEN_BY_PATH } from '../src/position.ts';
import {
  act,
  actWith,
  BLUE,
  buildPosition,
  checkNow,
  faces,
  RED,
  ringsOf,
  ruin,
  YELLOW,
} from './build-position.ts';

const imagined = (position: Position, viewer: Viewer, times = 200): Position[] =>
  Array.from({ length: times }, (_, i) => {
    const view = game.view(position, viewer);
    const one = game.imagine(view, viewer, seeded(`imagine:${i}`));
    expect(game.view(one, viewer)).toEqual(view);
    return one;
  });

const REMOVED = ['peach-9', 'green-9', 'blue-9', 'purple-9', 'grey-9'];
const DEALT = [['peach-11'], ['green-11'], ['blue-11']];

/** Red has built the Memorial and kept grey-9; green-13 was removed by a tie before, peach-13 by one after. */
function afterMemorial(): Position {
  const p = buildPosition({
    row: ['green-13', 'peach-13', 'green-17', 'blue-17', 'purple-17'],
    removed: REMOVED,
    hidden: DEALT,
    tableaux: [ringsOf(['0,1'], 'B', ['1,1'])],
    stones: ['', '', 'B'],
    shown: ['crumbling-memorial', 'blackened-cenotaph'],
    dice: 'Red.d8=7@0 Blue.d8=7@0 Yellow.d8=8@2',
  });
  tie(p, 0);
  p.active = RED;
  act(p, 'dig:d6a:2', 1);
  act(p, 'cell:1,1');
  act(p, 'build:0,1:crumbling-memorial');
  act(p, 'take:ruin-grey-9');
  tie(p, 1);
  return p;
}

/** Lays equal dice of Red and Blue on a Ruin, so that it is removed. */
function tie(p: Position, slot: number): void {
  for (const die of [4, 9]) {
    p.dicePlace[die] = slot;
    p.diceValue[die] = 8;
  }
  checkNow(p);
}

/** Blue takes a random Ruin of the pile with the Cenotaph. */
function cenotaph(p: Position, pick: number): void {
  p.active = BLUE;
  p.stones[BLUE] = buildPosition({ tableaux: ['0,0K 1,0K 0,2R -1,2R -1,1B'] }).stones[0]!;
  p.rowStones.fill(0, 16, 20);
  p.rowStones[16 + 2] = 1;
  act(p, 'dig:d4:4', 1);
  const luck = faces();
  luck.picks = [pick];
  act(p, 'cell:1,1');
  actWith(p, 'build:0,1:blackened-cenotaph', luck);
}

describe('imagining the removed pile', () => {
  test('a Ruin removed by a tie is in the pile, never in the deck or among the dealt ones', () => {
    const p = buildPosition({ row: ['green-13', 'peach-17'], removed: REMOVED, hidden: DEALT });
    tie(p, 0);
    for (const viewer of [RED, BLUE, SPECTATOR] as const)
      for (const one of imagined(p, viewer)) expect(one.removed).toContain(ruin('green-13'));
  });

  test('the others do not know the rest of the pile: every unseen Ruin turns up there', () => {
    const p = buildPosition({ row: ['peach-17'], removed: REMOVED, hidden: DEALT });
    const met = new Set(imagined(p, RED, 600).flatMap(({ removed }) => removed));
    expect(met.size).toBe(25 - 2);
    expect(met.has(ruin('peach-11'))).toBe(false);
  });

  test('the Memorial’s builder knows the whole pile', () => {
    const p = afterMemorial();
    expect(p.known).toEqual(['peach-9', 'green-9', 'green-13', 'blue-9', 'purple-9'].map(ruin));
    for (const one of imagined(p, RED))
      expect(one.removed.toSorted((a, b) => a - b)).toEqual(p.removed.toSorted((a, b) => a - b));
  });

  test('for the others the builder’s knowledge fits the imagined pile', () => {
    const p = afterMemorial();
    for (const viewer of [BLUE, YELLOW, SPECTATOR] as const)
      for (const one of imagined(p, viewer)) {
        expect(one.known).toHaveLength(5);
        expect(one.removed.filter((card) => card !== ruin('peach-13')).toSorted((a, b) => a - b)).toEqual(
          one.known,
        );
        expect(one.hidden[RED]).toHaveLength(2);
        expect(one.removed).toContain(ruin('peach-13'));
        expect([...one.known, one.hidden[RED]![1]]).toContain(ruin('green-13'));
      }
  });

  test('a Ruin drawn for the Cenotaph after the Memorial: its builder knows what it can be', () => {
    const p = afterMemorial();
    cenotaph(p, 0);
    const taken = new Set<number>();
    for (const one of imagined(p, RED)) {
      taken.add(one.hidden[BLUE]![1]!);
      expect([...one.removed, one.hidden[BLUE]![1]!].toSorted((a, b) => a - b)).toEqual(
        ['peach-9', 'peach-13', 'green-9', 'green-13', 'blue-9', 'purple-9']
          .map(ruin)
          .toSorted((a, b) => a - b),
      );
    }
    expect(taken.size).toBe(6);
    for (const one of imagined(p, YELLOW)) {
      expect(one.known).toHaveLength(5);
      const since = ruin('peach-13');
      const pile = [...one.removed, one.hidden[BLUE]![1]!].filter((card) => card !== since);
      expect(pile.toSorted((a, b) => a - b)).toEqual(one.known);
    }
  });

  test('a Ruin drawn for the Cenotaph before a tie is not the one that the tie removed later', () => {
    const p = buildPosition({
      row: ['green-13', 'peach-13', 'green-17', 'blue-17', 'purple-17'],
      removed: REMOVED,
      hidden: DEALT,
      shown: ['blackened-cenotaph'],
    });
    cenotaph(p, 1);
    tie(p, 1);
    for (const one of imagined(p, RED)) expect(one.hidden[BLUE]![1]).not.toBe(ruin('peach-13'));
    for (const one of imagined(p, BLUE)) expect(one.hidden[BLUE]).toEqual(p.hidden[BLUE]);
  });

  test('the Hidden Path after the Memorial: what it brought had been seen in the pile', () => {
    const p = afterMemorial();
    const brought = ruin('blue-9');
    p.removed = p.removed.filter((card) => card !== brought);
    p.claimed[YELLOW]!.push(p.row[0]!);
    p.row[0] = brought;
    p.takes.push(TAKEN_BY_PATH, brought, p.tieRemoved.length);
    p.age = ruin('the-hidden-path');
    for (const one of imagined(p, YELLOW)) expect(one.known).toContain(brought);
    for (const one of imagined(p, RED)) expect(one.known).toEqual(p.known);
  });
});

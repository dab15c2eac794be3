// What a touched cell, edge or pawn is called.
import { expect, test } from 'vitest';
import { cellAt } from '../src/rules/geometry.ts';
import { buildPosition, edge } from '../test/build-position.ts';
import { nouns } from './nouns.ts';

test('[ST-BRD-2 ST-BRD-5] a cell is called by what matters on it, an edge by its wall, a pawn by its character', () => {
  const p = buildPosition({
    cast: ['dowser'],
    ruptures: [[4, 4]],
    concussions: [[4, 5]],
    ravines: [[4, 6]],
    bridges: [[4, 7]],
    destroyed: [[4, 8]],
    corrupted: [[[5, 5], 1]],
    walls: ['v-5-6'],
  });
  const at = (row: number, column: number): string | undefined =>
    nouns.nounAt(`cell-${cellAt(row, column)}`, p);
  expect([4, 5, 6, 7, 8].map((column) => at(4, column))).toEqual([
    'term.rupture',
    'term.concussion',
    'term.legend.ravine',
    'term.legend.bridge',
    'term.legend.destroyed',
  ]);
  expect(at(5, 5)).toBe('term.legend.corrupted');
  expect(at(5, 6)).toBe('noun.cell');
  expect(nouns.nounAt(`edge-${edge('v-5-6')}`, p)).toBe('term.legend.wall');
  expect(nouns.nounAt(`edge-${edge('v-5-7')}`, p)).toBe('noun.edge');
  expect(nouns.nounAt('pawn-0', p)).toBe('card.dowser');
  expect(nouns.nounAt('member-1', p)).toBe('noun.cast');
  expect(nouns.nounAt('action-jump', p)).toBe('ui.action.jump');
});

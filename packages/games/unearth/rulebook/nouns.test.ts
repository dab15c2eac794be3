// What a touched piece is called.
import { expect, test } from 'vitest';
import { LESSER, namedWonder } from '../src/content/wonders.ts';
import { cellAt, wonderAt } from '../src/rules/hexes.ts';
import { buildPosition, RED } from '../test/build-position.ts';
import { nouns } from './nouns.ts';

test('[UN-WON-11 UN-WON-12] stones, wonders, ruins, dice and cards by their names', () => {
  const p = buildPosition({ row: ['blue-13'], tableaux: ['0,0K 1,0R'] });
  p.wonders[RED] = [wonderAt(cellAt(2, 2), namedWonder('obelisk')), wonderAt(cellAt(4, 4), LESSER)];
  expect(nouns.nounAt(`stone-0-${cellAt(1, 0)}`, p)).toBe('stone.red');
  expect(nouns.nounAt(`wonder-0-${cellAt(2, 2)}`, p)).toBe('card.obelisk');
  expect(nouns.nounAt(`wonder-0-${cellAt(4, 4)}`, p)).toBe('card.lesser');
  expect(nouns.nounAt(`ruin-${p.row[0]}`, p)).toBe('card.ruin-blue-13');
  expect(nouns.nounAt('die-9', p)).toBe('die.8');
  expect(nouns.nounAt('delver-lost-in-the-ruins', p)).toBe('card.lost-in-the-ruins');
  expect(nouns.nounAt('token-greater', p)).toBe('card.greater');
  expect(nouns.nounAt('row', p)).toBe('zone.row');
});

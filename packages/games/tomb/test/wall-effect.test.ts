// What a wall would do, by which it is named: it cuts tiles off, makes a detour, bars a ravine, or stands at the rim.
import { expect, test } from 'vitest';
import { PLACE_WALL } from '../src/choices.ts';
import { phrases } from '../src/phrases.ts';
import { wallEffect } from '../src/rules/wall-effect.ts';
import { buildPosition, edge, FAR_EDGE } from './build-position.ts';

test('a wall between two tiles is as bad as the way round it', () => {
  expect(wallEffect(buildPosition(), edge('v-4-6'))).toEqual({ kind: 'detour', n: 3 });
  expect(wallEffect(buildPosition({ walls: ['v-3-6'] }), edge('v-4-6'))).toEqual({ kind: 'detour', n: 3 });
  expect(wallEffect(buildPosition({ walls: ['v-3-6', 'v-5-6'] }), edge('v-4-6')).n).toBeGreaterThan(3);
});

test('the last way shut, it counts the tiles behind it', () => {
  const p = buildPosition({ walls: ['v-1-7'] });
  expect(wallEffect(p, edge('h-2-6'))).toEqual({ kind: 'cuts', n: 1 });
  expect(phrases.choice(PLACE_WALL[edge('h-2-6')]!, p, 0).id).toBe('choice.place-wall.cuts');
});

test('at the rim it shuts nothing; beside a ravine it bars the jump and the bridge', () => {
  expect(wallEffect(buildPosition(), edge(FAR_EDGE)).kind).toBe('rim');
  expect(wallEffect(buildPosition({ ravines: [[4, 6]] }), edge('v-4-6')).kind).toBe('ravine');
});

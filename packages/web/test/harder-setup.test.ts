// "Again, harder": the next level with everything it sets, and only where there is a next one.
import { resolveTable } from '@undercroft/kernel';
import { loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { harderSetup } from '../src/sources/harder-setup.ts';

const tomb = await loadGame('tomb');
const preset = (name: string): ReturnType<typeof resolveTable> => resolveTable(tomb, 3, { preset: name });

test('the next level sets what it stands for', () => {
  expect(harderSetup(tomb, preset('easy'), 'preset')).toEqual(preset('normal'));
  expect(harderSetup(tomb, preset('normal'), 'preset')).toEqual(preset('hard'));
});

test('what was chosen apart from the level stays', () => {
  const table = resolveTable(tomb, 4, { preset: 'normal', layout: 'causeway' });
  expect(harderSetup(tomb, table, 'preset')).toEqual(
    resolveTable(tomb, 4, { preset: 'hard', layout: 'causeway' }),
  );
});

test('nothing is harder than hard, and the book is no step', () => {
  for (const name of ['hard', 'book', 'custom'])
    expect(harderSetup(tomb, preset(name), 'preset')).toBeUndefined();
});

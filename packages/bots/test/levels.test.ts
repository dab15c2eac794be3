// The list of levels holds together: one default, one advisor, no id twice, a title in every language.
import { LANGUAGES } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed, LEVEL_IDS, LEVELS, levelTitle } from '../src/index.ts';

test('there is one default and one advisor', () => {
  expect(LEVELS.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(LEVELS.filter(({ isAdvisor }) => isAdvisor)).toHaveLength(1);
});

test('every level has an id of its own that names a bot, and a title in every language', () => {
  expect(new Set(LEVEL_IDS).size).toBe(LEVELS.length);
  for (const id of LEVEL_IDS) {
    expect(botNamed(id)).toBeTypeOf('function');
    for (const language of LANGUAGES) expect(levelTitle(id, language)).not.toBe('');
  }
});

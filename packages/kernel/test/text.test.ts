// Words: placeholders, plurals in three languages, forms, signs, and what is reported as missing.
import { expect, test } from 'vitest';
import { render, type Texts, textProblems } from '../src/index.ts';

const ru: Texts = {
  hurt: '{who.acc} ранят на {n} {n|очко|очка|очков}',
  hero: 'Герой',
  'hero.acc': 'Героя',
  change: 'Здоровье {n:signed}',
};

test('Russian picks one of three plural forms and the right case', () => {
  const say = (n: number) => render(ru, 'ru', { id: 'hurt', args: { n, who: { id: 'hero' } } });
  expect([1, 2, 5, 11, 21, 22, 25].map(say)).toEqual([
    'Героя ранят на 1 очко',
    'Героя ранят на 2 очка',
    'Героя ранят на 5 очков',
    'Героя ранят на 11 очков',
    'Героя ранят на 21 очко',
    'Героя ранят на 22 очка',
    'Героя ранят на 25 очков',
  ]);
});

test('English and Italian pick one of two', () => {
  const texts: Texts = { n: '{n} {n|card|cards}', carte: '{n} {n|carta|carte}' };
  expect(render(texts, 'en', { id: 'n', args: { n: 1 } })).toBe('1 card');
  expect(render(texts, 'en', { id: 'n', args: { n: 0 } })).toBe('0 cards');
  expect(render(texts, 'it', { id: 'carte', args: { n: 1 } })).toBe('1 carta');
  expect(render(texts, 'it', { id: 'carte', args: { n: 1_000_000 } })).toBe('1000000 carte');
});

test('numbers carry a real minus, and a sign where one is asked for', () => {
  expect(render(ru, 'ru', { id: 'change', args: { n: -3 } })).toBe('Здоровье −3');
  expect(render(ru, 'ru', { id: 'change', args: { n: 4 } })).toBe('Здоровье +4');
  expect(render(ru, 'ru', { id: 'change', args: { n: 0 } })).toBe('Здоровье 0');
});

test('a missing text shows its id, and a message cannot smuggle in placeholders', () => {
  expect(render(ru, 'ru', { id: 'nothing' })).toBe('[nothing]');
  expect(render({ hi: 'Hi {name}' }, 'en', { id: 'hi', args: { name: '{n} $& {name}' } })).toBe(
    'Hi {n} $& {name}',
  );
});

test('problems name what is missing', () => {
  expect(textProblems(ru, 'ru', { id: 'hurt', args: { n: 1, who: { id: 'hero' } } })).toEqual([]);
  expect(textProblems(ru, 'ru', { id: 'none' })).toEqual(['ru: no text for none']);
  expect(textProblems(ru, 'ru', { id: 'hurt', args: { n: 1 } })).toEqual(['ru: hurt needs {who}']);
  expect(textProblems(ru, 'en', { id: 'hurt', args: { n: 1, who: { id: 'foe' } } })).toEqual([
    'en: hurt has the wrong number of plural forms',
    'en: no text for foe',
  ]);
});

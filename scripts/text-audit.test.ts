// One thing has one name, sentences fit any person's name, Russian plurals fit any number, signs stand as each language
// writes them; planted faults are found.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, Terms } from '../packages/kernel/src/text.ts';
import {
  AWKWARD_NAMES,
  COUNTS,
  nameFaults,
  pluralFaults,
  readVolumes,
  signFaults,
  synonymFaults,
  termsOf,
  type Volume,
} from './text-audit.ts';

const root = join(import.meta.dirname, '..');
const volumes = await readVolumes(root);

const said = (language: Language, text: string): Volume => ({
  of: 'here',
  language,
  texts: { 'here.ts event.said': text },
});

test('every game and everything around the games is read, in every language, with its own terms', async () => {
  expect(volumes.map(({ of, language }) => `${of} ${language}`).sort()).toEqual(
    [
      'packages/games/delve',
      'packages/games/ruba',
      'packages/games/tomb',
      'packages/games/unearth',
      'packages/web',
    ]
      .flatMap((of) => ['en', 'it', 'ru'].map((language) => `${of} ${language}`))
      .sort(),
  );
  for (const volume of volumes) {
    expect(Object.keys(volume.texts).length).toBeGreaterThan(300);
    expect((await termsOf(root, volume)).length).toBeGreaterThan(10);
  }
});

describe.each(volumes)('$of in $language', (volume) => {
  test('one thing has one name', async () => {
    expect(synonymFaults(volume, await termsOf(root, volume))).toEqual([]);
  });
  test('every sentence fits any name', () => {
    expect(nameFaults(volume)).toEqual([]);
  });
  test('every plural fits any number', () => {
    expect(pluralFaults(volume)).toEqual([]);
  });
  test('every sign stands as the language writes it', () => {
    expect(signFaults(volume)).toEqual([]);
  });
});

describe('planted faults', () => {
  test('there are twenty awkward names and seven awkward numbers', () => {
    expect(new Set(AWKWARD_NAMES).size).toBe(20);
    expect(Object.keys(COUNTS).map(Number)).toEqual([0, 1, 2, 5, 11, 21, 101]);
  });

  test.each<[Language, string, string]>([
    ['ru', '{seat} не выложил карт.', 'masculine'],
    ['ru', '{seat} слишком осторожен.', 'masculine'],
    ['ru', '{who} уже готов.', 'masculine'],
    ['ru', 'Чудо построил {name}.', 'masculine'],
    ['ru', 'Вы ещё не играли с {name}.', 'needs a case'],
    ['ru', 'Рука {seat}: {cards}.', 'needs a case'],
    ['it', '{seat} è pronto.', 'gender'],
    ['it', '{name} si è seduto al tavolo.', 'gender'],
    ['it', '{who} è stata eliminata.', 'gender'],
  ])('%s: “%s”', (language, text, fault) => {
    expect(nameFaults(said(language, text)).join()).toContain(fault);
  });

  test('a declined form of a seat’s own name is found, and so is a sentence that says it', () => {
    const texts = { 'here.ts seat.0.gen': 'Древнего', 'here.ts event.seen': 'Рука игрока {seat.gen}.' };
    const faults = nameFaults({ of: 'here', language: 'ru', texts });
    expect(faults).toContain('here.ts seat.0.gen: a name has no forms');
    expect(faults).toContain('here.ts event.seen: “Рябина” is not said as it is');
  });

  test.each<[Language, string]>([
    ['ru', '{seat} выкладывает карту «{card}».'],
    ['ru', '{seat}: ответ получен.'],
    ['ru', 'Сдаётся {name}.'],
    ['ru', 'Теперь вместо игрока {name} играет бот.'],
    ['it', '{name} è di nuovo al tavolo.'],
    ['it', '{seat} ha giocato «{card}».'],
    ['en', '{name} sat down.'],
  ])('%s: nothing is wrong with “%s”', (language, text) => {
    expect(nameFaults(said(language, text))).toEqual([]);
  });

  test('a synonym is found in any case and plural form, and never in the name of an argument', () => {
    const terms: Terms = [
      { en: ['claim value', 'price'], ru: ['значение возврата', 'стоимост*'], it: ['valore', 'costo'] },
    ];
    expect(synonymFaults(said('ru', 'значение возврата, а не Стоимостью'), terms)).toEqual([
      'here.ts event.said: “Стоимостью” stands for “значение возврата”',
    ]);
    expect(synonymFaults(said('en', 'claim value {n|price|prices}'), terms)).toHaveLength(1);
    expect(synonymFaults(said('en', 'claim value {price}, priceless'), terms)).toEqual([]);
    expect(synonymFaults(said('it', 'altro'), terms)).toEqual(['here: no it text says “valore”']);
  });

  test('a plural with too few forms, or with two ways for one word, is found', () => {
    expect(pluralFaults(said('ru', '{n} {n|карта|карты}'))).toHaveLength(1);
    expect(pluralFaults(said('ru', '{n|ход|хода|ходов}, {n|ход|ходы|ходов}'))).toEqual([
      'here.ts event.said: “ход|ходы|ходов”, elsewhere “ход|хода|ходов”',
    ]);
    const cases = 'в {n} {n|партии|партиях|партиях}, из {n} {n|партии|партий|партий}';
    expect(pluralFaults(said('ru', cases))).toEqual([]);
  });

  test.each<[Language, string]>([
    ['en', '{n} % of games'],
    ['ru', 'лучший шанс {share}%'],
    ['it', 'una "carta"'],
  ])('%s: the signs of “%s”', (language, text) => {
    expect(signFaults(said(language, text))).toHaveLength(1);
  });
});

// A short fuzz in every run of the suite; `fuzz.ts` is the long one.
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { fuzz } from './fuzzing.ts';
import { lanternShelf, smallestGame } from './test-program.ts';

describe('spoiled input of every kind is answered with a code', () => {
  test('on a small game with hands and several seats', async () => {
    const report = await fuzz(lanternShelf, 400, 'suite');
    expect(report.complaints).toEqual([]);
    for (const code of [
      'line-not-json',
      'bad-answer',
      'no-such-choice',
      'record-bad-entry',
      'link-damaged',
      'unknown-flag',
    ])
      expect(report.codes).toHaveProperty(code);
  });

  test('on a game of the house', async () => {
    const name = await smallestGame(houseShelf);
    const report = await fuzz({ ...houseShelf, listGames: () => [name] }, 200, 'suite');
    expect(report.complaints).toEqual([]);
  });
});

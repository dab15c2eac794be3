// The lab's own parts: names for every designed number, variants in an address, figures, and the order of the games.
import { LANGUAGES } from '@undercroft/kernel';
import { planFor, playChunk, summarise } from '@undercroft/lab';
import { expect, test } from 'vitest';
import { loadGames } from '../../../e2e/support/games.ts';
import { checkedNumbers, numberName, numbersFromHash, numbersInHash } from '../src/lab/designed-numbers.ts';
import { lengthBins, ratesOf, reasonRate, reasonsOf } from '../src/lab/lab-figures.ts';
import { tasksOf } from '../src/lab/run-experiment.ts';

const games = await loadGames();

for (const { game, texts } of games) {
  test(`${game.name}: every designed number has a name of its own in every language`, () => {
    for (const language of LANGUAGES) {
      const names = Object.keys(game.numbers ?? {}).map((name) => numberName(texts[language], name));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /undefined|[a-z]\.[a-z]|\bcard\./.test(name))).toEqual([]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      for (const name of Object.keys(game.numbers ?? {})) {
        const field = name.includes('.') ? name.slice(name.indexOf('.') + 1).replace(/\d+$/, '') : name;
        expect([name, language, `number.${field}` in texts[language]]).toEqual([name, language, true]);
      }
    }
  });

  test(`${game.name}: a variant survives an address; what does not fit is left out`, () => {
    const [name, { min, max, default: printed }] = Object.entries(game.numbers!)[0]!;
    const other = printed === max ? min : max;
    expect(numbersFromHash(game, numbersInHash({ [name]: other }))).toEqual({ [name]: other });
    expect(checkedNumbers(game, { [name]: printed })).toEqual({});
    expect(numbersFromHash(game, numbersInHash({ [name]: max + 1 }))).toEqual({});
    expect(numbersFromHash(game, '#numbers={')).toEqual({});
    expect(numbersFromHash(game, '')).toEqual({});
    expect(numbersInHash({})).toBe('');
  });
}

test('rates and endings are those of the report', async () => {
  const { game } = games.find(({ game: one }) => one.seats[0] > 1)!;
  const { hints } = await import(`../../games/${game.name}/src/hints.ts`);
  const plan = planFor(game, { games: 20, bots: ['random'], seed: 'web' });
  const chunk = playChunk({ game, hints }, plan, 0);
  const summary = summarise(plan, [chunk]);
  const known = [...summary.sides, ...summary.seats].map(({ value, low, high }) => ({ value, low, high }));
  for (const { rate } of ratesOf(chunk.rows)) expect(known).toContainEqual(rate);
  const reasons = reasonsOf(chunk.rows);
  const shares = reasons.map((reason) => reasonRate(chunk.rows, reason).value);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  const bins = lengthBins(chunk.rows, chunk.rows);
  expect(bins.length).toBeLessThanOrEqual(16);
  expect(bins.reduce((sum, bin) => sum + bin.printed, 0)).toBeCloseTo(1);
  expect(bins.reduce((sum, bin) => sum + bin.changed, 0)).toBeCloseTo(1);
});

test('the printed game and the changed one are played side by side', () => {
  const { game } = games[0]!;
  const printed = planFor(game, { games: 50 });
  const changed = { ...printed, numbers: { some: 1 } };
  expect(tasksOf({ printed, changed }).map(({ half, chunk }) => `${half} ${chunk}`)).toEqual([
    'printed 0',
    'changed 0',
    'printed 1',
    'changed 1',
    'printed 2',
    'changed 2',
  ]);
  expect(tasksOf({ printed }).length).toBe(3);
});

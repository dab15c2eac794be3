// Budgets, as they travel (gzip): what the lobby loads, what a table loads, each game's rules, each language, the fonts.
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { setStage } from './support/stage.ts';
import {
  BUDGETS,
  fontsWeight,
  languageWeight,
  lobbyWeight,
  rulesWeight,
  tableWeight,
} from './support/weights.ts';

const games = await loadGames();

const stage = setStage();

test(`the lobby loads at most ${BUDGETS.lobby} KB of scripts`, async () => {
  expect(await lobbyWeight(stage.browser, stage.address)).toBeLessThan(BUDGETS.lobby);
});

for (const { game } of games) {
  test(`the table of ${game.name} loads at most ${BUDGETS.table} KB, set-up and all`, async () => {
    expect(await tableWeight(stage.browser, stage.address, game)).toBeLessThan(BUDGETS.table);
  });

  test(`the rules of ${game.name} weigh at most ${BUDGETS.rules} KB, each language at most ${BUDGETS.language} KB`, () => {
    expect(rulesWeight(game)).toBeLessThan(BUDGETS.rules);
    expect(languageWeight(game)).toBeLessThan(BUDGETS.language);
  });
}

test(`the fonts weigh at most ${BUDGETS.fonts} KB together`, () => {
  const { files, weight } = fontsWeight();
  expect(files).toBe(4);
  expect(weight).toBeLessThan(BUDGETS.fonts);
});

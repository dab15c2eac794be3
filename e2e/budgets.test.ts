// Budgets, as they travel (gzip): what the lobby loads, what a table loads, each game's rules, each language, the fonts.
// And what would make every touch slow.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST } from '../packages/web/build.ts';
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

/** Rules that ask with `:has` for an element and then mean whatever lies in it, by no name. */
function farReaching(css: string): string[] {
  const rules = [...css.matchAll(/[^{}]*:has\([^{}]*(?=\{)/g)].map(([rule]) => rule);
  return rules.filter((rule) => {
    let bare = rule;
    while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
    return bare.split(',').some((one) => /^[*:]/.test(one.split(/[ >+~]/).at(-1)!));
  });
}

test('no :has reaches for whatever lies below: a browser would restyle the whole table at every change', () => {
  expect(farReaching('.row:has(.role)>:not(.role){top:0}')).toHaveLength(1);
  const assets = `${DIST}/assets/`;
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  expect(sheets.flatMap((file) => farReaching(readFileSync(assets + file, 'utf8')))).toEqual([]);
});

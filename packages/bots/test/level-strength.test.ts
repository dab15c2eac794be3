// A level plays as the game's search hints say, and strays only among choices that are not far behind.
import { resolveTable, sameData, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed, LEVEL_IDS, seenBy, think } from '../src/index.ts';
import { botOfStrength } from '../src/level-bot.ts';
import { STRENGTHS } from '../src/levels.ts';
import type { SearchHints } from '../src/search-hints.ts';
import { type Duel, duel, duelHints } from './games/duel.ts';

const table = resolveTable(duel, 2);
const [first] = LEVEL_IDS;

/** One choice looks far better than the others. */
const promise = (position: unknown, seat: number, choice: unknown): number =>
  sameData(choice, duel.choices(position as Duel, seat)[0]) ? 1 : 0;

function botWith(levels: SearchHints<never>['levels'], level = first!, seed = 'level') {
  const hints = { ...duelHints, promise, ...(levels && { levels }) };
  return botNamed(level, 'count')({ rules: duel, hints, table, seat: 0 }, seeded(seed));
}

test('every level has a strength', () => {
  expect(Object.keys(STRENGTHS)).toEqual(LEVEL_IDS);
});

test('a game sets the strength of each level; one that it does not name keeps its own', () => {
  const levels = { newcomer: { iterations: 77 } };
  expect(botWith(levels).budget.iterations).toBe(77);
  expect(botWith(undefined).budget.iterations).not.toBe(77);
  expect(botWith(levels, LEVEL_IDS[1]).budget).toEqual(botWith(undefined, LEVEL_IDS[1]).budget);
});

/** What the level chooses in many lives, at its first decision. */
function chosen(leastShare: number): Set<string> {
  const view = seenBy(duel, duel.setup(table, seeded('view')), 0);
  const found = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const bot = botWith({ newcomer: { iterations: 0, temperature: 50, leastShare } }, first, `life:${i}`);
    found.add(JSON.stringify(think(bot, view).choice));
  }
  return found;
}

test('a hot level strays everywhere, but never to what is far behind the best, however hot it is', () => {
  expect(chosen(0).size).toBeGreaterThan(1);
  expect(chosen(0.1).size).toBe(1);
});

test('after an error a bot takes care once', () => {
  const view = seenBy(duel, duel.setup(table, seeded('view')), 0);
  const hot = botOfStrength({ ...STRENGTHS.newcomer, temperature: 50, leastShare: 0 }, 'count');
  let errors = 0;
  for (let i = 0; i < 60; i++) {
    const hints = { ...duelHints, promise };
    const bot = hot({ rules: duel, hints, table, seat: 0 }, seeded(`care:${i}`));
    const isBest = (): boolean => {
      const { choice, candidates } = think(bot, view);
      return choice === candidates[0]!.choice;
    };
    if (isBest()) continue;
    errors++;
    expect(isBest()).toBe(true);
  }
  expect(errors).toBeGreaterThan(5);
});

test('without hints the lower levels search instead of glancing', () => {
  const bot = botNamed(first!, 'count')({ rules: duel, table, seat: 0 }, seeded('none'));
  expect(bot.budget.iterations).toBeGreaterThan(0);
});

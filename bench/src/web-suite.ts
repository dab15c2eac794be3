// The web client's cases: what a visitor feels on a slowed processor, and what travels, each against its limit.
import { LIMITS } from '../../e2e/support/vitals.ts';
import { BUDGETS } from '../../e2e/support/weights.ts';
import type { Case } from './suites.ts';

const ceiling = (
  name: string,
  words: readonly string[],
  floor: number,
  more: Pick<Case, 'figure' | 'unit' | 'rounds'> = {},
): Case => ({ name, words: ['web', ...words], floor, lower: true, ...more });
const SHIFT = { figure: 'shift', unit: 'of the window' };
const WORK = { figure: 'work', unit: 'ms' };
/** What is weighed is the same at every run. */
const weight = (name: string, words: readonly string[], floor: number): Case =>
  ceiling(name, words, floor, { rounds: 1 });

export const webCases = (games: readonly string[]): readonly Case[] => [
  ceiling('home: largest paint', ['home-paint'], LIMITS.lcp),
  ceiling('home: layout shift', ['home-paint'], LIMITS.cls, SHIFT),
  ...games.flatMap((game) => [
    ceiling(`late ${game}: largest paint`, ['table-paint', game], LIMITS.lcp),
    ceiling(`late ${game}: layout shift`, ['table-paint', game], LIMITS.cls, SHIFT),
    ceiling(`late ${game}: worst interaction`, ['interaction', game], LIMITS.interaction),
    ceiling(`late ${game}: its main thread`, ['interaction', game], LIMITS.interaction, WORK),
  ]),
  ...games.map((game) =>
    ceiling(`${game}: first decision on a slow phone`, ['first-decision', game], LIMITS.firstDecision),
  ),
  weight('lobby scripts', ['lobby'], BUDGETS.lobby),
  ...games.flatMap((game) => [
    weight(`${game}: table with game`, ['table', game], BUDGETS.table),
    weight(`${game}: rules`, ['rules', game], BUDGETS.rules),
    weight(`${game}: heaviest language`, ['language', game], BUDGETS.language),
  ]),
  weight('fonts', ['fonts'], BUDGETS.fonts),
];

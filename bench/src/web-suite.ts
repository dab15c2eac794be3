// The web client's cases: what a visitor feels on a slowed processor, and what travels, each against its limit.
import { LIMITS } from '../../e2e/support/vitals.ts';
import { BUDGETS } from '../../e2e/support/weights.ts';
import type { Case } from './suites.ts';

const ceiling = (name: string, words: readonly string[], floor: number): Case => ({
  name,
  words: ['web', ...words],
  floor,
  lower: true,
});

export const webCases = (games: readonly string[]): readonly Case[] => [
  ceiling('home: largest paint', ['home-lcp'], LIMITS.lcp),
  ceiling('home: layout shift', ['home-cls'], LIMITS.cls),
  ...games.flatMap((game) => [
    ceiling(`late ${game}: largest paint`, ['table-lcp', game], LIMITS.lcp),
    ceiling(`late ${game}: layout shift`, ['table-cls', game], LIMITS.cls),
    ceiling(`late ${game}: worst interaction`, ['interaction', game], LIMITS.interaction),
    ceiling(`late ${game}: its main thread`, ['interaction-work', game], LIMITS.interaction),
  ]),
  ceiling('lobby scripts', ['lobby'], BUDGETS.lobby),
  ...games.flatMap((game) => [
    ceiling(`${game}: table with game`, ['table', game], BUDGETS.table),
    ceiling(`${game}: rules`, ['rules', game], BUDGETS.rules),
    ceiling(`${game}: heaviest language`, ['language', game], BUDGETS.language),
  ]),
  ceiling('fonts', ['fonts'], BUDGETS.fonts),
];

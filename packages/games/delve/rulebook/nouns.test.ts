// What a touched piece is called: no more than its viewer knows.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { nouns } from './nouns.ts';
import { BY_NUMBER } from './printed.ts';

test('[DV-RELIC-5 DV-VIEW-4] a hidden Relic is only a Relic, except to the Ancient', () => {
  const p = game.setup(resolveTable(game, 4), seeded('nouns'));
  const card = `card.${BY_NUMBER[p.relics[0]!.card[0]!]!.id}`;
  expect(nouns.nounAt('relic-1', game.view(p, 0))).toBe(card);
  expect(nouns.nounAt('relic-1', game.view(p, 1))).toBe('term.relic');
  expect(nouns.nounAt('card-0--1-0', game.view(p, 1))).toBeUndefined();
  expect(nouns.nounAt('ability-2', game.view(p, 1))).toBe(`card.${BY_NUMBER[p.diggers[1]!.ability]!.id}`);
  expect(nouns.nounAt(`card-1-${p.diggers[0]!.hand[0]}-0`, game.view(p, 1))).toBe('card.trowel');
  expect(nouns.nounAt('slot-3', game.view(p, 1))).toBe('term.slot');
});

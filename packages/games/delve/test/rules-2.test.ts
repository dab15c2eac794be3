// Games of rules 2 stay what they were: they replay with the numbers of then, are shared by links, and are played on.
import { readdirSync, readFileSync } from 'node:fs';
import {
  fromLink,
  gameByRules,
  openRecord,
  parseRecord,
  resolveTable,
  seeded,
  toLink,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/content/index.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

const folder = new URL('./old-rules/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.startsWith('rules-2-'))
  .sort();
const read = (file: string) => parseRecord(readFileSync(new URL(file, folder), 'utf8'));

test.each(files)('[DV-OPT-11] %s replays by the rules that it was played by', (file) => {
  const record = read(file);
  const opened = openRecord(game, record);
  expect([record.rules, opened.game.rules, game.rules]).toEqual(['2', '2', '3']);
  expect(game.result(opened.position)?.reason).toBe(file.split('-')[2]);
  expect(invariants(opened.position)).toEqual([]);
});

test('[DV-OPT-11] a link to such a game opens, and is the link that it was', () => {
  const record = read(files[0]!);
  const link = toLink(game, record);
  expect(link.split('.').slice(1, 3)).toEqual(['delve', '2']);
  expect(fromLink(game, link)).toMatchObject({ rules: '2', hash: record.hash });
});

test('[DV-OPT-11] then the Beetles brought back 10, and a table may still play them otherwise', () => {
  const then = gameByRules(game, '2')!;
  const recovered = (numbers: Record<string, number>): unknown => {
    const p = then.setup(resolveTable(then, 3, {}, numbers), seeded('then'));
    const entry = catalogsOf(CONTENT)(p).entries.find(({ id }) => id === 'scavenger-beetles')!;
    return 'parts' in entry && entry.parts[0];
  };
  expect(recovered({})).toMatchObject({ n: 10 });
  expect(recovered({ 'scavenger-beetles.recover': 3 })).toMatchObject({ n: 3 });
  const printed = then.setup(resolveTable(then, 3), seeded('then'));
  expect(then.hashed!(printed)).toMatchObject({ numbers: null });
});

// Games of earlier rules stay what they were: they replay by frozen rules, are shared by links, and are played on.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
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
import { game as today } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

const frozen = globSync('*.js', { cwd: new URL('../rules/', import.meta.url) }).map(
  (file) => `../rules/${file}`,
);
const earlier: AnyGame[] = await Promise.all(frozen.map(async (file) => (await import(file)).game));
const game = { ...(today as AnyGame), earlier };

const folder = new URL('./old-rules/', import.meta.url);
const files = readdirSync(folder).sort();
const read = (file: string) => parseRecord(readFileSync(new URL(file, folder), 'utf8'));
const numberOf = (file: string): string => /^rules-(\d+)/.exec(file)![1]!;

test.each(files)('[DV-OPT-11] %s replays by the rules that it was played by', (file) => {
  const record = read(file);
  const opened = openRecord(game, record);
  expect([record.rules, opened.game.rules]).toEqual([numberOf(file), numberOf(file)]);
  expect(opened.game.result(opened.position)).toEqual(record.result);
});

test.each(files)('[DV-OPT-11] a link to %s opens, and is the link that it was', (file) => {
  const record = read(file);
  const link = toLink(game, record);
  expect(link.split('.').slice(1, 3)).toEqual(['delve', numberOf(file)]);
  expect(fromLink(game, link)).toMatchObject({ rules: numberOf(file), hash: record.hash });
});

test('[DV-OPT-11] under rules 2 the Beetles brought back 10, which boards show, and a table may still play them otherwise', () => {
  const then = gameByRules(game, '2')!;
  const recovered = (numbers: Record<string, number>): unknown => {
    const p = then.setup(resolveTable(then, 3, {}, numbers), seeded('then')) as Position;
    const entry = catalogsOf(CONTENT)(p).entries.find(({ id }) => id === 'scavenger-beetles')!;
    return 'parts' in entry && entry.parts[0];
  };
  expect(recovered({})).toMatchObject({ n: 10 });
  expect(recovered({ 'scavenger-beetles.recover': 3 })).toMatchObject({ n: 3 });
  const printed = then.setup(resolveTable(then, 3), seeded('then'));
  expect(then.hashed!(printed)).toMatchObject({ numbers: null });
});

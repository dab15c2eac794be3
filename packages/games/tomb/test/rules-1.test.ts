// Games of rules 1 stay what they were: they replay, they are shared by links, and they are played on.
import { readdirSync, readFileSync } from 'node:fs';
import { fromLink, gameByRules, openRecord, parseRecord, toLink } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';

const folder = new URL('./rules-1/recorded/', import.meta.url);
const files = readdirSync(folder).sort();
const read = (file: string) => parseRecord(readFileSync(new URL(file, folder), 'utf8'));

test.each(files)('%s replays by the rules that it was played by', (file) => {
  const record = read(file);
  const opened = openRecord(game, record);
  expect([record.rules, opened.game.rules, game.rules]).toEqual(['1', '1', '3']);
  expect(game.result(opened.position)?.reason).toBe(file.split('-')[0]);
  expect(invariants(opened.position)).toEqual([]);
});

test('a link to such a game opens, and is the link that it was', () => {
  const record = read(files[0]!);
  const link = toLink(game, record);
  expect(link.split('.').slice(1, 3)).toEqual(['tomb', '1']);
  expect(fromLink(game, link)).toMatchObject({ rules: '1', hash: record.hash });
});

test('rules that are kept no longer are refused by name', () => {
  expect(gameByRules(game, '0')).toBeUndefined();
  expect(() => openRecord(game, { ...read(files[0]!), rules: '0' })).toThrow('record-other-rules');
});

// Whole recorded games, one for every ending and one for each option, replayed entry by entry.
import { readdirSync, readFileSync } from 'node:fs';
import { CONCEDE, fromLink, openRecord, parseRecord, replay, toLink } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';

const folder = new URL('./recorded/', import.meta.url);
const read = (name: string) => parseRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

const ENDINGS = [
  ['relics', 'RD-END-1', 'easy', [0]],
  ['all-enemies', 'RD-END-2', 'hard', [0]],
  ['combat', 'RD-END-3', 'hard', []],
  ['trap', 'RD-HP-6', 'easy', []],
  ['concoction', 'RD-HP-6', 'easy', []],
  ['resigned', 'RD-END-5', 'easy', []],
  ['limit', 'RD-END-6', 'easy', []],
] as const;

describe('recorded games', () => {
  for (const [reason, clause, mode, winners] of ENDINGS)
    test(`[${clause}] a whole game that ends by ${reason}`, () => {
      const opened = openRecord(game, read(reason));
      expect(game.result(opened.position)).toMatchObject({ reason, clause, winners });
      expect(opened.table.options.mode).toBe(mode);
      for (let upTo = 0; upTo <= opened.log.length; upTo += Math.max(1, Math.floor(opened.log.length / 40)))
        expect(invariants(replay(opened, upTo))).toEqual([]);
      expect(fromLink(game, toLink(game, opened.record)).hash).toBe(opened.record.hash);
    });

  test('[RD-END-6] the limit: 5000 cards were taken and another one was needed', () => {
    const { position, log } = openRecord(game, read('limit'));
    expect(position).toMatchObject({ cardCount: 5000, reason: 'limit' });
    expect(position.hp).toBeGreaterThan(0);
    expect(log.length).toBeLessThan(5000);
  });
  test('[RD-END-5] giving up is the last entry of its record', () => {
    expect(openRecord(game, read('resigned')).log.at(-1)!.choice).toBe(CONCEDE);
  });
  test('[RD-OPT-2] a hard game in which concoctions were left', () => {
    const { log, position } = openRecord(game, read('concoctions-left'));
    expect(log.some(({ choice }) => choice !== CONCEDE && choice.kind === 'skip')).toBe(true);
    expect(position.reason).toBe('all-enemies');
  });
  test('[RD-OPT-3] an easy game that was won after both had fallen in one Action', () => {
    const opened = openRecord(game, read('mutual-ko-won'));
    expect(opened.position.reason).toBe('relics');
    const hp = opened.log.map((_, at) => replay(opened, at + 1).hp);
    expect(hp).toContain(1);
  });
  test('every record is opened by a test above', () => {
    const named = [...ENDINGS.map(([reason]) => reason), 'concoctions-left', 'mutual-ko-won'];
    expect(readdirSync(folder).toSorted()).toEqual(named.map((name) => `${name}.json`).toSorted());
  });
});

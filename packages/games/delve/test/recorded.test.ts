// Recorded whole games: every ending and seat count, a Heist that succeeds and one that fails. A rule change that alters one is deliberate.
import { readdirSync, readFileSync } from 'node:fs';
import { openRecord, parseRecord, replay } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';

const folder = new URL('./recorded/', import.meta.url);
const open = (name: string) => openRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));

describe('recorded games', () => {
  for (const name of readdirSync(folder).sort())
    test(`[DV-LIST-2] ${name} replays to its last position`, () => {
      const { position, record } = open(name);
      expect(game.result(position)).toEqual(record.result);
      expect(invariants(position)).toEqual([]);
    });

  test('[DV-END-1 DV-END-2 DV-END-8] every ending is there, the first two with every seat count', () => {
    const ends = readdirSync(folder).map((name) => {
      const { record } = open(name);
      return `${record.result!.reason}-${record.seats}`;
    });
    for (const seats of [3, 4, 5])
      expect(ends).toEqual(expect.arrayContaining([`expedition-${seats}`, `ancient-${seats}`]));
    expect(ends).toContain('cap-5');
  });

  test('[DV-HEIST-7 DV-HEIST-10] a Heist that succeeds and one that fails', () => {
    expect(open('heist-succeeds-4.json').record.result!.counters).toMatchObject({
      heistsWon: expect.any(Number),
    });
    expect(open('heist-succeeds-4.json').record.result!.counters!.heistsWon).toBeGreaterThan(0);
    expect(open('heist-fails-3.json').record.result!.counters!.heistsWon).toBe(0);
    expect(open('heist-fails-3.json').record.result!.counters!.heistsTried).toBeGreaterThan(0);
  });

  test('[DV-READY-6] a replay reproduces the logged order of readying', () => {
    const opened = open('expedition-5.json');
    const readied = opened.log.findIndex((entry) => (entry.choice as { kind: string }).kind === 'ready');
    const p = replay(opened, readied + 1);
    expect(p.ready).toEqual([opened.log[readied]!.seat]);
  });

  test('[DV-OPT-11] a game of the first rules is refused, and both versions are named', () => {
    const old = parseRecord(readFileSync(new URL('./old-rules/rules-1.json', import.meta.url), 'utf8'));
    expect(() => openRecord(game, old)).toThrow(
      expect.objectContaining({ code: 'record-other-rules', args: { rules: '1', known: game.rules } }),
    );
  });
});

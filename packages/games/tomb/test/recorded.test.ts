// Whole recorded games, one for every ending: they open, replay entry by entry and end as they did.
import { readdirSync, readFileSync } from 'node:fs';
import { openRecord, parseRecord } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';

const folder = new URL('./recorded/', import.meta.url);
const files = readdirSync(folder).sort();

const CLAUSES: Readonly<Record<string, string>> = {
  win: 'ST-WIN-1',
  death: 'ST-LOSS-1',
  lost: 'ST-LOSS-2',
  collapse: 'ST-LOSS-3',
  corruption: 'ST-LOSS-4',
  blocked: 'ST-LOSS-5',
  sealed: 'ST-LOSS-6',
};
const named = files.map((file) => {
  const [ending, seats, preset] = file.replace('.json', '').split('-');
  return { file, ending: ending, seats: Number(seats), preset: preset, clause: CLAUSES[ending!] };
});

test('[ST-WIN-1 ST-LOSS-1..6] there is a recorded game for every ending, every seat count and every preset', () => {
  expect(new Set(named.map(({ ending }) => ending))).toEqual(new Set(Object.keys(CLAUSES)));
  expect(new Set(named.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5]));
  expect(new Set(named.map(({ preset }) => preset))).toEqual(new Set(['easy', 'normal', 'hard', 'book']));
});

test.each(named)('[$clause] $file replays to its end', ({ file, ending, seats, preset, clause }) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  const { position, log } = openRecord(game, record);
  expect([record.seats, record.options.preset]).toEqual([seats, preset]);
  expect(game.result(position)).toMatchObject({ reason: ending, clause });
  expect(invariants(position)).toEqual([]);
  expect(log.length).toBeGreaterThan(20);
});

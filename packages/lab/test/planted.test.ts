// The lab against a game whose truths are planted: it finds them within its intervals, and flags nothing else.
import { type AnyExposures, type AnyGame, resolveTable } from '@undercroft/kernel';
import { arrangementsHold, exposuresMatchEvents } from '@undercroft/kernel/testing';
import { expect, test } from 'vitest';
import { findingsOf, looksAt, widened } from '../src/findings.ts';
import { chunksOf, type LabPlan, planFor } from '../src/plan.ts';
import { playChunk } from '../src/play-chunk.ts';
import { summarise } from '../src/summary.ts';
import { type ChunkData, rowsOf } from '../src/tally.ts';
import { armsFor, dealtWorth, pairedWorth, testableThings, type Worth } from '../src/worth.ts';
import { planted, plantedExposures, plantedHints, TRUTH } from './planted.ts';

const RUNS = 100;
const MOST_MISSES = 5;
const game = planted as AnyGame;
const exposures = plantedExposures as AnyExposures;
const room = { game, exposures, hints: plantedHints as never };
const { things } = exposures;

const play = (plan: LabPlan): ChunkData[] =>
  Array.from({ length: chunksOf(plan) }, (_, chunk) => playChunk(room, plan, chunk));
const truthOf = (card: string): number => (TRUTH as Record<string, number>)[card] ?? Number.NaN;
const holds = ({ low, high }: { low: number; high: number }, truth: number): boolean =>
  low <= truth && truth <= high;
const isFlagged = ({ value: { low, high } }: Worth): boolean => low > 0 || high < 0;

function cardWorths(seed: string, games: number): Worth[] {
  const base = planFor(game, { games, seed });
  const tested = testableThings(game, exposures, 'hand', base);
  return tested.map((thing) => {
    const [first, second] = armsFor(game, exposures, thing.id, 'hand', base);
    const arms = [first.arm, second!.arm] as const;
    return pairedWorth(
      thing,
      'hand',
      arms,
      rowsOf(play(first.plan)),
      rowsOf(play(second!.plan)),
      tested.length,
    );
  });
}

test('the planted game keeps the laws of exposures', () => {
  for (const together of [true, false]) {
    const table = resolveTable(game, 2, { together });
    exposuresMatchEvents(planted, plantedExposures, table, 'planted');
    arrangementsHold(planted, plantedExposures, table, 'planted');
  }
});

test('cards: every planted worth is inside the intervals in 95 of 100 runs, and only the boon is flagged', () => {
  let [misses, falseFlags, found] = [0, 0, 0];
  for (let run = 0; run < RUNS; run++) {
    const worths = cardWorths(`cards:${run}`, 120);
    expect(worths.map(({ card }) => card)).toEqual(['boon', 'lament', 'plain', 'blank', 'dull']);
    if (worths.some(({ card, value }) => !holds(value, truthOf(card)))) misses++;
    if (worths.some((worth) => worth.card !== 'boon' && isFlagged(worth))) falseFlags++;
    if (isFlagged(worths[0]!)) found++;
  }
  expect(misses).toBeLessThanOrEqual(MOST_MISSES);
  expect(falseFlags).toBeLessThanOrEqual(MOST_MISSES);
  expect(found).toBeGreaterThan(RUNS / 2);
});

test('characters dealt at random: the champion is found, the others are worth what they are', () => {
  let [misses, found] = [0, 0];
  const characters = things.filter(({ kind }) => kind === 'character');
  /** Without the champion in the team another stands there: half of two seats. */
  const truth = (id: string): number => (id === 'champion' ? TRUTH.champion : -TRUTH.champion / 3);
  for (let run = 0; run < RUNS; run++) {
    const base = planFor(game, { games: 200, seed: `cast:${run}`, options: { together: true } });
    const [{ plan }] = armsFor(game, exposures, 'champion', 'deal', base);
    const rows = rowsOf(play(plan));
    const worths = characters.map((thing) => dealtWorth(thing, things, rows, characters.length)!);
    if (worths.some(({ card, value }) => !holds(value, truth(card)))) misses++;
    if (worths[0]!.value.value > 0.05) found++;
  }
  expect(misses).toBeLessThanOrEqual(MOST_MISSES);
  expect(found).toBeGreaterThan(RUNS / 2);
});

test('the first seat is as unfair as it was planted', () => {
  let misses = 0;
  for (let run = 0; run < RUNS; run++) {
    const plan = planFor(game, { games: 200, seed: `seat:${run}`, detail: 'result' });
    const summary = summarise(plan, play(plan));
    if (!holds(widened(summary.firstSeat[0]!, looksAt(summary)), 0.5 + TRUTH.firstSeat)) misses++;
  }
  expect(misses).toBeLessThanOrEqual(MOST_MISSES);
});

test('L2, L3: what only losers play and what only long games see carry no verdict, and time does not count for them', () => {
  const versus = planFor(game, { games: 600, seed: 'observed' });
  const played = summarise(versus, play(versus), things);
  expect(findingsOf(played).filter((finding) => 'card' in finding)).toEqual([]);
  const lament = played.observed.find(({ card }) => card === 'lament')!;
  expect(lament.used).toBeLessThan(lament.had);
  expect(holds(lament.change!, 0)).toBe(true);

  const long = planFor(game, { games: 1500, seed: 'observed', options: { together: true } });
  const rows = rowsOf(play(long));
  const relic = summarise(long, play(long), things).observed.find(({ card }) => card === 'relic')!;
  const place = things.findIndex(({ id }) => id === 'relic');
  const has = (row: (typeof rows)[number]): boolean =>
    row.things.some(([, one, , , had]) => one === place && had > 0);
  const rate = (those: typeof rows): number => those.filter(({ won }) => won[0]! > 0).length / those.length;
  const naive = rate(rows.filter(has)) - rate(rows.filter((row) => !has(row)));
  expect(naive).toBeGreaterThan(0.2);
  expect(holds(relic.change!, 0)).toBe(true);
});

test('L4: a team is one: the champion of a team shows although its mates share every result', () => {
  const plan = planFor(game, { games: 1600, seed: 'team', options: { together: true }, arranged: 'deal' });
  const champion = summarise(plan, play(plan), things).observed.find(({ card }) => card === 'champion')!;
  expect(champion.having + champion.without).toBe(1600);
  expect(champion.change!.low).toBeGreaterThan(0);
});

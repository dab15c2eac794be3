// Runs: the same bytes with one worker and with two, after a stop, after a torn file; a partial report is valid.
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { duel } from '../../bots/test/games/duel.ts';
import { LAB, type LabIo, WORKER } from '../src/commands.ts';
import { planFor, runLab, runOnDisk } from '../src/index.ts';

const SHELF = new URL('./shelf.ts', import.meta.url).href;
const game = duel as AnyGame;
const folder = (): string => mkdtempSync(join(tmpdir(), 'lab-'));
const ioFor = (said: string[] = [], signal = new AbortController().signal): LabIo => ({
  output: { write: (text) => void said.push(text), isTerminal: false },
  signal,
  folder: folder(),
  shelf: SHELF,
});
const read = (io: LabIo, name: string): string => readFileSync(join(io.folder, 'out', name), 'utf8');
const FILES = ['report.html', 'data.json', 'games.csv', 'cards.csv', 'rates.csv'];
const VALUES = { games: '90', bots: 'greedy,search:8', seed: '7', out: 'out' };

test('one worker and two give the same bytes', async () => {
  const one = ioFor();
  const two = ioFor();
  expect(await LAB.run({ words: ['duel'], values: { ...VALUES, workers: '1' } }, one)).toBe(0);
  expect(await LAB.run({ words: ['duel'], values: { ...VALUES, workers: '2' } }, two)).toBe(0);
  for (const name of FILES) expect(read(one, name)).toBe(read(two, name));
  const other = ioFor();
  await LAB.run({ words: ['duel'], values: { ...VALUES, seed: '8' } }, other);
  expect(read(other, 'games.csv')).not.toBe(read(one, 'games.csv'));
});

test('a stopped run leaves a valid partial report and resumes to the same bytes', async () => {
  const stop = new AbortController();
  const said: string[] = [];
  const io = ioFor(said, stop.signal);
  const output = {
    isTerminal: true,
    write: (text: string): void => {
      said.push(text);
      if (text.includes('40/90')) stop.abort();
    },
  };
  expect(await LAB.run({ words: ['duel'], values: { ...VALUES, workers: '1' } }, { ...io, output })).toBe(
    130,
  );
  const partial = JSON.parse(read(io, 'data.json'));
  expect(partial.summary.games).toBe(40);
  expect(read(io, 'report.html')).toContain('stopped after 40 of 90 games');
  appendFileSync(join(io.folder, 'out', 'run.jsonl'), '{"chunk":3,"rows":[{"at":6');
  expect(
    await LAB.run(
      { words: ['duel'], values: { ...VALUES, workers: '2' } },
      { ...io, signal: new AbortController().signal },
    ),
  ).toBe(0);
  const whole = ioFor();
  await LAB.run({ words: ['duel'], values: { ...VALUES, workers: '1' } }, whole);
  for (const name of FILES) expect(read(io, name)).toBe(read(whole, name));
});

test('a run grows: more games keep those already played', async () => {
  const path = join(folder(), 'run.jsonl');
  const small = planFor(game, { games: 50, seed: 'grow' });
  const large = { ...small, games: 100 };
  await runLab(small, { workers: 1, file: runOnDisk(path, small), shelf: SHELF });
  expect([...runOnDisk(path, large).done.keys()]).toEqual([0, 1]);
  const grown = await runLab(large, { workers: 1, file: runOnDisk(path, large), shelf: SHELF });
  expect(grown).toEqual(await runLab(large, { workers: 1, shelf: SHELF }));
});

test('another plan does not take over old chunks', async () => {
  const path = join(folder(), 'run.jsonl');
  const plan = planFor(game, { games: 20, seed: 'a' });
  await runLab(plan, { workers: 1, file: runOnDisk(path, plan), shelf: SHELF });
  expect(runOnDisk(path, { ...plan, seed: 'b' }).done.size).toBe(0);
});

test('a variant is shown against its baseline on the same luck', async () => {
  const io = ioFor();
  const file = join(io.folder, 'variant.json');
  appendFileSync(file, '{"numbers":{"prizeDie":12}}');
  expect(await LAB.run({ words: ['duel'], values: { ...VALUES, variant: file } }, io)).toBe(0);
  const { comparison, baseline, summary } = JSON.parse(read(io, 'data.json'));
  expect(comparison).toMatchObject({ numbers: { prizeDie: 12 }, pairs: 90 });
  expect(baseline.plan.numbers).toEqual({});
  expect(summary.plan.numbers).toEqual({ prizeDie: 12 });
  const points = comparison.differences.find((one: { name: string }) => one.name === 'points per seat');
  expect(points.change.low).toBeGreaterThan(0);
  expect(points.change.high - points.change.value).toBeLessThan(points.unpaired);
  expect(read(io, 'report.html')).toContain('Variant against baseline');
});

test('the report opens offline, names cards in words and counts them', async () => {
  const io = ioFor();
  await LAB.run({ words: ['duel'], values: VALUES }, io);
  const html = read(io, 'report.html');
  expect(html).not.toMatch(/(?:src|href)=|url\(|@import|https?:/);
  expect(html).toContain('The Eight');
  const { summary } = JSON.parse(read(io, 'data.json'));
  const eight = summary.cards.find((one: { card: string }) => one.card === 'c8');
  expect(eight.chosen).toBeGreaterThan(0);
  expect(eight.offered).toBeGreaterThanOrEqual(eight.chosen);
  expect(eight.having + eight.without).toBeGreaterThan(0);
  const total = summary.seats.reduce((sum: number, rate: { value: number }) => sum + rate.value, 0);
  expect(total).toBeCloseTo(1, 6);
});

test('a ladder ranks the stronger bot first, with intervals', async () => {
  const said: string[] = [];
  const io = ioFor(said);
  const values = { games: '240', bots: 'random,search:60', out: 'out' };
  expect(await LAB.run({ words: ['ladder', 'duel'], values }, io)).toBe(0);
  const ladder = JSON.parse(read(io, 'ladder.json'));
  expect(ladder.standings.map((one: { bot: string }) => one.bot)).toEqual(['search:60', 'random']);
  expect(ladder.meetings[0]).toMatchObject({ bot: 'random', against: 'search:60', n: 240 });
  expect(ladder.meetings[0].high).toBeLessThan(0.5);
  expect(said.join('')).toContain('search:60');
});

test('mistakes are coded', async () => {
  const io = ioFor();
  const refused = (code: string, values: Parameters<typeof LAB.run>[0]['values'], ...words: string[]) =>
    expect(LAB.run({ words, values }, io)).rejects.toThrow(expect.objectContaining({ code }));
  await refused('lab-no-game', {});
  await refused('lab-no-game', {}, 'ladder');
  await refused('unknown-game', {}, 'chess');
  await refused('bad-games', { games: '0' }, 'duel');
  await refused('bad-seats', { seats: '2,x' }, 'duel');
  await refused('unknown-bot', { bots: 'oracle' }, 'duel');
  await refused('unknown-option', { option: ['mood=dark'] }, 'duel');
  await refused('bad-option', { option: ['together=maybe'] }, 'duel');
  await refused('bad-variant', { variant: 'nowhere.json' }, 'duel');
  await expect(WORKER.run({ values: {} }, io)).rejects.toThrow(
    expect.objectContaining({ code: 'no-database-url' }),
  );
});

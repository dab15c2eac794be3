// Runs: the same bytes with one worker and with two, after a stop, after a torn file; a partial report is valid.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
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
const FILES = [
  'report.html',
  'data.json',
  'games.csv',
  'things.csv',
  'observed.csv',
  'rates.csv',
  'curves.csv',
];
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
  const [run] = readdirSync(join(io.folder, 'out', 'runs'));
  appendFileSync(join(io.folder, 'out', 'runs', run!), '{"chunk":3,"rows":[{"at":6');
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

test('a run grows and shrinks: more games keep those already played, fewer throw none away', async () => {
  const path = folder();
  const small = planFor(game, { games: 50, seed: 'grow' });
  const large = { ...small, games: 100 };
  await runLab(small, { workers: 1, file: runOnDisk(path, small), shelf: SHELF });
  expect([...runOnDisk(path, large).done.keys()]).toEqual([0, 1]);
  const grown = await runLab(large, { workers: 1, file: runOnDisk(path, large), shelf: SHELF });
  expect(grown).toEqual(await runLab(large, { workers: 1, shelf: SHELF }));
  expect(runOnDisk(path, small).done.size).toBe(3);
  expect(runOnDisk(path, large).done.size).toBe(5);
});

test('L7: another plan in the same folder takes over no chunks and throws none away', async () => {
  const path = folder();
  const plan = planFor(game, { games: 20, seed: 'a' });
  const other = { ...plan, seed: 'b' };
  await runLab(plan, { workers: 1, file: runOnDisk(path, plan), shelf: SHELF });
  expect(runOnDisk(path, other).done.size).toBe(0);
  await runLab(other, { workers: 1, file: runOnDisk(path, other), shelf: SHELF });
  expect(runOnDisk(path, plan).done.size).toBe(1);
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
  const eight = summary.observed.find((one: { card: string }) => one.card === 'c8');
  expect(eight.chosen).toBeGreaterThan(0);
  expect(eight.offered).toBeGreaterThanOrEqual(eight.chosen);
  // Both seats of every game could have had it.
  expect(eight.having + eight.without).toBe(180);
  expect(html).not.toMatch(/[-−]0\.0/);
  const total = summary.seats.reduce((sum: number, rate: { value: number }) => sum + rate.value, 0);
  expect(total).toBeCloseTo(1, 6);
});

test('a card is tested: in hand against out of the game, on the same luck; all cards are ranked within the games', async () => {
  const said: string[] = [];
  const io = ioFor(said);
  expect(await LAB.run({ words: ['duel'], values: { games: '200', card: ['c8'], out: 'out' } }, io)).toBe(0);
  const [eight] = JSON.parse(read(io, 'worth.json')).worths;
  expect(eight).toMatchObject({ card: 'c8', test: 'hand', arms: ['with', 'without'], n: 200 });
  expect(eight.value.low).toBeGreaterThan(0);
  expect(eight.value.high - eight.value.value).toBeLessThan(eight.unpaired);
  expect(said.join('')).toMatch(/The Eight helps its owner: \+\d+\.\d points/);
  const games = read(io, 'games.csv').split('\n');
  expect(games.filter((line) => line.startsWith('c8 with,'))).toHaveLength(400);
  expect(games.filter((line) => line.startsWith('c8 without,'))).toHaveLength(400);

  const all = ioFor();
  expect(await LAB.run({ words: ['duel'], values: { games: '1080', cards: 'all', out: 'out' } }, all)).toBe(
    0,
  );
  const { worths } = JSON.parse(read(all, 'worth.json'));
  expect(worths.map(({ n }: { n: number }) => n)).toEqual(Array(9).fill(60));
  expect(worths.at(0).value.value).toBeGreaterThan(worths.at(-1).value.value);
  const dealt = ioFor();
  const values = { games: '300', cards: 'all', how: 'deal', out: 'out' };
  expect(await LAB.run({ words: ['duel'], values }, dealt)).toBe(0);
  expect(JSON.parse(read(dealt, 'worth.json')).worths).toHaveLength(9);
});

test('questions are answered with a sentence, a number, an interval and what it rests on', async () => {
  const ask = async (values: Parameters<typeof LAB.run>[0]['values']): Promise<string> => {
    const said: string[] = [];
    const io = ioFor(said);
    expect(await LAB.run({ words: ['duel'], values: { games: '160', out: 'out', ...values } }, io)).toBe(0);
    return said.join('');
  };
  const file = join(folder(), 'variant.json');
  appendFileSync(file, '{"numbers":{"prizeDie":12}}');
  expect(await ask({ ask: 'first' })).toMatch(
    /2 seats: .+ \d+\.\d% \(.+% to .+%\) of 160 games; 50\.0% would be fair\./,
  );
  expect(await ask({ ask: 'better', between: 'c8,c0' })).toMatch(
    /The Eight is better than The Nought: .+; 160 pairs/,
  );
  expect(await ask({ ask: 'better', between: 'search:30,random' })).toMatch(/search:30 .+ random: /);
  expect(await ask({ ask: 'cast' })).toContain('The Eight');
  expect(await ask({ ask: 'change', variant: file })).toMatch(/2 seats, seat 1: .+ points \(.+\).+160 pairs/);
  expect(await ask({ ask: 'games', difference: '3' })).toMatch(/difference of 3\.0% .+ play \d,\d{3} games/);
  expect(await ask({ ask: 'games', difference: '3', variant: file })).toMatch(/play [\d,]+ pairs/);
  expect(await ask({ ask: 'lose' })).toContain('give no answer');
  expect(await ask({ ask: 'lose', option: ['together=true'] })).toMatch(
    /% \(.+\) of the \d+ lost games, of 160 played/,
  );
  expect(await ask({ ask: 'first' })).toContain('Rests on games between bots (greedy), table size 2');
});

test('the report speaks the reader’s language', async () => {
  for (const [language, words] of [
    ['it', 'rapporto sull’equilibrio'],
    ['ru', 'отчёт о балансе'],
  ] as const) {
    const io = ioFor();
    await LAB.run({ words: ['duel'], values: { ...VALUES, games: '20' }, translator: { language } }, io);
    expect(read(io, 'report.html')).toContain(words);
    expect(read(io, 'report.html')).not.toMatch(/lab\.[a-z]/);
  }
});

test('a run to a width stops at a planned look, when it is narrow enough', async () => {
  const said: string[] = [];
  const io = ioFor(said);
  const values = { games: '1600', until: '10', bots: 'random', out: 'out' };
  expect(await LAB.run({ words: ['duel'], values }, io)).toBe(0);
  expect(JSON.parse(read(io, 'data.json')).summary.games).toBe(200);
  expect(said.join('')).toContain('200 games; the interval is');
});

test('a sweep shows a curve over the range, and a tuning run finds a number that holds on fresh seeds', async () => {
  const io = ioFor();
  const swept = { games: '100', sweep: 'prizeDie=2..12:5', bots: 'random', out: 'out' };
  expect(await LAB.run({ words: ['duel'], values: swept }, io)).toBe(0);
  const sweep = JSON.parse(read(io, 'sweep.json'));
  expect(sweep.values).toEqual([2, 7, 12]);
  const seat = sweep.curves.find(
    (curve: { measure: { of?: { seat?: number } } }) => curve.measure.of?.seat === 0,
  );
  expect(seat.points).toHaveLength(3);

  const tune = async (): Promise<LabIo> => {
    const one = ioFor();
    const values = {
      games: '800',
      tune: 'prizeDie=2..12',
      target: 'victories=50',
      bots: 'random',
      out: 'out',
    };
    expect(await LAB.run({ words: ['duel'], values }, one)).toBe(0);
    return one;
  };
  const [first, again] = [await tune(), await tune()];
  expect(read(first, 'tuning.json')).toBe(read(again, 'tuning.json'));
  const { steps, found, fresh } = JSON.parse(read(first, 'tuning.json'));
  expect(steps).toHaveLength(20);
  expect(found.prizeDie).toBeGreaterThanOrEqual(2);
  expect(fresh[0].found.low).toBeLessThan(0.5);
  expect(fresh[0].found.high).toBeGreaterThan(0.5);
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
  expect(read(io, 'ladder.csv')).toContain('search:60');
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
  const wrong = join(io.folder, 'wrong.json');
  appendFileSync(wrong, '{"numbers":{"prizeDye":3}}');
  await refused('unknown-number', { variant: wrong }, 'duel');
  await refused('unknown-card', { card: ['c9'] }, 'duel');
  await refused('cannot-test', { card: ['c8'], how: 'price' }, 'duel');
  await refused('bad-word', { card: ['c8'], how: 'magic' }, 'duel');
  await refused('bad-word', { ask: 'why' }, 'duel');
  await refused('bad-word', { cards: 'wonders' }, 'duel');
  await refused('ask-needs', { ask: 'better' }, 'duel');
  await refused('ask-needs', { ask: 'games' }, 'duel');
  await refused('ask-needs', { ask: 'change' }, 'duel');
  await refused('bad-points', { ask: 'games', difference: '0' }, 'duel');
  await refused('bad-range', { sweep: 'prizeDie' }, 'duel');
  await refused('unknown-number', { sweep: 'luck=1..2' }, 'duel');
  await refused('bad-number', { sweep: 'prizeDie=2..99' }, 'duel');
  await refused('bad-target', { tune: 'prizeDie=2..12', target: 'mood=3' }, 'duel');
  await expect(WORKER.run({ values: {} }, io)).rejects.toThrow(
    expect.objectContaining({ code: 'no-database-url' }),
  );
});

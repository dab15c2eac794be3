// The README's own programs come to the report's figures: Python and R where they are at hand, and a third reckoning always.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LAB } from '../src/commands.ts';
import { SNIPPETS } from '../src/readme.ts';

const SHELF = new URL('./shelf.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'lab-readme-'));
const out = join(folder, 'out');
/** `rate,variant,seats,seat` or `pair,first,second,seats`, and the figures. */
let expected: Map<string, readonly number[]>;

beforeAll(async () => {
  const variant = join(folder, 'variant.json');
  appendFileSync(variant, '{"numbers":{"prizeDie":12}}');
  const io = {
    output: { write: () => undefined, isTerminal: false },
    signal: new AbortController().signal,
    folder,
    shelf: SHELF,
  };
  await LAB.run({ words: ['duel'], values: { games: '120', seed: '3', variant, out: 'out' } }, io);
  const { summary, baseline, comparison } = JSON.parse(readFileSync(join(out, 'data.json'), 'utf8'));
  const rates = (name: string, { seats }: typeof summary): [string, readonly number[]][] =>
    seats.map(({ of, value, low, high }: (typeof summary.seats)[number]) => [
      `rate,${name},${of.seats},${of.seat + 1}`,
      [value, low, high],
    ]);
  const { change } = comparison.differences.find((one: { about: { seat?: number } }) => one.about.seat === 0);
  expected = new Map([
    ...rates('baseline', baseline),
    ...rates('variant', summary),
    ['pair,baseline,variant,2', [change.value, change.low, change.high]],
  ]);
});

function compareWith(printed: string): void {
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(expected.size);
  for (const line of lines) {
    const cells = line.split(',');
    const figures = expected.get(cells.slice(0, 4).join(','))!;
    expect(figures, line).toBeDefined();
    for (const [i, figure] of figures.entries()) expect(Number(cells[4 + i])).toBeCloseTo(figure, 5);
  }
}

const isAtHand = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test('the README holds the programs', () => {
  const page = readFileSync(join(out, 'README.md'), 'utf8');
  for (const program of Object.values(SNIPPETS)) expect(page).toContain(program);
});

test.runIf(isAtHand('python3'))('Python comes to the figures of the report', () => {
  writeFileSync(join(out, 'figures.py'), SNIPPETS['figures.py']);
  const { stdout, stderr } = spawnSync('python3', ['figures.py'], { cwd: out, encoding: 'utf8' });
  expect(stderr).toBe('');
  compareWith(stdout);
});

test.runIf(isAtHand('Rscript'))('R comes to the figures of the report', () => {
  writeFileSync(join(out, 'figures.R'), SNIPPETS['figures.R']);
  const { stdout } = spawnSync('Rscript', ['figures.R'], { cwd: out, encoding: 'utf8' });
  compareWith(stdout);
});

test('so does a reckoning of its own from the rows', () => {
  const [head, ...lines] = readFileSync(join(out, 'games.csv'), 'utf8').trim().split('\n');
  const columns = head!.split(',');
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i]!, cell])));
  const Z = 1.959964;
  const printed: string[] = [];
  for (const variant of ['baseline', 'variant'])
    for (const seat of ['1', '2']) {
      const won = rows
        .filter((row) => row.variant === variant && row.seat === seat)
        .map(({ won }) => Number(won));
      const [n, p] = [won.length, won.reduce((sum, one) => sum + one, 0) / won.length];
      const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
      const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
      printed.push(`rate,${variant},2,${seat},${p},${middle - half},${middle + half}`);
    }
  const wonBy = (variant: string): Map<string, number> =>
    new Map(
      rows
        .filter((row) => row.variant === variant && row.seat === '1')
        .map(({ game, won }) => [game!, Number(won)]),
    );
  const after = wonBy('variant');
  const moved = [...wonBy('baseline')].map(([game, won]) => after.get(game)! - won);
  const mean = moved.reduce((sum, one) => sum + one, 0) / moved.length;
  const half =
    Z * Math.sqrt(moved.reduce((sum, one) => sum + (one - mean) ** 2, 0) / moved.length / (moved.length - 1));
  compareWith([...printed, `pair,baseline,variant,2,${mean},${mean - half},${mean + half}`].join('\n'));
});

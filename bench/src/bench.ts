// Side-by-side measurements: every case in fresh processes, rounds interleaved, medians, each line against its peer.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DocsSuite, writeDocsTable } from './docs-table.ts';
import { type Measured, median } from './measure.ts';
import { type Case, SUITES } from './suites.ts';

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    rounds: { type: 'string', default: '3' },
    docs: { type: 'boolean' },
  },
});
const known = Object.keys(SUITES).join(' ');
if (flags.help) {
  console.log(
    `npm run bench -- [suite ...] [--rounds=3] [--docs]\nSuites: ${known}; without one, all of them.`,
  );
  process.exit(0);
}
const rounds = Number(flags.rounds);
const unknown = wanted.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  console.error(`bench: unknown-suite: ${unknown.join(' ')} (known: ${known})`);
  process.exit(2);
}
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`bench: bad-rounds: ${flags.rounds}`);
  process.exit(2);
}

function runCase(words: readonly string[]): Measured {
  const args = ['--no-warnings', join(import.meta.dirname, 'run-case.ts'), ...words];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr.slice(0, 2000)}`);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Measured;
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3);

/** What the figures of a suite are, where they are no counts per CPU second. */
const MEASURE: Readonly<Record<string, string>> = {
  web: 'processor slowed four times, gzip',
  server: 'a driver process against a server process',
  scale: 'measured, and modelled from what was measured',
  release: 'wall clock',
};

/** Some runs take minutes: whoever looks on sees where it is. */
function sayWhere(where: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${where}`);
}
const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Runs the cases of a suite in rounds; cases with the same words read their figures from one run. */
function runSuite(cases: readonly Case[]): Map<string, Measured[]> {
  const runs = new Map<string, Measured[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const done = new Map<string, Measured>();
    for (const { name, words, rounds: most, figure, unit } of cases) {
      if (round >= (most ?? rounds)) continue;
      const key = words.join(' ');
      sayWhere(`round ${round + 1} of ${rounds}: ${name}`);
      const run = done.get(key) ?? runCase(words);
      done.set(key, run);
      runs
        .get(name)!
        .push(figure === undefined ? run : { unit: unit ?? run.unit, perCpuSecond: run.also![figure]! });
    }
  }
  return runs;
}

const report: Record<string, unknown> = {
  date: new Date().toISOString(),
  node: process.version,
  machine: `${cpus().length} x ${cpus()[0]?.model.trim()}`,
  rounds,
};

const forDocs: DocsSuite[] = [];
for (const [suite, cases] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(suite)) continue;
  const start = performance.now();
  const runs = runSuite(cases);
  sayWhere('');
  const middle = new Map(
    [...runs].map(([name, measured]) => [name, median(measured.map((m) => m.perCpuSecond))] as const),
  );
  const title = `${suite} (${MEASURE[suite] ?? 'per CPU second'}, median of ${rounds} rounds in fresh processes, ${secondsSince(start)} s)`;
  console.log(`\n${title}`);
  const rows: [string, string, string, string][] = [];
  const lines = cases.map(({ name, against, floor, lower }) => {
    const value = middle.get(name)!;
    const unit = runs.get(name)![0]!.unit;
    const target = floor ?? against?.atLeast;
    const toLimit = lower && floor !== undefined ? value / floor : undefined;
    const ratio = against ? value / middle.get(against.case)! : toLimit;
    const found = against ? ratio! : value;
    const reached = target === undefined ? undefined : lower ? found <= target : found >= target;
    const compared = against
      ? `${figure(ratio!)} x ${against.case}`
      : toLimit !== undefined
        ? `${figure(toLimit)} of the limit`
        : '';
    const goal =
      target === undefined
        ? ''
        : `${reached ? 'reached' : 'MISSED'} (at ${lower ? 'most' : 'least'} ${figure(target)})`;
    console.log(
      `  ${name.padEnd(34)} ${figure(value).padStart(12)} ${unit.padEnd(14)} ${compared.padEnd(30)} ${goal}`,
    );
    rows.push([name, `${figure(value)} ${unit}`, compared, goal]);
    return {
      name,
      unit,
      perCpuSecond: value,
      ...(against && { against: against.case }),
      ...(ratio !== undefined && { ratio }),
      target,
      reached,
    };
  });
  report[suite] = lines;
  forDocs.push({ title, rows });
}

const folder = join(import.meta.dirname, '..', 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
const took = `${secondsSince(0)} s`;
if (flags.docs)
  writeDocsTable(`${report.machine}, Node ${process.version}, ${took} for the whole run.`, forDocs);
console.log(`\nWritten to bench/results/bench.json after ${took}`);

// One figure of a release, as somebody who installs it meets it: built, installed, or started until its first page.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import type { Measured } from '../measure.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
/** Made anew by the case that measures the build, and used by the others. */
const MADE = join(CHECKOUT, 'bench/release');
const TARBALL = join(MADE, `undercroft-${manifest.version}.tgz`);
const MB = 1e6;

export async function run(what: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  try {
    return await FIGURES[what]!(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const FIGURES: Readonly<Record<string, (folder: string) => Measured | Promise<Measured>>> = {
  build: () => {
    rmSync(MADE, { recursive: true, force: true });
    mkdirSync(MADE, { recursive: true });
    const took = secondsOf(() => makeRelease());
    return { ...took, also: { tarball: sizeOf(TARBALL), unpacked: sizeOf(join(MADE, 'undercroft')) } };
  },
  install: (folder) => secondsOf(() => install(folder)),
  npx: async (folder) => {
    cpSync(TARBALL, join(folder, basename(TARBALL)));
    const npx = ['--yes', '--cache', join(folder, 'cache'), `./${basename(TARBALL)}`, 'serve', '--port', '0'];
    return (await firstPage('npx', npx, folder)).took;
  },
  installed: async (folder) => {
    install(folder);
    const start = join(folder, 'node_modules/undercroft/dist/start.js');
    const words = [start, 'serve', '--port', '0'];
    // Node keeps what it compiled: the first start is dearer than all after it.
    const first = await firstPage(process.execPath, words, folder);
    const { took, cpu, memory } = await firstPage(process.execPath, words, folder);
    return { ...took, also: { cpu, memory, first: first.took.perCpuSecond } };
  },
  executable: async (folder) => {
    const file = readdirSync(MADE).find((name) => /-(linux|darwin|win)-\w+(\.exe)?$/.test(name));
    const made = file ? join(MADE, file) : makeRelease('--executable').trim().split('\n').at(-1)!;
    // The first start lays the program out; what is measured is every start after it.
    await firstPage(made, ['serve', '--port', '0'], folder);
    const { took } = await firstPage(made, ['serve', '--port', '0'], folder);
    return { ...took, also: { file: sizeOf(made), packed: sizeOf(`${made}.gz`) } };
  },
};

const makeRelease = (...words: string[]): string =>
  execFileSync(
    process.execPath,
    ['--no-warnings', join(CHECKOUT, 'scripts/release.ts'), '--out', MADE, ...words],
    { encoding: 'utf8' },
  );

const install = (folder: string): void => {
  const quiet = ['--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', '--cache', join(folder, 'cache'), ...quiet, TARBALL], { cwd: folder });
};

const seconds = (from: number): Measured => ({
  unit: 's',
  perCpuSecond: (performance.now() - from) / 1000,
});

function secondsOf(work: () => void): Measured {
  const from = performance.now();
  work();
  return seconds(from);
}

function sizeOf(path: string): number {
  const stat = statSync(path);
  if (stat.isFile()) return stat.size / MB;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

interface Started {
  readonly took: Measured;
  /** Of the process that was started; where it starts another, those are not counted. */
  readonly cpu: number;
  readonly memory: number;
}

/** Starts a server in `folder`, asks for its page, and stops it. */
async function firstPage(command: string, words: readonly string[], folder: string): Promise<Started> {
  const from = performance.now();
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(command, words, { cwd: folder, env, detached: true, stdio: [...stdio] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)));
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /"address":"([^"]+)"/.exec(said);
      if (found) resolve(found[1]!);
    });
  });
  await (await fetch(address)).text();
  const took = seconds(from);
  const used = usedBy(server.pid!);
  process.kill(-server.pid!, 'SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  return { took, ...used };
}

/** CPU seconds and megabytes so far, as Linux counts them. */
function usedBy(pid: number): Pick<Started, 'cpu' | 'memory'> {
  if (process.platform !== 'linux') return { cpu: Number.NaN, memory: Number.NaN };
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return { cpu: (Number(ticks[11]) + Number(ticks[12])) / 100, memory: Number(kilobytes) / 1024 };
}

// A release as a stranger meets it: packed, installed into an empty folder without a network, and played from there.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTexts } from '@undercroft/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, connect, newPerson, until } from '../packages/server/test/harness.ts';
import { makeExecutable } from './executable.ts';
import { makeRelease, type Release } from './release.ts';
import { makeSdk } from './sdk.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-packed-'));
const place = mkdtempSync(join(tmpdir(), 'undercroft-installed-'));
const START = join(place, 'node_modules/undercroft/dist/start.js');
let release: Release;

const runWith =
  (node: string, folder: string) =>
  (...words: string[]): string =>
    execFileSync(node, [START, ...words], {
      cwd: folder,
      encoding: 'utf8',
      input: '1\n'.repeat(12),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
const run = runWith(process.execPath, place);

const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

beforeAll(async () => {
  release = await makeRelease(folder);
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', release.tarball], {
    cwd: place,
  });
});
afterAll(() => {
  for (const made of [folder, place]) rmSync(made, { recursive: true, force: true });
});

test('it is one package without dependencies or install scripts, and small', () => {
  expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'undercroft',
  ]);
  const manifest = JSON.parse(readFileSync(join(release.folder, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('scripts');
  expect(statSync(release.tarball).size).toBeLessThan(4_000_000);
  expect(filesIn(release.folder).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(
    11_000_000,
  );
});

test('every package inside is named with its licence, and nothing tells of the machine it was made on', () => {
  const { components } = JSON.parse(readFileSync(join(release.folder, 'sbom.cdx.json'), 'utf8'));
  const notices = readFileSync(join(release.folder, 'THIRD-PARTY.md'), 'utf8');
  const names = components.map(({ name }: { name: string }) => name);
  for (const name of ['fastify', 'ws', 'pg', 'preact']) expect(names).toContain(name);
  for (const { name, version } of components) expect(notices).toContain(`- ${name} ${version} (`);
  const home = join(import.meta.dirname, '..');
  expect(filesIn(release.folder).filter((file) => readFileSync(file).includes(home))).toEqual([]);
});

/** A server of the installed package, and its address. */
async function serve(node: string, folder: string) {
  const server = spawn(node, [START, 'serve', '--port', '0', '--data', 'house'], { cwd: folder });
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => /"msg":"serving"/.test(said), 'serving', 30_000);
  const stop = (): Promise<unknown> => {
    server.kill('SIGTERM');
    return new Promise((resolve) => server.once('exit', resolve));
  };
  return { stop, address: /"address":"([^"]+)"/.exec(said)![1]! };
}

/** Leaves the record of each game in the folder. */
async function playEveryGame(node: string, folder: string): Promise<void> {
  const { stop, address } = await serve(node, folder);
  const person = await newPerson(address, 'Ada');
  const line = connect(address, person);
  const { body } = await ask(address, undefined, 'GET', '/api/games');
  const { games } = body as { games: { name: string; seats: [number, number] }[] };
  expect(games.map(({ name }) => name)).toEqual(['delve', 'ruba', 'tomb', 'unearth']);
  for (const { name, seats } of games) {
    const chairs = [
      { kind: 'person' as const },
      ...Array(seats[0] - 1).fill({ kind: 'bot', level: 'novice' }),
    ];
    const made = await line.send({ kind: 'create', game: name, chairs, pace: 'live', listed: false, sit: 0 });
    if (!made.ok) throw new Error(made.code);
    line.watch(made.table!, () => {});
    await line.send({ kind: 'letBot', level: 'novice' }, made.table);
    await until(() => line.table(made.table!)?.info.state === 'finished', `${name} ends`, 120_000);
    const record = await fetch(`${address}/api/tables/${made.table}/record`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    writeFileSync(join(folder, `${name}.json`), await record.text());
    expect(runWith(node, folder)('verify', `${name}.json`)).toContain('Ada');
  }
  line.close();
  expect(await stop()).toBe(0);
}

function useCommandLine(node: string, folder: string): void {
  const type = runWith(node, folder);
  expect(type('--version')).toMatch(/^undercroft \d/);
  expect(type('rules', 'tomb', 'corruption')).toContain('ST-');
  expect(type('replay', 'ruba.json', '--step', '1')).toContain('1');
  expect(type('lab', 'ruba', '--games', '40', '--seed', '1', '--out', 'figures')).toContain('40');
  type('backup', 'kept.sqlite', '--data', 'house');
  expect(type('restore', 'kept.sqlite', '--data', 'elsewhere')).toContain('elsewhere');
}

test('pages come packed, and unpacked for who asks for them so', async () => {
  const { stop, address } = await serve(process.execPath, place);
  const page = await (await fetch(`${address}/`)).text();
  const [, script] = /src="(\/assets\/[^"]+)"/.exec(page)!;
  const [packed, plain] = await Promise.all(
    ['gzip', 'identity'].map((encoding) =>
      fetch(address + script, { headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect([packed!.status, packed!.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect([plain!.status, plain!.headers.get('content-encoding')]).toEqual([200, null]);
  for (const header of ['content-type', 'cache-control'])
    expect(plain!.headers.get(header)).toBe(packed!.headers.get(header));
  expect(await plain!.text()).toBe(await packed!.text());
  await stop();
});

test('every game is played to its end over the wire, and its record is verified', () =>
  playEveryGame(process.execPath, place));

test('the command line works from there: version, rules, lab in threads, backup and restore', () =>
  useCommandLine(process.execPath, place));

describe('docs/guides/game-from-outside.md, in a folder of its own', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/guides/game-from-outside.md'), 'utf8');
  const commands = [...guide.matchAll(/^npx undercroft (.*)$/gm)].map(([, words]) => words!);
  const ANSWERS: Readonly<Record<string, string>> = {
    'new-game': 'stands alone',
    play: 'The last round is over',
    sim: '"games": 200',
    lab: 'report.html',
  };
  test.each(commands.filter((line) => line.split(' ')[0]! in ANSWERS))('%s', (line) => {
    const words = line.replaceAll("'", '').split(' ');
    const said = run(...words, '--lang', 'en');
    expect(said).toContain(ANSWERS[words[0]!]);
  });
  test('the rest of its commands are known: the browser has a test of its own', () => {
    const rest = commands.filter((line) => !(line.split(' ')[0]! in ANSWERS));
    expect(rest).toEqual(['build-game moth', 'serve --game ./moth']);
  });
});

test('docs/guides/release-it.md names what the script can make', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/guides/release-it.md'), 'utf8');
  const script = readFileSync(join(import.meta.dirname, 'release.ts'), 'utf8');
  const flags = [...guide.matchAll(/^\| `npm run release -- --(\w+)/gm)].map(([, flag]) => flag!);
  expect(flags).toEqual(['without', 'sdk', 'executable', 'image']);
  for (const flag of flags) expect(script).toContain(`      ${flag}: {`);
});

const isLong = process.env.TEST_LENGTH === 'long';

/** Another Node, out of the registry. */
function nodeOf(version: number): { node: string; made: string } {
  const made = mkdtempSync(join(folder, `node-${version}-`));
  const words = ['install', '--prefix', made, '--no-audit', '--no-fund', '--silent', `node@${version}`];
  execFileSync('npm', words);
  return { node: join(made, 'node_modules/.bin/node'), made };
}

test.runIf(isLong).each([22, 24])(
  'so it is on Node %i',
  async (version) => {
    const { node, made } = nodeOf(version);
    await playEveryGame(node, made);
    useCommandLine(node, made);
  },
  600_000,
);

test.runIf(isLong)('Node 20 is answered with one sentence', () => {
  const { node, made } = nodeOf(20);
  const { status, stdout, stderr } = spawnSync(node, [START, 'serve'], { cwd: made, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Undercroft needs Node 22 [^\n]*\n$/);
});

test.runIf(isLong)('the executable plays, thinks in threads and serves with no Node in reach', async () => {
  const { file, packed } = await makeExecutable(release.folder, folder);
  expect(statSync(file).size).toBeLessThan(135_000_000);
  expect(statSync(packed).size).toBeLessThan(48_000_000);
  const alone = (...words: string[]): string =>
    execFileSync(file, words, {
      cwd: place,
      encoding: 'utf8',
      env: { HOME: join(place, 'home'), PATH: '/nowhere' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(alone('--version')).toMatch(/^undercroft \d/);
  expect(alone('verify', 'ruba.json')).toContain('Ada');
  expect(alone('lab', 'moth', '--game', './moth', '--games', '40', '--out', 'alone')).toContain('40');
});

test.runIf(isLong)(
  'a game from outside stands alone with the packed kernel and kit: types, contract, build',
  () => {
    const files = makeSdk(folder);
    expect(statSync(files[0]!).size).toBeLessThan(60_000);
    const moth = join(place, 'moth');
    const npm = (...words: string[]): void =>
      void execFileSync('npm', [...words, '--no-audit', '--no-fund', '--silent'], { cwd: moth });
    npm('install', '--save-dev', '--prefer-offline', release.tarball, ...files);
    npm('test');
    npm('run', 'build');
    expect(JSON.parse(readFileSync(join(moth, 'dist/room.json'), 'utf8')).files).toContain('ui/index.tsx');
    npm('pack');
    const other = mkdtempSync(join(place, 'other-'));
    const packed = join(moth, 'moth-0.1.0.tgz');
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', packed], {
      cwd: other,
    });
    const words = ['sim', 'moth', '--game', 'moth', '--games', '20', '--check'];
    expect(execFileSync(process.execPath, [START, ...words], { cwd: other, encoding: 'utf8' })).toContain(
      '"games": 20',
    );
  },
  600_000,
);

test.runIf(isLong)('the same sources give the same bytes', async () => {
  const again = await makeRelease(join(folder, 'again'));
  expect(readFileSync(again.tarball).equals(readFileSync(release.tarball))).toBe(true);
});

test.runIf(isLong)(
  'a release without a game holds nothing of it, in any file',
  async () => {
    const { folder: free } = await makeRelease(join(folder, 'free'), ['ruba']);
    const title = (await loadTexts('ruba', 'en'))['game.title']!;
    const told = filesIn(free).filter((file) => {
      if (file.endsWith('CHANGELOG.md')) return false;
      const text = readFileSync(file, 'utf8');
      return /\bRD-[A-Z]+-\d/.test(text) || text.includes(title) || /games[\\/]ruba/.test(text);
    });
    expect(told).toEqual([]);
    expect(JSON.parse(readFileSync(join(free, 'package.json'), 'utf8')).license).not.toContain('NC');
  },
  300_000,
);

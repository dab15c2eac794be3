// `npm run release`: the whole product as one npm package without dependencies, in `release`. `--out FOLDER` names another
// folder, `--without NAME` leaves a game out of everything, `--sdk` packs kernel, bots and kit for games from outside,
// `--executable` makes one file that needs no Node, for this platform or `--platform linux-arm64`,
// `--image` lays out the root of a container image (Dockerfile).
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@undercroft/kernel';
import { loadTexts } from '@undercroft/shelf';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { makeExecutable } from './executable.ts';
import { makeImageRoot } from './image-root.ts';
import { makeSdk } from './sdk.ts';
import { clientPackages, packagesOf, sbomOf, thirdPartyText } from './third-party.ts';

const CHECKOUT = resolve(import.meta.dirname, '..');
/** What is found by its path: the kernel for rooms from elsewhere, the shelf itself, threads, the texts of packages, and the parts of a room, of which some have less. */
const BY_PATH = [
  'kernel/src/index',
  'shelf/src/index',
  'lab/src/chunk-thread',
  'lab/src/training/lesson-thread',
  'lab/src/mining/mining-thread',
  'server/src/bots/bot-worker',
  'server/src/store/sqlite-worker',
  `{kernel,shelf,puzzles,lab,server,cli}/texts/{${LANGUAGES.join()}}`,
  'games/*/src/{index,hints,search-hints,traits,exposures,invariants,terminal,tutorial}',
  `games/*/texts/{,spoken/}{${LANGUAGES.join()}}`,
  `games/*/rulebook/{outline,examples,nouns,keywords,${LANGUAGES.join()}}`,
].map((path) => `${path}.ts`);

export interface Release {
  /** What is in the package, unpacked. */
  readonly folder: string;
  readonly tarball: string;
}

export async function makeRelease(out: string, without: readonly string[] = []): Promise<Release> {
  const known = roomsIn(CHECKOUT);
  for (const name of without)
    if (!known.includes(name)) throw new Error(`there is no game "${name}", only ${known.join(', ')}`);
  const root = without.length === 0 ? CHECKOUT : copyWithout(without);
  const packages = join(root, 'packages');
  const folder = join(out, 'undercroft');
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const { buildIfStale, DIST } = await import(join(packages, 'web/build.ts'));
  await buildIfStale();
  // Brotli would add a fifth of the package for a twentieth of a page; what is packed is unpacked for who asks for it so.
  cpSync(DIST, join(dist, 'web/dist'), {
    recursive: true,
    filter: (path) =>
      !/sources\.sha256$|build-took$|\.br$|[\\/]\.vite$/.test(path) &&
      !(/[\\/]assets[\\/]/.test(path) && existsSync(`${path}.gz`)),
  });
  const modules = await bundle(packages, dist);
  for (const name of roomsIn(root))
    for (const file of ['SPEC.md', 'package.json', 'net.bin', 'puzzles.pack'])
      if (existsSync(join(packages, 'games', name, file)))
        cpSync(join(packages, 'games', name, file), join(dist, 'games', name, file));
  for (const file of globSync('games/*/rules/*.js', { cwd: packages })) copyFrozen(packages, dist, file);
  cpSync(join(packages, 'cli/game-template'), join(dist, 'cli/game-template'), { recursive: true });
  cpSync(join(root, 'scripts/release-start.js'), join(dist, 'start.js'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file));
  await writeNotes(root, folder, without);
  const parts = packagesOf([...modules, ...clientPackages(root)]);
  writeFileSync(join(folder, 'THIRD-PARTY.md'), thirdPartyText(parts));
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(manifest.version, parts));
  const made = manifestWith(roomsIn(root).includes('ruba'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
  if (root !== CHECKOUT) rmSync(root, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder });
  return { folder, tarball: join(out, `undercroft-${manifest.version}.tgz`) };
}

/** Earlier rules stay as they were frozen, but for the place of the kernel. */
function copyFrozen(packages: string, dist: string, file: string): void {
  const text = readFileSync(join(packages, file), 'utf8');
  mkdirSync(join(dist, dirname(file)), { recursive: true });
  writeFileSync(join(dist, file), text.replaceAll('@undercroft/kernel', '../../../kernel/src/index.js'));
}

const titleOf = async (game: string): Promise<string> => (await loadTexts(game, 'en'))['game.title']!;

/** What is read before anything is started; a game that was left out is not named. */
async function writeNotes(root: string, folder: string, without: readonly string[]): Promise<void> {
  const [titles, left] = await Promise.all(
    [roomsIn(root), without].map((names) => Promise.all(names.map(titleOf))),
  );
  const readme = readFileSync(join(root, 'scripts/release-readme.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), readme.replace('{games}', titles!.join(', ')));
  const credits = readFileSync(join(root, 'NOTICE.md'), 'utf8').split('\n');
  const kept = credits.filter((line) => !left!.some((title) => line.includes(title)));
  writeFileSync(join(folder, 'NOTICE.md'), kept.join('\n'));
}

const roomsIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'packages/games')).filter((name) =>
    existsSync(join(root, 'packages/games', name, 'src/index.ts')),
  );

/** A checkout in which some games have never been, with the packages of npm as they are. */
function copyWithout(games: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'undercroft-release-'));
  const left = new Set(games.map((name) => join(CHECKOUT, 'packages/games', name)));
  cpSync(CHECKOUT, root, {
    recursive: true,
    filter: (path) =>
      !left.has(path) && !/[\\/](node_modules|dist|release|\.git)$/.test(path.slice(CHECKOUT.length)),
  });
  for (const modules of globSync('{.,packages/*}/node_modules', { cwd: CHECKOUT })) {
    mkdirSync(join(root, modules), { recursive: true });
    for (const name of readdirSync(join(CHECKOUT, modules)))
      if (name !== '@undercroft') symlinkSync(join(CHECKOUT, modules, name), join(root, modules, name));
  }
  mkdirSync(join(root, 'node_modules/@undercroft'));
  for (const file of globSync('packages/{*,games/*}/package.json', { cwd: root }))
    symlinkSync(
      join(root, dirname(file)),
      join(root, 'node_modules/@undercroft', dirname(file).split('/').at(-1)!),
    );
  return root;
}

/** Answers the files of every module that went in. */
async function bundle(packages: string, dist: string): Promise<readonly string[]> {
  const paths = globSync(BY_PATH, { cwd: packages }).toSorted();
  const build = await rolldown({
    input: {
      undercroft: join(packages, 'cli/src/undercroft.ts'),
      ...Object.fromEntries(paths.map((path) => [path.slice(0, -'.ts'.length), join(packages, path)])),
    },
    platform: 'node',
    // A release has its client built, and PostgreSQL is spoken to in JavaScript.
    external: ['@undercroft/web/build', 'pg-native'],
    logLevel: 'silent',
  });
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    // Beside `start.js`: what tells where it stands tells where the house is.
    chunkFileNames: '[name]-[hash].js',
    comments: { annotation: false, jsdoc: false, legal: false },
    codeSplitting: { groups: [{ name: 'places', test: /shelf[\\/]src[\\/]places/ }] },
  });
  await build.close();
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

function manifestWith(hasRuba: boolean): object {
  const { name, version, description } = manifest;
  return {
    name,
    version,
    description,
    // Ruba Dungeon is for non-commercial use; icons and fonts have licences of their own.
    license: `MIT${hasRuba ? ' AND CC-BY-NC-4.0' : ''} AND CC-BY-3.0 AND OFL-1.1`,
    type: 'module',
    bin: { undercroft: 'dist/start.js' },
    engines: { node: '>=22' },
    files: ['dist', 'THIRD-PARTY.md', 'NOTICE.md', 'CHANGELOG.md', 'sbom.cdx.json'],
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      without: { type: 'string', multiple: true },
      sdk: { type: 'boolean' },
      executable: { type: 'boolean' },
      platform: { type: 'string' },
      image: { type: 'boolean' },
    },
  });
  const out = resolve(values.out ?? join(CHECKOUT, 'release'));
  const { folder, tarball } = await makeRelease(out, values.without);
  console.log(tarball);
  if (values.sdk) for (const file of makeSdk(out)) console.log(file);
  if (values.executable) console.log((await makeExecutable(folder, out, values.platform)).file);
  if (values.image) console.log(await makeImageRoot(folder, out));
}

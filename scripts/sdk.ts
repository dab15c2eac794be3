// Packs the kernel, the bots and the kit for games that are written elsewhere: built modules with their types.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import root from '../package.json' with { type: 'json' };
import config from '../tsconfig.json' with { type: 'json' };

const CHECKOUT = join(import.meta.dirname, '..');
const PACKAGES = ['kernel', 'bots', 'kit'] as const;
/** Besides what is built. */
const AS_IS = ['css', 'fonts'];

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Answers the packed files. */
export function makeSdk(out: string): readonly string[] {
  const work = join(out, 'sdk');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  compile(join(work, 'built'));
  return PACKAGES.map((name) => pack(name, work, out));
}

function compile(outDir: string): void {
  const file = join(CHECKOUT, 'packages', `.sdk-${process.pid}.json`);
  const { allowImportingTsExtensions: _, ...options } = config.compilerOptions;
  const include = PACKAGES.flatMap((name) => [`${name}/src`, `${name}/texts`]);
  const compilerOptions = {
    ...options,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '.',
    outDir,
  };
  writeFileSync(file, JSON.stringify({ compilerOptions, include, exclude: ['**/*.test.*'] }));
  try {
    const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
    execFileSync(process.execPath, [join(tsc, '../bin/tsc'), '-p', file], { stdio: 'inherit' });
  } finally {
    rmSync(file);
  }
}

/** `./src/x.ts` as what was built of it; other files stay what they are. */
const builtExport = (path: string): unknown =>
  /\.tsx?$/.test(path)
    ? {
        types: path.replace('./', './dist/').replace(/\.tsx?$/, '.d.ts'),
        default: path.replace('./', './dist/').replace(/\.tsx?$/, '.js'),
      }
    : path;

function pack(name: string, work: string, out: string): string {
  const source = join(CHECKOUT, 'packages', name);
  const folder = join(work, name);
  const { exports, dependencies } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  ) as Manifest;
  cpSync(join(work, 'built', name), join(folder, 'dist'), { recursive: true });
  for (const file of AS_IS)
    if (existsSync(join(source, file)))
      cpSync(join(source, file), join(folder, file), {
        recursive: true,
        filter: (path) => !path.endsWith('.ts'),
      });
  cpSync(join(CHECKOUT, 'LICENSE'), join(folder, 'LICENSE'));
  const { preact, ...needed } = dependencies;
  const manifest = {
    name: `@undercroft/${name}`,
    version: root.version,
    description: `Part of Undercroft, for games that are written elsewhere: the ${name}.`,
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, builtExport(path)])),
      './package.json': './package.json',
    },
    files: ['dist', ...AS_IS],
    dependencies: Object.fromEntries(
      Object.entries(needed).map(([each, version]) => [each, version === '*' ? root.version : version]),
    ),
    // Boards share the Preact of their game; the contract is a set of tests.
    ...(preact && { peerDependencies: { preact } }),
    ...(name === 'kernel' && {
      peerDependencies: { vitest: '>=5' },
      peerDependenciesMeta: { vitest: { optional: true } },
    }),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder });
  return join(out, `undercroft-${name}-${root.version}.tgz`);
}

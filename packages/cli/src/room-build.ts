// Builds a room for the browser with Vite: the parts of the room under their own names, a style, and a card for the pages.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodedError } from '@undercroft/kernel';
import { BUILT, CONTRACT, type OutsideRoom } from '@undercroft/shelf';
import { ledgers, readGameCard } from '@undercroft/web/game-cards';
import { gameIcons } from '@undercroft/web/game-icons';
import { SHARED_PREACT } from '@undercroft/web/shared-preact';

/** Every part that a page, a worker or the shelf may ask for. */
const PARTS = [
  'src/{index,hints,search-hints,traits,exposures,invariants,terminal,tutorial}.ts',
  'texts/{,spoken/}*.ts',
  'rulebook/*.{ts,tsx}',
  'ui/index.tsx',
];
const LEDGER = 'SPEC.md';
const BOARD = 'ui/index.tsx';
const STYLE = 'style.css';
const NET = 'net.bin';
const PUZZLES = 'puzzles.pack';

/** What stands beside a built room, in `room.json`. */
export interface BuiltRoom {
  readonly contract: number;
  readonly card: Awaited<ReturnType<typeof readGameCard>>;
  /** Its parts by their paths in the room, and network and style where it has them. */
  readonly files: readonly string[];
}

type Vite = typeof import('vite');
type Plugin = import('vite').Plugin;

/** The game's own; the house brings nothing to build with. */
async function viteOf(folder: string): Promise<Vite> {
  let path: string;
  try {
    path = createRequire(join(folder, '_')).resolve('vite');
  } catch {
    throw new CodedError('package-missing', { folder, package: 'vite' });
  }
  return (await import(pathToFileURL(path).href)) as Vite;
}

export async function buildRoom({ folder }: OutsideRoom): Promise<BuiltRoom> {
  // Whatever runs this: Vite takes its own mode for half of what it does.
  process.env.NODE_ENV = 'production';
  const { build } = await viteOf(folder);
  const parts = globSync(PARTS, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const out = join(folder, BUILT);
  const entries = parts.map((path) => [path.replace(/\.\w+$/, ''), entryOf(folder, path)]);
  try {
    await build({
      root: folder,
      base: './',
      configFile: false,
      publicDir: false,
      mode: 'production',
      logLevel: 'silent',
      plugins: [sharedPreact(), board(), ledgers(), gameIcons(folder)],
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: {
        outDir: out,
        emptyOutDir: true,
        target: 'es2023',
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: { ...Object.fromEntries(entries), SPEC: `${join(folder, LEDGER)}?clauses` },
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? STYLE : 'assets/[name]-[hash][extname]',
          },
        },
      },
    });
  } catch (error) {
    throw new CodedError('game-not-built', { folder, why: (error as Error).message });
  }
  for (const file of [LEDGER, 'package.json', NET, PUZZLES, 'ui/door.svg'])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(out, file));
  const besides = [NET, STYLE].filter((file) => existsSync(join(out, file)));
  const room = {
    contract: CONTRACT,
    card: await readGameCard(folder),
    files: [...parts, LEDGER, ...besides],
  };
  writeFileSync(join(out, 'room.json'), `${JSON.stringify(room, null, 2)}\n`);
  return room;
}

/** Undefined where there is none, or only half of one: it is written last. */
export function builtRoom({ folder }: Pick<OutsideRoom, 'folder'>): BuiltRoom | undefined {
  const file = join(folder, BUILT, 'room.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltRoom) : undefined;
}

const entryOf = (folder: string, path: string): string =>
  path === BOARD ? `virtual:outside-board?${join(folder, path)}` : join(folder, path);

/** The board stands on a table of its own kit. */
const board = (): Plugin => ({
  name: 'undercroft-outside-board',
  resolveId: (id) => (id.startsWith('virtual:outside-board?') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:outside-board?')) return undefined;
    const path = JSON.stringify(id.slice(id.indexOf('?') + 1));
    const names = ['Heading', 'status', 'outcome', 'asButton', 'unasked', 'group', 'rank', 'marks'];
    names.push('tabs', 'rolls', 'highlights');
    return [
      `import * as ui from ${path};`,
      "import { outsideUi } from '@undercroft/kit/outside-board';",
      'const made = outsideUi(ui);',
      'export default made.default;',
      ...names.map((name) => `export const ${name} = made.${name};`),
    ].join('\n');
  },
});

/** Preact is that of the page, which hands it over before a board is loaded. */
const sharedPreact = (): Plugin => ({
  name: 'undercroft-shared-preact',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(SHARED_PREACT, id) ? `\0shared:${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0shared:')) return undefined;
    const shared = id.slice('\0shared:'.length) as keyof typeof SHARED_PREACT;
    const names = SHARED_PREACT[shared].join(', ');
    return `const { ${names} } = globalThis.undercroftPreact['${shared}'];\nexport { ${names} };`;
  },
});

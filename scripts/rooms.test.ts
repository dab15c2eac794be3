// Every game's room has the same file names: CONTRIBUTING.md, "A room".
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const gamesFolder = join(root, 'packages/games');
const template = join(root, 'packages/cli/game-template');

/** The contract, one member or type a file, and what other programs load of a room. */
const SRC_FILES = [
  'index',
  'position',
  'choices',
  'events',
  'setup',
  'play',
  'view',
  'imagine',
  'copy',
  'score',
  'explain',
  'default-choice',
  'invariants',
  'phrases',
  'hints',
  'terminal',
];
const OPTIONAL_SRC_FILES = [
  'contract',
  'effects',
  'exposures',
  'search-hints',
  'traits',
  'tutorial',
  'tutorial.test',
];
/** Besides these, a folder is named for the file that it serves: `hints/`, `phrases/`. */
const SRC_FOLDERS = ['content', 'rules'];
/** What a game of the house has and a new one may do without. */
const HOUSE_FILES = [
  'src/effects.ts',
  'src/exposures.ts',
  'src/tutorial.ts',
  'test/build-position.ts',
  'test/recorded.test.ts',
  'tools/record-games.ts',
  'ui/index.tsx',
  'rulebook/outline.ts',
];

function misnamed(room: string): string[] {
  const known = [...SRC_FILES, ...OPTIONAL_SRC_FILES];
  const stray = readdirSync(join(room, 'src'), { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory()
        ? ![...SRC_FOLDERS, ...known].includes(entry.name)
        : !known.includes(entry.name.replace(/\.ts$/, '')),
    )
    .map(({ name }) => `src/${name} is not in the list`);
  const loose = readdirSync(join(room, 'test'))
    .filter((name) => /^(fit|speed|soak|balance|record-)/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `test/${name} is a tool`);
  const missing = ['SPEC.md', 'test/contract.test.ts', ...SRC_FILES.map((name) => `src/${name}.ts`)]
    .filter((file) => !existsSync(join(room, file)))
    .map((file) => `${file} is missing`);
  return [...stray, ...loose, ...missing];
}

test.each(readdirSync(gamesFolder))('%s has the files of a room and no others', (game) => {
  const room = join(gamesFolder, game);
  expect(misnamed(room)).toEqual([]);
  expect(HOUSE_FILES.filter((file) => !existsSync(join(room, file)))).toEqual([]);
});

test('so has the template of a new game', () => {
  expect(misnamed(template)).toEqual([]);
});

test('a stray file, a tool among the tests and a missing file are named', () => {
  const room = mkdtempSync(join(tmpdir(), 'undercroft-room-'));
  try {
    cpSync(template, room, { recursive: true });
    writeFileSync(join(room, 'src/helpers.ts'), '');
    writeFileSync(join(room, 'test/speed.ts'), '');
    rmSync(join(room, 'src/copy.ts'));
    expect(misnamed(room)).toEqual([
      'src/helpers.ts is not in the list',
      'test/speed.ts is a tool',
      'src/copy.ts is missing',
    ]);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});

test.each(readdirSync(gamesFolder))('%s: no id stands twice in the ledger', (game) => {
  // Before the rules, D12 is a die.
  const [, rules] = readFileSync(join(gamesFolder, game, 'SPEC.md'), 'utf8').split('\n## Rules\n');
  const ids = [...rules!.matchAll(/^\| *([A-Z][A-Z\d-]*\d) *\|/gm)].map(([, id]) => id!);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

// Lists, per game, the clauses of SPEC.md that no test names; fails when there are any.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clausesOf } from '../packages/kernel/src/testing/clauses.ts';
import { citedIn } from './cited-clauses.ts';

const root = join(import.meta.dirname, '..');
const gamesFolder = join(root, 'packages/games');

/** Every test title of the house by file, as the runner itself lists them: what is commented out does not count. */
function testTitles(): Map<string, string[]> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const out = execFileSync(
    process.execPath,
    [vitest, 'list', '--json', '--no-static-parse', '--passWithNoTests', 'packages/games'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const titles = new Map<string, string[]>();
  for (const { name, file } of JSON.parse(out.slice(out.indexOf('['))) as { name: string; file: string }[]) {
    const game = relative(gamesFolder, file).split(/[\\/]/)[0]!;
    titles.set(game, [...(titles.get(game) ?? []), name]);
  }
  return titles;
}

const titles = testTitles();
let missing = 0;
for (const game of readdirSync(gamesFolder).sort()) {
  const spec = join(gamesFolder, game, 'SPEC.md');
  if (!existsSync(spec)) continue;
  const clauses = clausesOf(readFileSync(spec, 'utf8'));
  const cited = new Set((titles.get(game) ?? []).flatMap(citedIn));
  const untested = [...clauses].filter((clause) => !cited.has(clause));
  const unknown = [...cited].filter((clause) => !clauses.has(clause));
  missing += untested.length + unknown.length;
  console.log(
    `${game}: ${clauses.size} clauses, ${clauses.size - untested.length} tested, ${untested.length} missing`,
  );
  if (untested.length > 0) console.log(`  without a test: ${untested.join(' ')}`);
  if (unknown.length > 0) console.log(`  tested but not in SPEC.md: ${unknown.join(' ')}`);
}
process.exitCode = missing > 0 ? 1 : 0;

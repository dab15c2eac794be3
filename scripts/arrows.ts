// Holds the arrows of the house: which package may import which, and what must run without Node or a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What each room may import besides itself. A game's board (`ui/`) and rulebook may also draw with the kit. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  kit: ['kernel'],
  bots: ['kernel'],
  shelf: ['kernel'],
  protocol: ['kernel'],
  lab: ['kernel', 'bots', 'shelf'],
  server: ['kernel', 'bots', 'shelf', 'protocol'],
  web: ['kernel', 'kit', 'bots', 'protocol', 'lab'],
  cli: ['kernel', 'bots', 'shelf', 'protocol', 'lab', 'server', 'web'],
};
/** Rooms whose code must run in any JavaScript engine. */
const ANYWHERE = new Set(['kernel', 'bots', 'protocol', 'games']);

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const complaints: string[] = [];

for (const file of sourceFiles(join(root, 'packages'))) {
  const path = relative(root, file).replaceAll('\\', '/');
  const [, top, game] = path.split('/') as [string, string, string];
  const isGame = top === 'games';
  const home = join(root, 'packages', isGame ? `games/${game}` : top);
  const isTest = /\.test\.tsx?$|\/test\/|\/testing\/|\/tools\//.test(path);
  const isBoard = isGame && ['ui', 'rulebook'].includes(path.split('/')[3]!);
  const allowed = isGame ? ['kernel', ...(isBoard ? ['kit'] : []), game] : ARROWS[top];
  if (!allowed) complaints.push(`${path}: ${top} has no arrows; give it some in scripts/arrows.ts`);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (target!.startsWith('@undercroft/')) {
      const room = target!.split('/')[1]!;
      if (room !== top && !isTest && !allowed?.includes(room))
        complaints.push(`${path} may not import ${target}`);
    } else if (target!.startsWith('.')) {
      if (relative(home, resolve(dirname(file), target!)).startsWith('..') && !isTest)
        complaints.push(`${path} reaches out of its package: ${target}`);
    } else if (target!.startsWith('node:') && ANYWHERE.has(top) && !isTest)
      complaints.push(`${path} must run anywhere, but imports ${target}`);
  }
}

for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'report'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

// Holds the arrows of the repository: which package may import which, what runs anywhere, what lies above what.
import { dirname, join, normalize } from 'node:path/posix';
import { type Reference, referencesOf, type SourceFile, sourceFiles } from './source-files.ts';

/** What each package may import besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  kit: ['kernel'],
  bots: ['kernel'],
  shelf: ['kernel'],
  protocol: ['kernel'],
  table: ['kernel', 'protocol'],
  study: ['kernel', 'protocol'],
  events: ['kernel', 'protocol'],
  puzzles: ['kernel', 'bots'],
  lab: ['kernel', 'bots', 'shelf', 'events', 'puzzles'],
  server: ['kernel', 'bots', 'shelf', 'protocol', 'table', 'events', 'puzzles', 'study'],
  web: ['kernel', 'kit', 'bots', 'protocol', 'table', 'lab', 'events', 'puzzles', 'study'],
  cli: ['kernel', 'bots', 'shelf', 'protocol', 'table', 'lab', 'server', 'web', 'events', 'puzzles'],
};
/** What a package may find by a glob or a URL: the browser has no shelf. */
const FOUND: Readonly<Record<string, readonly string[]>> = { web: ['kernel', 'games'] };
/** Packages whose code must run in any JavaScript engine. */
const ANYWHERE = new Set(['kernel', 'bots', 'protocol', 'table', 'events', 'puzzles', 'study', 'games']);
/** A game's board and rulebook draw with the kit; its rules know neither. */
const BOARD = /^(ui|rulebook)\//;
/** What `new-game` lays out draws as a game does. */
const NEW_BOARD = /^packages\/cli\/game-template\/ui\//;
/** The server's edges stand on its core; only the files that put the server together know them. */
const SERVER_EDGE = /^src\/(http|socket)\//;
const SERVER_ROOT = /^src\/(server|sweeper)\.ts$/;
/** The only entry of the bots that games and the shelf may import: types. */
const SEARCH_HINTS = '@undercroft/bots/search-hints';

/** What is wrong below this root, one sentence each. */
export function arrowFaults(root: string): string[] {
  const faults: string[] = [];
  for (const file of sourceFiles(root)) {
    if (file.isTest) continue;
    for (const reference of referencesOf(file)) {
      const fault = reference.target.startsWith('.')
        ? faultOfPath(file, reference)
        : faultOfPackage(file, reference.target);
      if (fault) faults.push(`${file.path} ${fault} ${reference.target}`);
    }
  }
  return faults;
}

const topOf = (home: string): string => home.split('/', 1)[0]!;

function faultOfPackage(file: SourceFile, target: string): string {
  const top = topOf(file.home);
  if (target.startsWith('node:')) return ANYWHERE.has(top) ? 'must run anywhere, but imports' : '';
  if (!target.startsWith('@undercroft/')) return '';
  const name = target.split('/')[1]!;
  if (name === 'kit' && NEW_BOARD.test(file.path)) return '';
  if (target === SEARCH_HINTS && ['games', 'shelf'].includes(top)) return '';
  if (top !== 'games')
    return name === top || ARROWS[top]?.includes(name) ? '' : 'has no arrow in scripts/arrows.ts to';
  const isOwn = file.home === `games/${name}`;
  const isBoard = BOARD.test(file.inside);
  if (isOwn && target.endsWith('/ui') && !isBoard) return 'is rules, but imports its board';
  const isAllowed = isOwn || name === 'kernel' || (name === 'kit' && isBoard);
  return isAllowed ? '' : 'is a game and may not import';
}

function faultOfPath(file: SourceFile, { kind, target }: Reference): string {
  const path = normalize(join(dirname(file.path), target));
  const home = `packages/${file.home}/`;
  if (!`${path}/`.startsWith(home)) {
    const other = path.split('/')[1]!;
    const isFound = kind === 'file' && FOUND[file.home]?.includes(other);
    return isFound ? '' : 'reaches out of its package:';
  }
  const inside = path.slice(home.length);
  if (topOf(file.home) === 'games' && file.inside.startsWith('src/') && BOARD.test(inside))
    return 'is rules, but imports its board';
  const isEdge = file.home === 'server' && SERVER_EDGE.test(inside);
  if (isEdge && !SERVER_EDGE.test(file.inside) && !SERVER_ROOT.test(file.inside)) return 'imports upward:';
  return '';
}

if (import.meta.main) {
  const faults = arrowFaults(join(import.meta.dirname, '..'));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

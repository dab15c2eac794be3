// The arrows find each planted fault, and nothing in a tree that keeps them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arrowFaults } from './arrows.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function faultsIn(path: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  roots.push(root);
  const file = join(root, 'packages', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return arrowFaults(root);
}

test.each([
  ['a package below', 'table/src/a.ts', "import { createServer } from '@undercroft/server';"],
  ['a package beside', 'table/src/a.ts', "export { chooseMove } from '@undercroft/bots';"],
  ['types too', 'protocol/src/a.ts', "import type { Table } from '@undercroft/table';"],
  ['a type in place', 'kernel/src/a.ts', "export type A = import('@undercroft/kit').Board;"],
  ['on demand', 'shelf/src/a.ts', "await import('@undercroft/server');"],
  ['by a template', 'kit/src/a.ts', `await import(\`@undercroft/server/texts/\${language}\`);`],
  ['resolved by name', 'bots/src/a.ts', "import.meta.resolve('@undercroft/shelf');"],
  ['a package without arrows', 'new/src/a.ts', "import '@undercroft/kernel';"],
  ['by a path', 'server/src/a.ts', "import '../../table/src/table.ts';"],
  ['by a glob', 'lab/src/a.ts', "import.meta.glob('../../games/*/src/index.ts');"],
  ['by one glob of a list', 'web/src/a.ts', "import.meta.glob(['./a/*.ts', '../../server/src/*.ts']);"],
  ['a worker', 'web/src/a.ts', "new Worker(new URL('../../server/src/worker.ts', import.meta.url));"],
  ['Node in the kernel', 'kernel/src/a.ts', "import 'node:fs';"],
  ['Node in the protocol', 'protocol/src/a.ts', "import type { Socket } from 'node:net';"],
  ['Node in the table', 'table/src/a.ts', "await import('node:crypto');"],
  ['Node in a game', 'games/delve/src/a.ts', "import 'node:fs';"],
  ['bots in a game', 'games/delve/src/a.ts', "import '@undercroft/bots';"],
  ['the kit in rules', 'games/delve/src/a.ts', "import '@undercroft/kit';"],
  ['another game', 'games/delve/ui/a.tsx', "import '@undercroft/tomb';"],
  ['the board in rules', 'games/delve/src/rules/a.ts', "import '../../ui/named.ts';"],
  ['the board in rules by name', 'games/delve/src/a.ts', "import '@undercroft/delve/ui';"],
  ['HTTP in the core', 'server/src/store/a.ts', "import '../http/app.ts';"],
  ['sockets in the core', 'server/src/lobby.ts', "import type { Sockets } from './socket/sockets.ts';"],
])('refused: %s', (_, path, text) => {
  expect(faultsIn(path, text)).toHaveLength(1);
});

test.each([
  ['table/src/a.ts', "import '@undercroft/kernel'; import '@undercroft/protocol'; import './b.ts';"],
  ['web/src/a.ts', "import '@undercroft/table'; import.meta.glob('../../games/*/ui/index.tsx');"],
  ['web/src/a.ts', "new Worker(new URL('./worker.ts', import.meta.url)); import 'node:fs';"],
  ['games/delve/src/a.ts', "import type { SearchHints } from '@undercroft/bots/search-hints';"],
  ['games/delve/ui/a.tsx', "import '@undercroft/kit/board'; import '../src/view.ts';"],
  ['games/delve/test/a.test.ts', "import 'node:fs'; import '@undercroft/lab'; import '../ui/named.ts';"],
  ['server/src/http/a.ts', "import '../lobby.ts'; import type {} from '../socket/sockets.ts';"],
  ['server/src/server.ts', "import './http/app.ts';"],
  ['kernel/src/a.ts', "// import 'node:fs';\nexport const text = \"import '@undercroft/server'\";"],
])('allowed: %s %s', (path, text) => {
  expect(faultsIn(path, text)).toEqual([]);
});

// The glossary finds names with two meanings, words without a name, and a list of names that is out of date.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { glossaryFaults, HEADING, writeGlossary } from './glossary.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function faultsIn(files: Readonly<Record<string, string>>, words = '', isWritten = true): string[] {
  const root = mkdtempSync(join(tmpdir(), 'glossary-'));
  roots.push(root);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('docs/glossary.md', words);
  for (const [path, text] of Object.entries(files)) write(`packages/${path}`, text);
  if (isWritten) writeGlossary(root);
  return glossaryFaults(root);
}

const SEAT = '/** Who one is. */\nexport type Seat = number;';
const USES_SEAT = "import type { Seat } from '@undercroft/kernel';";

test.each([
  [
    'two packages',
    { 'web/src/a.ts': 'export type Line = 1;', 'server/src/a.ts': 'export interface Line {}' },
  ],
  ['two files', { 'web/src/a.ts': 'export const line = 1;', 'web/src/b.ts': 'export function line() {}' }],
  ['a room and a package', { 'kernel/src/a.ts': SEAT, 'games/delve/src/a.ts': 'export type Seat = 1;' }],
  [
    'one room',
    { 'games/delve/src/a.ts': 'export type Die = 1;', 'games/delve/ui/a.ts': 'export type Die = 2;' },
  ],
])('two meanings: %s', (_, files) => {
  expect(faultsIn(files)).toEqual([expect.stringContaining('means two things')]);
});

test.each([
  [
    'two rooms',
    { 'games/a/src/a.ts': 'export type Choice = 1;', 'games/b/src/a.ts': 'export type Choice = 2;' },
  ],
  ['a re-export', { 'kernel/src/seat.ts': SEAT, 'kernel/src/index.ts': "export * from './seat.ts';" }],
  ['a schema and its type', { 'protocol/src/a.ts': 'export const A = 1;\nexport type A = typeof A;' }],
  ['a component', { 'kernel/src/a.ts': SEAT, 'kit/src/seat.tsx': 'export function Seat() {}' }],
  ['tests', { 'kernel/src/a.ts': SEAT, 'web/test/a.ts': SEAT }],
])('one meaning: %s', (_, files) => {
  expect(faultsIn(files)).toEqual([]);
});

test('a name that crosses a border needs a sentence or a word', () => {
  const bare = { 'kernel/src/a.ts': 'export type Seat = number;', 'bots/src/a.ts': USES_SEAT };
  expect(faultsIn(bare)).toEqual([expect.stringContaining('say what Seat is')]);
  expect(faultsIn(bare, '| **seat** `Seat` | kernel | who one is |')).toEqual([]);
  expect(faultsIn(bare, `${HEADING}\n| \`Seat\` | who one is |`)).toEqual([]);
  expect(faultsIn({ ...bare, 'kernel/src/a.ts': SEAT })).toEqual([]);
});

test('the list of names is up to date', () => {
  const files = { 'kernel/src/a.ts': SEAT, 'bots/src/a.ts': USES_SEAT };
  expect(faultsIn(files, '', false)).toEqual([expect.stringContaining('out of date')]);
  const stale = `${HEADING}\n| \`Chair\` | where one sits |`;
  expect(faultsIn({ 'kernel/src/a.ts': SEAT }, stale, false)).toEqual([
    expect.stringContaining('out of date'),
  ]);
});

test.each([
  ['no such name', '| **seat** `Chair` | kernel | who one is |', 'kernel exports no Chair'],
  ['no such package', '| **seat** | cellar | who one is |', 'no package cellar'],
  ['a word twice', '| **seat** | | one |\n| **seat** | | two |', 'seat stands there twice'],
])('words: %s', (_, words, fault) => {
  expect(faultsIn({ 'kernel/src/a.ts': SEAT }, words)).toEqual([expect.stringContaining(fault)]);
});

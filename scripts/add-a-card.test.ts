// Follows docs/guides/add-a-card.md to the letter in a copy of the room: its patch fits, and the tests it promises stay green.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/guides/add-a-card.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, text]) =>
    of === language ? [text!] : [],
  );

/** As deep in the repository as the room itself, so that it finds everything where the room does. */
const rooms = mkdtempSync(join(root, 'packages/.rooms-'));
const room = join(rooms, 'delve');
cpSync(join(root, 'packages/games/delve'), room, {
  recursive: true,
  filter: (path) => !path.endsWith('node_modules'),
});
afterAll(() => rmSync(rooms, { recursive: true, force: true }));

const copied = (line: string): string => line.replaceAll('packages/games/delve', room.slice(root.length + 1));
const run = (file: string, args: readonly string[], input?: string): string =>
  execFileSync(file, args, { cwd: root, encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

test('T13: the patch of add-a-card.md fits, and the deck has as many cards as before', async () => {
  const [patch] = blocks('diff');
  run('git', ['apply', '--unidiff-zero', '-'], copied(patch!));
  const { EXPEDITION } = await import(pathToFileURL(join(room, 'src/content/expedition.ts')).href);
  const cards: readonly { id: string; copies: number }[] = EXPEDITION;
  expect(cards.map(({ id }) => id)).toContain('bone-rattle');
  expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(80);
});

test.runIf(process.env.TEST_LENGTH === 'long')('T13: the tests that it promises stay green', () => {
  const node = `'${process.execPath}'`;
  for (const line of blocks('sh')[0]!.trim().split('\n').map(copied))
    run('sh', [
      '-c',
      line.replace('npx node', node).replace('npx vitest', `${node} node_modules/vitest/vitest.mjs`),
    ]);
});

// Follows docs/guides/add-a-card.md to the letter in a copy of the room: its patch fits, and the tests it promises stay green.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openRecord, parseRecord } from '@undercroft/kernel';
import { shelfAt } from '@undercroft/shelf';
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
  execFileSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, UNDERCROFT_ROOMS: rooms },
  });
const shell = (block: string): void => {
  const node = `'${process.execPath}'`;
  for (const line of block.trim().split('\n').map(copied))
    run('sh', [
      '-c',
      line.replace('npx node', node).replace('npx vitest', `${node} node_modules/vitest/vitest.mjs`),
    ]);
};

const [freezing, testing] = blocks('sh');

test('T13: the patch of add-a-card.md fits, and the deck has as many cards as before', async () => {
  shell(freezing!);
  const [patch] = blocks('diff');
  run('git', ['apply', '--unidiff-zero', '-'], copied(patch!));
  const { EXPEDITION } = await import(pathToFileURL(join(room, 'src/content/expedition.ts')).href);
  const cards: readonly { id: string; copies: number }[] = EXPEDITION;
  expect(cards.map(({ id }) => id)).toContain('bone-rattle');
  expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(80);
});

test('T13: every record of the rules before it is still replayed to its hash', async () => {
  const game = await shelfAt(rooms).loadWithEarlier('delve');
  const kept = globSync('test/old-rules/*.json', { cwd: room }).map((file) =>
    parseRecord(readFileSync(join(room, file), 'utf8')),
  );
  expect(new Set(kept.map(({ rules }) => Number(rules) + 1))).toContain(Number(game.rules));
  for (const record of kept) expect(openRecord(game, record).game.rules).toBe(record.rules);
});

test.runIf(process.env.TEST_LENGTH === 'long')('T13: the tests that it promises are green', () =>
  shell(testing!),
);

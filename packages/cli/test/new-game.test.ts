// A new room passes the contract at once, is found by the shelf and plays in the terminal: what the guide promises.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyGame } from '@undercroft/kernel';
import { gameContract } from '@undercroft/kernel/testing';
import { shelfAt, VERSION } from '@undercroft/shelf';
import { afterAll, expect, test } from 'vitest';
import { testProgram } from './test-program.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the repository, so that the new room finds the kernel as a room of the house would. */
const rooms = mkdtempSync(join(root, 'packages/cli/.rooms-'));
afterAll(() => rmSync(rooms, { recursive: true, force: true }));

const program = testProgram();
const made = await program.run('new-game', 'moth-light', '--title', 'Moth Light', '--into', rooms);
const shelf = shelfAt(rooms);
const game: AnyGame = await shelf.loadGame('moth-light');

test('the command says where the room is and what comes next', () => {
  expect(made).toBe(0);
  expect(program.out()).toContain('Moth Light');
  expect(program.out()).toContain('npx undercroft play moth-light --game .');
});

test('it stands alone, with the versions that this house is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(rooms, 'moth-light/package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const name of ['preact', 'typescript', 'vitest'])
    expect(devDependencies[name]).toBe(lock.packages[`node_modules/${name}`].version);
  expect(devDependencies.vite).toBe(lock.packages['packages/web/node_modules/vite'].version);
  for (const name of ['undercroft', '@undercroft/kernel', '@undercroft/kit'])
    expect(devDependencies[name]).toBe(VERSION);
});

test('nothing of the model is left in the new room', () => {
  for (const file of ['package.json', 'SPEC.md', 'src/index.ts', 'texts/en.ts', 'test/rules.test.ts'])
    expect(readFileSync(join(rooms, 'moth-light', file), 'utf8')).not.toMatch(/embers|EX-/i);
  expect(readFileSync(join(rooms, 'moth-light/SPEC.md'), 'utf8')).toContain('| MO-END-2 |');
});

gameContract(game, {
  invariants: await shelf.loadInvariants('moth-light'),
  texts: {
    en: await shelf.loadTexts('moth-light', 'en'),
    ru: await shelf.loadTexts('moth-light', 'ru'),
    it: await shelf.loadTexts('moth-light', 'it'),
  },
  spec: pathToFileURL(join(rooms, 'moth-light/SPEC.md')),
});

test('it plays in the terminal and in the simulator', async () => {
  const table = testProgram({ shelf, isTerminal: true, columns: 80, input: `${'1\n'.repeat(20)}` });
  expect(await table.run('play', 'moth-light', '--lang', 'en')).toBe(0);
  expect(table.out()).toContain('The last round is over');
  const many = testProgram({ shelf });
  expect(await many.run('sim', 'moth-light', '--games', '50', '--check')).toBe(0);
});

test.each([
  ['Moth', 'bad-game-name'],
  ['../moth', 'bad-game-name'],
  ['a'.repeat(25), 'bad-game-name'],
  ['moth-light', 'room-taken'],
  ['kernel', 'name-taken'],
  ['ruba', 'name-taken'],
])('%s is refused', async (name, code) => {
  const again = testProgram();
  expect(await again.run('new-game', name, '--into', rooms)).toBe(2);
  expect(again.err()).toContain(code);
});

test.each([
  ['--prefix', 'x', 'bad-prefix'],
  ['--title', "it's", 'bad-title'],
  ['--prefix', 'RD', 'prefix-taken'],
  ['--prefix', 'MO', 'prefix-taken'],
])('%s %s is refused', async (flag, value, code) => {
  const again = testProgram();
  expect(await again.run('new-game', 'other', '--into', rooms, flag, value)).toBe(2);
  expect(again.err()).toContain(code);
});

// The real program in a process of its own: the player of the documentation, a kill at any moment, a closed pipe.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { houseShelf } from '@undercroft/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallestGame } from './test-program.ts';

const program = join(import.meta.dirname, '../src/undercroft.ts');
const GAME = await smallestGame(houseShelf);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-program-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const undercroft = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', input: '', timeout: 20_000 });

describe('the player of docs/reference/bot-protocol.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/reference/bot-protocol.md'), 'utf8');
  const player = /```python\n([\s\S]*?)```/.exec(page)![1]!;
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const game = [process.execPath, program, 'play', GAME, '--json', '--no-save', '--lang', 'en'];

  test('is short', () => {
    expect(player.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  test.runIf(hasPython)('plays a whole game in Python', () => {
    const said = execFileSync('python3', ['-c', player, ...game], { encoding: 'utf8', timeout: 25_000 });
    const lines = said.trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)).not.toContain('->');
    expect(lines.slice(0, -1).every((line) => line.includes(' -> '))).toBe(true);
  });

  test('plays a whole game in JavaScript', async () => {
    const child = spawn(game[0]!, game.slice(1));
    let last: { type: string } = { type: 'none' };
    for await (const line of createInterface({ input: child.stdout })) {
      last = JSON.parse(line);
      if (last.type === 'question') {
        const { id, choices } = last as unknown as { id: number; choices: { n: number }[] };
        child.stdin.write(`${JSON.stringify({ id, choice: choices.at(-1)!.n })}\n`);
      }
      expect(last.type).not.toBe('refusal');
    }
    expect(last.type).toBe('result');
  });
});

test('a killed game has lost nothing that was ever shown', async () => {
  const flags = ['--json', '--data', folder];
  let seen = 0;
  for (let round = 0; round < 6; round++) {
    const args = round === 0 ? ['play', GAME, ...flags] : ['play', '--resume', ...flags];
    const child = spawn(process.execPath, [program, ...args]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    let answers = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as { type: string; entries: number; id: number };
      if (message.type === 'hello') expect(message.entries).toBe(seen);
      if (message.type === 'question') {
        seen = message.id;
        if (++answers > 2) child.kill('SIGKILL');
        else child.stdin.write('1\n');
      }
      if (message.type === 'result') {
        round = 99;
      }
    }
    await ended;
  }
  expect(seen).toBeGreaterThan(1);
  expect(readdirSync(join(folder, 'games')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
});

test('SIGINT keeps the game and ends with 130', async () => {
  const data = join(folder, 'interrupted');
  const child = spawn(process.execPath, [program, 'play', GAME, '--json', '--data', data]);
  const ended = new Promise((resolve) => child.on('close', resolve));
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    if (line.includes('"question"')) child.kill('SIGINT');
  }
  expect(await ended).toBe(130);
  expect(JSON.parse(last).type).toBe('stopped');
  expect(readdirSync(join(data, 'games'))).toHaveLength(1);
});

test('a reader that goes away is no failure', async () => {
  const child = spawn(process.execPath, [program, 'rules', GAME, 'the', '--all', '--json']);
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.destroy();
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(err).toBe('');
});

test('a mistake is one line without a stack trace, and help is help', () => {
  const wrong = undercroft('play', 'no-such-game');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/^undercroft: unknown-game: [^\n]*\n$/);
  const help = undercroft('--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('undercroft play');
});

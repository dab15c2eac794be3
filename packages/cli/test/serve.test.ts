// `undercroft serve` as a host starts it: wrong settings are said at once, its output is a log, and it always ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testProgram } from './test-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-serve-'));
const root = join(import.meta.dirname, '../../..');
const web = join(folder, 'web');
mkdirSync(web);
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['T14', ['--port', 'abc'], 'not-a-number'],
  ['H11', ['--log-level', 'loud'], 'bad-setting'],
  ['H11', ['--public-url', 'play.example.org'], 'bad-setting'],
  ['H11', ['--origin', 'https://play.example.org/page'], 'bad-setting'],
  ['H4', ['--trust-proxy', 'nginx'], 'bad-setting'],
  ['H16', ['--limit', 'personPerMonth=3'], 'bad-setting'],
  ['H14', ['--public-url', 'https://example.org/undercroft/'], 'sub-path'],
])('%s: serve %j is refused as %s before anything is built or opened', async (_, args, code) => {
  const { run, err } = testProgram();
  expect(await run('serve', ...args, '--build', join(folder, 'never'))).toBe(2);
  expect(err()).toContain(`undercroft: ${code}: `);
  expect(err().trim().split('\n')).toHaveLength(1);
});

/** Starts it and waits until it listens. */
async function start(command: string, args: readonly string[], data: string) {
  const child = spawn(command, [...args, 'serve', '--port', '0', '--web', web, '--data', data], {
    cwd: root,
  });
  started.push(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((found, failed) => {
    const hear = (chunk: Buffer): void => {
      said += chunk;
      const at = /"address":"(http:[^"]+)"/.exec(said)?.[1];
      if (at) found(at);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(said)));
  });
  return { child, address, ended, said: () => said };
}

test('H12: every line is JSON, the admin token is in a file of the host’s own, and the end is logged', async () => {
  const data = join(folder, 'data');
  const { child, ended, said } = await start(process.execPath, ['packages/cli/src/undercroft.ts'], data);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const lines = said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['admin token written', 'serving', 'shutting down', 'stopped']),
  );
  const file = join(data, 'admin-token');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(said()).not.toContain(readFileSync(file, 'utf8').trim());
});

test.skipIf(process.platform === 'win32')(
  'H6: stopping npm alone leaves no server behind',
  async () => {
    const args = ['run', '--silent', 'undercroft', '--'];
    const { child, address, said } = await start('npm', args, join(folder, 'npm'));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    for (let left = 100; left > 0 && !said().includes('"stopped"'); left--)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  },
  30_000,
);

// Building the client: what was built from other sources is noticed, and what cannot be written is said.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildIfStale, fingerprintOf, isStale } from '../build.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('H2: a source that is changed, added or deleted is noticed, whatever the dates of the files', async () => {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('one.ts'), 'export {};');
  const first = await fingerprintOf(folder);
  utimesSync(file('one.ts'), 1, 1);
  expect(await fingerprintOf(folder)).toBe(first);
  writeFileSync(file('two.ts'), '');
  const second = await fingerprintOf(folder);
  expect(second).not.toBe(first);
  rmSync(file('two.ts'));
  expect(await fingerprintOf(folder)).toBe(first);
  writeFileSync(file('one.ts'), 'export { };');
  utimesSync(file('one.ts'), 1, 1);
  expect(await fingerprintOf(folder)).not.toBe(first);
});

test('H2: a folder that cannot be written is refused with a code, not waited for', async () => {
  const out = join(folder, 'one.ts', 'dist');
  expect(await isStale(out)).toBe(true);
  await expect(buildIfStale(out)).rejects.toMatchObject({ code: 'cannot-build', args: { folder: out } });
});

/** As a service's own user in a checkout of root's. */
const NOBODY = 65_534;
test.runIf(process.getuid?.() === 0)('H2: nor does another user wait for what root alone may write', () => {
  chmodSync(folder, 0o755);
  const program = `const { buildIfStale } = await import('${join(import.meta.dirname, '../build.ts')}');
    await buildIfStale('${join(folder, 'dist')}').catch(({ code, args }) => console.log(code, args.why));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    uid: NOBODY,
    gid: NOBODY,
    cwd: folder,
    env: { ...process.env, HOME: folder },
    timeout: 60_000,
  });
  expect(stdout, stderr).toBe('cannot-build EACCES\n');
});

// A version says what it does to games already played, and is raised far enough for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextVersion, notesOf } from './changelog.ts';

const CHANGELOG = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');

test('what is unreleased declares its effect on records', () => {
  expect(nextVersion('0.1.0', 'major', notesOf(CHANGELOG, 'Unreleased'))).toBe('1.0.0');
  expect(notesOf(CHANGELOG, '0.1.0')).toContain('**Kernel**');
  expect(() => notesOf(CHANGELOG, '9.9.9')).toThrow('9.9.9');
});

test('no version without its effect on records, and none that is too small for it', () => {
  expect(() => nextVersion('1.2.3', 'major', '- **Web**: a button')).toThrow('Records');
  expect(() => nextVersion('1.2.3', 'patch', '- **Records**: rules of DELVE are 3')).toThrow('minor');
  expect(() => nextVersion('1.2.3', 'minor', '- **Records**: format 4')).toThrow('major');
  expect(nextVersion('1.2.3', 'minor', '- **Records**: rules of DELVE are 3')).toBe('1.3.0');
  expect(nextVersion('1.2.3', 'patch', '- **Records**: nothing')).toBe('1.2.4');
});

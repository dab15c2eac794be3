// Writes a file so that it is there whole or not at all.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export function writeWholeFile(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

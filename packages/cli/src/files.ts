// Reads and writes whole files; everything that can go wrong is a coded error.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { makeMissingFolders } from '@undercroft/shelf/make-missing-folders';

const MOST_BYTES = 32_000_000;

export async function readText(path: string): Promise<string> {
  try {
    const { size, isFile } = await stat(path).then((s) => ({ size: s.size, isFile: s.isFile() }));
    if (!isFile) throw new CodedError('file-unreadable', { file: path, why: 'not a file' });
    if (size > MOST_BYTES) throw new CodedError('file-too-large', { file: path, most: MOST_BYTES });
    // Some editors of Windows begin a file with a mark that is no part of its text.
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof CodedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new CodedError('file-missing', { file: path });
    throw new CodedError('file-unreadable', { file: path, why: code ?? 'unknown' });
  }
}

export function makeFolders(path: string): void {
  try {
    makeMissingFolders(path);
  } catch (error) {
    const { code, path: file = path } = error as NodeJS.ErrnoException;
    throw new CodedError('cannot-write', { file, why: code ?? 'unknown' });
  }
}

/** Replaces a file atomically: a reader, or a start after a power cut, finds the old content or the new. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  makeFolders(dirname(path));
  try {
    writeThrough(draft, text);
    renameSync(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CodedError('cannot-write', { file: path, why: code ?? 'unknown' });
  }
}

/** Waits for the disk; an unfinished draft is removed. */
function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

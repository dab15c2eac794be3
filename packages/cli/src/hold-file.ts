// One terminal at a time plays a saved game: the file is held by a process that says who it is.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CodedError } from '@undercroft/kernel';

const heldHere = new Set<string>();

/** Returns what lets go of it. A file whose holder no longer runs is taken over. */
export function holdFile(file: string): () => void {
  const lock = `${file}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new CodedError('cannot-write', { file: lock, why: code ?? 'unknown' });
      if (isHeld(lock)) throw new CodedError('game-open-elsewhere', { file });
      rmSync(lock, { force: true });
    }
  }
  heldHere.add(lock);
  return () => {
    heldHere.delete(lock);
    rmSync(lock, { force: true });
  };
}

function isHeld(lock: string): boolean {
  if (heldHere.has(lock)) return true;
  const holder = Number(readHolder(lock));
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

// SQLite's journal: a commit of moves is one record at the end of a file, synced by another thread while this one goes on.
// A moment later many of them are carried over into the tables at once, and the file is written from its start again.
import { closeSync, fdatasync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { journalFiles, recordOf } from './journal-file.ts';

/** What one file holds and the tables may not. */
export interface Full {
  readonly file: string;
  readonly bytes: number;
  readonly round: number;
}

export interface Journal {
  /** Resolves when the text is on disk. Throws at once where it could not be written: then nothing of it will be found. */
  write(text: string): Promise<void>;
  /** The round that is being written. */
  readonly round: number;
  /** Bytes written in this round. */
  readonly bytes: number;
  /** Begins a new round in the other file, which must be free: everything in it carried over. */
  turn(): Full;
  /** What this round holds so far. */
  soFar(): Full;
  /** Throws when a sync has failed: what is on disk is not known any more, and only a new start finds out. */
  check(): void;
  /** Empties the files, if everything in them has been carried over. */
  close(isCarriedOver: boolean): Promise<void>;
}

/** So much of a file is there from the start: a sync of what lies within has no new length to write down. */
const ROOM = 1 << 20;

export function openJournal(store: string): Journal {
  const files = journalFiles(store).map((file) => ({ file, descriptor: openEmpty(file) }));
  syncFolder(dirname(store));
  let round = 1;
  let bytes = 0;
  let broken: Error | undefined;
  let latest: Promise<void> | undefined;
  const current = () => files[round % 2]!;
  const soFar = (): Full => ({ file: current().file, bytes, round });
  const check = (): void => {
    if (broken) throw broken;
  };

  return {
    write(text) {
      check();
      const { descriptor } = current();
      bytes += writeAll(descriptor, recordOf(round, text), bytes);
      latest = new Promise((resolve, reject) =>
        fdatasync(descriptor, (error) => {
          broken ??= error ?? undefined;
          if (broken) reject(broken);
          else resolve();
        }),
      );
      return latest;
    },
    get round() {
      return round;
    },
    get bytes() {
      return bytes;
    },
    turn() {
      const full = soFar();
      round++;
      bytes = 0;
      return full;
    },
    soFar,
    check,
    async close(isCarriedOver) {
      await latest?.catch(() => {});
      for (const { descriptor } of files) {
        if (isCarriedOver && !broken) ftruncateSync(descriptor);
        closeSync(descriptor);
      }
    },
  };
}

function openEmpty(file: string): number {
  const descriptor = openSync(file, 'w');
  writeAll(descriptor, Buffer.alloc(ROOM), 0);
  fsyncSync(descriptor);
  return descriptor;
}

/** So that a power cut leaves not only what is in the new files, but also their names. Windows has no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A disk that is full takes a part of it. */
function writeAll(descriptor: number, data: Buffer, position: number): number {
  for (let at = 0; at < data.length; ) at += writeSync(descriptor, data, at, data.length - at, position + at);
  return data.length;
}

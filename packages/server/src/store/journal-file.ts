// The files of SQLite's journal on disk: records of text, each with a sum, so that a torn one and one of an earlier round are told apart.
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Two files: while one is carried over, the next moves are written into the other. */
export const journalFiles = (store: string): readonly [string, string] => [
  `${store}.moves-1`,
  `${store}.moves-2`,
];

/** Length of the text, sum of all that follows, and the round: a file that is written from its start again is in a new one. */
const HEAD = 12;

export function recordOf(round: number, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEAD + length);
  record.writeUInt32LE(length, 0);
  record.writeUInt32LE(round, 8);
  record.write(text, HEAD);
  record.writeUInt32LE(crc32(record.subarray(8)), 4);
  return record;
}

export interface Round {
  readonly round: number;
  readonly texts: readonly string[];
}

/** The whole records from the start on, as long as they are of one round. */
export function readRound(data: Buffer): Round {
  const texts: string[] = [];
  let round = 0;
  for (let at = 0; at + HEAD <= data.length; ) {
    const end = at + HEAD + data.readUInt32LE(at);
    if (end > data.length || crc32(data.subarray(at + 8, end)) !== data.readUInt32LE(at + 4)) break;
    const found = data.readUInt32LE(at + 8);
    if (at > 0 && found !== round) break;
    round = found;
    texts.push(data.toString('utf8', at + HEAD, end));
    at = end;
  }
  return { round, texts };
}

/** Everything that the journal of a store holds, oldest first. Much of it may have been carried over already. */
export function readJournal(store: string): readonly Round[] {
  return journalFiles(store)
    .map((file) => readRound(readIfThere(file)))
    .filter(({ texts }) => texts.length > 0)
    .sort((a, b) => a.round - b.round);
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

// Looks behind a bad frame of SQLite's write-ahead log. SQLite stops there without a word, as it must after a power cut, and
// takes what follows for never written; but what follows a commit was only written once that commit was on disk.
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/** What is wrong, if acknowledged commits stand behind a bad frame. */
export function walDamage(database: string): string | undefined {
  const log = `${database}-wal`;
  if (!existsSync(log)) return undefined;
  const wal = readFileSync(log);
  if (wal.length <= HEADER + FRAME_HEADER) return undefined;
  const add = adder((wal.readUInt32BE(0) & 1) === 1);
  let sum = add([0, 0], wal.subarray(0, 24));
  const isHeaderGood = (wal.readUInt32BE(0) & ~1) === MAGIC && isSum(sum, wal, 24);
  const frame = FRAME_HEADER + (isHeaderGood ? wal.readUInt32BE(8) : pageSizeOf(database));
  const salt = isHeaderGood ? wal.subarray(16, 24) : wal.subarray(HEADER + 8, HEADER + 16);
  let at = HEADER;
  for (; isHeaderGood && at + frame <= wal.length; at += frame) {
    sum = add(add(sum, wal.subarray(at, at + 8)), wal.subarray(at + FRAME_HEADER, at + frame));
    if (!wal.subarray(at + 8, at + 16).equals(salt) || !isSum(sum, wal, at + 16)) break;
  }
  return isCommitBehind(wal, salt, at)
    ? `frame ${1 + (at - HEADER) / frame} of its write-ahead log`
    : undefined;
}

/** A frame of this log that ends a commit, and another behind it. They may have been moved: their salt tells them. */
function isCommitBehind(wal: Buffer, salt: Buffer, from: number): boolean {
  let isEnded = false;
  for (let at = wal.indexOf(salt, from); at >= 0; at = wal.indexOf(salt, at + 1)) {
    if (isEnded) return true;
    isEnded = wal.readUInt32BE(at - 4) !== 0;
  }
  return false;
}

function pageSizeOf(database: string): number {
  const header = Buffer.alloc(18);
  const file = openSync(database, 'r');
  readSync(file, header);
  closeSync(file);
  const size = header.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

type Sum = readonly [number, number];
const isSum = ([a, b]: Sum, wal: Buffer, at: number): boolean =>
  wal.readUInt32BE(at) === a && wal.readUInt32BE(at + 4) === b;

/** SQLite's own sum over pairs of words. */
const adder =
  (isBigEndian: boolean) =>
  ([a, b]: Sum, bytes: Buffer): Sum => {
    for (let at = 0; at < bytes.length; at += 8) {
      a = (a + b + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0;
      b = (b + a + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0;
    }
    return [a, b];
  };

// Reads what nearly every client sends, whole short texts in plain ASCII, without the library's stream; the rest is left to the library.
import { isUtf8 } from 'node:buffer';
import { MOST_FRAME } from '@undercroft/protocol';

const scratch = Buffer.allocUnsafeSlow(MOST_FRAME);
/** The only frame of a text, not compressed. A client has to mask it. */
const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** A length that stands in two further bytes; one more would stand in eight. */
const LONG = 126;

/** Told each chunk of a socket, from the first on. Once something is open at the end of one, only the library knows how it goes on. */
export function quickReader(
  hear: (text: string) => void,
  toLibrary: (chunk: Buffer) => void,
): (chunk: Buffer) => void {
  let isQuick = true;
  return (chunk) => {
    const texts = isQuick ? readFrames(chunk) : 'open';
    if (typeof texts !== 'string') {
      for (const text of texts) hear(text);
      return;
    }
    isQuick = texts === 'other';
    toLibrary(chunk);
  };
}

/**
 * The texts of a chunk that holds nothing but whole frames of plain text. `'other'` where there is something else in it
 * that is whole too (other letters, a ping); `'open'` where something goes on in the next chunk, or only the library can tell.
 */
function readFrames(chunk: Buffer): readonly string[] | 'other' | 'open' {
  const texts: string[] = [];
  let isPlain = true;
  for (let at = 0; at < chunk.length; ) {
    const first = chunk[at]!;
    const second = chunk[at + 1] ?? 0;
    const short = second & 0x7f;
    const isPing = (first === PING || first === PONG) && short < LONG;
    if ((first !== WHOLE_TEXT && !isPing) || (second & MASKED) === 0 || short > LONG) return 'open';
    const start = at + (short === LONG ? 8 : 6);
    if (start > chunk.length) return 'open';
    const length = short === LONG ? chunk.readUInt16BE(at + 2) : short;
    if (length > MOST_FRAME || start + length > chunk.length) return 'open';
    const isAscii = unmask(chunk, start, length) < 0x80;
    if (isAscii && !isPing) texts.push(scratch.toString('latin1', 0, length));
    else if (isPing || isUtf8(scratch.subarray(0, length))) isPlain = false;
    else return 'open';
    at = start + length;
  }
  return isPlain ? texts : 'other';
}

/** Into `scratch`; the mask stands in the four bytes before, and the chunk stays as it is. Answers all bits that occur. */
function unmask(chunk: Buffer, start: number, length: number): number {
  let all = 0;
  for (let i = 0; i < length; i++) {
    const byte = chunk[start + i]! ^ chunk[start - 4 + (i & 3)]!;
    scratch[i] = byte;
    all |= byte;
  }
  return all;
}

// Whatever a client sends, in whatever pieces it arrives: the quick way hears exactly what the library alone would have heard.
import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { quickReader } from './read-frames.ts';

/** Exported by the library, missing in its types. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

interface Frame {
  readonly first: number;
  readonly body: Buffer;
  readonly mask: Buffer;
}
const bytesOf = ({ first, body, mask }: Frame): Buffer => {
  const { length } = body;
  const size = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : [];
  const head = length < 65_536 ? Buffer.from([first, ...size]) : Buffer.alloc(10);
  if (length >= 65_536) {
    head[0] = first;
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  head[1]! |= 0x80;
  return Buffer.concat([head, mask, body.map((byte, i) => byte ^ mask[i & 3]!)]);
};

/** What is heard, in order; the last is how it ended, if it did. */
function listen(chunks: readonly Buffer[], isQuick: boolean): readonly string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: true, maxPayload: 32_768, allowSynchronousEvents: true });
  let isOver = false;
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    heard.push(isBinary ? `binary ${data.length}` : data.toString()),
  );
  for (const kind of ['ping', 'pong', 'conclude'])
    receiver.on(kind, () => {
      heard.push(kind);
      isOver ||= kind === 'conclude';
    });
  receiver.on('error', (error: Error & { code: string }) => {
    heard.push(error.code);
    isOver = true;
  });
  const toLibrary = (chunk: Buffer): void => void receiver.write(chunk);
  const read = isQuick ? quickReader((text) => heard.push(text), toLibrary) : toLibrary;
  // A copy: the library takes the mask off where it stands.
  for (const chunk of chunks) if (!isOver) read(Buffer.from(chunk));
  return heard;
}

const frame = fc.record({
  first: fc.constantFrom(0x81, 0x81, 0x81, 0x81, 0x01, 0x80, 0x00, 0x82, 0x89, 0x8a, 0xc1, 0x88),
  body: fc.oneof(
    fc.string({ maxLength: 40 }).map((text) => Buffer.from(text)),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => Buffer.from(text)),
    fc.constantFrom(0, 125, 126, 127, 300, 32_768, 32_769, 70_000).map((length) => Buffer.alloc(length, 'x')),
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  ),
  mask: fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
});

test('the same is heard in the same order, whatever is sent and however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(frame, { maxLength: 8 }),
      fc.array(fc.nat(200), { maxLength: 12 }),
      fc.boolean(),
      (frames, cuts, isWhole) => {
        const pieces = frames.map(bytesOf);
        const all = Buffer.concat(pieces);
        const chunks: Buffer[] = [];
        let at = 0;
        for (const cut of cuts) {
          chunks.push(all.subarray(at, at + cut));
          at += cut;
        }
        chunks.push(all.subarray(at));
        const cutUp = isWhole ? pieces : chunks.filter(({ length }) => length > 0);
        expect(listen(cutUp, true)).toEqual(listen(cutUp, false));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('plain texts never reach the library, neither alone nor several at once', () => {
  const mask = Buffer.from([1, 2, 3, 4]);
  const pieces = ['', '{"kind":"ping"}', 'x'.repeat(126), 'y'.repeat(32_768)].map((text) =>
    bytesOf({ first: 0x81, body: Buffer.from(text), mask }),
  );
  const heard: number[] = [];
  const read = quickReader(
    (text) => heard.push(text.length),
    () => expect.unreachable(),
  );
  for (const piece of [...pieces, Buffer.concat(pieces)]) read(piece);
  expect(heard).toEqual([0, 15, 126, 32_768, 0, 15, 126, 32_768]);
});

// Frames made by hand are read by the library as what was meant, at every length where the header changes.

import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { asciiFrame } from './frame.ts';

/** Exported by the library, missing in its types. */
const { Receiver } = ws as unknown as { Receiver: new () => Writable };

const read = (frame: string): string => {
  const heard: string[] = [];
  const receiver = new Receiver();
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  receiver.write(Buffer.from(frame, 'latin1'));
  return heard.join('|');
};

test('a frame is read back at every length where its header changes', () => {
  for (const length of [0, 1, 125, 126, 127, 255, 256, 65_535]) {
    const text = 'a'.repeat(length);
    expect(read(asciiFrame(text)!)).toBe(text);
  }
});

test('what is no ASCII, or too long for a short header, is left to the library', () => {
  for (const text of ['é', 'Ада', '🎲', 'a'.repeat(65_536)]) expect(asciiFrame(text)).toBeUndefined();
});

// A text frame of a WebSocket as the one string that is written: header and words go out in a single call.

/** Beyond this, the header has another form. */
const MOST = 0xffff;

/** The frame in latin1; undefined where the words are no plain ASCII or too many, so that the library has to frame them. */
export function asciiFrame(text: string): string | undefined {
  const { length } = text;
  if (length > MOST || Buffer.byteLength(text) !== length) return undefined;
  const header =
    length < 126
      ? String.fromCharCode(0x81, length)
      : String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
  return header + text;
}

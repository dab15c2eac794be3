// Keeps a noun and the marks that belong to it on one line: a browser breaks between a button and a quotation mark.

export interface SentencePiece {
  readonly text: string;
  readonly noun?: string | undefined;
}

/** The marks that stood before and after a noun are taken out of the texts around it. */
export interface PunctuatedPiece extends SentencePiece {
  readonly before: string;
  readonly after: string;
}

const OPENING = /[«„“‘("[]*$/u;
const CLOSING = /^[»”’)"\].,;:!?…]*/u;

export function keepPunctuation(pieces: readonly SentencePiece[]): readonly PunctuatedPiece[] {
  const glued = pieces.map(({ text, noun }) => ({ text, noun, before: '', after: '' }));
  for (const [i, piece] of glued.entries()) {
    if (piece.noun === undefined) continue;
    const last = glued[i - 1];
    if (last && last.noun === undefined) {
      piece.before = OPENING.exec(last.text)![0];
      last.text = last.text.slice(0, last.text.length - piece.before.length);
    }
    const next = glued[i + 1];
    if (next && next.noun === undefined) {
      piece.after = CLOSING.exec(next.text)![0];
      next.text = next.text.slice(piece.after.length);
    }
  }
  return glued;
}

// The word that a person adds to the luck of a table: it names the commitment that it answers and the seat that it is for.
import type { Seat } from './game.ts';

/** Fewer random letters than this could be guessed. */
const LEAST_LETTERS = 8;

const headOf = (commitment: string, seat: Seat): string => `${commitment}.${seat}.`;

/** `<commitment>.<seat>.<letters>` */
export const nonceFor = (commitment: string, seat: Seat, letters: string): string =>
  headOf(commitment, seat) + letters;

/** Was this nonce given for this seat in answer to this commitment? */
export function answersCommitment(nonce: string, commitment: string, seat: Seat): boolean {
  const head = headOf(commitment, seat);
  return commitment !== '' && nonce.startsWith(head) && nonce.length >= head.length + LEAST_LETTERS;
}

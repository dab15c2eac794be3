// The word that a person adds to the luck of a table: it names the commitment that it answers and the seat that it is for.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';

/** Fewer random letters than this could be guessed. */
const LEAST_LETTERS = 8;

const headOf = (commitment: string, seat: Seat): string => `${commitment}.${seat}.`;
const fingerprintOf = (letters: string): string => bytesToHex(sha256(utf8ToBytes(letters)));

/** `<commitment>.<seat>.<letters>` */
export const nonceFor = (commitment: string, seat: Seat, letters: string): string =>
  headOf(commitment, seat) + letters;

/** Was this nonce given for this seat in answer to this commitment? */
export function answersCommitment(nonce: string, commitment: string, seat: Seat): boolean {
  const head = headOf(commitment, seat);
  return commitment !== '' && nonce.startsWith(head) && nonce.length >= head.length + LEAST_LETTERS;
}

/**
 * `<commitment>.<seat>.~<SHA-256 of the letters>`, and opened once every seat is taken: `….~<SHA-256>.<letters>`. So
 * whoever sits down later, even together with the host, chooses a nonce without knowing the letters of this one.
 */
export const closedNonce = (commitment: string, seat: Seat, letters: string): string =>
  nonceFor(commitment, seat, `~${fingerprintOf(letters)}`);

const CLOSABLE = /\.~(?<fingerprint>[0-9a-f]{64})(?:\.(?<letters>.{8,}))?$/;

/** Closed before, and opened with the letters that fit. */
export const isOpenedNonce = (nonce: string): boolean => {
  const { letters, fingerprint } = CLOSABLE.exec(nonce)?.groups ?? {};
  return letters !== undefined && fingerprintOf(letters) === fingerprint;
};

/** Not opened yet, or with letters that do not fit. */
export const isClosedNonce = (nonce: string): boolean => nonce.includes('.~') && !isOpenedNonce(nonce);

/** Is this the same closed nonce, opened? */
export const opensNonce = (nonce: string, closed: string): boolean =>
  isClosedNonce(closed) && nonce.startsWith(`${closed}.`) && isOpenedNonce(nonce);

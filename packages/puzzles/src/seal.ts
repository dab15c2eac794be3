// The sealed form of a puzzle for whoever is to solve it: the question in plain, the answer in a box that any choice opens.
//
// Each step has a box under a key of its own. For each listed choice there is a lid, the key mixed with a hash of that
// choice: whoever has made a choice takes its lid off and has the key; the lids are all alike, so none shows the answer.
// The next step of a line shows what the answer led to, so it lies in the box. Hints lie in boxes of their own.
// A program can make a choice too: see docs/decisions/any-choice-opens-a-puzzle.md.
import {
  type AnyGame,
  base64ToBytes,
  bytesToBase64,
  CodedError,
  canonicalJson,
  keyedHash,
} from '@undercroft/kernel';
import { HINT_NUMBERS, type HintNumber, hintOf, type PuzzleHint } from './hints.ts';
import { placeOfChoice } from './judge-try.ts';
import type { Puzzle, PuzzleStep } from './puzzle.ts';

export interface SealedStep {
  /** Counted from 0. */
  readonly number: number;
  readonly view: unknown;
  /** By place in the list of choices. */
  readonly lids: readonly string[];
  readonly box: string;
  readonly hints: readonly string[];
}

export interface SealedPuzzle
  extends Pick<Puzzle, 'id' | 'game' | 'rules' | 'seats' | 'options' | 'seat' | 'difficulty'> {
  /** How many choices a whole try has. */
  readonly length: number;
  readonly step: SealedStep;
}

/** What lies in the box of a step. */
export interface OpenedBox
  extends Pick<PuzzleStep, 'answers' | 'prices' | 'clauses'>,
    Pick<Puzzle, 'themes' | 'solved'> {
  /** Where the line goes on. */
  readonly next?: SealedStep;
}

export function sealPuzzle(game: Pick<AnyGame, 'choices'>, puzzle: Puzzle): SealedPuzzle {
  const { id, rules, seats, options, seat, difficulty, steps } = puzzle;
  const step = steps.reduceRight<SealedStep | undefined>(
    (next, _, number) => sealStep(game, puzzle, number, next),
    undefined,
  )!;
  return { id, game: puzzle.game, rules, seats, options, seat, difficulty, length: steps.length, step };
}

function sealStep(
  game: Pick<AnyGame, 'choices'>,
  { id, seat, steps, themes, solved }: Puzzle,
  number: number,
  next: SealedStep | undefined,
): SealedStep {
  const step = steps[number]!;
  const { view, answers, prices, clauses } = step;
  const inside: OpenedBox = { answers, prices, clauses, themes, solved, ...(next && { next }) };
  // Nobody can guess it without knowing all that lies in the box, and it is the same at every sealing.
  const key = keyedHash(id, canonicalJson(inside));
  return {
    number,
    view,
    lids: game.choices(view, seat).map((choice) => bytesToBase64(lidOf(id, number, choice, key))),
    box: encipher(key, inside),
    hints: HINT_NUMBERS.map((hint) => encipher(hintKey(id, number, hint), hintOf(step, hint))),
  };
}

/** Opens the box of a step with a choice out of its list, whichever; one that is not in it is refused as `not-open`. */
export function openBox(
  game: Pick<AnyGame, 'choices'>,
  { id, seat }: Pick<SealedPuzzle, 'id' | 'seat'>,
  { number, view, lids, box }: SealedStep,
  choice: unknown,
): OpenedBox {
  const lid = lids[placeOfChoice(game, view, seat, choice)];
  const key = toHex(mixed(bytesOf(lid), hashOfChoice(id, number, choice)));
  return decipher(key, box) as OpenedBox;
}

/** Opens one hint; whoever does so tells the host. */
export const openHint = (
  { id }: Pick<SealedPuzzle, 'id'>,
  { number, hints }: SealedStep,
  hint: HintNumber,
): PuzzleHint => decipher(hintKey(id, number, hint), hints[hint - 1]!) as PuzzleHint;

const hashOfChoice = (id: string, number: number, choice: unknown): Uint8Array =>
  fromHex(keyedHash(id, `${number}:${canonicalJson(choice)}`));
const lidOf = (id: string, number: number, choice: unknown, key: string): Uint8Array =>
  mixed(fromHex(key), hashOfChoice(id, number, choice));
const hintKey = (id: string, number: number, hint: HintNumber): string =>
  keyedHash(id, `${number}:hint:${hint}`);

/** Exclusive or, byte by byte. */
const mixed = (bytes: Uint8Array, others: Uint8Array): Uint8Array =>
  bytes.map((byte, i) => byte ^ others[i]!);

const BLOCK = 32;

/** The key's stream: block after block of hashes under it. */
function streamOf(key: string, length: number): Uint8Array {
  const stream = new Uint8Array(Math.ceil(length / BLOCK) * BLOCK);
  for (let at = 0; at < length; at += BLOCK) stream.set(fromHex(keyedHash(key, `stream:${at}`)), at);
  return stream;
}

function encipher(key: string, data: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return bytesToBase64(mixed(bytes, streamOf(key, bytes.length)));
}

function decipher(key: string, box: string): unknown {
  const bytes = bytesOf(box);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(mixed(bytes, streamOf(key, bytes.length)));
    return JSON.parse(text);
  } catch {
    throw new CodedError('puzzle-damaged');
  }
}

function bytesOf(word: string | undefined): Uint8Array {
  try {
    return base64ToBytes(word ?? '-');
  } catch {
    throw new CodedError('puzzle-damaged');
  }
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

// Imagining: fills the holes of a view with the unseen pieces, every way equally likely.
import { type Chance, HIDDEN, type Viewer } from '@undercroft/kernel';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { RUIN_COUNT } from './content/ruins.ts';
import { GREATER_VALUES, LESSER_VALUES } from './content/wonders.ts';
import { copy } from './copy.ts';
import { dealRemovedRuins } from './imagine/removed-ruins.ts';
import type { Position } from './position.ts';
import { drawOne } from './rules/unordered-pile.ts';

/** A full position that this viewer cannot tell from the true one. */
export function imagine(view: Position, viewer: Viewer, chance: Chance): Position {
  const position = copy(view);
  if (position.phase === 'over') return position;
  dealDelverCards(position, chance);
  dealTokens(position.lesserLeft, position.lesser, LESSER_VALUES, chance);
  dealTokens(position.greaterLeft, position.greater, GREATER_VALUES, chance);
  dealRuins(position, viewer, chance);
  return position;
}

const countDown = (counts: number[], pieces: readonly number[]): void => {
  for (let i = 0; i < pieces.length; i++) if (pieces[i] !== HIDDEN) counts[pieces[i]!]!--;
};

function fill(pieces: number[], unseen: number[], chance: Chance): void {
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i] === HIDDEN) pieces[i] = drawOne(unseen, 'unseen', chance);
}

/** Hands get their cards by luck; what is left over is the deck, whose order means nothing. */
function dealDelverCards(position: Position, chance: Chance): void {
  const left: number[] = [];
  for (let card = 0; card < DELVER_CARDS.length; card++)
    left.push(DELVER_CARDS[card]!.count - position.discard[card]!);
  for (const hand of position.hands) countDown(left, hand);
  for (const frame of position.stack) if (frame.kind === 'batch') left[frame.card]!--;
  const unseen: number[] = [];
  for (let card = 0; card < left.length; card++) for (let i = 0; i < left[card]!; i++) unseen.push(card);
  for (const hand of position.hands) fill(hand, unseen, chance);
  position.deck = unseen;
}

function dealTokens(
  stack: number[],
  built: readonly number[][],
  values: readonly number[],
  chance: Chance,
): void {
  const unseen = values.slice();
  for (const tokens of built)
    for (const value of tokens) if (value !== HIDDEN) unseen.splice(unseen.indexOf(value), 1);
  for (const tokens of built) fill(tokens, unseen, chance);
  for (let i = 0; i < stack.length; i++) stack[i] = unseen[i]!;
}

/** One bit per coloured Ruin that is there to be seen. */
function bitsOf(pieces: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i]! >= 0 && pieces[i]! < RUIN_COUNT) bits |= 1 << pieces[i]!;
  return bits;
}

/** Hidden and removed Ruins by luck; what is left over is the deck. Where a tie or the Memorial tells more, that is respected. */
function dealRuins(position: Position, viewer: Viewer, chance: Chance): void {
  let seen = bitsOf(position.row) | bitsOf(position.removed);
  for (const ruins of position.claimed) seen |= bitsOf(ruins);
  for (const ruins of position.hidden) seen |= bitsOf(ruins);
  const unseen: number[] = [];
  for (let ruin = 0; ruin < RUIN_COUNT; ruin++) if (!(seen & (1 << ruin))) unseen.push(ruin);
  if (position.tieRemoved.length > 0 || position.known.length > 0)
    dealRemovedRuins(position, viewer, unseen, chance);
  fill(position.removed, unseen, chance);
  for (const ruins of position.hidden) fill(ruins, unseen, chance);
  position.ruins = unseen;
}

// Claiming a Ruin (UN-CLM): when it falls, who takes it, and what the others get for their trouble.
import type { Chance, Tell } from '@undercroft/kernel';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { claimOf, isAgeCard } from '../content/end-of-age.ts';
import { FLAMES } from '../content/powers.ts';
import type { Event } from '../events.ts';
import { IN_POOL, NOTHING, type Position, ruinsLeft } from '../position.ts';
import { drawDelverCards, forEachSeatFromActive } from './delver-draws.ts';
import { refill } from './refill.ts';
import { claimant } from './ties.ts';

/** The dice on a Ruin, of all seats, added up. */
export function sumOn(position: Position, slot: number): number {
  let sum = 0;
  const { dicePlace, diceValue } = position;
  for (let die = 0; die < dicePlace.length; die++) if (dicePlace[die] === slot) sum += diceValue[die]!;
  return sum;
}

/** UN-CLM-1. */
export const isClaimable = (position: Position, slot: number): boolean =>
  position.row[slot] !== NOTHING && sumOn(position, slot) >= claimOf(position.row[slot]!);

/** UN-CLM-2: resolves claimable Ruins, always the leftmost, until none is left or the game is over. */
export function checkClaims(position: Position, chance: Chance, tell: Tell<Event>): void {
  for (let slot = leftmostClaimable(position); slot !== NOTHING; slot = leftmostClaimable(position)) {
    resolveClaim(position, slot, chance, tell);
    if (position.phase === 'over') return;
  }
}

const sums = new Uint8Array(16);

/** One pass over the dice adds up all Ruins at once: this runs after every roll and every card. */
function leftmostClaimable({ row, dicePlace, diceValue }: Position): number {
  sums.fill(0);
  for (let die = 0; die < dicePlace.length; die++) sums[dicePlace[die]!]! += diceValue[die]!;
  for (let slot = 0; slot < row.length; slot++)
    if (row[slot] !== NOTHING && sums[slot]! >= claimOf(row[slot]!)) return slot;
  return NOTHING;
}

/** UN-CLM-3..10, UN-TIE-5: steps 1 to 8 for one Ruin. */
function resolveClaim(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  const winner = claimant(position, slot);
  const ruin = position.row[slot]!;
  tellFall(position, slot, winner, tell);
  if (winner !== NOTHING) position.claimed[winner]!.push(ruin);
  else removeTied(position, ruin);
  forEachSeatFromActive(position, (seat) => {
    const dice = seat === winner ? 0 : diceOn(position, seat, slot);
    if (dice > 0) drawDelverCards(position, seat, dice, 'consolation', chance, tell);
  });
  if (winner !== NOTHING) feedFlames(position, slot, chance, tell);
  returnDice(position, slot);
  returnStones(position, slot);
  refill(position, slot, chance, tell);
  endIfNothingIsLeft(position, winner, tell);
}

/** UN-TIE-5, UN-TIE-7: a coloured Ruin joins the removed pile, seen by all; an End of Age Ruin is gone. */
function removeTied(position: Position, ruin: number): void {
  if (isAgeCard(ruin)) return;
  position.removed.push(ruin);
  position.tieRemoved.push(ruin);
}

/** UN-CLM-6, UN-CLM-15. */
function feedFlames(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  for (const flame of FLAMES) {
    const owner = position.named[flame]!;
    if (owner < position.seats && diceOn(position, owner, slot) === 0)
      drawDelverCards(position, owner, 1, 'flame', chance, tell);
  }
}

export function diceOn(position: Position, seat: number, slot: number): number {
  let count = 0;
  for (let die = seat * DICE_PER_SEAT; die < (seat + 1) * DICE_PER_SEAT; die++)
    if (position.dicePlace[die] === slot) count++;
  return count;
}

/** UN-CLM-7. */
function returnDice(position: Position, slot: number): void {
  for (let die = 0; die < position.dicePlace.length; die++)
    if (position.dicePlace[die] === slot) {
      position.dicePlace[die] = IN_POOL;
      position.diceValue[die] = 0;
    }
}

/** UN-CLM-8. */
function returnStones(position: Position, slot: number): void {
  for (let colour = 0; colour < 4; colour++) {
    position.bag[colour]! += position.rowStones[slot * 4 + colour]!;
    position.rowStones[slot * 4 + colour] = 0;
  }
}

/** UN-END-1..4: the moment the last Ruin has gone, with or without a claimant. */
function endIfNothingIsLeft(position: Position, winner: number, tell: Tell<Event>): void {
  if (ruinsLeft(position) > 0 || position.row.some((ruin) => ruin !== NOTHING)) return;
  endGame(position, winner === NOTHING ? 'tied' : 'claimed', tell);
}

export function endGame(position: Position, ending: 'claimed' | 'tied' | 'turns', tell: Tell<Event>): void {
  position.phase = 'over';
  position.ending = ending;
  position.stack.length = 0;
  tell?.({ kind: 'gameEnded', reason: ending });
}

function tellFall(position: Position, slot: number, winner: number, tell: Tell<Event>): void {
  if (!tell) return;
  const dice: number[] = [];
  const values: number[] = [];
  for (let die = 0; die < position.dicePlace.length; die++)
    if (position.dicePlace[die] === slot) {
      dice.push(die);
      values.push(position.diceValue[die]!);
    }
  const fall = {
    ruin: position.row[slot]!,
    slot,
    sum: sumOn(position, slot),
    dice,
    values,
    stones: position.rowStones.slice(slot * 4, slot * 4 + 4),
  };
  tell(winner === NOTHING ? { kind: 'ruinTied', ...fall } : { kind: 'ruinClaimed', seat: winner, ...fall });
}

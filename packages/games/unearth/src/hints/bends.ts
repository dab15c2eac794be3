// What cards that bend the coming Excavation roll bring: the best dig with each of them against the best without, in points.
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { NOTHING, type Position } from '../position.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { diceToDig } from '../rules/turn-actions.ts';
import { allColours } from './rolls.ts';
import { changeBy, lookAtContest, stoneWorth } from './worth.ts';

const MOST_FACES = 8;
const MOST_SLOTS = 8;
/** By slot and value: what the die at hand brings there, without a Stone. */
const worth = new Float64Array(MOST_SLOTS * (MOST_FACES + 1));
/** By card: what it was found to bring, for the table that was looked at last. */
const gains = new Float64Array(DELVER_CARDS.length);
/** The best dig without a card, and with each of them. */
let plain = 0;

/** What this card brings to the roll that comes, never less than nothing; 0 for cards that bend none. */
export function bendGain(position: Position, seat: number, card: number): number {
  if (!isSameTable(position, seat)) reckonGains(position, seat);
  return gains[card]!;
}

/** The most that any card played for this turn and not used yet will bring. */
export function waitingGain(position: Position, seat: number): number {
  let most = 0;
  for (let card = 0; card < DELVER_CARDS.length; card++)
    if (isWaiting(position, card)) most = Math.max(most, bendGain(position, seat, card));
  return most;
}

function isWaiting({ waiting, maps, expeditions }: Position, card: number): boolean {
  const { effect } = DELVER_CARDS[card]!;
  if (effect.kind === 'rightReplaceExcavation') return maps > 0;
  return effect.kind === 'rightLatePlacement' ? expeditions > 0 : waiting.includes(card);
}

function reckonGains(position: Position, seat: number): void {
  gains.fill(Number.NEGATIVE_INFINITY);
  plain = Number.NEGATIVE_INFINITY;
  const colours = allColours(position);
  const dice = diceToDig(position, seat, NOTHING);
  const first = seat * DICE_PER_SEAT;
  let facesBefore = 0;
  for (let die = first; die < first + DICE_PER_SEAT; die++) {
    const faces = facesOf(die);
    const isAlike = position.dicePlace[die]! >= position.row.length && faces === facesBefore;
    if (!(dice & (1 << die)) || isAlike) continue;
    facesBefore = faces;
    describeDie(position, seat, die, colours);
    weighDie(position, faces, stoneWorth(position, seat));
  }
  for (let card = 0; card < gains.length; card++) gains[card] = Math.max(0, gains[card]! - plain);
}

/** Fills `worth` for one die. */
function describeDie(
  position: Position,
  seat: number,
  die: number,
  colours: readonly (readonly number[])[],
): void {
  for (let slot = 0; slot < position.row.length; slot++) {
    if (position.row[slot] === NOTHING) continue;
    lookAtContest(position, seat, die, slot, colours);
    for (let value = 1; value <= facesOf(die); value++)
      worth[slot * (MOST_FACES + 1) + value] = changeBy(value);
  }
}

/** Raises `plain` and `gains` to what this die can bring. */
function weighDie(position: Position, faces: number, stone: number): void {
  const { row, eventMod } = position;
  const brings = (slot: number, natural: number, delta: number): number => {
    const value = clamp(clamp(natural + eventMod, faces) + delta, faces);
    return worth[slot * (MOST_FACES + 1) + value]! + (isLowRoll(position, natural, value) ? stone : 0);
  };
  const mean = (of: (natural: number) => number): number => {
    let sum = 0;
    for (let natural = 1; natural <= faces; natural++) sum += of(natural);
    return sum / faces;
  };
  const raise = (card: number, to: number): void => {
    if (to > gains[card]!) gains[card] = to;
  };
  const late = mean((natural) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let slot = 0; slot < row.length; slot++)
      if (row[slot] !== NOTHING) best = Math.max(best, brings(slot, natural, 0));
    return best;
  });
  for (let slot = 0; slot < row.length; slot++) {
    if (row[slot] === NOTHING) continue;
    const once = mean((natural) => brings(slot, natural, 0));
    plain = Math.max(plain, once);
    for (let card = 0; card < DELVER_CARDS.length; card++) {
      const { effect } = DELVER_CARDS[card]!;
      if (effect.kind === 'rightReplaceExcavation')
        raise(
          card,
          mean((natural) => Math.max(once, brings(slot, natural, 0))),
        );
      else if (effect.kind === 'rightLatePlacement') raise(card, late);
      else if (effect.kind === 'waitMod' && (effect.faces === 'any' || effect.faces === faces))
        raise(
          card,
          mean((natural) => Math.max(...effect.deltas.map((delta) => brings(slot, natural, delta)))),
        );
    }
  }
}

/** What the gains depend on, as it was when they were reckoned. */
let known: number[] = [];
const present: number[] = [];

function isSameTable(position: Position, seat: number): boolean {
  present.length = 0;
  present.push(seat, position.eventMod, position.seats, ...position.row);
  present.push(...position.dicePlace, ...position.diceValue);
  for (let other = 0; other < position.seats; other++) {
    const { claimed, hidden, stones, wonders } = position;
    present.push(claimed[other]!.length, ...claimed[other]!, ...hidden[other]!);
    present.push(stones[other]!.length, ...stones[other]!, ...wonders[other]!);
  }
  if (present.length === known.length && present.every((number, i) => number === known[i])) return true;
  known = present.slice();
  return false;
}

// What things are worth to a seat, in points: the estimates that the hints for bots are made of. No rule reads them.
import { DICE_PER_SEAT, FACES } from '../content/dice.ts';
import { ageEffect, claimOf, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, MIXED_SET_POINTS, SET_POINTS } from '../content/ruins.ts';
import { GREATER, LESSER } from '../content/wonders.ts';
import { NOTHING, ownerOf, type Position } from '../position.ts';
import { ringsBegun } from '../rules/hexes.ts';
import { namedPoints, ruinColourCounts, ruinsOf } from '../score.ts';

const MOST_SEATS = 4;
export const CARD_WORTH = 0.6;
/** A token whose value is not known. */
const MEAN_LESSER = 3;
const MEAN_GREATER = 7;
/** Ruins per colour that a seat is known to have. */
export const coloursOf = (position: Position, seat: number): number[] =>
  ruinColourCounts(ruinsOf(position, seat));

/** What one more Ruin brings to a seat with these colours: its set grows, and the mixed set comes nearer. */
export function ruinWorth(ruin: number, colours: readonly number[]): number {
  if (isAgeCard(ruin)) {
    const effect = ageEffect(ruin);
    return effect.kind === 'ruin' ? effect.points : 0;
  }
  const colour = colourOfRuin(ruin);
  const count = colours[colour]!;
  const grows = SET_POINTS[Math.min(5, count + 1)]! - SET_POINTS[Math.min(5, count)]!;
  let missing = 0;
  for (let other = 0; other < colours.length; other++) {
    if (colours[other]! < count) return grows + 1;
    if (colours[other] === count) missing++;
  }
  const mixed = missing === 1 ? MIXED_SET_POINTS : MIXED_SET_POINTS / (1 + 2 * missing);
  return grows + 1 + mixed;
}

/** How likely a die of this value stays the highest until the Ruin falls, when it falls now. */
const HOLDS: readonly number[] = [0, 0.05, 0.12, 0.22, 0.36, 0.52, 0.72, 0.88, 0.97];

/** The contest for a Ruin as a seat sees it, without the die in question: filled by `lookAtContest`, for speed. */
const contest = { seats: 0, seat: 0, die: 0, left: 0, leader: 0, rank: 0, before: 0 };
/** By seat: what the Ruin brings. */
const brought = new Float64Array(MOST_SEATS);
/** By seat: its best die there, and the next one, which decides between equals. */
const best = new Uint8Array(MOST_SEATS);
const next = new Uint8Array(MOST_SEATS);

/** For `changeBy`. `colours` are the Ruins per colour of every seat. */
export function lookAtContest(
  { row, seats, dicePlace, diceValue }: Position,
  seat: number,
  die: number,
  slot: number,
  colours: readonly (readonly number[])[],
): void {
  const ruin = row[slot]!;
  contest.seats = seats;
  contest.seat = seat;
  contest.die = die;
  contest.leader = 0;
  contest.rank = 0;
  if (ruin === NOTHING) {
    contest.left = Number.POSITIVE_INFINITY;
    brought.fill(0);
  } else {
    contest.left = claimOf(ruin);
    for (let other = 0; other < seats; other++) brought[other] = ruinWorth(ruin, colours[other]!);
  }
  best.fill(0);
  next.fill(0);
  let lies = 0;
  let own = 0;
  for (let other = 0; other < dicePlace.length; other++) {
    if (dicePlace[other] !== slot) continue;
    const value = diceValue[other]!;
    const rank = rankOf(other, value);
    if (other === die) {
      lies = value;
      own = rank;
    } else {
      contest.left -= value;
      const owner = ownerOf(other);
      if (rank > best[owner]!) {
        next[owner] = best[owner]!;
        best[owner] = rank;
      } else if (rank > next[owner]!) next[owner] = rank;
    }
  }
  for (let other = 0; other < seats; other++)
    if (
      best[other]! > contest.rank ||
      (best[other] === contest.rank && next[other]! > next[contest.leader]!)
    ) {
      contest.rank = best[other]!;
      contest.leader = other;
    }
  contest.before = worthWith(lies, own);
}

/** What it changes for the seat, in points, when the die lies there with this value; the others' prospects are taken off. */
export const changeBy = (value: number): number =>
  worthWith(value, rankOf(contest.die, value)) - contest.before;

/** A die's place among those on a Ruin: by value, then by size. */
const rankOf = (die: number, value: number): number => value * 16 + FACES[die % DICE_PER_SEAT]!;

/** A Ruin that would fall counts in full for the seat that gets it, with a card for every other die. Of equals the first leads. */
function worthWith(value: number, own: number): number {
  const { seats, seat } = contest;
  const owner = ownerOf(contest.die);
  const isFirst = own > contest.rank || (own === contest.rank && isBetterEqual(owner));
  const leader = isFirst ? owner : contest.leader;
  const rank = isFirst ? own : contest.rank;
  if (rank === 0) return 0;
  const left = contest.left - value;
  const hold = left <= 0 ? 1 : HOLDS[rank >> 4]! ** (1 + left / 10);
  let worth = 0;
  for (let other = 0; other < seats; other++) {
    const share = leader === other ? hold : (1 - hold) / seats;
    const gain = share * brought[other]!;
    worth += other === seat ? gain : (-0.7 * gain) / (seats - 1);
  }
  if (left <= 0 && leader !== seat) worth += CARD_WORTH;
  return worth;
}

/** Does a seat whose die equals the leader's have the better one behind it? */
function isBetterEqual(owner: number): boolean {
  const { leader } = contest;
  const lead = best[owner]! - next[leader]!;
  return owner !== leader && (lead > 0 || (lead === 0 && owner < leader));
}

/** What one more Stone is worth to a seat: much when a ring is nearly closed. */
export function stoneWorth(position: Position, seat: number): number {
  const [three, four, five] = ringsBegun(position.stones[seat]!, position.wonders[seat]!);
  if (five > 0) return 3.4;
  return four > 0 ? 1.9 : three > 0 ? 1.4 : 1.1;
}

/** What a Wonder would be worth when built in a ring of these Stones. */
export function wonderWorth(position: Position, seat: number, wonder: number): number {
  if (wonder === GREATER) return MEAN_GREATER;
  if (wonder === LESSER) return MEAN_LESSER;
  return 0.8 + namedPoints(position, seat, wonder) + POWER_WORTH[wonder]!;
}

/** What standing powers and hidden Ruins add, by Named Wonder in content order. */
const POWER_WORTH: readonly number[] = [1.5, 1, 1.5, 1.5, 4.5, 2, 0.5, 2, 1, 0, 1, 1, 7, 1, 1, 2, 1.5];

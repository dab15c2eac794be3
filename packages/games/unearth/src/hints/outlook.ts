// What each seat may expect to have at the end, as one of them sees the table: points in sight and prospects, weighed.
import { HIDDEN } from '@undercroft/kernel';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { ageEffect, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, MIXED_SET_POINTS, RUIN_COLOURS, RUIN_COUNT, SET_POINTS } from '../content/ruins.ts';
import { GREATER, NAMED_COUNT } from '../content/wonders.ts';
import { IN_POOL, NOTHING, type Position } from '../position.ts';
import { kindOfWonder } from '../rules/hexes.ts';
import { namedPoints, wonderBonus, wonderCount } from '../score.ts';
import { claimOdds, describeContest, reckonOdds } from './claim-odds.ts';
import { FITTED } from './fitted-weights.ts';
import { begunRings, ringProspects } from './ring-prospects.ts';

const COLOURS = RUIN_COLOURS.length;
const MOST_SEATS = 4;
const MEAN_LESSER = 3;
const MEAN_GREATER = 7;
/** Ruins that come up in a game of two, the End of Age card among them: the whole of what is to come. */
const ALL_TO_COME = 20;
export const OUTLOOK_FEATURES = 50 + DELVER_CARDS.length + NAMED_COUNT;

/** By seat and feature, for the table that was described last. */
export const outlookFacts = new Float64Array(MOST_SEATS * OUTLOOK_FEATURES);
/** By seat: points that can be seen, hidden tokens at their mean. */
export const sight = new Float64Array(MOST_SEATS);
/** By seat: what was expected last. */
export const expectedPoints = new Float64Array(MOST_SEATS);

const counts = new Float64Array(MOST_SEATS * COLOURS);
const toCome = new Float64Array(COLOURS);
const growth = new Float64Array(MOST_SEATS);
const least = new Float64Array(MOST_SEATS);
const lacking = new Float64Array(MOST_SEATS);

/** The share of the Ruins that is still to be claimed. */
export function shareToCome(position: Position): number {
  let open = position.ruins.length + (position.age === NOTHING ? 1 : 0);
  for (const ruin of position.row) if (ruin !== NOTHING) open++;
  return open / ALL_TO_COME;
}

/** Ruins per seat and colour, and how many of each colour the deck should still hold, as the viewer can know it. */
function countRuins(position: Position, viewer: number): void {
  counts.fill(0);
  toCome.fill(COLOURS);
  let unseen = RUIN_COUNT;
  const see = (ruin: number, seat: number): void => {
    if (ruin === NOTHING || ruin === HIDDEN || isAgeCard(ruin)) return;
    const colour = colourOfRuin(ruin);
    toCome[colour]!--;
    unseen--;
    if (seat !== NOTHING) counts[seat * COLOURS + colour]!++;
  };
  for (let seat = 0; seat < position.seats; seat++)
    for (const ruin of position.claimed[seat]!) see(ruin, seat);
  for (const ruin of position.hidden[viewer]!) see(ruin, viewer);
  for (const ruin of position.row) see(ruin, NOTHING);
  for (const ruin of position.tieRemoved) see(ruin, NOTHING);
  const inDeck = unseen > 0 ? Math.min(1, position.ruins.length / unseen) : 0;
  for (let colour = 0; colour < COLOURS; colour++) toCome[colour] = Math.max(0, toCome[colour]!) * inDeck;
}

/** Points that the viewer can see; sets of the others without their hidden Ruins. */
function lookAtPoints(position: Position, seat: number): void {
  let points = 0;
  let fewest: number = COLOURS;
  let lacks = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = counts[seat * COLOURS + colour]!;
    points += SET_POINTS[Math.min(5, count)]!;
    if (count < fewest) {
      fewest = count;
      lacks = 0;
    }
    if (count === fewest) lacks++;
  }
  least[seat] = fewest;
  lacking[seat] = lacks;
  points += MIXED_SET_POINTS * fewest;
  for (const ruin of position.claimed[seat]!) if (isAgeCard(ruin)) points += agePoints(ruin);
  for (const entry of position.wonders[seat]!) {
    const wonder = kindOfWonder(entry);
    if (wonder < GREATER) points += namedPoints(position, seat, wonder);
  }
  points += MEAN_LESSER * position.lesser[seat]!.length + MEAN_GREATER * position.greater[seat]!.length;
  sight[seat] = points + wonderBonus(position, wonderCount(position, seat));
}

const agePoints = (card: number): number => {
  const effect = ageEffect(card);
  return effect.kind === 'ruin' ? effect.points : 0;
};

/** Told of every Ruin's contest after it was described; for the fit. */
export type WatchContest = (slot: number) => void;

/** Describes the table to the viewer: fills `sight` and `outlookFacts`. `claims` weigh the contests in the row. */
export function describeTable(
  position: Position,
  viewer: number,
  claims: readonly number[],
  watch?: WatchContest,
): void {
  const { seats } = position;
  outlookFacts.fill(0, 0, seats * OUTLOOK_FEATURES);
  countRuins(position, viewer);
  for (let seat = 0; seat < seats; seat++) lookAtPoints(position, seat);
  const share = shareToCome(position);
  for (let slot = 0; slot < position.row.length; slot++)
    if (position.row[slot] !== NOTHING) addContest(position, slot, share, claims, watch);
  for (let seat = 0; seat < seats; seat++) {
    const at = addSets(position, seat, share);
    addHandAndDice(position, seat, viewer, share, addWonders(position, seat, share, at));
  }
}

/** The first features: what the Ruins of the row should bring. */
const ROW_FEATURES = 9;

function addContest(
  position: Position,
  slot: number,
  share: number,
  claims: readonly number[],
  watch: WatchContest | undefined,
): void {
  const ruin = position.row[slot]!;
  const isAge = isAgeCard(ruin);
  const colour = isAge ? 0 : colourOfRuin(ruin);
  for (let seat = 0; seat < position.seats; seat++)
    growth[seat] = isAge ? agePoints(ruin) : 2 * counts[seat * COLOURS + colour]! + 2;
  describeContest(position, slot, growth);
  watch?.(slot);
  reckonOdds(position.seats, claims);
  for (let seat = 0; seat < position.seats; seat++) {
    const at = seat * OUTLOOK_FEATURES;
    const odds = claimOdds[seat]!;
    const gain = odds * growth[seat]!;
    outlookFacts[at]! += gain;
    outlookFacts[at + 1]! += gain * share;
    const dice = diceOn(position, seat, slot);
    outlookFacts[at + 2]! += (1 - odds) * dice;
    outlookFacts[at + 3]! += odds * dice;
    if (isAge) continue;
    outlookFacts[at + 4]! += odds * toCome[colour]!;
    if (counts[seat * COLOURS + colour] === least[seat])
      outlookFacts[at + (least[seat] === 0 ? 5 : 6)]! += odds / lacking[seat]!;
    outlookFacts[at + 7]! += odds;
    outlookFacts[at + 8]! += odds * share;
  }
}

function diceOn(position: Position, seat: number, slot: number): number {
  let dice = 0;
  for (let die = seat * DICE_PER_SEAT; die < (seat + 1) * DICE_PER_SEAT; die++)
    if (position.dicePlace[die] === slot) dice++;
  return dice;
}

/** What the Ruins still in the deck should bring: larger sets, and colours that the mixed set lacks. */
function addSets(position: Position, seat: number, share: number): number {
  let at = seat * OUTLOOK_FEATURES + ROW_FEATURES;
  let sets = 0;
  let deepest = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = counts[seat * COLOURS + colour]!;
    sets += (2 * count + 2) * toCome[colour]!;
    deepest = Math.max(deepest, (2 * count + 2) * toCome[colour]!);
  }
  outlookFacts[at++] = sets / position.seats;
  outlookFacts[at++] = deepest;
  outlookFacts[at + (least[seat] === 0 ? 0 : 6) + lacking[seat]!] = share;
  return at + 12;
}

/** Stones, rings on their way and standing powers. */
function addWonders(position: Position, seat: number, share: number, from: number): number {
  let at = from;
  ringProspects(position, seat);
  outlookFacts[at++] = position.stones[seat]!.length * share;
  for (let i = 0; i < begunRings.length; i++) {
    outlookFacts[at++] = begunRings[i]!;
    outlookFacts[at++] = begunRings[i]! * share;
  }
  const wonders = Math.min(4, wonderCount(position, seat));
  if (wonders > 0) {
    outlookFacts[at + wonders - 1] = share;
    if (wonders < 3) outlookFacts[at + 3 + wonders] = 1;
  }
  at += 6;
  for (const entry of position.wonders[seat]!) {
    const wonder = kindOfWonder(entry);
    if (wonder < GREATER) outlookFacts[at + wonder] = share;
  }
  return at + NAMED_COUNT;
}

/** Cards, one's own by title, dice at hand, hidden Ruins of others, and whose turn it is. */
function addHandAndDice(position: Position, seat: number, viewer: number, share: number, from: number): void {
  let at = from;
  const hand = position.hands[seat]!;
  outlookFacts[at++] = hand.length;
  outlookFacts[at++] = hand.length * share;
  outlookFacts[at++] = Math.max(0, hand.length - 4);
  if (seat === viewer) for (const card of hand) if (card !== HIDDEN) outlookFacts[at + card]!++;
  at += DELVER_CARDS.length;
  const first = seat * DICE_PER_SEAT;
  for (let die = 0; die < DICE_PER_SEAT; die++) {
    const size = die === 0 ? 0 : die === DICE_PER_SEAT - 1 ? 2 : 1;
    if (position.dicePlace[first + die] === IN_POOL) outlookFacts[at + size]!++;
  }
  at += 3;
  outlookFacts[at++] = position.hidden[seat]!.length - (seat === viewer ? position.hidden[seat]!.length : 0);
  outlookFacts[at++] = position.active === seat ? 1 : 0;
  outlookFacts[at++] = position.active === seat ? share : 0;
  if (at > (seat + 1) * OUTLOOK_FEATURES) throw new RangeError('more features than there is room for');
}

/** What every seat may expect at the end, as the viewer sees it, into `expectedPoints`. */
export function lookAhead(position: Position, viewer: number): void {
  const { claims, outlook } = FITTED;
  describeTable(position, viewer, claims);
  for (let seat = 0; seat < position.seats; seat++)
    expectedPoints[seat] = sight[seat]! + prospectsOf(seat, outlook);
}

/** What a seat may expect beyond its points in sight, as described last. */
export function prospectsOf(seat: number, weights: readonly number[]): number {
  const at = seat * OUTLOOK_FEATURES;
  let points = 0;
  for (let i = 0; i < OUTLOOK_FEATURES; i++) points += weights[i]! * outlookFacts[at + i]!;
  return points;
}

/** How far the truth may scatter around what is expected: less the less is still to come. */
export function scatterAt(share: number): number {
  const [atEnd, perShare] = FITTED.scatter;
  return atEnd + perShare * share;
}

/** The chance of winning that goes with what is expected. */
export function chanceToWin(position: Position, seat: number): number {
  const spread = scatterAt(shareToCome(position));
  let all = 0;
  for (let other = 0; other < position.seats; other++)
    all += Math.exp((expectedPoints[other]! - expectedPoints[seat]!) / spread);
  return 1 / all;
}

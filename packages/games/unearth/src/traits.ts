// What a network may know of Unearth: the outlook of its seat and of the rival in front, and for each choice what it may bring.
import { HIDDEN, type Traits } from '@undercroft/kernel';
import { ANSWER_KINDS, type Choice, TURN_KINDS } from './choices.ts';
import { DELVER_CARDS, type DelverEffect } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { ageEffect, claimOf, isAgeCard } from './content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from './content/ruins.ts';
import { GREATER, LESSER } from './content/wonders.ts';
import {
  expectedPoints,
  lookAhead,
  OUTLOOK_FEATURES,
  outlookFacts,
  scatterAt,
  shareToCome,
  sight,
} from './hints/outlook.ts';
import { wonderWorth } from './hints/worth.ts';
import { openFrame } from './play.ts';
import { NOTHING, ownerOf, type Position } from './position.ts';
import { cellAt, colourOfStone, promiseOfCell, ringColours } from './rules/hexes.ts';
import { clamp, facesOf, isLowRoll } from './rules/modifiers.ts';

const FRAMES = ['batch', 'keep', 'modify', 'name', 'own', 'stone', 'library', 'place', 'build', 'memorial'];
const MOST_FACES = 8;
const POINTS = 10;

/** Where the groups of the seat's numbers begin. */
const RIVAL = OUTLOOK_FEATURES;
const LEAD = 2 * OUTLOOK_FEATURES;
const TABLE = LEAD + 6;
const FRAME = TABLE + 4;
const TURN = FRAME + FRAMES.length + 2;
const SEAT_WIDTH = TURN + 9;

/** What is expected in points: scaled down, as most traits lie between -1 and 1. */
const IN_POINTS = new Set([0, 1, 9, 10]);
const scale = Float32Array.from({ length: OUTLOOK_FEATURES }, (_, i) => (IN_POINTS.has(i) ? 1 / POINTS : 1));

/** Nobody's Ruins but its own count for a seat: those of the others are covered while it looks. */
const covered = Array.from({ length: 26 }, (_, length) => new Array<number>(length).fill(HIDDEN));
const laidAside: number[][] = [];

function coverRivals({ hidden, seats }: Position, seat: number): void {
  for (let other = 0; other < seats; other++) {
    laidAside[other] = hidden[other]!;
    if (other !== seat) hidden[other] = covered[hidden[other]!.length]!;
  }
}

function uncoverRivals({ hidden, seats }: Position): void {
  for (let other = 0; other < seats; other++) hidden[other] = laidAside[other]!;
}

function writeSeat(position: Position, seat: number, into: Float32Array): void {
  coverRivals(position, seat);
  lookAhead(position, seat);
  uncoverRivals(position);
  into.fill(0);
  const rival = rivalOf(position, seat);
  for (let i = 0; i < OUTLOOK_FEATURES; i++) {
    into[i] = outlookFacts[seat * OUTLOOK_FEATURES + i]! * scale[i]!;
    into[RIVAL + i] = outlookFacts[rival * OUTLOOK_FEATURES + i]! * scale[i]!;
  }
  writeLead(position, seat, rival, into);
  const share = shareToCome(position);
  into[TABLE] = share;
  if (position.seats > 2) into[TABLE + position.seats - 2] = 1;
  into[TABLE + 3] = position.config.edition === 'russian' ? 1 : 0;
  writeFrame(position, into);
  writeTurn(position, seat, into);
}

/** The one that is expected to end in front of the others. */
function rivalOf({ seats }: Position, seat: number): number {
  let rival = NOTHING;
  for (let other = 0; other < seats; other++)
    if (other !== seat && (rival === NOTHING || expectedPoints[other]! > expectedPoints[rival]!))
      rival = other;
  return rival;
}

function writeLead(position: Position, seat: number, rival: number, into: Float32Array): void {
  let others = 0;
  let least = expectedPoints[rival]!;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat) continue;
    others += expectedPoints[other]!;
    least = Math.min(least, expectedPoints[other]!);
  }
  const own = expectedPoints[seat]!;
  const lead = own - expectedPoints[rival]!;
  into[LEAD] = lead / POINTS;
  into[LEAD + 1] = lead / (4 * scatterAt(shareToCome(position)));
  into[LEAD + 2] = (own - others / (position.seats - 1)) / POINTS;
  into[LEAD + 3] = (own - least) / POINTS;
  into[LEAD + 4] = (sight[seat]! - sight[rival]!) / POINTS;
  into[LEAD + 5] = sight[seat]! / (5 * POINTS);
}

function writeFrame(position: Position, into: Float32Array): void {
  const frame = openFrame(position);
  if (frame === undefined) into[FRAME + FRAMES.length + (position.phase === 'act' ? 0 : 1)] = 1;
  else {
    const at = FRAMES.indexOf(frame.kind === 'roll' ? frame.step : frame.kind);
    if (at >= 0) into[FRAME + at] = 1;
  }
}

function writeTurn(position: Position, seat: number, into: Float32Array): void {
  const frame = openFrame(position);
  into[TURN] = position.eventMod;
  into[TURN + 1] = position.maps;
  into[TURN + 2] = position.expeditions;
  into[TURN + 3] = position.band ? 1 : 0;
  into[TURN + 4] = position.waiting.length / 2;
  into[TURN + 5] = position.active === seat ? 1 : 0;
  if (frame?.kind !== 'roll') return;
  into[TURN + 6] = (frame.value || frame.natural) / MOST_FACES;
  into[TURN + 7] = facesOf(frame.die) / MOST_FACES;
  into[TURN + 8] = frame.attached.length / 2;
}

const KINDS = [...TURN_KINDS, ...ANSWER_KINDS];
const EFFECTS: readonly DelverEffect['kind'][] = [
  'waitMod',
  'rightReplaceExcavation',
  'rightLatePlacement',
  'secondExcavation',
  'rerollOne',
  'rerollOwn',
  'rerollShowing',
  'adjust',
];

/** Where the groups of a choice begin. */
const CARD = KINDS.length;
const CONTEST = CARD + EFFECTS.length + 2;
const STONE = CONTEST + 19;
const CHOICE_WIDTH = STONE + 8;

function writeChoice(position: Position, seat: number, choice: Choice, into: Float32Array): void {
  into.fill(0);
  into[KINDS.indexOf(choice.kind)] = 1;
  switch (choice.kind) {
    case 'play':
    case 'sing':
      writeCard(position, seat, choice.card, choice.kind === 'sing' ? choice.number : 0, into);
      break;
    case 'playOn':
      writeCard(position, seat, choice.card, 0, into);
      writeAim(position, seat, choice.card, choice.seat * DICE_PER_SEAT + choice.die, into);
      break;
    case 'dig':
      writeRoll(position, seat, seat * DICE_PER_SEAT + choice.die, choice.slot, into);
      break;
    case 'digLater':
      into[CONTEST] = facesOf(choice.die) / MOST_FACES;
      break;
    case 'next': {
      const die = choice.seat * DICE_PER_SEAT + choice.die;
      writeRoll(position, seat, die, position.dicePlace[die]!, into);
      break;
    }
    case 'stone':
    case 'keepStone':
      writeColour(position, seat, choice.colour, into);
      break;
    case 'cell':
      writeCell(position, seat, cellAt(choice.q, choice.r), into);
      break;
    case 'build':
      writeWonder(position, seat, choice.wonder, into);
      break;
    case 'take':
      writeRuin(position, seat, choice.ruin, into);
      break;
    default:
      writeOutcome(position, seat, choice, into);
  }
}

/** What the card does, and how many dice on Ruins it may roll anew. */
function writeCard(position: Position, seat: number, card: number, number: number, into: Float32Array): void {
  const { effect } = DELVER_CARDS[card]!;
  into[CARD + EFFECTS.indexOf(effect.kind)] = 1;
  if (effect.kind === 'adjust') into[CARD + EFFECTS.length] = effect.delta / 2;
  if (effect.kind !== 'rerollOwn' && effect.kind !== 'rerollShowing') return;
  let dice = 0;
  for (let die = 0; die < position.dicePlace.length; die++) {
    if (position.dicePlace[die]! >= position.row.length) continue;
    const isOwn = ownerOf(die) === seat;
    if (effect.kind === 'rerollOwn' ? isOwn : position.diceValue[die] === number) dice += isOwn ? 1 : -1;
  }
  into[CARD + EFFECTS.length + 1] = dice / DICE_PER_SEAT;
}

function writeAim(position: Position, seat: number, card: number, die: number, into: Float32Array): void {
  const { effect } = DELVER_CARDS[card]!;
  const slot = position.dicePlace[die]!;
  if (effect.kind !== 'adjust') {
    writeRoll(position, seat, die, slot, into);
    return;
  }
  const value = clamp(position.diceValue[die]! + effect.delta, facesOf(die));
  describe(position, seat, die, slot, into);
  addValue(value, 1, into);
}

function writeOutcome(position: Position, seat: number, choice: Choice, into: Float32Array): void {
  const frame = openFrame(position);
  if (frame?.kind !== 'roll') return;
  const slot = choice.kind === 'slot' ? choice.slot : frame.slot;
  if (slot >= position.row.length || choice.kind === 'replace') {
    into[CONTEST] = facesOf(frame.die) / MOST_FACES;
    writeRoll(position, seat, frame.die, slot, into);
    return;
  }
  const value =
    choice.kind === 'mod' || choice.kind === 'own'
      ? choice.value
      : frame.value || clamp(frame.natural + position.eventMod, facesOf(frame.die));
  describe(position, seat, frame.die, slot, into);
  addValue(value, 1, into);
  into[CONTEST + 18] = isLowRoll(position, frame.natural, value) ? 1 : 0;
}

/** A die that is to be rolled onto a Ruin: shares of its faces. */
function writeRoll(position: Position, seat: number, die: number, slot: number, into: Float32Array): void {
  if (slot >= position.row.length) return;
  describe(position, seat, die, slot, into);
  const faces = facesOf(die);
  for (let natural = 1; natural <= faces; natural++) {
    const value = clamp(natural + position.eventMod, faces);
    addValue(value, 1 / faces, into);
    if (isLowRoll(position, natural, value)) into[CONTEST + 18]! += 1 / faces;
  }
}

/** The contest for a Ruin without the die in question. */
const contest = { left: 0, own: 0, rival: 0, isOwn: false };

function describe(position: Position, seat: number, die: number, slot: number, into: Float32Array): void {
  const ruin = position.row[slot]!;
  let left = ruin === NOTHING ? Number.POSITIVE_INFINITY : claimOf(ruin);
  let own = 0;
  let rival = 0;
  let ownDice = 0;
  let rivalDice = 0;
  for (let other = 0; other < position.dicePlace.length; other++) {
    if (other === die || position.dicePlace[other] !== slot) continue;
    const value = position.diceValue[other]!;
    left -= value;
    if (ownerOf(other) === seat) {
      ownDice++;
      if (value > own) own = value;
    } else {
      rivalDice++;
      if (value > rival) rival = value;
    }
  }
  contest.left = left;
  contest.own = own;
  contest.rival = rival;
  contest.isOwn = ownerOf(die) === seat;
  if (ruin === NOTHING) return;
  into[CONTEST] = facesOf(die) / MOST_FACES;
  into[CONTEST + 1] = contest.isOwn ? 1 : 0;
  into[CONTEST + 2] = left / POINTS;
  into[CONTEST + 3] = own / MOST_FACES;
  into[CONTEST + 4] = rival / MOST_FACES;
  into[CONTEST + 5] = ownDice / DICE_PER_SEAT;
  into[CONTEST + 6] = rivalDice / DICE_PER_SEAT;
  into[CONTEST + 7] = position.diceValue[die]! / MOST_FACES;
  writeRuin(position, seat, ruin, into);
  for (let colour = 0; colour < 4; colour++)
    into[CONTEST + 12]! += position.rowStones[slot * 4 + colour]! / DICE_PER_SEAT;
}

/** What a Ruin adds to the sets of this seat, and of the rival that gains most. */
function writeRuin(position: Position, seat: number, ruin: number, into: Float32Array): void {
  if (isAgeCard(ruin)) {
    const effect = ageEffect(ruin);
    into[CONTEST + 11] = effect.kind === 'ruin' ? effect.points / POINTS : 0;
    return;
  }
  const colour = colourOfRuin(ruin);
  let most = 0;
  for (let other = 0; other < position.seats; other++)
    if (other !== seat) most = Math.max(most, countColour(position, other, colour, false));
  const own = countColour(position, seat, colour, true);
  into[CONTEST + 8] = own / DICE_PER_SEAT;
  into[CONTEST + 9] = most / DICE_PER_SEAT;
  into[CONTEST + 10] = isScarcest(position, seat, own) ? 1 : 0;
}

function isScarcest(position: Position, seat: number, count: number): boolean {
  for (let colour = 0; colour < RUIN_COLOURS.length; colour++)
    if (countColour(position, seat, colour, true) < count) return false;
  return true;
}

function countColour(position: Position, seat: number, colour: number, withHidden: boolean): number {
  let count = 0;
  for (const ruin of position.claimed[seat]!) if (!isAgeCard(ruin) && colourOfRuin(ruin) === colour) count++;
  if (withHidden) for (const ruin of position.hidden[seat]!) if (colourOfRuin(ruin) === colour) count++;
  return count;
}

/** The die in question shows this value with this chance: does the Ruin fall, and to whom? */
function addValue(value: number, chance: number, into: Float32Array): void {
  const { left, own, rival, isOwn } = contest;
  const ownBest = isOwn && value > own ? value : own;
  const rivalBest = !isOwn && value > rival ? value : rival;
  into[CONTEST + 13]! += (chance * value) / MOST_FACES;
  if (ownBest > rivalBest) into[CONTEST + 14]! += chance;
  if (value < left) return;
  into[CONTEST + 15]! += chance;
  if (ownBest > rivalBest) into[CONTEST + 16]! += chance;
  if (rivalBest > ownBest) into[CONTEST + 17]! += chance;
}

function writeColour(position: Position, seat: number, colour: number, into: Float32Array): void {
  let same = 0;
  for (const stone of position.stones[seat]!) if (colourOfStone(stone) === colour) same++;
  into[STONE] = same / 6;
  into[STONE + 1] = position.bag[colour]! / 15;
}

/** Stones around the cell itself, and around the empty cells beside it: rings that would grow. */
function writeCell(position: Position, seat: number, cell: number, into: Float32Array): void {
  const frame = openFrame(position);
  const stones = position.stones[seat]!;
  const { own, centres } = promiseOfCell(stones, position.wonders[seat]!, cell);
  into[STONE + 2] = own / 6;
  let most = 0;
  let nearest = NOTHING;
  for (const centre of centres) {
    into[STONE + 3]! += centre.around / 18;
    if (centre.around <= most) continue;
    most = centre.around;
    nearest = centre.cell;
  }
  into[STONE + 4] = most / 6;
  into[STONE + 5] = most === 5 ? 1 : 0;
  if (nearest !== NOTHING && frame?.kind === 'place')
    into[STONE] = ringColours(stones, nearest)[frame.colour]! / 6;
}

function writeWonder(position: Position, seat: number, wonder: number, into: Float32Array): void {
  into[STONE + 6] = wonder === GREATER ? 1 : wonder === LESSER ? -1 : 0;
  into[STONE + 7] = wonderWorth(position, seat, wonder) / POINTS;
}

export const traits: Traits<Position, Choice> = {
  version: 1,
  seatWidth: SEAT_WIDTH,
  choiceWidth: CHOICE_WIDTH,
  seat: writeSeat,
  choice: writeChoice,
};

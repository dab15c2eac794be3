// The numbers of a choice of Unearth: its card, the Ruin that a die may win, and what a Stone or a Wonder is worth.
import type { Choice } from '../choices.ts';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { GREATER, LESSER } from '../content/wonders.ts';
import { wonderWorth } from '../hints/worth.ts';
import { openFrame } from '../play.ts';
import { NOTHING, ownerOf, type Position } from '../position.ts';
import { cellAt, colourOfStone, promiseOfCell, ringColours } from '../rules/hexes.ts';
import { clamp, facesOf, isLowRoll } from '../rules/modifiers.ts';
import { CARD, CHOICE_WIDTH, CONTEST, EFFECTS, KINDS, MOST_FACES, POINTS, STONE } from './choice-groups.ts';
import { addValue, writeContest, writeRoll, writeRuin } from './contest-traits.ts';

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
  writeContest(position, seat, die, slot, into);
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
  writeContest(position, seat, frame.die, slot, into);
  addValue(value, 1, into);
  into[CONTEST + 18] = isLowRoll(position, frame.natural, value) ? 1 : 0;
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

export const choiceTraits = { choiceWidth: CHOICE_WIDTH, choice: writeChoice };

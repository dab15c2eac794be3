// The laws of the material (SPEC, Invariants): one sentence per broken law, none for a sound position.
import { DELVER_CARDS } from './content/delver-cards.ts';
import { FACES } from './content/dice.ts';
import { isAgeCard } from './content/end-of-age.ts';
import { RUIN_COUNT } from './content/ruins.ts';
import { STONE_COLOURS, STONES_PER_COLOUR } from './content/stones.ts';
import { BLOCKED, GREATER, GREATER_VALUES, LESSER, LESSER_VALUES, NAMED_WONDERS } from './content/wonders.ts';
import { IN_HAND, IN_POOL, NOTHING, OUT, type Position } from './position.ts';
import { isClaimable } from './rules/claims.ts';
import { isOneColour, meetsFormula } from './rules/formulas.ts';
import {
  cellOfStone,
  cellOfWonder,
  colourOfStone,
  FIRST_CELL,
  kindOfWonder,
  NEIGHBOURS,
  openCells,
  ringColours,
} from './rules/hexes.ts';

type Complain = (law: string) => void;

export function invariants(position: Position): readonly string[] {
  const broken: string[] = [];
  const complain: Complain = (law) => broken.push(law);
  stonesAreConserved(position, complain);
  delverCardsAreConserved(position, complain);
  ruinsAreConserved(position, complain);
  diceAreSomewhere(position, complain);
  nothingClaimableIsLeft(position, complain);
  wondersAreConserved(position, complain);
  for (let seat = 0; seat < position.seats; seat++) tableauIsSound(position, seat, complain);
  if (position.turn > position.config.turnLimit) complain('more turns than the limit');
  return broken;
}

/** Invariant 1. */
function stonesAreConserved(position: Position, complain: Complain): void {
  for (const [colour, name] of STONE_COLOURS.entries()) {
    let count = position.bag[colour]!;
    for (let slot = 0; slot < position.row.length; slot++) {
      const here = position.rowStones[slot * 4 + colour]!;
      if (here > 0 && position.row[slot] === NOTHING) complain(`Stones on vacant slot ${slot}`);
      count += here;
    }
    for (const stones of position.stones)
      for (const stone of stones) if (colourOfStone(stone) === colour) count++;
    for (const frame of position.stack) if (frame.kind === 'place' && frame.colour === colour) count++;
    if (count !== STONES_PER_COLOUR) complain(`${count} ${name} Stones`);
  }
}

/** Invariant 2. */
function delverCardsAreConserved(position: Position, complain: Complain): void {
  const counts = position.discard.slice();
  for (const pile of [position.deck, ...position.hands]) for (const card of pile) counts[card]!++;
  for (const frame of position.stack) if (frame.kind === 'batch') counts[frame.card]!++;
  for (const [card, { id, count }] of DELVER_CARDS.entries())
    if (counts[card] !== count) complain(`${counts[card]} cards ${id}`);
}

/** Invariant 3. */
function ruinsAreConserved(position: Position, complain: Complain): void {
  const found: number[] = new Array(RUIN_COUNT).fill(0);
  let ages = 0;
  const piles = [position.row, position.ruins, position.removed, ...position.claimed, ...position.hidden];
  for (const pile of piles)
    for (const ruin of pile) {
      if (ruin === NOTHING) continue;
      if (isAgeCard(ruin)) ages += ruin === position.age ? 1 : 100;
      else found[ruin]!++;
    }
  if (ages > 1) complain('an End of Age card is where it cannot be');
  if (position.age !== NOTHING && position.ruins.length > 0) complain('the age ended before the Ruins did');
  for (const [ruin, count] of found.entries()) if (count !== 1) complain(`${count} of Ruin ${ruin}`);
  for (const ruin of position.tieRemoved)
    if (position.ruins.includes(ruin) || position.hidden.some(([dealt]) => dealt === ruin))
      complain(`Ruin ${ruin} was removed by a tie and cannot be there`);
}

/** Invariant 4. */
function diceAreSomewhere(position: Position, complain: Complain): void {
  let rolling = 0;
  for (const [die, place] of position.dicePlace.entries()) {
    const value = position.diceValue[die]!;
    const isRolled = position.stack.some((frame) => frame.kind === 'roll' && frame.die === die);
    if (isRolled) rolling++;
    if (place === IN_POOL || place === IN_HAND || isRolled) {
      if (value !== 0) complain(`die ${die} shows ${value} off the Ruins`);
      if (place === IN_HAND && !isRolled) complain(`die ${die} is in no roll`);
    } else if (position.row[place] === NOTHING) complain(`die ${die} lies on vacant slot ${place}`);
    else if (value < 1 || value > FACES[die % 5]!) complain(`die ${die} shows ${value}`);
  }
  if (rolling > 1) complain('two dice are rolled at once');
}

/** Invariant 5. */
function nothingClaimableIsLeft(position: Position, complain: Complain): void {
  const top = position.stack.at(-1);
  if ((top !== undefined && top.kind !== 'batch') || position.phase === 'over') return;
  for (let slot = 0; slot < position.row.length; slot++)
    if (isClaimable(position, slot)) complain(`slot ${slot} should have been claimed`);
}

/** Invariant 6. */
function wondersAreConserved(position: Position, complain: Complain): void {
  const sorted = (left: readonly number[], built: readonly number[][]): string =>
    [...left, ...built.flat()].sort((a, b) => a - b).join();
  if (sorted(position.lesserLeft, position.lesser) !== LESSER_VALUES.join()) complain('Lesser tokens');
  if (sorted(position.greaterLeft, position.greater) !== GREATER_VALUES.join()) complain('Greater tokens');
  let shown = 0;
  for (const [wonder, owner] of position.named.entries()) {
    if (owner !== OUT) shown++;
    const built = position.wonders.findIndex((list) => list.some((entry) => kindOfWonder(entry) === wonder));
    if (built !== (owner < position.seats ? owner : -1))
      complain(`${NAMED_WONDERS[wonder]!.id} is misplaced`);
  }
  if (shown !== position.seats + 2) complain(`${shown} Named Wonders in the game`);
}

/** Invariants 7 to 9. */
function tableauIsSound(position: Position, seat: number, complain: Complain): void {
  const stones = position.stones[seat]!;
  const wonders = position.wonders[seat]!;
  const cells = new Set(stones.map(cellOfStone));
  const centres = new Set(wonders.map(cellOfWonder));
  if (cells.size !== stones.length) complain(`seat ${seat}: two Stones on one cell`);
  const stonesBeside = (cell: number): number => NEIGHBOURS.filter((step) => cells.has(cell + step)).length;
  for (const cell of cells) {
    if (stonesBeside(cell) === 6) complain(`seat ${seat}: a Stone is enclosed`);
    if (centres.has(cell)) complain(`seat ${seat}: a Stone lies in a centre`);
    for (const step of NEIGHBOURS) {
      const beside = cell + step;
      if (
        !cells.has(beside) &&
        !centres.has(beside) &&
        stonesBeside(beside) === 6 &&
        !waits(position, beside)
      )
        complain(`seat ${seat}: a ring was forgotten`);
    }
  }
  if (stones.length > 0 && reached(cells).size !== cells.size) complain(`seat ${seat}: Stones fell apart`);
  for (const entry of wonders) wonderIsLegal(position, seat, entry, complain);
  const tokens = (kind: number): number => wonders.filter((entry) => kindOfWonder(entry) === kind).length;
  if (tokens(LESSER) !== position.lesser[seat]!.length) complain(`seat ${seat}: Lesser tokens`);
  if (tokens(GREATER) !== position.greater[seat]!.length) complain(`seat ${seat}: Greater tokens`);
  if (stones.length >= 2) {
    const open = openCells(stones, wonders).length;
    if (open === 0 || open > 2 * stones.length + 4) complain(`seat ${seat}: ${open} open cells`);
  }
}

const waits = (position: Position, cell: number): boolean =>
  position.stack.some((frame) => frame.kind === 'build' && frame.centres.includes(cell));

function reached(cells: ReadonlySet<number>): Set<number> {
  const found = new Set([FIRST_CELL]);
  for (const cell of found) for (const step of NEIGHBOURS) if (cells.has(cell + step)) found.add(cell + step);
  return found;
}

/** Invariant 8. */
function wonderIsLegal(position: Position, seat: number, entry: number, complain: Complain): void {
  const kind = kindOfWonder(entry);
  const ring = ringColours(position.stones[seat]!, cellOfWonder(entry));
  const size = ring.reduce((sum, count) => sum + count, 0);
  if (size !== 6) complain(`seat ${seat}: a centre without its ring`);
  else if (kind === GREATER && !isOneColour(ring)) complain(`seat ${seat}: a Greater Wonder in a mixed ring`);
  else if (kind === LESSER && isOneColour(ring) && position.greaterLeft.length > 0)
    complain(`seat ${seat}: a Lesser Wonder in a ring of one colour`);
  else if (kind < GREATER && !meetsFormula(NAMED_WONDERS[kind]!.formula, ring))
    complain(`seat ${seat}: ${NAMED_WONDERS[kind]!.id} without its formula`);
  else if (kind > BLOCKED) complain(`seat ${seat}: an unknown Wonder`);
}

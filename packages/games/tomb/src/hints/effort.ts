// How many action points the team still needs until the third cleansing, if nothing more breaks.
import { CORRUPTED, DIRT, TREASURES_TO_CLEANSE } from '../content/pieces.ts';
import { DIRT_SLOW } from '../effects.ts';
import { cellOfTreasure, colourOfTreasure, lootLeft, type Position, traitsOf } from '../position.ts';
import { CARRYING, FAR, pointsTo, WALKING } from './distance.ts';

/** Points to fetch and carry a treasure that is not on the board yet, as whole games showed. */
const UNSEEN_HAUL = 12;
/** Points that one more dig costs with the dirt it brings. */
const PER_DIG = 1.8;
/** A point that a far pawn walks is a point another seat may not have. */
const PER_FETCH = 1;
/** What it is worth that a colour is done: its treasures can no longer be lost on the way. */
const UNFINISHED = 6;
const PER_DIRT = 0.6;
const SLOWED = 2.5;

/** Treasures of a colour that the team must still dig up before it can cleanse it. */
export function missingOf(p: Position, colour: number): number {
  if (p.cleansed[colour] === 1) return 0;
  let seen = 0;
  for (const treasure of p.treasures) if (colourOfTreasure(treasure) === colour) seen++;
  return Math.max(0, TREASURES_TO_CLEANSE - seen);
}

/** Expected digs until as many cards of a colour have come as are missing. */
function digsFor(p: Position, missing: number, colour: number): number {
  if (missing === 0) return 0;
  const cards = p.loot[colour]!;
  if (p.lootClosed || cards < missing) return FAR;
  return (missing * (lootLeft(p) + 1)) / (cards + 1);
}

/** Cells of the treasures of a colour. */
function cellsOf(p: Position, colour: number): number[] {
  const cells: number[] = [];
  for (const treasure of p.treasures)
    if (colourOfTreasure(treasure) === colour) cells.push(cellOfTreasure(treasure));
  return cells;
}

/** The way to cleanse one colour: points for carrying, and the cells where somebody has to go for that. */
interface Task {
  points: number;
  places: number[];
}

/** The cheaper of the colour's tiles, with the treasures that are nearest to it. */
function taskOf(p: Position, colour: number): Task {
  const treasures = cellsOf(p, colour);
  const best: Task = { points: FAR * 2, places: [] };
  for (
    let goal = p.ground.indexOf(CORRUPTED + colour);
    goal >= 0;
    goal = p.ground.indexOf(CORRUPTED + colour, goal + 1)
  ) {
    const carry = pointsTo(p, goal, treasures, CARRYING);
    const order = carry.map((_, i) => i).sort((a, b) => carry[a]! - carry[b]!);
    const nearest = order.slice(0, TREASURES_TO_CLEANSE);
    const points = nearest.reduce((sum, i) => sum + carry[i]!, 0);
    if (points >= best.points) continue;
    best.points = points;
    best.places = nearest.map((i) => treasures[i]!).filter((cell) => cell !== goal);
    if (points === 0 && nearest.length === TREASURES_TO_CLEANSE) best.places = [goal];
  }
  return best;
}

/** Points to walk to all places, one pawn for each as long as there are pawns: the shortest way first. */
function fetchEffort(p: Position, places: readonly number[]): number {
  const ways = places.map((place) => pointsTo(p, place, p.pawns, WALKING));
  const isBusy = Array<boolean>(p.seats).fill(false);
  let effort = 0;
  let free = p.seats;
  for (const waiting = new Set(ways); waiting.size > 0; ) {
    let best = FAR;
    let way = waiting.values().next().value!;
    let seat = -1;
    for (const other of waiting)
      for (let i = 0; i < p.seats; i++)
        if ((free === 0 || !isBusy[i]) && other[i]! < best) {
          best = other[i]!;
          way = other;
          seat = i;
        }
    effort += best * PER_FETCH;
    waiting.delete(way);
    if (seat < 0 || isBusy[seat]) continue;
    isBusy[seat] = true;
    free--;
  }
  return effort;
}

/** Points that the dirt in the holders costs: emptying it, and walking slowed by it. */
export function dirtEffort(p: Position): number {
  let effort = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    const dirt = p.dirt[seat]!;
    effort += dirt * PER_DIRT + (dirt >= traitsOf(p, seat)[DIRT_SLOW]! ? SLOWED : 0);
  }
  return effort;
}

/** Everything that is left to do, in points. */
export function effortOf(p: Position): number {
  let effort = dirtEffort(p);
  let digs = 0;
  const places: number[] = [];
  for (let colour = 0; colour < DIRT; colour++) {
    if (p.cleansed[colour] === 1) continue;
    const missing = missingOf(p, colour);
    const task = taskOf(p, colour);
    places.push(...task.places);
    effort += UNFINISHED + task.points + missing * UNSEEN_HAUL;
    digs = Math.max(digs, digsFor(p, missing, colour));
  }
  return effort + fetchEffort(p, places) + digs * PER_DIG;
}

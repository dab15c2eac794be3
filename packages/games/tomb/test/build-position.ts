// Builds the positions of the worked examples: preset `book`, a diamond of plain tiles, four players without perks, A to move.
import { type Chance, NO_CHANCE, type OptionValue, resolveTable, scripted, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { CHARACTERS } from '../src/content/characters.ts';
import { BRIDGE, CONCUSSION, DESTROYED, IS_FLOOR, PLAIN, RAVINE, RUPTURE } from '../src/content/pieces.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { type Position, TRACKER } from '../src/position.ts';
import { CELLS, COLUMNS, cellAt, EDGES, isHorizontal, ROWS } from '../src/rules/geometry.ts';
import { putUpWall } from '../src/rules/walls.ts';

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

/** A cell as the ledger writes it: row, column. */
export type At = readonly [row: number, column: number];
export const at = ([row, column]: At): number => cellAt(row, column);

/** ST-BRD-12: `h-4-5` and `v-4-5`, as the rules name edges. */
export function edgeName(edge: number): string {
  if (isHorizontal(edge)) return `h-${Math.floor(edge / COLUMNS) + 1}-${(edge % COLUMNS) + 1}`;
  const rest = edge - (ROWS + 1) * COLUMNS;
  return `v-${Math.floor(rest / (COLUMNS + 1)) + 1}-${(rest % (COLUMNS + 1)) + 1}`;
}

export function edge(name: string): number {
  for (let i = 0; i < EDGES; i++) if (edgeName(i) === name) return i;
  throw new Error(`no edge ${name}`);
}

export interface PositionSpec {
  readonly seats?: number;
  /** Beside preset `book`, where a cast given has its perks. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly numbers?: Readonly<Record<string, number>>;
  /** Pawns of A, B, C ...; those left out stand at (8,7), away from everything. */
  readonly pawns?: readonly At[];
  /** Characters of A, B ... by id; none without. */
  readonly cast?: readonly string[];
  readonly points?: number;
  readonly dirt?: readonly number[];
  readonly health?: readonly number[];
  readonly walls?: readonly string[];
  readonly concussions?: readonly At[];
  readonly ruptures?: readonly At[];
  readonly ravines?: readonly At[];
  readonly bridges?: readonly At[];
  readonly destroyed?: readonly At[];
  readonly floor?: readonly At[];
  /** Corrupted tiles by colour. */
  readonly corrupted?: readonly (readonly [At, number])[];
  /** Treasures by colour, and who keeps the card if not the Tracker. */
  readonly treasures?: readonly (readonly [At, number, number?])[];
  readonly cleansed?: readonly number[];
  readonly discards?: readonly number[];
  /** Loot cards left: red, blue, yellow, Dirt. */
  readonly loot?: readonly number[];
  readonly wallSupply?: number;
}

export function buildPosition(given: PositionSpec = {}): Position {
  const options = { preset: 'book', ...(given.cast && { abilities: true }), ...given.options };
  const table = resolveTable(game, given.seats ?? 4, options, given.numbers);
  const p = game.setup(table, scripted('keep'));
  for (let cell = 0; cell < CELLS; cell++) if (IS_FLOOR[p.ground[cell]!]) p.ground[cell] = PLAIN;
  p.phase = 'actions';
  p.turn = 1;
  p.health.fill(3);
  p.pawns.fill(cellAt(8, 7));
  for (const [seat, cell] of (given.pawns ?? []).entries()) p.pawns[seat] = at(cell);
  for (const [seat, id] of (given.cast ?? []).entries()) {
    p.characters[seat] = CHARACTERS.findIndex((character) => character.id === id);
    p.health[seat] = p.settings.health[p.characters[seat]]!;
  }
  p.current[A] = given.points ?? 4;
  p.apBag -= p.current[A];
  for (const [seat, dirt] of (given.dirt ?? []).entries()) {
    p.dirt[seat] = dirt;
    p.loot[3]! -= dirt;
  }
  for (const [seat, health] of (given.health ?? []).entries()) p.health[seat] = health;
  for (const cell of given.floor ?? []) p.ground[at(cell)] = PLAIN;
  for (const cell of given.ravines ?? []) p.ground[at(cell)] = RAVINE;
  for (const cell of given.bridges ?? []) {
    p.ground[at(cell)] = BRIDGE;
    p.bridgeSupply--;
  }
  for (const cell of given.destroyed ?? []) p.ground[at(cell)] = PLAIN + DESTROYED;
  for (const [cell, colour] of given.corrupted ?? []) p.ground[at(cell)] = 3 + colour;
  for (const cell of given.concussions ?? []) p.tokens[at(cell)] = CONCUSSION;
  for (const cell of given.ruptures ?? []) p.tokens[at(cell)] = RUPTURE;
  for (const [cell, colour, keeper] of given.treasures ?? []) {
    p.treasures.push(at(cell) * 3 + colour);
    p.keepers.push(keeper ?? TRACKER);
    p.loot[colour]!--;
  }
  for (const [colour, count] of (given.cleansed ?? []).entries()) p.cleansed[colour] = count;
  for (const [colour, count] of (given.discards ?? []).entries()) p.discards[colour] = count;
  for (const [kind, count] of (given.loot ?? []).entries()) p.loot[kind] = count;
  for (const name of given.walls ?? []) putUpWall(p, edge(name));
  if (given.wallSupply !== undefined) p.wallSupply = given.wallSupply;
  return p;
}

/** Plays a choice for the deciding seat, if it is listed, with scripted luck that must be used up; gives the events. */
export function act(p: Position, choice: Choice, ...luck: (number | 'keep')[]): Event[] {
  const open = game.choices(p, p.deciding);
  if (!open.some((listed) => JSON.stringify(listed) === JSON.stringify(choice)))
    throw new Error(`not open: ${JSON.stringify(choice)} among ${JSON.stringify(open)}`);
  const events: Event[] = [];
  const chance = scripted(...luck);
  game.play(p, p.deciding, choice, chance, (event) => events.push(event));
  chance.done();
  return events;
}

export const isOpen = (p: Position, choice: Choice): boolean =>
  game.choices(p, p.deciding).some((listed) => JSON.stringify(listed) === JSON.stringify(choice));

/** The open choices of one kind. */
export const openOf = <Kind extends Choice['kind']>(
  p: Position,
  kind: Kind,
): Extract<Choice, { kind: Kind }>[] =>
  game
    .choices(p, p.deciding)
    .filter((choice): choice is Extract<Choice, { kind: Kind }> => choice.kind === kind);

/** Why a choice is refused: code and clause. */
export const refusal = (p: Position, choice: unknown, seat = p.deciding): string => {
  const { code, clause } = game.explain(p, seat, choice);
  return `${code} ${clause}`;
};

export const UP_CARD = 0;
export const RIGHT_CARD = 12;
export const DOWN_CARD = 24;
export const LEFT_CARD = 36;

/** A harmless edge far from every example. */
export const FAR_EDGE = 'h-9-6';

/** Ends the actions and puts a wall far away; then the card (an index of the full deck) and dice come. */
export function tremor(p: Position, ...luck: number[]): Event[] {
  act(p, { kind: 'end-actions' });
  return act(p, { kind: 'place-wall', edge: edge(FAR_EDGE) }, ...luck);
}

/** Plays on at random to the end, showing every position to `look`. */
export function randomGame(
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  look: (p: Position, before: Position, choice: Choice) => void = () => {},
): Position {
  const luck: Chance = seeded(seed);
  const p = game.setup(resolveTable(game, seats, options), luck);
  while (p.phase !== 'over') {
    const open = game.choices(p, p.deciding);
    const choice = open[luck.pick(open.length)]!;
    const before = game.copy(p);
    game.play(p, p.deciding, choice, luck);
    look(p, before, choice);
  }
  return p;
}

export { NO_CHANCE };

// Who plays which instance of a deal in which chair: decided by a key, so that nobody can choose, and checked afterwards.
import { type AnyGame, keyedHash, type Seat, type TableSetup } from '@undercroft/kernel';

/** The sides of a table as expeditions see them. */
export interface Chairs {
  /** Seats that people are given: one of those who win together, one of each of two unlike sides, each of rivals. */
  readonly chairs: readonly Seat[];
  /** Two unlike sides: runs are compared within the side, and both are counted. */
  readonly hasTwoSides: boolean;
  /** For each seat the chair that its runs are compared in: the first of its side. */
  readonly chairOf: readonly Seat[];
}

/** All at one table win or lose together: they can be a team. */
export const isTogether = ({ chairs, chairOf }: Chairs): boolean => chairs.length === 1 && chairOf.length > 1;

export function chairsOf(game: AnyGame, table: TableSetup): Chairs {
  const sides = game.sides?.(table) ?? Array.from({ length: table.seats }, (_, seat) => seat);
  const kinds = new Set(sides);
  const chairOf = sides.map((side) => sides.indexOf(side));
  const hasTwoSides = kinds.size > 1 && kinds.size < sides.length;
  return { chairs: [...new Set(chairOf)], hasTwoSides, chairOf };
}

/** The instance for those who are not ranked: the same expedition with another seal. */
export const SIBLING = 0;

const MANY_ENTRANTS = 40;
const PER_INSTANCE = 25;

/** With many entrants a deal has several seals, so that what one person saw rarely helps another. */
export const instancesFor = (entrants: number): number =>
  entrants < MANY_ENTRANTS ? 1 : Math.ceil(entrants / PER_INSTANCE);

const numberOf = (key: string, words: string, below: number): number =>
  Number.parseInt(keyedHash(key, words).slice(0, 12), 16) % below;

/** From 1 on. */
export const instanceFor = (key: string, person: string, deal: number, instances: number): number =>
  1 + numberOf(key, `instance ${deal} ${person}`, instances);

/**
 * The chair of each deal, the same for everybody, so that all who met a deal are one field. Chair after chair: each comes as
 * often as can be, and the key says which is first.
 */
export function turnsOf(key: string, deals: number, { chairs }: Chairs): Seat[] {
  const first = numberOf(key, 'turns', chairs.length);
  return Array.from({ length: deals }, (_, deal) => chairs[(first + deal) % chairs.length]!);
}

/** Expeditions that were announced without turns gave each person a first chair of their own. */
export const chairFor = (
  key: string,
  person: string,
  deal: number,
  { chairs }: Chairs,
  turns?: readonly Seat[],
): Seat =>
  turns?.[deal - 1] ?? chairs[(numberOf(key, `chair ${person}`, chairs.length) + deal) % chairs.length]!;

// The Named Wonders with their formulas and powers, and the two stacks of Wonder tokens.

export type Formula =
  /** At least so many Stones of each colour (black, red, blue, yellow); the rest is free. */
  | { readonly kind: 'fixed'; readonly least: readonly [number, number, number, number] }
  /** Exactly these group sizes, each of another colour; largest first. */
  | { readonly kind: 'sets'; readonly sizes: readonly number[] };

export type WonderEffect =
  | { readonly kind: 'ownMod'; readonly deltas: readonly number[]; readonly when: ModCondition }
  | { readonly kind: 'ownReplace'; readonly naturals: readonly number[] }
  | { readonly kind: 'bagPick' }
  | { readonly kind: 'drawOnForeignClaim' }
  | { readonly kind: 'takeRemoved'; readonly how: 'random' | 'choose' }
  | { readonly kind: 'winTies' }
  | { readonly kind: 'points'; readonly points: number | 'obeliskPoints' }
  | { readonly kind: 'pointsPer'; readonly what: PointsPer; readonly points: number | 'cathedralPoints' };

export type ModCondition = 'always' | 'eightFaces' | 'matchesOnRuin';
/** `edition` is the Tomb's: Stone colours in the English box, Ruin colours in the Russian one (UN-ED-2). */
export type PointsPer = 'black' | 'red' | 'blue' | 'yellow' | 'leastStone' | 'edition' | 'otherWonder';

export interface NamedWonder {
  readonly id: string;
  readonly promo: boolean;
  readonly formula: Formula;
  readonly effects: readonly WonderEffect[];
}

const fixed = (black: number, red: number, blue: number, yellow: number): Formula => ({
  kind: 'fixed',
  least: [black, red, blue, yellow],
});
const sets = (...sizes: number[]): Formula => ({ kind: 'sets', sizes });
const points = (n: number | 'obeliskPoints'): WonderEffect => ({ kind: 'points', points: n });
const per = (what: PointsPer, n: number | 'cathedralPoints'): WonderEffect => ({
  kind: 'pointsPer',
  what,
  points: n,
});
const ownMod = (when: ModCondition, ...deltas: number[]): WonderEffect => ({ kind: 'ownMod', deltas, when });
const wonder = (id: string, formula: Formula, ...effects: WonderEffect[]): NamedWonder => ({
  id,
  promo: false,
  formula,
  effects,
});

export const NAMED_WONDERS: readonly NamedWonder[] = [
  wonder('college-of-the-overseers', fixed(0, 0, 3, 0), ownMod('eightFaces', 1), points(2)),
  wonder('temple-of-prosperity', fixed(0, 0, 0, 4), per('yellow', 1)),
  wonder('harmonious-columns', fixed(0, 3, 0, 0), ownMod('always', -1), points(2)),
  wonder('shattered-edifice', fixed(3, 0, 0, 0), { kind: 'ownReplace', naturals: [4, 5] }, points(2)),
  wonder('blackened-cenotaph', sets(2, 2, 2), { kind: 'takeRemoved', how: 'random' }),
  wonder('eternal-flame', fixed(0, 0, 0, 3), { kind: 'drawOnForeignClaim' }, points(1)),
  wonder('tomb-of-the-last-age', fixed(1, 1, 1, 1), per('edition', 1)),
  wonder('fountain-of-reflection', fixed(1, 1, 1, 1), per('leastStone', 2)),
  wonder('underground-library', fixed(0, 0, 0, 0), { kind: 'bagPick' }, points(2)),
  wonder('palace-of-relics', sets(3, 3), points(6)),
  wonder('temple-of-flames', fixed(0, 4, 0, 0), per('red', 1)),
  wonder('temple-of-fate', fixed(4, 0, 0, 0), per('black', 1)),
  wonder('crumbling-memorial', sets(6), { kind: 'takeRemoved', how: 'choose' }),
  wonder('temple-of-clarity', fixed(0, 0, 4, 0), per('blue', 1)),
  wonder('sanctuary-of-the-builders', fixed(0, 0, 0, 0), ownMod('matchesOnRuin', 1, -1), points(2)),
  { ...wonder('sunken-cathedral', fixed(2, 0, 2, 0), per('otherWonder', 'cathedralPoints')), promo: true },
  { ...wonder('obelisk', sets(4, 2), { kind: 'winTies' }, points('obeliskPoints')), promo: true },
];

export const NAMED_COUNT = NAMED_WONDERS.length;
/** How many Named Wonders are shuffled; promo ones stand last. */
export const namedCount = (promos: boolean): number => (promos ? NAMED_COUNT : NAMED_COUNT - 2);
/** The number of a Named Wonder by its id; for tests and interfaces. */
export const namedWonder = (id: string): number => NAMED_WONDERS.findIndex((named) => named.id === id);

/** What can stand in the centre of a ring: a Named Wonder by its number, or one of these. */
export const GREATER = NAMED_WONDERS.length;
export const LESSER = GREATER + 1;
export const BLOCKED = GREATER + 2;

export const LESSER_VALUES: readonly number[] = [2, 2, 3, 3, 3, 3, 3, 3, 4, 4];
export const GREATER_VALUES: readonly number[] = [6, 7, 7, 7, 7, 8];
export const WONDER_BONUS = 5;
export const WONDERS_FOR_BONUS = 3;
/** How often the Edifice may replace in one roll event (UN-ROLL-5). */
export const MOST_REPLACEMENTS = 10;

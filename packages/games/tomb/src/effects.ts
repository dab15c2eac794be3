// The interpreter of the perk vocabulary: turns a character's perks into the numbers that the rules read.
import { CHARACTERS, type Perk, type Trait } from './content/characters.ts';
import { NUMBERS } from './content/numbers.ts';

/** Where each trait stands in a row of traits. */
export const TREASURE_MOVE_COST = 0;
export const CLEAR_RUPTURE_COST = 1;
export const DIRT_SLOW = 2;
export const DIRT_DIG = 3;
export const WALL_SPAN = 4;
export const TREASURE_ROLLS = 5;
export const CONCUSSION_DICE = 6;
export const FIRST_MOVE_DISCOUNT = 7;
export const HEAL_COST = 8;
export const HEAL_AMOUNT = 9;

const PLACES: Readonly<Record<Trait, number>> = {
  treasureMoveCost: TREASURE_MOVE_COST,
  clearRuptureCost: CLEAR_RUPTURE_COST,
  dirtSlow: DIRT_SLOW,
  dirtDig: DIRT_DIG,
  wallSpan: WALL_SPAN,
  treasureRolls: TREASURE_ROLLS,
  concussionDice: CONCUSSION_DICE,
  firstMoveDiscount: FIRST_MOVE_DISCOUNT,
  healCost: HEAL_COST,
  healAmount: HEAL_AMOUNT,
};

/** What is printed: the numbers of a character without a perk. Healing 0 means that there is no such action. */
const PRINTED: readonly number[] = Object.freeze([2, 2, 2, 4, 1, 1, 1, 0, 0, 0]);

type Numbers = Readonly<Record<string, number>>;

/** The designed number of this name, as this table plays it. */
export const numberNamed = (name: string, changed: Numbers): number =>
  changed[name] ?? NUMBERS[name as keyof typeof NUMBERS].default;

/** Which traits a perk changes, and the names of the numbers it puts there. */
function changesOf(perk: Perk): readonly (readonly [Trait, string])[] {
  switch (perk.primitive) {
    case 'cost':
      return [[perk.action === 'treasure-move' ? 'treasureMoveCost' : 'clearRuptureCost', perk.n]];
    case 'discount':
      return [['firstMoveDiscount', perk.n]];
    case 'capacity':
      return [[perk.what === 'dirt-slow' ? 'dirtSlow' : 'dirtDig', perk.n]];
    case 'span':
      return [['wallSpan', perk.n]];
    case 'choose':
      return [[perk.roll === 'treasure-roll' ? 'treasureRolls' : 'concussionDice', perk.n]];
    case 'heal':
      return [
        ['healAmount', perk.n],
        ['healCost', perk.cost],
      ];
  }
}

function rowsOfCast(changed: Numbers): readonly (readonly number[])[] {
  const rows = CHARACTERS.map(({ perks }) => {
    const row = PRINTED.slice();
    for (const [trait, name] of perks.flatMap(changesOf)) row[PLACES[trait]] = numberNamed(name, changed);
    return Object.freeze(row);
  });
  return Object.freeze([...rows, PRINTED]);
}

const NO_PERKS = Object.freeze([...CHARACTERS.map(() => PRINTED), PRINTED]);
const USUAL_PERKS = rowsOfCast({});

/** ST-GEN-7, ST-OPT-5: one row of traits per character, and a printed row for a seat without one. */
export function traitsOfCast(abilities: boolean, changed: Numbers): readonly (readonly number[])[] {
  if (!abilities) return NO_PERKS;
  return Object.keys(changed).length === 0 ? USUAL_PERKS : rowsOfCast(changed);
}

/** Does this table play with perks? Only then are they told. */
export const hasPerks = (traits: readonly (readonly number[])[]): boolean =>
  traits.some((row) => row.some((value, place) => value !== PRINTED[place]));

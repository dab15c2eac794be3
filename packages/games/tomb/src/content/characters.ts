// The cast: eight characters with health and one perk each, written in the closed vocabulary of SPEC, Content.

/** A printed number that a perk may put another number in the place of. */
export type Trait =
  | 'treasureMoveCost'
  | 'clearRuptureCost'
  | 'dirtSlow'
  | 'dirtDig'
  | 'wallSpan'
  | 'treasureRolls'
  | 'concussionDice'
  | 'firstMoveDiscount'
  | 'healCost'
  | 'healAmount';

/** One primitive of the vocabulary; `n` names the designed number that it uses. */
export type Perk =
  | {
      readonly primitive: 'cost';
      readonly action: 'treasure-move' | 'reinforce-clear-rupture';
      readonly n: string;
    }
  | {
      readonly primitive: 'discount';
      readonly group: 'movement';
      readonly limit: 'first-each-turn';
      readonly n: string;
    }
  | { readonly primitive: 'capacity'; readonly what: 'dirt-slow' | 'dirt-dig'; readonly n: string }
  | { readonly primitive: 'span'; readonly action: 'remove-wall'; readonly n: string }
  | { readonly primitive: 'choose'; readonly roll: 'treasure-roll' | 'concussion-die'; readonly n: string }
  | { readonly primitive: 'heal'; readonly n: string; readonly cost: string };

export interface Character {
  readonly id: string;
  /** The pawn's colour, by name; an interface decides how it looks. */
  readonly pawn: string;
  /** Name of the designed number that is the starting health. */
  readonly health: string;
  readonly perks: readonly Perk[];
}

export const CHARACTERS: readonly Character[] = [
  {
    id: 'bearer',
    pawn: 'orange',
    health: 'bearer.health',
    perks: [{ primitive: 'cost', action: 'treasure-move', n: 'bearer.treasureMove' }],
  },
  {
    id: 'wallbreaker',
    pawn: 'black',
    health: 'wallbreaker.health',
    perks: [{ primitive: 'span', action: 'remove-wall', n: 'wallbreaker.walls' }],
  },
  {
    id: 'shorer',
    pawn: 'green',
    health: 'shorer.health',
    perks: [{ primitive: 'cost', action: 'reinforce-clear-rupture', n: 'shorer.clearRupture' }],
  },
  {
    id: 'sifter',
    pawn: 'brown',
    health: 'sifter.health',
    perks: [
      { primitive: 'capacity', what: 'dirt-slow', n: 'sifter.slow' },
      { primitive: 'capacity', what: 'dirt-dig', n: 'sifter.dig' },
    ],
  },
  {
    id: 'dowser',
    pawn: 'purple',
    health: 'dowser.health',
    perks: [{ primitive: 'choose', roll: 'treasure-roll', n: 'dowser.rolls' }],
  },
  {
    id: 'listener',
    pawn: 'white',
    health: 'listener.health',
    perks: [{ primitive: 'choose', roll: 'concussion-die', n: 'listener.dice' }],
  },
  {
    id: 'strider',
    pawn: 'teal',
    health: 'strider.health',
    perks: [{ primitive: 'discount', group: 'movement', limit: 'first-each-turn', n: 'strider.discount' }],
  },
  {
    id: 'surgeon',
    pawn: 'pink',
    health: 'surgeon.health',
    perks: [{ primitive: 'heal', n: 'surgeon.heal', cost: 'surgeon.cost' }],
  },
];

/** Stands where a seat has no character yet. */
export const NOBODY = CHARACTERS.length;

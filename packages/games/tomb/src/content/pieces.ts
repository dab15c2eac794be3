// What is in the box: counts of tiles, cards and tokens, and the codes by which positions name them.

/** ST-BRD-2: the state of a cell and, for floor, its kind, in one number. A destroyed tile keeps its kind. */
export const EMPTY = 0;
export const PLAIN = 1;
export const START = 2;
/** Corrupted floor of colour k is CORRUPTED + k: red, blue, yellow. */
export const CORRUPTED = 3;
export const RAVINE = 6;
export const BRIDGE = 7;
/** Added to a floor kind when the tile is flipped. */
export const DESTROYED = 8;
/** What lies beyond the border: no cell, neither empty nor a tile (ST-BRD-9). */
export const NO_CELL = 15;

export const NO_TOKEN = 0;
export const CONCUSSION = 1;
export const RUPTURE = 2;

export const COLOURS = ['red', 'blue', 'yellow'] as const;
/** The fourth kind of loot card, after the three colours. */
export const DIRT = 3;

export const TILES = 96;
export const STARTING_TILES = 40;
export const START_TILES = 3;
export const CORRUPTED_PER_COLOUR = 2;
export const BRIDGES = 56;
export const WALLS = 20;
export const AP_TOKENS = 40;
export const AP_PER_TURN = 4;
export const AP_KEPT = 4;
export const TREASURES_PER_COLOUR = 4;
export const DIRT_CARDS = 15;
export const CARDS_PER_DIRECTION = 12;
export const TREASURES_TO_CLEANSE = 2;
export const CONCUSSION_DIE = 6;

/** ST-SET-22: the starting tiles in the order in which they are mixed. */
export const STARTING_SET: readonly number[] = [
  ...Array<number>(START_TILES).fill(START),
  ...[0, 1, 2].flatMap((colour) => Array<number>(CORRUPTED_PER_COLOUR).fill(CORRUPTED + colour)),
  ...Array<number>(STARTING_TILES - START_TILES - 3 * CORRUPTED_PER_COLOUR).fill(PLAIN),
];

const kinds = (holds: (ground: number) => boolean): readonly boolean[] =>
  Array.from({ length: NO_CELL + 1 }, (_, ground) => holds(ground));

/** Lookups by the code of a cell's state. */
export const IS_FLOOR = kinds((ground) => ground >= PLAIN && ground < RAVINE);
export const IS_SOLID = kinds((ground) => (ground >= PLAIN && ground < RAVINE) || ground === BRIDGE);
export const IS_TILE = kinds((ground) => ground >= PLAIN && ground <= BRIDGE);
export const IS_CORRUPTED = kinds((ground) => ground >= CORRUPTED && ground < CORRUPTED + 3);
export const IS_DESTROYED = kinds((ground) => ground > DESTROYED && ground < DESTROYED + RAVINE);
/** ST-EMP-2: next to these dirt can be emptied. */
export const TAKES_DIRT = kinds(
  (ground) =>
    ground === EMPTY ||
    ground === RAVINE ||
    ground === BRIDGE ||
    (ground > DESTROYED && ground < DESTROYED + RAVINE),
);

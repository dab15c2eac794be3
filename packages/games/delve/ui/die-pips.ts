// Where the pips of each face lie on a die of 20 x 20.

const LOW = 5.6;
const MID = 10;
const HIGH = 14.4;

type Pip = readonly [x: number, y: number];
const CENTRE: Pip = [MID, MID];
const DIAGONAL: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const CORNERS: readonly Pip[] = [...DIAGONAL, [HIGH, LOW], [LOW, HIGH]];

/** By face. */
export const PIPS: readonly (readonly Pip[])[] = [
  [],
  [CENTRE],
  DIAGONAL,
  [...DIAGONAL, CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, [LOW, MID], [HIGH, MID]],
];

// Why a choice is not open: the most specific reason, with the clause that bars it.
import type { Reason, Seat } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CHARACTERS } from './content/characters.ts';
import {
  BRIDGE,
  CONCUSSION,
  CORRUPTED,
  IS_CORRUPTED,
  IS_SOLID,
  IS_TILE,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
  START,
  TAKES_DIRT,
  TREASURES_TO_CLEANSE,
} from './content/pieces.ts';
import type { RefusalCode } from './content/refusals.ts';
import { DIRT_DIG, HEAL_AMOUNT, WALL_SPAN } from './effects.ts';
import { lootLeft, type Phase, type Position, startingHealth, traitsOf } from './position.ts';
import { CELLS, EDGE_AFTER, EDGE_BEFORE, EDGES, NEIGHBOUR, OUTSIDE } from './rules/geometry.ts';
import { landings } from './rules/movement.ts';
import { canDumpDirtAt } from './rules/other-actions.ts';
import { colourMask, countTreasures } from './rules/treasures.ts';
import { hasWall, isWallOn, wallsWithinReach } from './rules/walls.ts';

const because = (code: RefusalCode, clause: string): Reason => ({ code, clause });
const UNKNOWN = because('unknown', 'ST-AP-3');

/** The phase in which each kind of choice is made. */
const PHASES: Readonly<Record<Choice['kind'], Phase>> = {
  'take-character': 'characters',
  'place-pawn': 'pawns',
  move: 'actions',
  'move-rupture': 'actions',
  'move-treasure': 'actions',
  jump: 'actions',
  excavate: 'actions',
  'place-bridge': 'actions',
  'empty-dirt': 'actions',
  reinforce: 'actions',
  cleanse: 'actions',
  'remove-wall': 'actions',
  treat: 'actions',
  'end-actions': 'actions',
  'pick-cell': 'treasure-cell',
  'lay-ravines': 'ravine-line',
  'place-wall': 'wall',
  'pick-die': 'die',
  relocate: 'relocation',
};

const isBelow = (value: unknown, bound: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound;

const BOUNDS: Readonly<Record<string, number>> = {
  character: CHARACTERS.length,
  cell: CELLS,
  direction: 4,
  colour: 3,
  edge: EDGES,
  seat: 5,
  die: 7,
};

/** Reads any data as a choice; undefined where it has not the shape of one. */
function asChoice(data: unknown): Choice | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (typeof data.kind !== 'string' || !Object.hasOwn(PHASES, data.kind)) return undefined;
  for (const [field, value] of Object.entries(data))
    if (Object.hasOwn(BOUNDS, field) && !isBelow(value, BOUNDS[field]!)) return undefined;
  const choice = data as Choice;
  return hasItsFields(choice) ? choice : undefined;
}

function hasItsFields(choice: Choice): boolean {
  switch (choice.kind) {
    case 'remove-wall':
      return (
        Array.isArray(choice.edges) &&
        choice.edges.length > 0 &&
        choice.edges.every((edge) => isBelow(edge, EDGES))
      );
    case 'reinforce':
      return choice.cell !== undefined && (choice.mode === 'soften' || choice.mode === 'clear');
    case 'move-treasure':
      return choice.direction !== undefined && choice.colour !== undefined;
    case 'move':
    case 'move-rupture':
    case 'place-bridge':
    case 'lay-ravines':
      return choice.direction !== undefined;
    case 'jump':
    case 'place-pawn':
    case 'pick-cell':
    case 'relocate':
      return choice.cell !== undefined;
    case 'take-character':
      return choice.character !== undefined;
    case 'place-wall':
      return choice.edge !== undefined;
    case 'pick-die':
      return choice.die !== undefined;
    case 'treat':
      return choice.seat !== undefined;
    default:
      return true;
  }
}

/** The first thing that stands in the way, from the outside in: the end, the seat, the step, the rule, the price. */
export function explain(p: Position, seat: Seat, data: unknown): Reason {
  if (p.phase === 'over') return because('over', 'ST-TURN-3');
  if (seat !== p.deciding) return because('not-yours', 'ST-GEN-6');
  const choice = asChoice(data);
  if (!choice) return UNKNOWN;
  if (PHASES[choice.kind] !== p.phase)
    return p.turn === 0 ? because('not-now-setup', 'ST-SET-18') : because('not-now', 'ST-TURN-1');
  return (
    ruleAgainst(p, seat, choice) ?? (p.phase === 'actions' ? because('too-few-points', 'ST-AP-2') : UNKNOWN)
  );
}

function ruleAgainst(p: Position, seat: Seat, choice: Choice): Reason | undefined {
  switch (choice.kind) {
    case 'move':
      return (
        againstStep(p, seat, choice.direction) ??
        againstRupture(p, seat, choice.direction, 'rupture-there', 'ST-MOVE-2')
      );
    case 'move-rupture':
      return againstStep(p, seat, choice.direction) ?? againstCalm(p, seat, choice.direction);
    case 'move-treasure':
      return againstCarrying(p, seat, choice.direction, choice.colour);
    case 'jump':
      return againstJump(p, seat, choice.cell);
    case 'excavate':
      return againstDigging(p, seat);
    case 'place-bridge':
      return againstBridge(p, seat, choice.direction);
    case 'empty-dirt':
      return againstEmptying(p, seat);
    case 'reinforce':
      return againstReinforcing(p, seat, choice.cell, choice.mode === 'soften');
    case 'cleanse':
      return againstCleansing(p, seat);
    case 'remove-wall':
      return againstRemoving(p, seat, choice.edges);
    case 'treat':
      return againstTreating(p, seat, choice.seat);
    case 'place-wall':
      return againstWall(p, choice.edge);
    case 'take-character':
      return because('character-taken', 'ST-SET-10');
    case 'place-pawn':
      return p.ground[choice.cell] === START
        ? because('start-needed', 'ST-SET-19')
        : because('no-start-tile', 'ST-SET-11');
    case 'pick-cell':
      return because('not-rolled', 'ST-PERK-5');
    case 'pick-die':
      return because('not-rolled', 'ST-PERK-6');
    case 'lay-ravines':
      return because('line-does-not-connect', 'ST-LINE-3');
    case 'relocate':
      return because('no-refuge', 'ST-DES-4');
    default:
      return undefined;
  }
}

/** ST-MOVE-5, ST-MOVE-7: wall, border or no ground. */
function againstStep(p: Position, seat: Seat, direction: number): Reason | undefined {
  const from = p.pawns[seat]!;
  const next = NEIGHBOUR[from * 4 + direction]!;
  if (hasWall(p, from, direction)) return because('wall-between', 'ST-MOVE-7');
  if (next === OUTSIDE) return because('off-board', 'ST-BRD-9');
  if (p.ground[next] === RAVINE) return because('bare-ravine', 'ST-MOVE-5');
  return IS_SOLID[p.ground[next]!] ? undefined : because('no-ground', 'ST-MOVE-5');
}

function againstRupture(
  p: Position,
  seat: Seat,
  direction: number,
  code: RefusalCode,
  clause: string,
): Reason | undefined {
  const next = NEIGHBOUR[p.pawns[seat]! * 4 + direction]!;
  return p.tokens[next] === RUPTURE ? because(code, clause) : undefined;
}

function againstCalm(p: Position, seat: Seat, direction: number): Reason | undefined {
  const next = NEIGHBOUR[p.pawns[seat]! * 4 + direction]!;
  return p.tokens[next] === RUPTURE ? undefined : because('no-rupture-there', 'ST-MOVE-3');
}

function againstCarrying(p: Position, seat: Seat, direction: number, colour: number): Reason | undefined {
  if (((colourMask(p, p.pawns[seat]!) >> colour) & 1) === 0) return because('no-treasure-here', 'ST-TRE-2');
  return (
    againstStep(p, seat, direction) ?? againstRupture(p, seat, direction, 'treasure-onto-rupture', 'ST-TRE-4')
  );
}

function againstJump(p: Position, seat: Seat, cell: number): Reason | undefined {
  const from = p.pawns[seat]!;
  if (cell === from) return because('jump-home', 'ST-JUMP-5');
  if (!IS_SOLID[p.ground[cell]!] || p.tokens[cell] === RUPTURE) return because('no-landing', 'ST-JUMP-3');
  if (!landings(p, from, CELLS).some((landing) => landing.cell === cell))
    return because('no-way-over', 'ST-JUMP-5');
  return because('jump-too-dear', 'ST-JUMP-4');
}

function againstDigging(p: Position, seat: Seat): Reason | undefined {
  const cell = p.pawns[seat]!;
  if (p.lootClosed || lootLeft(p) === 0) return because('digging-closed', 'ST-EXC-7');
  if (p.ground[cell] === BRIDGE) return because('on-bridge', 'ST-BRG-3');
  if (p.dirt[seat]! >= traitsOf(p, seat)[DIRT_DIG]!) return because('too-much-dirt', 'ST-EXC-4');
  return p.dug.includes(cell) ? because('dug-already', 'ST-EXC-3') : undefined;
}

function againstBridge(p: Position, seat: Seat, direction: number): Reason | undefined {
  const from = p.pawns[seat]!;
  if (p.ground[NEIGHBOUR[from * 4 + direction]!] !== RAVINE) return because('no-ravine-there', 'ST-BRG-1');
  if (hasWall(p, from, direction)) return because('wall-between', 'ST-WALL-4');
  return p.bridgeSupply === 0 ? because('no-bridges', 'ST-BRG-5') : undefined;
}

function againstEmptying(p: Position, seat: Seat): Reason | undefined {
  const cell = p.pawns[seat]!;
  if (p.dirt[seat] === 0) return because('no-dirt', 'ST-EMP-1');
  if (canDumpDirtAt(p, cell)) return undefined;
  for (let direction = 0; direction < 4; direction++)
    if (TAKES_DIRT[p.ground[NEIGHBOUR[cell * 4 + direction]!]!]) return because('dump-walled', 'ST-EMP-3');
  return because('no-dump', 'ST-EMP-2');
}

function againstReinforcing(p: Position, seat: Seat, cell: number, soften: boolean): Reason | undefined {
  const own = p.pawns[seat]!;
  const direction = [0, 1, 2, 3].find((side) => NEIGHBOUR[own * 4 + side] === cell);
  if (cell !== own && direction === undefined) return because('out-of-reach', 'ST-REI-4');
  if (direction !== undefined && hasWall(p, own, direction)) return because('wall-between', 'ST-WALL-4');
  if (p.tokens[cell] === NO_TOKEN) return because('no-token', 'ST-REI-2');
  return soften && p.tokens[cell] === CONCUSSION ? because('nothing-to-soften', 'ST-REI-1') : undefined;
}

function againstCleansing(p: Position, seat: Seat): Reason | undefined {
  const cell = p.pawns[seat]!;
  if (!IS_CORRUPTED[p.ground[cell]!]) return because('not-corrupted', 'ST-CLN-1');
  const colour = p.ground[cell]! - CORRUPTED;
  if (p.cleansed[colour] === 1) return because('cleansed-already', 'ST-CLN-4');
  return countTreasures(p, cell, colour) < TREASURES_TO_CLEANSE
    ? because('treasures-missing', 'ST-CLN-1')
    : undefined;
}

function againstRemoving(p: Position, seat: Seat, edges: readonly number[]): Reason | undefined {
  if (edges.length > traitsOf(p, seat)[WALL_SPAN]!) return because('one-wall-only', 'ST-RWL-1');
  if (!edges.every((edge) => isWallOn(p, edge))) return because('no-wall', 'ST-RWL-1');
  const own = p.pawns[seat]!;
  const within = wallsWithinReach(p, own);
  const far = edges.filter((edge) => !within.includes(edge));
  if (far.length === 0) return edges.length > 1 && edges[0]! >= edges[1]! ? UNKNOWN : undefined;
  const behindWall = far.some((edge) =>
    [0, 1, 2, 3].some((side) => {
      const next = NEIGHBOUR[own * 4 + side];
      return (
        next !== OUTSIDE && hasWall(p, own, side) && (EDGE_BEFORE[edge] === next || EDGE_AFTER[edge] === next)
      );
    }),
  );
  return behindWall ? because('behind-wall', 'ST-RWL-3') : because('wall-out-of-reach', 'ST-RWL-2');
}

function againstTreating(p: Position, seat: Seat, patient: Seat): Reason | undefined {
  if (traitsOf(p, seat)[HEAL_AMOUNT] === 0 || patient >= p.seats) return because('no-surgeon', 'ST-PERK-8');
  if (p.hasTreated) return because('treated-already', 'ST-PERK-8');
  if (p.health[patient]! >= startingHealth(p, patient)) return because('in-good-health', 'ST-PERK-8');
  const own = p.pawns[seat]!;
  const cell = p.pawns[patient];
  const isNear =
    own === cell || [0, 1, 2, 3].some((side) => NEIGHBOUR[own * 4 + side] === cell && !hasWall(p, own, side));
  return isNear ? undefined : because('patient-out-of-reach', 'ST-PERK-8');
}

function againstWall(p: Position, edge: number): Reason | undefined {
  const before = EDGE_BEFORE[edge]!;
  const after = EDGE_AFTER[edge]!;
  if (isWallOn(p, edge)) return because('wall-there', 'ST-BRD-5');
  if (p.tokens[before] === RUPTURE || p.tokens[after] === RUPTURE)
    return because('wall-on-rupture', 'ST-WALL-3');
  const tiles = Number(IS_TILE[p.ground[before]!]) + Number(IS_TILE[p.ground[after]!]);
  return tiles === 0 ? because('no-tile-there', 'ST-WALL-2') : because('inner-edges-only', 'ST-WALL-2');
}

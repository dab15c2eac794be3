// The laws of the material: pieces conserved and bounds kept, one sentence for each that is broken.
import { NOBODY } from './content/characters.ts';
import {
  AP_KEPT,
  AP_PER_TURN,
  AP_TOKENS,
  BRIDGE,
  BRIDGES,
  CORRUPTED,
  CORRUPTED_PER_COLOUR,
  DESTROYED,
  DIRT,
  DIRT_CARDS,
  IS_DESTROYED,
  IS_FLOOR,
  IS_SOLID,
  NO_CELL,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
  START,
  START_TILES,
  TILES,
  TREASURES_PER_COLOUR,
  TREASURES_TO_CLEANSE,
} from './content/pieces.ts';
import { DIRT_DIG } from './effects.ts';
import {
  cellOfTreasure,
  colourOfTreasure,
  lootLeft,
  type Position,
  startingHealth,
  TRACKER,
  traitsOf,
} from './position.ts';
import { CELLS, NEIGHBOUR, OUTSIDE, opposite } from './rules/geometry.ts';
import { isColourLost, isCorrupted } from './rules/tremor.ts';
import { hasWall, wallsOn } from './rules/walls.ts';

type Report = (holds: boolean, sentence: string) => void;

const count = (list: readonly number[], holds: (value: number) => boolean): number =>
  list.reduce((total, value) => total + (holds(value) ? 1 : 0), 0);
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

export function invariants(p: Position): readonly string[] {
  const broken: string[] = [];
  const must: Report = (holds, sentence) => {
    if (!holds) broken.push(sentence);
  };
  checkBoard(p, must);
  checkWalls(p, must);
  checkTokens(p, must);
  checkTreasures(p, must);
  checkPlayers(p, must);
  checkDecks(p, must);
  checkCourse(p, must);
  return broken;
}

/** ST-INV-1, ST-INV-2, ST-INV-4, ST-INV-6. */
function checkBoard(p: Position, must: Report): void {
  const { ground } = p;
  const known = (state: number): boolean => state >= 0 && (state <= BRIDGE || IS_DESTROYED[state] === true);
  must(ground.length === CELLS + 1 && ground[OUTSIDE] === NO_CELL, 'ST-INV-1: the board has lost its shape');
  must(ground.slice(0, CELLS).every(known), 'ST-INV-1: a cell has no state');
  const tiles = count(ground, (state) => IS_FLOOR[state] === true || IS_DESTROYED[state] === true);
  must(tiles + p.tileSupply === TILES, `ST-INV-2: ${tiles} tiles lie and ${p.tileSupply} are left`);
  const ofKind = (kind: number): number =>
    count(ground, (state) => state === kind || state === kind + DESTROYED);
  must(ofKind(START) === START_TILES, 'ST-INV-2: a Start tile is missing');
  for (let colour = 0; colour < 3; colour++)
    must(
      ofKind(CORRUPTED + colour) === CORRUPTED_PER_COLOUR,
      `ST-INV-2: a Corrupted tile of ${colour} is missing`,
    );
  const bridges = count(ground, (state) => state === BRIDGE);
  must(
    bridges + p.bridgeSupply === BRIDGES,
    `ST-INV-4: ${bridges} bridges lie and ${p.bridgeSupply} are left`,
  );
  const ravines = bridges + count(ground, (state) => state === RAVINE);
  must(ravines <= BRIDGES, `ST-INV-6: ${ravines} ravines on the board`);
}

/** ST-INV-3, ST-INV-7. */
function checkWalls(p: Position, must: Report): void {
  const lying = wallsOn(p).length;
  must(
    p.settings.crushesWalls
      ? lying + p.wallSupply <= p.settings.walls
      : lying + p.wallSupply === p.settings.walls,
    `ST-INV-3: ${lying} walls stand and ${p.wallSupply} are left`,
  );
  must(p.wallSupply >= 0, 'ST-INV-3: more walls than there are');
  for (let cell = 0; cell < CELLS; cell++) {
    if (p.walls[cell] === 0) continue;
    for (let side = 0; side < 4; side++) {
      const next = NEIGHBOUR[cell * 4 + side]!;
      if (next !== OUTSIDE && hasWall(p, cell, side) && !hasWall(p, next, opposite(side)))
        must(false, `ST-INV-3: a wall stands on one side of ${cell} only`);
    }
    if (p.tokens[cell] === RUPTURE) must(false, `ST-INV-7: a wall stands on the Rupture cell ${cell}`);
  }
}

/** ST-INV-5. */
function checkTokens(p: Position, must: Report): void {
  must(p.tokens.length === CELLS + 1 && p.tokens[OUTSIDE] === NO_TOKEN, 'ST-INV-5: a token lies outside');
  for (let cell = 0; cell < CELLS; cell++) {
    const token = p.tokens[cell]!;
    if (token === NO_TOKEN) continue;
    must(token > NO_TOKEN && token <= RUPTURE, `ST-INV-5: no such token on ${cell}`);
    must(IS_SOLID[p.ground[cell]!]!, `ST-INV-5: a token lies on ${cell}, which is not solid`);
  }
}

/** ST-INV-8, ST-INV-9, ST-INV-14, ST-INV-15. */
function checkTreasures(p: Position, must: Report): void {
  must(p.treasures.length === p.keepers.length, 'ST-INV-15: a treasure has no keeper');
  for (const [i, treasure] of p.treasures.entries()) {
    const cell = cellOfTreasure(treasure);
    const keeper = p.keepers[i]!;
    must(IS_SOLID[p.ground[cell]!]! && p.tokens[cell] !== RUPTURE, `ST-INV-8: a treasure lies on ${cell}`);
    must(keeper === TRACKER || p.pawns[keeper] === cell, `ST-INV-15: ${keeper} keeps a card from afar`);
  }
  const rolling = p.phase === 'treasure-cell' ? 1 : 0;
  for (let colour = 0; colour < 3; colour++) {
    const onBoard = count(p.treasures, (treasure) => colourOfTreasure(treasure) === colour);
    const gone = p.cleansed[colour]! * TREASURES_TO_CLEANSE;
    const inHand = p.pending === colour ? rolling : 0;
    must(
      p.loot[colour]! + onBoard + gone + inHand === TREASURES_PER_COLOUR,
      `ST-INV-9, ST-INV-14: treasures of ${colour} do not add up`,
    );
  }
}

/** ST-INV-8, ST-INV-10, ST-INV-11, ST-INV-12, ST-INV-18. */
function checkPlayers(p: Position, must: Report): void {
  must(
    p.apBag + sum(p.current) + sum(p.used) === AP_TOKENS && p.apBag >= 0,
    `ST-INV-10: action points do not add up`,
  );
  must(sum(p.dirt) + p.loot[DIRT]! === DIRT_CARDS, 'ST-INV-11: Dirt cards do not add up');
  const isRunning = p.ending === '';
  for (let seat = 0; seat < p.seats; seat++) {
    const [current, used, dirt] = [p.current[seat]!, p.used[seat]!, p.dirt[seat]!];
    must(current >= 0 && used >= 0, `ST-INV-10: seat ${seat} owes points`);
    if (seat === p.active)
      must(current + used <= AP_KEPT + AP_PER_TURN, `ST-INV-10: seat ${seat} has too many points`);
    else must(used === 0 && current <= AP_KEPT, `ST-INV-10: seat ${seat} holds points out of turn`);
    must(dirt >= 0 && dirt <= traitsOf(p, seat)[DIRT_DIG]!, `ST-INV-11: seat ${seat} holds ${dirt} dirt`);
    if (p.characters[seat] === NOBODY) continue;
    const health = p.health[seat]!;
    must(
      health >= (isRunning ? 1 : 0) && health <= startingHealth(p, seat),
      `ST-INV-12: seat ${seat} has health ${health}`,
    );
    const cell = p.pawns[seat]!;
    if (p.turn > 0 && isRunning && !(p.phase === 'relocation' && cell === p.pendingCell))
      must(IS_SOLID[p.ground[cell]!]!, `ST-INV-8: the pawn of ${seat} stands on ${cell}`);
  }
}

/** ST-INV-9, ST-INV-13, and the bound of `knownBottomDirt`. */
function checkDecks(p: Position, must: Report): void {
  must(
    p.concussions.every((cards) => cards >= 0 && cards <= p.settings.deck),
    'ST-INV-13: Concussion cards do not add up',
  );
  must(
    p.loot.every((cards) => cards >= 0),
    'ST-INV-9: a loot card is missing',
  );
  must(
    p.knownBottomDirt >= 0 && p.knownBottomDirt <= p.loot[DIRT]! && p.knownBottomDirt <= lootLeft(p),
    'ST-INV-9: more known Dirt than there is in the deck',
  );
}

/** ST-INV-12, ST-INV-16. */
function checkCourse(p: Position, must: Report): void {
  must(p.turn <= p.settings.roundLimit * p.seats, `ST-INV-16: turn ${p.turn} is beyond the limit`);
  if (p.ending !== '') return;
  must(!isCorrupted(p), 'ST-INV-12: the discards should have ended the game');
  must(sum(p.cleansed) < 3, 'ST-INV-12: three Cleanse tokens should have ended the game');
  for (let colour = 0; colour < 3; colour++)
    must(!isColourLost(p, colour), `ST-INV-12: colour ${colour} has no Corrupted tile left`);
}

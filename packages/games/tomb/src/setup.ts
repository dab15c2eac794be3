// Laying the table: options become settings, tiles are mixed and dealt onto the layout, decks are full.
import type { Chance, TableSetup } from '@undercroft/kernel';
import { CHARACTERS, NOBODY } from './content/characters.ts';
import { LAYOUTS, type LayoutName } from './content/layouts.ts';
import type { VoidLane } from './content/options.ts';
import {
  AP_TOKENS,
  BRIDGES,
  DIRT_CARDS,
  EMPTY,
  NO_CELL,
  NO_TOKEN,
  RAVINE,
  STARTING_SET,
  STARTING_TILES,
  TILES,
  TREASURES_PER_COLOUR,
} from './content/pieces.ts';
import { numberNamed, traitsOfCast } from './effects.ts';
import type { Position, Settings } from './position.ts';
import { CELLS, OUTSIDE } from './rules/geometry.ts';

/** ST-SET-20: never below this. */
const LEAST_HEALTH = 2;

/** ST-SET-2, ST-OPT-1..12: what the options mean for the rules. */
export function settingsOf(table: TableSetup): Settings {
  const { options, numbers = {} } = table;
  const health = CHARACTERS.map((character) =>
    Math.max(LEAST_HEALTH, numberNamed(character.health, numbers) + Number(options.healthShift)),
  );
  return Object.freeze({
    layout: options.layout as LayoutName,
    cascade: options.spread === 'cascade',
    voidLane: options.voidLane as VoidLane,
    isRising: options.tremor === 'rising',
    deck: Number(options.deck),
    groundHurts: options.ruptureWound === 'all',
    crushesWalls: options.crushed === 'out',
    walls: Number(options.walls),
    innerWalls: options.wallEdges === 'inner',
    roundLimit: Number(options.roundLimit),
    health: Object.freeze(health),
    traits: traitsOfCast(options.abilities === true, numbers),
  });
}

/** ST-SET-3..8, ST-SET-17, ST-SET-22: the mixed tiles on the cells of the layout, all face up; then its ravines. */
function layTiles(layout: LayoutName, chance: Chance): number[] {
  const tiles = STARTING_SET.slice();
  chance.shuffle(tiles, 'tiles');
  const ground = Array<number>(CELLS + 1).fill(EMPTY);
  ground[OUTSIDE] = NO_CELL;
  for (const [i, cell] of LAYOUTS[layout].cells.entries()) ground[cell] = tiles[i]!;
  for (const cell of LAYOUTS[layout].ravines) ground[cell] = RAVINE;
  return ground;
}

/** ST-SET-1: everything but the choice of characters and Start tiles. */
export function setup(table: TableSetup, chance: Chance): Position {
  const settings = settingsOf(table);
  const perSeat = (value: number): number[] => Array<number>(table.seats).fill(value);
  return {
    settings,
    seats: table.seats,
    phase: 'characters',
    deciding: 0,
    active: 0,
    turn: 0,
    ending: '',
    ground: layTiles(settings.layout, chance),
    tokens: Array<number>(CELLS + 1).fill(NO_TOKEN),
    walls: Array<number>(CELLS).fill(0),
    characters: perSeat(NOBODY),
    pawns: perSeat(OUTSIDE),
    health: perSeat(0),
    current: perSeat(0),
    used: perSeat(0),
    dirt: perSeat(0),
    treasures: [],
    keepers: [],
    loot: [TREASURES_PER_COLOUR, TREASURES_PER_COLOUR, TREASURES_PER_COLOUR, DIRT_CARDS],
    knownBottomDirt: 0,
    lootClosed: false,
    concussions: Array<number>(4).fill(settings.deck),
    renewals: 0,
    tremors: 1,
    cardsDue: 0,
    tileSupply: TILES - STARTING_TILES,
    bridgeSupply: BRIDGES,
    wallSupply: settings.walls,
    apBag: AP_TOKENS,
    discards: [0, 0, 0],
    cleansed: [0, 0, 0],
    wounds: 0,
    treats: 0,
    dug: [],
    hasMoved: false,
    hasTreated: false,
    offers: [],
    pending: 0,
    pendingCell: OUTSIDE,
  };
}

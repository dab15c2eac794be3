// Laying the table (UN-SET): what is dealt, removed, revealed and shown, drawn by luck at the moment it is needed.
import type { Chance, TableSetup } from '@undercroft/kernel';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { NUMBERS } from './content/numbers.ts';
import { RUIN_COUNT } from './content/ruins.ts';
import { STONES_PER_COLOUR } from './content/stones.ts';
import { GREATER_VALUES, LESSER_VALUES, NAMED_COUNT, namedCount } from './content/wonders.ts';
import { type Config, type DesignedNumber, IN_POOL, NOTHING, OUT, type Position, SHOWN } from './position.ts';
import { layRuin } from './rules/lay-ruin.ts';
import { drawOne } from './rules/unordered-pile.ts';

/** UN-ED-1..4: what an edition sets. */
export function configOf({ options, numbers = {} }: TableSetup): Config {
  const isRussian = options.edition === 'russian';
  const designed = (name: DesignedNumber): number => numbers[name] ?? NUMBERS[name].default;
  return Object.freeze({
    edition: isRussian ? 'russian' : 'english',
    promos: options.promos === true,
    turnLimit: options.turnLimit as number,
    wonderBonus: isRussian ? 'perThree' : 'once',
    tombScores: isRussian ? 'ruinColours' : 'stoneColours',
    stoneTest: isRussian ? 'shown' : 'rolled',
    fateCards: designed('fateCards'),
    cathedralPoints: designed('cathedralPoints'),
    obeliskPoints: designed('obeliskPoints'),
  });
}

const perSeat = <Item>(seats: number, make: () => Item): Item[] => Array.from({ length: seats }, make);

const ALL_DELVERS = DELVER_CARDS.flatMap(({ count }, card) => new Array<number>(count).fill(card));
const ALL_RUINS = Array.from({ length: RUIN_COUNT }, (_, ruin) => ruin);

/** The table with every piece in its box. */
function emptyTable(config: Config, seats: number): Position {
  const slots = seats === 2 ? 4 : 5;
  return {
    config,
    seats,
    first: 0,
    active: 0,
    turn: 0,
    phase: 'act',
    ending: 'none',
    maps: 0,
    expeditions: 0,
    band: false,
    firstDie: NOTHING,
    waiting: [],
    stack: [],
    age: NOTHING,
    eventMod: 0,
    row: new Array(slots).fill(NOTHING),
    rowStones: new Array(slots * 4).fill(0),
    dicePlace: new Array(seats * DICE_PER_SEAT).fill(IN_POOL),
    diceValue: new Array(seats * DICE_PER_SEAT).fill(0),
    bag: new Array(4).fill(STONES_PER_COLOUR),
    deck: ALL_DELVERS.slice(),
    discard: new Array(DELVER_CARDS.length).fill(0),
    hands: perSeat(seats, () => []),
    ruins: ALL_RUINS.slice(),
    removed: [],
    tieRemoved: [],
    known: [],
    takes: [],
    hidden: perSeat(seats, () => []),
    claimed: perSeat(seats, () => []),
    named: new Array(NAMED_COUNT).fill(OUT),
    lesserLeft: LESSER_VALUES.slice(),
    greaterLeft: GREATER_VALUES.slice(),
    lesser: perSeat(seats, () => []),
    greater: perSeat(seats, () => []),
    stones: perSeat(seats, () => []),
    wonders: perSeat(seats, () => []),
  };
}

/** UN-SET-1..12, in this order. The End of Age card and the tokens are drawn when they come up. */
export function setup(table: TableSetup, chance: Chance): Position {
  const { seats } = table;
  const position = emptyTable(configOf(table), seats);
  for (let round = 0; round < 2; round++)
    for (let seat = 0; seat < seats; seat++)
      position.hands[seat]!.push(drawOne(position.deck, 'delvers', chance));
  for (let seat = 0; seat < seats; seat++)
    position.hidden[seat]!.push(drawOne(position.ruins, 'ruins', chance));
  const removals = seats === 2 ? 10 : 5;
  for (let i = 0; i < removals; i++) position.removed.push(drawOne(position.ruins, 'ruins', chance));
  for (let slot = 0; slot < position.row.length; slot++)
    position.row[slot] = drawOne(position.ruins, 'ruins', chance);
  for (let slot = 0; slot < position.row.length; slot++)
    layRuin(position, slot, position.row[slot]!, chance, undefined);
  showNamedWonders(position, chance);
  position.first = chance.pick(seats, 'first-seat');
  position.active = position.first;
  return position;
}

/** UN-SET-9: two more than there are seats. */
function showNamedWonders(position: Position, chance: Chance): void {
  const cards = Array.from({ length: namedCount(position.config.promos) }, (_, wonder) => wonder);
  for (let i = 0; i < position.seats + 2; i++)
    position.named[drawOne(cards, 'named-wonders', chance)] = SHOWN;
}

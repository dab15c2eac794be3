// Builds positions for tests from a short description, and plays choices in the words of SPEC.md.
import { type Chance, resolveTable, seeded } from '@undercroft/kernel';
import { expect } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { DELVER_CARDS, delverCard } from '../src/content/delver-cards.ts';
import { DICE } from '../src/content/dice.ts';
import { AGE_CARDS, FIRST_AGE_CARD, idOfCard } from '../src/content/end-of-age.ts';
import { RUIN_COUNT, RUINS } from '../src/content/ruins.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { GREATER, LESSER, NAMED_WONDERS, namedWonder } from '../src/content/wonders.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { NOTHING, OUT, type Position, SHOWN } from '../src/position.ts';
import { checkClaims } from '../src/rules/claims.ts';
import { cellAt, stoneAt, wonderAt } from '../src/rules/hexes.ts';

export const SEATS = ['Red', 'Blue', 'Yellow', 'Green'];
export const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3] as const;
const LETTERS = 'KRBY';

export interface PositionSpec {
  seats?: number;
  edition?: 'english' | 'russian';
  promos?: boolean;
  turnLimit?: number;
  /** Ruins of the row by id without `ruin-` (`peach-9`, `city-of-gold`), `-` for a vacant slot. Default: all claim 17. */
  row?: string[];
  /** Stones per slot as letters, `KR`; default none. */
  stones?: string[];
  /** `Red.d6a=5@0 Blue.d8=4@0`: owner, die, value, slot. */
  dice?: string;
  /** Delver cards per seat by id. */
  hands?: string[][];
  /** Ids of Named Wonders on display; default none. */
  shown?: string[];
  /** Named Wonders that seats own, as `eternal-flame:1`. */
  owned?: string[];
  /** Stones of tableaux per seat: `0,0K 1,0R`. */
  tableaux?: string[];
  /** Ruins left in the deck by id; default all that are nowhere else. */
  deck?: string[];
  removed?: string[];
  hidden?: string[][];
  claimed?: string[][];
  /** The End of Age card in force, by id. */
  age?: string;
  bag?: string;
}

export const ruin = (id: string): number =>
  id === '-'
    ? NOTHING
    : id.includes('-of-') || id.startsWith('the-')
      ? FIRST_AGE_CARD + AGE_CARDS.findIndex((card) => card.id === id)
      : RUINS.findIndex((card) => card.id === `ruin-${id}`);

const counts = (letters: string): number[] =>
  [...LETTERS].map((letter) => [...letters].filter((one) => one === letter).length);

/** `0,0K 1,0R` as the position keeps it. */
export const tableau = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, q, r, letter] = /^(-?\d+),(-?\d+)([KRBY])$/.exec(word)!;
      return stoneAt(cellAt(Number(q), Number(r)), LETTERS.indexOf(letter!));
    });

export const die = (name: string): number => {
  const [owner, id] = name.split('.');
  return SEATS.indexOf(owner!) * 5 + (DICE as readonly string[]).indexOf(id!);
};

/** The active seat is Red, at the turn action. */
export function buildPosition(spec: PositionSpec = {}): Position {
  const { seats = 3, edition = 'english', promos = false, turnLimit = 400 } = spec;
  const position = game.setup(resolveTable(game, seats, { edition, promos, turnLimit }), seeded('scene'));
  position.first = RED;
  position.active = RED;
  layRuins(position, spec);
  layStones(position, spec);
  layCards(position, spec);
  for (const word of spec.dice?.split(' ') ?? []) {
    const [, name, value, slot] = /^(\w+\.\w+)=(\d)@(\d)$/.exec(word)!;
    position.dicePlace[die(name!)] = Number(slot);
    position.diceValue[die(name!)] = Number(value);
  }
  return position;
}

function layRuins(position: Position, spec: PositionSpec): void {
  const defaults = ['peach-17', 'green-17', 'blue-17', 'purple-17', 'grey-17'];
  const row = spec.row ?? [];
  position.row = position.row.map((_, slot) => ruin(row[slot] ?? (spec.row ? '-' : defaults[slot]!)));
  position.hidden = position.hidden.map((_, seat) => (spec.hidden?.[seat] ?? []).map(ruin));
  position.claimed = position.claimed.map((_, seat) => (spec.claimed?.[seat] ?? []).map(ruin));
  position.removed = (spec.removed ?? []).map(ruin);
  const used = new Set([position.row, position.removed, ...position.hidden, ...position.claimed].flat());
  const rest = Array.from({ length: RUIN_COUNT }, (_, one) => one).filter((one) => !used.has(one));
  position.ruins = spec.deck ? spec.deck.map(ruin) : rest;
  position.age = spec.age ? ruin(spec.age) : NOTHING;
  position.eventMod = spec.age === 'the-gathering' ? -1 : spec.age === 'festival-of-reclamation' ? 1 : 0;
  if (spec.age) position.ruins = [];
}

function layStones(position: Position, spec: PositionSpec): void {
  position.rowStones.fill(0);
  position.bag = spec.bag === undefined ? [15, 15, 15, 15] : counts(spec.bag);
  const leave = (colour: number): void => {
    if (spec.bag === undefined) position.bag[colour]!--;
  };
  for (const [slot, letters] of (spec.stones ?? []).entries())
    for (const letter of letters) {
      position.rowStones[slot * 4 + LETTERS.indexOf(letter)]!++;
      leave(LETTERS.indexOf(letter));
    }
  position.stones = position.stones.map((_, seat) => tableau(spec.tableaux?.[seat] ?? ''));
  for (const stone of position.stones.flat()) leave(stone & 3);
  position.named.fill(OUT);
  for (const id of spec.shown ?? []) position.named[namedWonder(id)] = SHOWN;
  for (const word of spec.owned ?? []) {
    const [id, seat] = word.split(':');
    position.named[namedWonder(id!)] = Number(seat);
    position.wonders[Number(seat)]!.push(
      wonderAt(cellAt(40, position.wonders[Number(seat)]!.length), namedWonder(id!)),
    );
  }
}

function layCards(position: Position, spec: PositionSpec): void {
  position.hands = position.hands.map((_, seat) => (spec.hands?.[seat] ?? []).map(delverCard));
  position.deck = DELVER_CARDS.flatMap(({ count }, card) => {
    const held = position.hands.flat().filter((one) => one === card).length;
    return new Array<number>(count - held).fill(card);
  });
}

const dieId = (number: number): string => DICE[number]!;
const wonderId = (wonder: number): string =>
  wonder === GREATER ? 'greater' : wonder === LESSER ? 'lesser' : NAMED_WONDERS[wonder]!.id;

/** A choice in the words of the ledger's Decision points. */
export function encode(choice: Choice): string {
  switch (choice.kind) {
    case 'play':
      return `play:${DELVER_CARDS[choice.card]!.id}`;
    case 'sing':
      return `play:${DELVER_CARDS[choice.card]!.id}:${choice.number}`;
    case 'playOn':
      return `play:${DELVER_CARDS[choice.card]!.id}:${SEATS[choice.seat]}.${dieId(choice.die)}`;
    case 'dig':
      return `dig:${dieId(choice.die)}:${choice.slot}`;
    case 'digLater':
      return `dig:${dieId(choice.die)}:later`;
    case 'next':
      return `next:${SEATS[choice.seat]}.${dieId(choice.die)}`;
    case 'replace':
      return `replace:${choice.by}`;
    case 'mod':
      return `mod:${choice.value}`;
    case 'slot':
      return `slot:${choice.slot}`;
    case 'own':
      return `own:${choice.value}`;
    case 'stone':
      return `stone:${STONE_COLOURS[choice.colour]}`;
    case 'keepStone':
      return `keep:${STONE_COLOURS[choice.colour]}`;
    case 'cell':
      return `cell:${choice.q},${choice.r}`;
    case 'build':
      return `build:${choice.q},${choice.r}:${wonderId(choice.wonder)}`;
    case 'take':
      return `take:${idOfCard(choice.ruin)}`;
    default:
      return choice.kind;
  }
}

export const asked = (position: Position): string => SEATS[game.waitingFor(position)[0]!]!;

/** All choices of the seat that is asked, in the words and order of SPEC.md. */
export function options(position: Position): string[] {
  const [seat] = game.waitingFor(position);
  return seat === undefined ? [] : game.choices(position, seat).map(encode);
}

/** Options that begin with this word. */
export const optionsOf = (position: Position, word: string): string[] =>
  options(position).filter((option) => option.startsWith(word));

/** Faces come as written and must all be used; every other luck is the first of what there is, or as written in picks. */
export function faces(...script: number[]): Chance & { picks: number[]; done(): void } {
  let next = 0;
  const chance = {
    picks: [] as number[],
    pick: (count: number): number => (count === 1 ? 0 : (chance.picks.shift() ?? 0)),
    die: (sides: number): number => {
      const face = script[next++];
      if (face === undefined || face < 1 || face > sides) throw new Error(`no face for a d${sides}`);
      return face;
    },
    shuffle: (): void => {
      throw new Error('nothing is shuffled in play');
    },
    done: (): void => expect(next, 'all faces are used').toBe(script.length),
  };
  return chance;
}

/** Plays one choice of the seat that is asked, with these faces; gives the events. */
export function act(position: Position, wanted: string, ...script: number[]): Event[] {
  return actWith(position, wanted, faces(...script));
}

export function actWith(position: Position, wanted: string, luck: ReturnType<typeof faces>): Event[] {
  const [seat] = game.waitingFor(position);
  expect(options(position)).toContain(wanted);
  const choice = game.choices(position, seat!).find((open) => encode(open) === wanted)!;
  const events: Event[] = [];
  game.play(position, seat!, choice, luck, (event) => events.push(event));
  luck.done();
  return events;
}

/** The events of one kind. */
export const eventsOf = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): (Event & { kind: Kind })[] => events.filter((event) => event.kind === kind) as (Event & { kind: Kind })[];

/** Who drew how many cards, in order: `Blue 2, Yellow 1`. */
export const draws = (events: readonly Event[]): string =>
  eventsOf(events, 'cardsDrawn')
    .map(({ seat, cards }) => `${SEATS[seat]} ${cards.length}`)
    .join(', ');

/** Plays the default choice of each asked seat until the active seat is at a turn action or the game is over. */
export function settleAll(position: Position, ...script: number[]): Event[] {
  const luck = faces(...script);
  const events: Event[] = [];
  while (position.phase !== 'over' && position.stack.length > 0) {
    const [seat] = game.waitingFor(position);
    game.play(position, seat!, game.defaultChoice(position, seat!), luck, (event) => events.push(event));
  }
  luck.done();
  return events;
}

export const handSizes = (position: Position): number[] => position.hands.map((hand) => hand.length);
export const showing = (position: Position, name: string): number => position.diceValue[die(name)]!;
export const placeOf = (position: Position, name: string): number => position.dicePlace[die(name)]!;
export const stonesOfSeat = (position: Position, seat: number): number => position.stones[seat]!.length;

/** Runs a claim check as it follows a roll or a card. */
export function checkNow(position: Position): Event[] {
  const events: Event[] = [];
  checkClaims(position, faces(), (event) => events.push(event));
  return events;
}

/** Who took which Ruin at a claim check: `Red peach-13`, or `tie peach-13`. */
export const falls = (events: readonly Event[]): string[] =>
  events.flatMap((event) => {
    if (event.kind === 'ruinClaimed')
      return [`${SEATS[event.seat]} ${idOfCard(event.ruin).replace('ruin-', '')}`];
    return event.kind === 'ruinTied' ? [`tie ${idOfCard(event.ruin).replace('ruin-', '')}`] : [];
  });

/** Ends the game as it lies, so that it can be scored. */
export function finish(position: Position): Position {
  position.phase = 'over';
  position.ending = 'claimed';
  return position;
}

/** Points of a seat by item of UN-SCO-11. */
export function pointsBy(position: Position, seat: number, item: string): number {
  return game.score!(position)
    .filter((line) => line.seat === seat && line.source.id.split('.')[1] === item)
    .reduce((sum, line) => sum + line.points, 0);
}

/** Stones on every cell of these rings except the ones left out; colours given per ring or one for all. */
export function ringsOf(centres: readonly string[], colour: string, except: readonly string[] = []): string {
  const steps = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const;
  const cells = new Map<string, string>();
  for (const centre of centres) {
    const [q, r] = centre.split(',').map(Number);
    for (const [dq, dr] of steps) {
      const cell = `${q! + dq},${r! + dr}`;
      if (!except.includes(cell) && !cells.has(cell)) cells.set(cell, colour);
    }
  }
  return [...cells].map(([cell, letter]) => `${cell}${letter}`).join(' ');
}

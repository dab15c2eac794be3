// What the table tells, drawn or spoken: supplies and threats, the team, and what lies on each cell.
import type { Ink, Message, Pen } from '@undercroft/kernel';
import { CHARACTERS } from '../content/characters.ts';
import {
  BRIDGE,
  CORRUPTED,
  EMPTY,
  IS_CORRUPTED,
  IS_DESTROYED,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
  START,
} from '../content/pieces.ts';
import {
  cellOfTreasure,
  colourOfTreasure,
  lootLeft,
  type Position,
  roundOf,
  turnsUntilRise,
} from '../position.ts';

/** Some letters and the ink they are drawn in. */
export interface Sign {
  readonly text: string;
  readonly ink: Ink;
}
export const sign = (text: string, ink: Ink): Sign => ({ text, ink });

/** The round, what is left of everything, and how soon the tremors rise; what belongs together stands together. */
export function headWords(p: Position, pen: Pen): Sign[][] {
  const say = (id: string, n: number): string => pen.say({ id, args: { n } });
  const round: Message =
    p.turn === 0 ? { id: 'term.opening' } : { id: 'term.round', args: { round: roundOf(p) } };
  const rise = turnsUntilRise(p);
  const tremors = [sign(say('term.tremors', p.tremors), p.tremors > 1 ? 'bad' : 'plain')];
  if (rise !== undefined) tremors.push(sign(say('term.rises', rise), rise < 4 ? 'warn' : 'dim'));
  return [
    [sign(pen.say(round), 'strong')],
    [sign(say('term.walls', p.wallSupply), p.wallSupply < 4 ? 'bad' : 'plain')],
    [sign(say('term.bridges', p.bridgeSupply), 'plain')],
    [sign(p.lootClosed ? pen.say({ id: 'term.loot.closed' }) : say('term.loot', lootLeft(p)), 'plain')],
    tremors,
    ...(p.knownBottomDirt > 0 ? [[sign(say('term.bottom', p.knownBottomDirt), 'dim')]] : []),
  ];
}

export const isDeciding = (p: Position, seat: number): boolean => p.phase !== 'over' && p.deciding === seat;

/** Character, health, points and dirt of a seat; nothing before it has a character. */
export function seatWords(p: Position, seat: number, pen: Pen): Sign[] {
  const character = CHARACTERS[p.characters[seat]!];
  if (!character) return [];
  const say = (id: string, n: number): string => pen.say({ id, args: { n } });
  const health = p.health[seat]!;
  const dirt = p.dirt[seat]!;
  return [
    sign(pen.say({ id: `card.${character.id}` }), 'plain'),
    sign(say('term.health', health), health === 1 ? 'bad' : 'good'),
    sign(say('term.points', p.current[seat]!), 'plain'),
    ...(dirt > 0 ? [sign(say('term.dirt', dirt), 'warn')] : []),
  ];
}

export type Ground = 'corrupted' | 'start' | 'ravine' | 'bridge' | 'destroyed' | 'empty' | 'floor';

/** What there is on a cell. */
export interface CellFacts {
  readonly ground: Ground;
  /** Of corrupted ground. */
  readonly colour: number;
  readonly token: 'rupture' | 'concussion' | undefined;
  /** Seats. */
  readonly pawns: readonly number[];
  /** Their colours. */
  readonly treasures: readonly number[];
}

function groundOf(ground: number): Ground {
  if (IS_CORRUPTED[ground]) return 'corrupted';
  if (IS_DESTROYED[ground]) return 'destroyed';
  if (ground === START) return 'start';
  if (ground === RAVINE) return 'ravine';
  if (ground === BRIDGE) return 'bridge';
  return ground === EMPTY ? 'empty' : 'floor';
}

export const cellFacts = (p: Position, cell: number): CellFacts => ({
  ground: groundOf(p.ground[cell]!),
  colour: p.ground[cell]! - CORRUPTED,
  token: p.tokens[cell] === NO_TOKEN ? undefined : p.tokens[cell] === RUPTURE ? 'rupture' : 'concussion',
  pawns: p.pawns.flatMap((at, seat) => (at === cell ? [seat] : [])),
  treasures: p.treasures
    .filter((treasure) => cellOfTreasure(treasure) === cell)
    .map(colourOfTreasure)
    .sort((a, b) => a - b),
});

// Points, line by line with their clauses (UN-SCO), and the final ranking (UN-FTB).
import { HIDDEN, type Message, type Result, type ScoreLine } from '@undercroft/kernel';
import { ageEffect, claimOf, idOfCard, isAgeCard } from './content/end-of-age.ts';
import { colourOfRuin, MIXED_SET_POINTS, RUIN_COLOURS, SET_POINTS } from './content/ruins.ts';
import { STONE_COLOURS } from './content/stones.ts';
import {
  BLOCKED,
  GREATER,
  NAMED_WONDERS,
  type PointsPer,
  WONDER_BONUS,
  WONDERS_FOR_BONUS,
  type WonderEffect,
} from './content/wonders.ts';
import { NOTHING, type Position } from './position.ts';
import { colourOfStone, kindOfWonder } from './rules/hexes.ts';

/** UN-SCO-1: claimed and hidden Ruins count alike; what a view hides is left out. */
export function ruinsOf(position: Position, seat: number): number[] {
  const ruins = position.claimed[seat]!.slice();
  for (const ruin of position.hidden[seat]!) if (ruin !== HIDDEN) ruins.push(ruin);
  return ruins;
}

export function ruinColourCounts(ruins: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const ruin of ruins) if (!isAgeCard(ruin)) counts[colourOfRuin(ruin)]!++;
  return counts;
}

export function stoneColourCounts(position: Position, seat: number): number[] {
  const counts = [0, 0, 0, 0];
  for (const stone of position.stones[seat]!) counts[colourOfStone(stone)]!++;
  return counts;
}

/** Wonders of all kinds; blocked centres do not count (UN-SCO-6). */
export function wonderCount(position: Position, seat: number): number {
  let count = 0;
  for (const entry of position.wonders[seat]!) if (kindOfWonder(entry) !== BLOCKED) count++;
  return count;
}

const sumOfSeen = (values: readonly number[]): number =>
  values.reduce((sum, value) => (value === HIDDEN ? sum : sum + value), 0);

/** UN-ED-1: once for three or more, or for each full three. */
export function wonderBonus(position: Position, wonders: number): number {
  const times = Math.floor(wonders / WONDERS_FOR_BONUS);
  return WONDER_BONUS * (position.config.wonderBonus === 'once' ? Math.min(1, times) : times);
}

/** How many units a `pointsPer` effect counts. */
function unitsOf(position: Position, seat: number, what: PointsPer): number {
  const stones = stoneColourCounts(position, seat);
  switch (what) {
    case 'leastStone':
      return Math.min(...stones);
    case 'otherWonder':
      return wonderCount(position, seat) - 1;
    case 'edition':
      return (
        position.config.tombScores === 'stoneColours' ? stones : ruinColourCounts(ruinsOf(position, seat))
      ).filter((count) => count > 0).length;
    default:
      return stones[STONE_COLOURS.indexOf(what)]!;
  }
}

function pointsOf(position: Position, seat: number, effect: WonderEffect): number {
  if (effect.kind === 'points')
    return effect.points === 'obeliskPoints' ? position.config.obeliskPoints : effect.points;
  if (effect.kind !== 'pointsPer') return 0;
  const each = effect.points === 'cathedralPoints' ? position.config.cathedralPoints : effect.points;
  return each * unitsOf(position, seat, effect.what);
}

const clauseOf = (effects: readonly WonderEffect[]): string => {
  for (const effect of effects) {
    if (effect.kind !== 'pointsPer') continue;
    if (effect.what === 'edition') return 'UN-ED-2';
    if (effect.what === 'leastStone') return 'UN-SCO-8';
    if (effect.what !== 'otherWonder') return 'UN-SCO-7';
  }
  return 'UN-SCO-5';
};

/** What a Named Wonder is worth to its owner now. */
export const namedPoints = (position: Position, seat: number, wonder: number): number =>
  NAMED_WONDERS[wonder]!.effects.reduce((sum, effect) => sum + pointsOf(position, seat, effect), 0);

/** UN-SCO-11: every line of one seat. Only lines with points or with something to show are there. */
function linesOf(position: Position, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const add = (points: number, clause: string, id: string, args: Message['args'] = {}): void => {
    lines.push({ seat, points, source: { id: `score.${id}`, args }, clause });
  };
  const ruins = ruinsOf(position, seat);
  const colours = ruinColourCounts(ruins);
  for (const [colour, n] of colours.entries())
    if (n > 0)
      add(SET_POINTS[n]!, 'UN-SCO-2', 'sets', { region: { id: `region.${RUIN_COLOURS[colour]}` }, n });
  const mixed = Math.min(...colours);
  if (mixed > 0) add(MIXED_SET_POINTS * mixed, 'UN-SCO-3', 'mixed', { n: mixed });
  for (const ruin of ruins) {
    if (!isAgeCard(ruin)) continue;
    const effect = ageEffect(ruin);
    if (effect.kind === 'ruin')
      add(effect.points, 'UN-SCO-4', 'endOfAgeRuins', { card: { id: `card.${idOfCard(ruin)}` } });
  }
  const { lesser, greater } = position;
  if (lesser[seat]!.length > 0)
    add(sumOfSeen(lesser[seat]!), 'UN-SCO-5', 'wonderTokens.lesser', { n: lesser[seat]!.length });
  if (greater[seat]!.length > 0)
    add(sumOfSeen(greater[seat]!), 'UN-SCO-5', 'wonderTokens.greater', { n: greater[seat]!.length });
  for (const entry of position.wonders[seat]!) {
    const wonder = kindOfWonder(entry);
    if (wonder >= GREATER) continue;
    const { id, effects } = NAMED_WONDERS[wonder]!;
    add(namedPoints(position, seat, wonder), clauseOf(effects), 'namedWonders', {
      wonder: { id: `card.${id}` },
    });
  }
  const wonders = wonderCount(position, seat);
  const bonus = wonderBonus(position, wonders);
  if (bonus > 0) add(bonus, 'UN-ED-1', 'wonderBonus', { n: wonders });
  const fate = fatePoints(position, seat);
  if (fate > 0) add(fate, 'UN-AGE-7', 'event', { n: position.hands[seat]!.length });
  return lines;
}

/** UN-AGE-7: points for cards in hand, when that Event is in force. */
function fatePoints(position: Position, seat: number): number {
  if (position.age === NOTHING || ageEffect(position.age).kind !== 'handPoints') return 0;
  return Math.floor(position.hands[seat]!.length / position.config.fateCards);
}

/** Where the points of every seat come from. */
export const score = (position: Position): readonly ScoreLine[] =>
  position.claimed.flatMap((_, seat) => linesOf(position, seat));

export const pointsOfSeat = (position: Position, seat: number): number =>
  linesOf(position, seat).reduce((sum, line) => sum + line.points, 0);

const TIE_BREAK_VALUES = [21, 17, 15, 13, 11, 9];

/** UN-FTB-1, UN-FTB-2: how many Ruins of each claim value, highest first; compared like words. */
const tieBreakOf = (position: Position, seat: number): number[] => {
  const claims = ruinsOf(position, seat).map(claimOf);
  return TIE_BREAK_VALUES.map((value) => claims.filter((claim) => claim === value).length);
};

/** UN-SCO-10, UN-FTB-1: positive when `a` stands before `b`. */
const compareStandings = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};

/** UN-FTB-3..5: one more than the number of seats that stand before. */
function placesOf(standings: readonly (readonly number[])[]): number[] {
  return standings.map((own) => 1 + standings.filter((other) => compareStandings(other, own) > 0).length);
}

const ENDINGS = {
  claimed: { reason: 'claimed', clause: 'UN-END-1' },
  tied: { reason: 'tied', clause: 'UN-END-3' },
  turns: { reason: 'turns', clause: 'UN-END-5' },
} as const;

/** UN-SCO-12: points ahead of the mean of the others, times their number so that it is whole. */
export function measure(position: Position, seat: number): readonly number[] {
  const points = position.claimed.map((_, other) => pointsOfSeat(position, other));
  return [points.length * points[seat]! - points.reduce((sum, own) => sum + own, 0)];
}

export function result(position: Position): Result | undefined {
  if (position.phase !== 'over' || position.ending === 'none') return undefined;
  const points = position.claimed.map((_, seat) => pointsOfSeat(position, seat));
  const places = placesOf(points.map((own, seat) => [own, ...tieBreakOf(position, seat)]));
  return {
    ...ENDINGS[position.ending],
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    points,
    counters: countersOf(position),
  };
}

function countersOf(position: Position): Record<string, number> {
  const total = (lists: readonly (readonly number[])[]): number =>
    lists.reduce((sum, list) => sum + list.length, 0);
  return {
    turns: position.turn,
    claims: total(position.claimed),
    ties: position.tieRemoved.length,
    stones: total(position.stones),
    wonders: position.claimed.reduce((sum, _, seat) => sum + wonderCount(position, seat), 0),
    age: position.age,
  };
}

// What a seat sees of an Archaeologist: placed cards are hidden while the others still place theirs.
import { CONTENT } from '../content/index.ts';
import { sumOf } from '../hints/odds.ts';
import { diggerAt, HAND_LIMIT, type Pool, type Position, STEP } from '../position.ts';
import { catalogsOf } from '../rules/catalog.ts';
import { rollScore } from '../rules/dice.ts';

/** Trinkets, dice and rounds run to some ten. */
export const TEN = 10;
export const catalogFor = catalogsOf(CONTENT);

/** May the viewer see what this player has placed? While cards are placed, others look as they did before. */
export const seesPlaced = (p: Position, viewer: number, player: number): boolean =>
  p.step !== STEP.placement || viewer === player || (p.openHands && viewer > 0 && player > 0);

export function trinketsSeen(p: Position, viewer: number, seat: number): number {
  const { trinkets, paid } = diggerAt(p, seat);
  return seesPlaced(p, viewer, seat) ? trinkets : trinkets + sumOf(paid);
}

export const diceIn = ({ pip, white, base }: Pool): number => pip + white + base;

/** How far a roll is in front, the last points counting most. */
export function leadOf(p: Position, seat: number): number {
  const lead = rollScore(diggerAt(p, seat).pool) - rollScore(p.guards[seat - 1]!);
  return lead / (4 + Math.abs(lead));
}

/** Risk beyond the Alert, of what can be seen. */
export function marginOf(p: Position, seat: number, isSeen: boolean): number {
  const { risk } = catalogFor(p);
  const digger = diggerAt(p, seat);
  let sum = digger.riskTokens - digger.riskDown - p.alert;
  if (isSeen) for (const card of digger.placed) sum += risk[card]!;
  for (const card of digger.instants) sum += risk[card]!;
  return sum / HAND_LIMIT;
}

export function guardsOn(p: Position, viewer: number, seat: number): number {
  if (!seesPlaced(p, viewer, 0)) return 0;
  let guards = 0;
  for (const slot of p.ancient.slots) if (slot === seat) guards++;
  return guards / 2;
}

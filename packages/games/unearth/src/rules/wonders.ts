// Building Wonders in complete rings (UN-WON): what may stand in a centre, and what happens when it is built.
import type { Chance, Tell } from '@undercroft/kernel';
import { BLOCKED, GREATER, LESSER, NAMED_WONDERS } from '../content/wonders.ts';
import { whenBuilt } from '../effects.ts';
import type { Event } from '../events.ts';
import { type Frame, NOTHING, type Position, SHOWN } from '../position.ts';
import { isOneColour, meetsFormula } from './formulas.ts';
import { cellOfWonder, kindOfWonder, qOf, ringColours, rOf, wonderAt } from './hexes.ts';
import { drawOne } from './unordered-pile.ts';

export type BuildFrame = Frame & { kind: 'build' };

/** UN-WON-3, UN-WON-4, UN-WON-7: the token for a ring, or NOTHING when its stack has run out. */
function tokenFor(position: Position, ring: readonly number[]): number {
  if (isOneColour(ring) && position.greaterLeft.length > 0) return GREATER;
  return position.lesserLeft.length > 0 ? LESSER : NOTHING;
}

const wondersFor = (position: Position, seat: number, centre: number): number[] =>
  wondersForRing(position, ringColours(position.stones[seat]!, centre));

/** UN-WON-5: Named Wonders still shown whose formula the ring meets, then the token. */
export function wondersForRing(position: Position, ring: readonly number[]): number[] {
  const fitting: number[] = [];
  for (let wonder = 0; wonder < NAMED_WONDERS.length; wonder++)
    if (position.named[wonder] === SHOWN && meetsFormula(NAMED_WONDERS[wonder]!.formula, ring))
      fitting.push(wonder);
  const token = tokenFor(position, ring);
  if (token !== NOTHING) fitting.push(token);
  return fitting;
}

/** DP-10: every centre with every Wonder for it, each as cell and kind in one number. */
export const buildOptions = (position: Position, { seat, centres }: BuildFrame): number[] =>
  centres.flatMap((centre) => wondersFor(position, seat, centre).map((wonder) => wonderAt(centre, wonder)));

/** UN-WON-8, UN-WON-16: rings that can take no Wonder any more are blocked; false when the builder has to choose. */
export function continueBuilding(
  position: Position,
  frame: BuildFrame,
  chance: Chance,
  tell: Tell<Event>,
): boolean {
  for (const centre of frame.centres.slice())
    if (wondersFor(position, frame.seat, centre).length === 0) block(position, frame, centre, tell);
  if (frame.centres.length === 0) {
    position.stack.pop();
    return true;
  }
  const options = buildOptions(position, frame);
  if (options.length > 1) return false;
  build(position, frame, cellOfWonder(options[0]!), kindOfWonder(options[0]!), chance, tell);
  return true;
}

function block(position: Position, frame: BuildFrame, centre: number, tell: Tell<Event>): void {
  frame.centres = frame.centres.filter((other) => other !== centre);
  position.wonders[frame.seat]!.push(wonderAt(centre, BLOCKED));
  tell?.({ kind: 'centreBlocked', seat: frame.seat, q: qOf(centre), r: rOf(centre) });
}

/** UN-WON-9, UN-WON-12, UN-WON-13: one Wonder into one centre, with what it does at once. */
export function build(
  position: Position,
  frame: BuildFrame,
  centre: number,
  wonder: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const { seat } = frame;
  frame.centres = frame.centres.filter((other) => other !== centre);
  if (frame.centres.length === 0) position.stack.pop();
  position.wonders[seat]!.push(wonderAt(centre, wonder));
  const value = takeToken(position, seat, wonder, chance);
  if (wonder < GREATER) position.named[wonder] = seat;
  tell?.({ kind: 'wonderBuilt', seat, q: qOf(centre), r: rOf(centre), wonder, value });
  if (wonder < GREATER) whenBuilt(position, seat, wonder, chance, tell);
}

/** UN-WON-3, UN-WON-4, UN-WON-11: a token comes off its shuffled stack; NOTHING for a Named Wonder. */
function takeToken(position: Position, seat: number, wonder: number, chance: Chance): number {
  if (wonder < GREATER) return NOTHING;
  const [stack, name, tokens] =
    wonder === GREATER
      ? [position.greaterLeft, 'greater', position.greater[seat]!]
      : [position.lesserLeft, 'lesser', position.lesser[seat]!];
  const value = drawOne(stack, name, chance);
  tokens.push(value);
  return value;
}

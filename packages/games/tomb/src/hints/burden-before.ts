// The burden before a choice, worked out once for a whole list of choices.
import { copy } from '../copy.ts';
import type { Position } from '../position.ts';
import { burdenOf } from './burden.ts';

let last: Position | undefined;
let burden = 0;

/** The same as `burdenOf`, remembered for as long as nothing of the position has changed. */
export function burdenBefore(p: Position): number {
  if (last && isSame(p, last)) return burden;
  last = copy(p);
  burden = burdenOf(p);
  return burden;
}

/** Equal in everything that a burden depends on. */
export const isSame = (a: Position, b: Position): boolean =>
  a.turn === b.turn &&
  a.phase === b.phase &&
  a.active === b.active &&
  a.wallSupply === b.wallSupply &&
  a.renewals === b.renewals &&
  a.lootClosed === b.lootClosed &&
  a.settings === b.settings &&
  areSame(a.pawns, b.pawns) &&
  areSame(a.current, b.current) &&
  areSame(a.dirt, b.dirt) &&
  areSame(a.health, b.health) &&
  areSame(a.treasures, b.treasures) &&
  areSame(a.cleansed, b.cleansed) &&
  areSame(a.discards, b.discards) &&
  areSame(a.loot, b.loot) &&
  areSame(a.concussions, b.concussions) &&
  areSame(a.characters, b.characters) &&
  areSame(a.tokens, b.tokens) &&
  areSame(a.walls, b.walls) &&
  areSame(a.ground, b.ground);

function areSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

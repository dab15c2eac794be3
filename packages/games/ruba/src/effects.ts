// The interpreter of the effect vocabulary: what an event or an exchange of action cards does to hit points.
import type { ActionEffect, EventEffect } from './content/suits.ts';

/** RD-HP-5: whole numbers between 0 and the maximum; the surplus is lost (RD-HP-3, RD-RES-11). */
export const limited = (hp: number, change: number, max: number): number =>
  Math.min(max, Math.max(0, hp + change));

/** RD-EVT-2, RD-EVT-3 and RD-EVT-8: the change of the Hero's HP by an event of value V. */
export function eventChange(effect: EventEffect, value: number): number {
  if (effect === 'loseHalf') return -(value >> 1);
  return effect === 'heal' ? value : 0;
}

/** RD-RES-6, RD-SUIT-1 to RD-SUIT-3: attack of a side; clubs against clubs parry each other, nothing else is parried. */
function attackOf(own: ActionEffect, value: number, other: ActionEffect, otherValue: number): number {
  if (own === 'attack') return value;
  if (own !== 'parryAttack') return 0;
  return other === 'parryAttack' ? Math.max(0, value - otherValue) : value;
}

/**
 * RD-RES-5 to RD-RES-8: the change of a side's HP in one Action, before the limits. Healing and damage are one sum; a
 * shield takes its value off any damage. The table holds for both sides alike (RD-SUIT-8).
 */
export function hpChange(own: ActionEffect, value: number, other: ActionEffect, otherValue: number): number {
  const attack = attackOf(other, otherValue, own, value);
  const damage = own === 'shield' ? Math.max(0, attack - value) : attack;
  return (own === 'heal' ? value : 0) - damage;
}

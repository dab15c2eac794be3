// What each card of DELVE does, in numbers that new cards have too: how much of each effect, and to whom.
import { type Effect, MOMENTS, type Part } from '../content/vocabulary.ts';
import type { Catalog } from '../rules/catalog.ts';
import { targetOf } from '../rules/uniform-effect.ts';
import { TEN } from './digger-seen.ts';

const EFFECTS: readonly Effect['do'][] = [
  'pip',
  'white',
  'disable',
  'token',
  'fix',
  'reroll',
  'floor',
  'lend',
  'risk',
  'danger',
  'shield',
  'alert',
  'calm',
  'take',
  'recover',
  'lose',
  'bonus',
  'curse',
  'limit',
  'dig',
  'discard',
  'peek',
];
const WHOLE_SIDE = new Set(['team', 'allies', 'slots', 'foes']);
const OTHERS = new Set(['ally', 'any', 'one', 'opp', 'foe', 'here', 'ancient']);
export const EFFECT_WIDTH = EFFECTS.length + 4;

interface EffectTable {
  readonly cards: Float32Array;
  /** Two for each card: what a Negative card lets its receiver choose from. */
  readonly options: Float32Array;
}
const effectTables = new WeakMap<Catalog, EffectTable>();

export function effectsOf(catalog: Catalog): EffectTable {
  let table = effectTables.get(catalog);
  if (table) return table;
  const count = catalog.entries.length;
  table = {
    cards: new Float32Array(count * EFFECT_WIDTH),
    options: new Float32Array(2 * count * EFFECT_WIDTH),
  };
  for (let card = 0; card < count; card++) {
    for (const moment of MOMENTS)
      for (const part of catalog.parts[moment][card]!) addEffect(part, table.cards, card * EFFECT_WIDTH);
    for (const [i, effect] of (catalog.options[card] ?? []).entries())
      addEffect(effect, table.options, (2 * card + i) * EFFECT_WIDTH);
  }
  effectTables.set(catalog, table);
  return table;
}

function addEffect(effect: Effect | Part, into: Float32Array, at: number): void {
  if (effect.do === 'if') {
    into[at + EFFECTS.length + 3] = 1;
    addEffect(effect.does, into, at);
    return;
  }
  const { n, v, m, s } = effect as { n?: number; v?: number; m?: number; s?: number };
  into[at + EFFECTS.indexOf(effect.do)]! +=
    effect.do === 'fix' ? (n! * v!) / TEN : (n ?? v ?? m ?? s ?? 1) / 4;
  const to = targetOf(effect);
  if (to !== undefined) into[at + EFFECTS.length + (WHOLE_SIDE.has(to) ? 2 : OTHERS.has(to) ? 1 : 0)] = 1;
}

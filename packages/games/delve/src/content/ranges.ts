// The designed numbers of every card: their names, and how far the lab or a table may move each of them.
import type { NumberSpec } from '@undercroft/kernel';
import type { CardEntry, Effect, Need, Part } from './vocabulary.ts';

type Range = readonly [min: number, max: number];

const COST: Range = [0, 8];
const RISK: Range = [0, 8];
const HAZARD: Range = [1, 3];
/** One Relic a round and two Abilities with a Cooldown: the 16 tokens suffice for these. */
const COOLDOWN: Readonly<Record<'ability' | 'relic', Range>> = { ability: [0, 5], relic: [0, 3] };
const NEED: Readonly<Record<Need['have'], Range>> = { danger: [0, 3], trinkets: [0, 10] };

/** Ranges of the plain amounts; signed ones keep their sign, so that a help never turns into a harm. */
const AMOUNT = {
  pip: [0, 8],
  white: [0, 2],
  disable: [0, 4],
  fix: [0, 4],
  reroll: [0, 6],
  lend: [0, 3],
  shield: [0, 3],
  alert: [0, 3],
  calm: [0, 3],
  take: [0, 5],
  recover: [0, 25],
  lose: [0, 8],
  dig: [0, 4],
  discard: [0, 5],
} as const satisfies Readonly<Record<string, Range>>;
const TOKEN: Range = [3, 6];
const FLOOR: Range = [2, 6];
const RISK_CHANGE: Range = [0, 6];
const DANGER_CHANGE: Range = [0, 2];
const BONUS: Range = [-4, 4];

const signed = (value: number, [min, max]: Range): Range =>
  value < 0 ? [-max, min === 0 ? 0 : -min] : [min, max];

/** Sees every designed number of an entry with its name and range, and answers with the number to play with. */
export type Tuner = (name: string, value: number, range: Range) => number;

/** The entry as the tuner wants it. Numbers that the rulebook gives are not shown to the tuner. */
export function tuneEntry(entry: CardEntry, tuner: Tuner): CardEntry {
  const seen = new Map<string, number>();
  const name = (field: string): string => {
    const times = (seen.get(field) ?? 0) + 1;
    seen.set(field, times);
    return `${entry.id}.${field}${times > 1 ? times : ''}`;
  };
  const tune = (field: string, value: number, range: Range): number => tuner(name(field), value, range);
  const tuned: Record<string, unknown> = { ...entry };
  if ('cost' in entry && !('starter' in entry)) tuned.cost = tune('cost', entry.cost, COST);
  if ('risk' in entry) tuned.risk = tune('risk', entry.risk, RISK);
  if ('hazard' in entry && !('starter' in entry)) tuned.hazard = tune('hazard', entry.hazard, HAZARD);
  if ('cooldown' in entry) tuned.cooldown = tune('cooldown', entry.cooldown, COOLDOWN[entry.deck]);
  if (entry.printed) return tuned as unknown as CardEntry;
  if ('needs' in entry && entry.needs)
    tuned.needs = { ...entry.needs, least: tune('least', entry.needs.least, NEED[entry.needs.have]) };
  if ('parts' in entry)
    tuned.parts = entry.parts.map((part): Part => ({ ...tuneEffect(part, tune), when: part.when }));
  if (entry.deck === 'negative') {
    tuned.either = tuneEffect(entry.either, tune);
    tuned.or = tuneEffect(entry.or, tune);
  }
  return tuned as unknown as CardEntry;
}

function tuneEffect(effect: Effect, tune: (field: string, value: number, range: Range) => number): Effect {
  switch (effect.do) {
    case 'token':
      return { ...effect, v: tune('token', effect.v, signed(effect.v, TOKEN)) };
    case 'fix':
      return { ...effect, n: tune('fix', effect.n, AMOUNT.fix), v: tune('fix.v', effect.v, TOKEN) };
    case 'floor':
      return { ...effect, m: tune('floor', effect.m, FLOOR) };
    case 'risk':
      return { ...effect, n: tune('risk.change', effect.n, signed(effect.n, RISK_CHANGE)) };
    case 'danger':
      return { ...effect, n: tune('danger', effect.n, signed(effect.n, DANGER_CHANGE)) };
    case 'bonus':
      return { ...effect, s: tune('bonus.s', effect.s, BONUS), f: tune('bonus.f', effect.f, BONUS) };
    case 'if':
      return {
        ...effect,
        does: tuneEffect(effect.does, tune),
        ...(effect.otherwise && { otherwise: tuneEffect(effect.otherwise, tune) }),
      };
    case 'curse':
    case 'limit':
    case 'peek':
      return effect;
    default:
      return { ...effect, n: tune(effect.do, effect.n, AMOUNT[effect.do]) };
  }
}

/** Every designed number of a content, with its default and range. */
export function numbersOf(content: readonly CardEntry[]): Record<string, NumberSpec> {
  const numbers: Record<string, NumberSpec> = {};
  for (const entry of content)
    tuneEntry(entry, (name, value, [min, max]) => {
      numbers[name] = { default: value, min, max };
      return value;
    });
  return numbers;
}

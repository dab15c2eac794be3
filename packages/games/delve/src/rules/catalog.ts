// The catalog of a table: its cards compiled into flat tables that the rules look things up in.
import { tuneEntry } from '../content/ranges.ts';
import {
  type CardEntry,
  type Effect,
  MOMENTS,
  type Moment,
  type Part,
  WINDOWS,
  type Window,
} from '../content/vocabulary.ts';
import type { Position } from '../position.ts';
import { uniformEffect } from './uniform-effect.ts';

/** Everything the rules ask about cards, by card number. Number 0 is no card. Never written to after it is made. */
export interface Catalog {
  readonly entries: readonly CardEntry[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly cost: readonly number[];
  readonly risk: readonly number[];
  readonly hazard: readonly number[];
  readonly cooldown: readonly number[];
  readonly banish: readonly boolean[];
  /** May lie on a Card Slot: an Action or Effect of either side. */
  readonly placeable: readonly boolean[];
  readonly influence: readonly boolean[];
  /** A bit per window in which the Instant or Ability is used; 0 for everything else. "Any time" has that of the last call too. */
  readonly windows: readonly number[];
  readonly needsDanger: readonly number[];
  readonly needsTrinkets: readonly number[];
  /** Names another Archaeologist when placed. */
  readonly asksAlly: readonly boolean[];
  /** Names any Archaeologist in play when used. */
  readonly asksAnyone: readonly boolean[];
  /** How many dice an Instant may reroll, and whose: 0 where it rerolls none. */
  readonly rerolls: readonly number[];
  readonly rerollsFoe: readonly boolean[];
  /** A Relic whose curse is named on activating. */
  readonly namesCurse: readonly boolean[];
  /** A one-time Ability stays face down after use. */
  readonly once: readonly boolean[];
  readonly parts: Readonly<Record<Moment, readonly (readonly Part[])[]>>;
  /** What a Negative card lets its receiver choose from; nothing for every other card. */
  readonly options: readonly (readonly [Effect, Effect] | undefined)[];
  readonly deck: {
    readonly expedition: readonly number[];
    readonly ancient: readonly number[];
    readonly diggerHand: readonly number[];
    readonly ancientHand: readonly number[];
    readonly negatives: readonly number[];
    readonly abilities: readonly number[];
    readonly relics: readonly number[];
  };
}

export const windowBit = (window: Window): number => 1 << WINDOWS.indexOf(window);
/** The bit of the last call (DV-WDW-12): for what may be used at any time, that is in all four windows. */
export const LAST_CALL = 1 << WINDOWS.length;
const ANY_TIME = LAST_CALL - 1;

function windowsOf(entry: CardEntry): number {
  if (!('windows' in entry)) return 0;
  const bits = entry.windows.reduce((all, window) => all | windowBit(window), 0);
  return bits === ANY_TIME ? bits | LAST_CALL : bits;
}

/** Compiles a content, with the designed numbers that a table plays differently. */
export function makeCatalog(
  content: readonly CardEntry[],
  numbers: Readonly<Record<string, number>> | null = null,
): Catalog {
  const tuned = content.map((entry) =>
    numbers === null ? entry : tuneEntry(entry, (name, value) => numbers[name] ?? value),
  );
  const entries = [NO_CARD, ...tuned];
  const parts = Object.fromEntries(
    MOMENTS.map((moment) => [
      moment,
      entries.map((entry) =>
        'parts' in entry ? entry.parts.filter((part) => part.when === moment).map(uniformEffect) : [],
      ),
    ]),
  ) as unknown as Catalog['parts'];
  const now = entries.map((entry) =>
    ('parts' in entry ? entry.parts : []).filter((part) => part.when === 'now'),
  );
  const rerollOf = (list: readonly Part[]) => list.find((part) => part.do === 'reroll');
  return {
    entries,
    numberOf: new Map(entries.map((entry, number) => [entry.id, number])),
    cost: entries.map((entry) => ('cost' in entry ? entry.cost : 0)),
    risk: entries.map((entry) => ('risk' in entry ? entry.risk : 0)),
    hazard: entries.map((entry) => ('hazard' in entry ? entry.hazard : 0)),
    cooldown: entries.map((entry) => ('cooldown' in entry ? entry.cooldown : 0)),
    banish: entries.map((entry) => 'banish' in entry && entry.banish === true),
    placeable: entries.map((entry) => 'type' in entry && entry.type !== 'instant'),
    influence: entries.map((entry) => entry.deck === 'influence'),
    windows: entries.map(windowsOf),
    needsDanger: entries.map((entry) => least(entry, 'danger')),
    needsTrinkets: entries.map((entry) => least(entry, 'trinkets')),
    asksAlly: entries.map((entry) => hasTarget(entry, 'ally')),
    asksAnyone: entries.map((entry) => hasTarget(entry, 'any') || hasTarget(entry, 'one')),
    rerolls: now.map((list) => {
      const part = rerollOf(list);
      return part?.do === 'reroll' ? part.n : 0;
    }),
    rerollsFoe: now.map((list) => {
      const part = rerollOf(list);
      return part?.do === 'reroll' && part.to === 'foe';
    }),
    namesCurse: entries.map(
      (entry) => 'parts' in entry && entry.parts.some((part) => part.do === 'curse' && part.kind === 'named'),
    ),
    once: entries.map((entry) => entry.deck === 'ability' && entry.mode === 'once'),
    parts,
    options: entries.map((entry) =>
      entry.deck === 'negative' ? [uniformEffect(entry.either), uniformEffect(entry.or)] : undefined,
    ),
    deck: {
      expedition: copiesOf(entries, (entry) => entry.deck === 'expedition' && !('starter' in entry)),
      ancient: copiesOf(
        entries,
        (entry) => entry.deck === 'influence' || (entry.deck === 'ancient' && !('starter' in entry)),
      ),
      diggerHand: kindsOf(entries, (entry) => entry.deck === 'expedition' && 'starter' in entry),
      ancientHand: copiesOf(entries, (entry) => entry.deck === 'ancient' && 'starter' in entry),
      negatives: kindsOf(entries, (entry) => entry.deck === 'negative'),
      abilities: kindsOf(entries, (entry) => entry.deck === 'ability'),
      relics: kindsOf(entries, (entry) => entry.deck === 'relic'),
    },
  };
}

/** Finds the catalog of a position: the content's own, or one for the numbers that its table plays differently. */
export type CatalogFor = (position: Pick<Position, 'numbers'>) => Catalog;

export function catalogsOf(content: readonly CardEntry[]): CatalogFor {
  const printed = makeCatalog(content);
  const tuned = new WeakMap<object, Catalog>();
  /** Bots lay every view out anew: the same numbers come in another object at each decision. */
  let last = { key: '', catalog: printed };
  return ({ numbers }) => {
    if (numbers === null) return printed;
    const known = tuned.get(numbers);
    if (known) return known;
    const key = JSON.stringify(numbers);
    if (last.key !== key) last = { key, catalog: makeCatalog(content, numbers) };
    tuned.set(numbers, last.catalog);
    return last.catalog;
  };
}

/** What stands at number 0, so that every table has a row for "no card". */
const NO_CARD: CardEntry = { id: 'none', deck: 'influence', copies: 0, parts: [] };

type Test = (entry: CardEntry) => boolean;
const kindsOf = (entries: readonly CardEntry[], fits: Test): number[] =>
  entries.map((_, number) => number).filter((number) => number > 0 && fits(entries[number]!));

/** Card by card: the engine takes what `flatMap` makes for a list with gaps, and so every hand and pile that is dealt from it. */
function copiesOf(entries: readonly CardEntry[], fits: Test): number[] {
  const list: number[] = [];
  for (const number of kindsOf(entries, fits)) {
    const entry = entries[number]!;
    const copies = 'copies' in entry ? entry.copies : 1;
    for (let i = 0; i < copies; i++) list.push(number);
  }
  return list;
}

function least(entry: CardEntry, have: 'danger' | 'trinkets'): number {
  return 'needs' in entry && entry.needs?.have === have ? entry.needs.least : 0;
}

const hasTarget = (entry: CardEntry, target: string): boolean =>
  'parts' in entry &&
  entry.parts.some((part) => {
    const effects = part.do === 'if' ? [part.does, ...(part.otherwise ? [part.otherwise] : [])] : [part];
    return effects.some((effect) => 'to' in effect && effect.to === target);
  });

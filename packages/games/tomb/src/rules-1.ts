// Rules 1 of Survival of the Tomb, so that what was begun under them is played on and replayed: one tremor a turn, a round limit.
import type { Game, OptionSpecs, Options, TableSetup } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { LAYOUT_NAMES, type LayoutName } from './content/layouts.ts';
import { NUMBERS } from './content/numbers.ts';
import { CARDS_PER_DIRECTION, WALLS } from './content/pieces.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';
import { BEFORE_RULES_3 } from './rules-2.ts';
import { setup } from './setup.ts';

const PRESETS = ['easy', 'normal', 'hard', 'custom'] as const;

interface Preset {
  readonly layout: LayoutName;
  readonly spread: 'single' | 'cascade';
  readonly voidLane: 'fizzle' | 'redraw';
  readonly wallEdges: 'any' | 'inner';
  readonly healthShift: number;
  /** Rounds for 3, 4 and 5 seats. */
  readonly roundLimit: readonly [number, number, number];
}

const VALUES: Readonly<Record<'easy' | 'normal' | 'hard', Preset>> = {
  easy: {
    layout: 'diamond',
    spread: 'single',
    voidLane: 'fizzle',
    wallEdges: 'any',
    healthShift: 1,
    roundLimit: [36, 30, 26],
  },
  normal: {
    layout: 'diamond',
    spread: 'cascade',
    voidLane: 'redraw',
    wallEdges: 'any',
    healthShift: 0,
    roundLimit: [19, 14, 14],
  },
  hard: {
    layout: 'chambers',
    spread: 'cascade',
    voidLane: 'redraw',
    wallEdges: 'inner',
    healthShift: -1,
    roundLimit: [15, 12, 10],
  },
};

const presetOf = (soFar: Options): Preset =>
  VALUES[soFar.preset === 'easy' || soFar.preset === 'hard' ? soFar.preset : 'normal'];

const OPTIONS = {
  preset: { kind: 'choice', values: PRESETS, default: 'normal' },
  layout: { kind: 'choice', values: LAYOUT_NAMES, default: (soFar) => presetOf(soFar).layout },
  spread: { kind: 'choice', values: ['single', 'cascade'], default: (soFar) => presetOf(soFar).spread },
  voidLane: { kind: 'choice', values: ['fizzle', 'redraw'], default: (soFar) => presetOf(soFar).voidLane },
  wallEdges: { kind: 'choice', values: ['any', 'inner'], default: (soFar) => presetOf(soFar).wallEdges },
  abilities: { kind: 'switch', default: true },
  healthShift: { kind: 'number', min: -1, max: 1, default: (soFar) => presetOf(soFar).healthShift },
  roundLimit: {
    kind: 'number',
    min: 5,
    max: 60,
    default: (soFar, seats) => presetOf(soFar).roundLimit[seats - 3]!,
  },
} as const satisfies OptionSpecs;

/** The designed numbers that later rules changed. */
const CHANGED = {
  ...BEFORE_RULES_3,
  'bearer.health': 3,
  'shorer.health': 3,
  'sifter.health': 3,
  'strider.health': 3,
  'surgeon.health': 4,
  'surgeon.cost': 2,
} as const;

const numbersThen = Object.fromEntries(
  Object.entries(NUMBERS).map(([name, spec]) => [
    name,
    { ...spec, default: CHANGED[name as keyof typeof CHANGED] ?? spec.default },
  ]),
);

/** The same table in the words of today. */
const asToday = ({ seats, options, numbers }: TableSetup): TableSetup => ({
  seats,
  options: {
    ...options,
    tremor: 'steady',
    deck: CARDS_PER_DIRECTION,
    ruptureWound: 'own',
    crushed: 'supply',
    walls: WALLS,
  },
  numbers: { ...CHANGED, ...numbers },
});

/** What a position of rules 1 consisted of: the hashes of its records are made of this. */
function hashed({ renewals, tremors, cardsDue, wounds, treats, settings, ...p }: Position): unknown {
  const { layout, cascade, voidLane, innerWalls, roundLimit, health, traits } = settings;
  return {
    ...p,
    settings: { layout, cascade, redraw: voidLane === 'redraw', innerWalls, roundLimit, health, traits },
  };
}

/** The game of today, laid and counted as it was then. */
export function rules1(today: Game<Position, Choice, Event>): Game<Position, Choice, Event> {
  return {
    ...today,
    rules: '1',
    options: OPTIONS,
    numbers: numbersThen,
    setup: (table, chance) => setup(asToday(table), chance),
    result: (p) => {
      const result = today.result(p);
      if (!result) return undefined;
      const { wounds, treats, walls, ...counters } = result.counters!;
      return { ...result, counters: { ...counters, walls: WALLS - p.wallSupply } };
    },
    hashed,
  };
}

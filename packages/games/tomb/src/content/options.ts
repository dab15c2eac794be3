// What a table agrees on: a preset, and the options that it sets unless the table sets them itself.
import type { OptionSpecs, Options } from '@undercroft/kernel';
import { LAYOUT_NAMES, type LayoutName } from './layouts.ts';
import { CARDS_PER_DIRECTION, WALLS } from './pieces.ts';

export const PRESETS = ['easy', 'normal', 'hard', 'book', 'custom'] as const;
type Graded = Exclude<(typeof PRESETS)[number], 'custom'>;

export const VOID_LANES = ['fizzle', 'redraw', 'cornered', 'aftershock', 'underfoot'] as const;
export type VoidLane = (typeof VOID_LANES)[number];

interface Preset {
  readonly layout: LayoutName;
  readonly spread: 'single' | 'cascade';
  readonly voidLane: VoidLane;
  readonly wallEdges: 'any' | 'inner';
  readonly abilities: boolean;
  readonly healthShift: number;
  readonly roundLimit: number;
  readonly tremor: 'steady' | 'rising';
  readonly deck: number;
  readonly ruptureWound: 'own' | 'all';
  readonly crushed: 'supply' | 'out';
  readonly walls: number;
}

const EASY: Preset = {
  layout: 'diamond',
  spread: 'single',
  voidLane: 'cornered',
  wallEdges: 'any',
  abilities: true,
  healthShift: 1,
  roundLimit: 40,
  tremor: 'rising',
  deck: CARDS_PER_DIRECTION,
  ruptureWound: 'own',
  crushed: 'supply',
  walls: WALLS,
};

const NORMAL: Preset = {
  ...EASY,
  voidLane: 'aftershock',
  healthShift: 0,
  ruptureWound: 'all',
  crushed: 'out',
};

const VALUES: Readonly<Record<Graded, Preset>> = {
  easy: EASY,
  normal: NORMAL,
  hard: {
    ...NORMAL,
    layout: 'chambers',
    spread: 'cascade',
    voidLane: 'underfoot',
    wallEdges: 'inner',
    healthShift: -1,
    deck: 11,
    walls: 14,
  },
  /** Nothing that is not printed: no perks, no rising tremor; the guard alone is ours, so that every game ends. */
  book: {
    ...EASY,
    voidLane: 'redraw',
    abilities: false,
    healthShift: 0,
    roundLimit: 60,
    tremor: 'steady',
  },
};

/** A custom table starts from `normal` and changes what it likes. */
const presetOf = (soFar: Options): Preset =>
  VALUES[soFar.preset === 'custom' ? 'normal' : (soFar.preset as Graded)] ?? NORMAL;

/** ST-OPT-1..12: each option alone; the preset gives the defaults. */
export const OPTIONS = {
  preset: { kind: 'choice', values: PRESETS, default: 'normal' },
  layout: { kind: 'choice', values: LAYOUT_NAMES, default: (soFar) => presetOf(soFar).layout },
  spread: { kind: 'choice', values: ['single', 'cascade'], default: (soFar) => presetOf(soFar).spread },
  voidLane: { kind: 'choice', values: VOID_LANES, default: (soFar) => presetOf(soFar).voidLane },
  wallEdges: { kind: 'choice', values: ['any', 'inner'], default: (soFar) => presetOf(soFar).wallEdges },
  abilities: { kind: 'switch', default: (soFar) => presetOf(soFar).abilities },
  healthShift: { kind: 'number', min: -1, max: 1, default: (soFar) => presetOf(soFar).healthShift },
  tremor: { kind: 'choice', values: ['steady', 'rising'], default: (soFar) => presetOf(soFar).tremor },
  deck: { kind: 'number', min: 6, max: CARDS_PER_DIRECTION, default: (soFar) => presetOf(soFar).deck },
  ruptureWound: { kind: 'choice', values: ['own', 'all'], default: (soFar) => presetOf(soFar).ruptureWound },
  crushed: { kind: 'choice', values: ['supply', 'out'], default: (soFar) => presetOf(soFar).crushed },
  walls: { kind: 'number', min: 10, max: WALLS, default: (soFar) => presetOf(soFar).walls },
  roundLimit: { kind: 'number', min: 5, max: 60, default: (soFar) => presetOf(soFar).roundLimit },
} as const satisfies OptionSpecs;

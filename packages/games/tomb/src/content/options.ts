// What a table agrees on: a preset, and the seven options that it sets unless the table sets them itself.
import type { OptionSpecs, Options } from '@undercroft/kernel';
import { LAYOUT_NAMES, type LayoutName } from './layouts.ts';

export const PRESETS = ['easy', 'normal', 'hard', 'custom'] as const;
type Graded = 'easy' | 'normal' | 'hard';

interface Preset {
  readonly layout: LayoutName;
  readonly spread: 'single' | 'cascade';
  readonly voidLane: 'fizzle' | 'redraw';
  readonly wallEdges: 'any' | 'inner';
  readonly abilities: boolean;
  readonly healthShift: number;
  /** Rounds for 3, 4 and 5 seats. */
  readonly roundLimit: readonly [number, number, number];
}

const VALUES: Readonly<Record<Graded, Preset>> = {
  easy: {
    layout: 'diamond',
    spread: 'single',
    voidLane: 'fizzle',
    wallEdges: 'any',
    abilities: true,
    healthShift: 1,
    roundLimit: [36, 30, 26],
  },
  normal: {
    layout: 'diamond',
    spread: 'cascade',
    voidLane: 'redraw',
    wallEdges: 'any',
    abilities: true,
    healthShift: 0,
    roundLimit: [19, 14, 14],
  },
  hard: {
    layout: 'chambers',
    spread: 'cascade',
    voidLane: 'redraw',
    wallEdges: 'inner',
    abilities: true,
    healthShift: -1,
    roundLimit: [15, 12, 10],
  },
};

/** A custom table starts from `normal` and changes what it likes. */
const presetOf = (soFar: Options): Preset =>
  VALUES[soFar.preset === 'easy' || soFar.preset === 'hard' ? soFar.preset : 'normal'];

/** ST-OPT-1..7: each option alone; the preset gives the defaults. */
export const OPTIONS = {
  preset: { kind: 'choice', values: PRESETS, default: 'normal' },
  layout: { kind: 'choice', values: LAYOUT_NAMES, default: (soFar) => presetOf(soFar).layout },
  spread: { kind: 'choice', values: ['single', 'cascade'], default: (soFar) => presetOf(soFar).spread },
  voidLane: { kind: 'choice', values: ['fizzle', 'redraw'], default: (soFar) => presetOf(soFar).voidLane },
  wallEdges: { kind: 'choice', values: ['any', 'inner'], default: (soFar) => presetOf(soFar).wallEdges },
  abilities: { kind: 'switch', default: (soFar) => presetOf(soFar).abilities },
  healthShift: { kind: 'number', min: -1, max: 1, default: (soFar) => presetOf(soFar).healthShift },
  roundLimit: {
    kind: 'number',
    min: 5,
    max: 60,
    default: (soFar, seats) => presetOf(soFar).roundLimit[seats - 3]!,
  },
} as const satisfies OptionSpecs;

// How numbers of the rules are shown: letters of stones, regions of ruins, kinds of dice.
import type { DieKind, Stone } from '@undercroft/kit';
import { FACES } from '../src/content/dice.ts';
import { isAgeCard } from '../src/content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from '../src/content/ruins.ts';
import type { Region } from './region-art.tsx';

const STONES: readonly Stone[] = ['K', 'R', 'B', 'Y'];
export const stoneFill = (colour: number): Stone => STONES[colour]!;

/** Ruin colours in canonical order: peach, green, blue, purple, grey. */
const REGION_OF: readonly Region[] = ['desert', 'forest', 'islands', 'caverns', 'mountains'];
export const regionOfColour = (colour: number): Region => REGION_OF[colour]!;
export const regionOf = (ruin: number): Region => (isAgeCard(ruin) ? 'city' : REGION_OF[colourOfRuin(ruin)]!);
export const regionTextOf = (ruin: number): string =>
  isAgeCard(ruin) ? 'ui.city' : `region.${RUIN_COLOURS[colourOfRuin(ruin)]}`;

/** `die` counts over one seat or over all of them: the kinds repeat every five. */
export const dieKind = (die: number): DieKind => `d${FACES[die % 5] as 4 | 6 | 8}`;

/** The cells of a ring around its centre, clockwise from the upper left, as formulas are read. */
export const RING = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

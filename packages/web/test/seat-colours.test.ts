// The colours of seats: as the tokens have them, readable, apart for every eye, and in any order that is wanted.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  HOUSE_COLOURS,
  PALETTE_NAMES,
  PALETTES,
  seatColoursOf,
  seatPalette,
  swapColour,
} from '../src/settings/seat-colours.ts';

type Rgb = readonly [r: number, g: number, b: number];

const linear = (hex: string): Rgb => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
};
const times = (matrix: readonly (readonly number[])[], [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = matrix.map((row) => row[0]! * r + row[1]! * g + row[2]! * b);
  return [x!, y!, z!];
};
const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string): number => {
  const [x, y] = [light(linear(a)), light(linear(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** How different two colours look (OKLab). */
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const looks = (colour: Rgb): Rgb => {
  const [l, m, s] = times(TO_CONES, colour).map((cone) => Math.cbrt(Math.max(0, cone)));
  return times(TO_LAB, [l!, m!, s!]);
};
const apart = (a: Rgb, b: Rgb): number => Math.hypot(...looks(a).map((c, i) => c - looks(b)[i]!));

/** How each kind of eye sees (Machado, Oliveira and Fernandes 2009, whole loss). */
const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

function closest(palette: (typeof PALETTE_NAMES)[number], eye: keyof typeof EYES): number {
  const seen = PALETTES[palette].map(({ fill }) => times(EYES[eye], linear(fill)));
  return Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => apart(a, b))));
}

test('the house palette is that of the tokens', () => {
  const css = readFileSync(new URL('../../kit/css/tokens.css', import.meta.url), 'utf8');
  const [night, day] = css.split('[data-theme="light"]') as [string, string];
  const said = (block: string) =>
    [...block.matchAll(/(--seat-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);
  // What the day does not say is as by night.
  const tokens = { dark: new Map(said(night)), light: new Map([...said(night), ...said(day)]) };
  for (const theme of ['dark', 'light'] as const)
    for (const [name, colour] of seatColoursOf(HOUSE_COLOURS, theme))
      expect([name, tokens[theme].get(name)]).toEqual([name, colour]);
});

test('letters can be read on every seat, names on every panel', () => {
  for (const palette of PALETTE_NAMES)
    for (const { name, fill, dark, light: day } of PALETTES[palette]) {
      expect([name, contrast(fill, '#101316') >= 4.5]).toEqual([name, true]);
      expect([name, contrast(dark, '#1c2126') >= 4.5]).toEqual([name, true]);
      expect([name, contrast(day, '#eff1ed') >= 4.5]).toEqual([name, true]);
    }
});

test('the palette for colour-blind people keeps apart for every eye, and in grey', () => {
  for (const eye of Object.keys(EYES) as (keyof typeof EYES)[])
    expect([eye, closest('steps', eye) > 0.12]).toEqual([eye, true]);
  for (const eye of ['protan', 'deutan', 'tritan'] as const)
    expect(closest('steps', eye)).toBeGreaterThan(closest('house', eye));
  const greys = PALETTES.steps.map(({ fill }) => light(linear(fill)));
  for (const [i, grey] of greys.entries())
    if (i > 0) expect((grey + 0.05) / (greys[i - 1]! + 0.05)).toBeGreaterThan(1.25);
});

test('seats exchange colours, and an order that is none counts as the usual one', () => {
  const swapped = swapColour(HOUSE_COLOURS, 0, 3);
  expect(swapped.order).toEqual([3, 1, 2, 0, 4]);
  expect(seatPalette(swapped).map(({ name }) => name)).toEqual([
    'green',
    'sky',
    'yellow',
    'vermilion',
    'pink',
  ]);
  expect(seatPalette({ palette: 'house', order: [0, 0, 1] })).toEqual(seatPalette(HOUSE_COLOURS));
});

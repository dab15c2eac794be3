// The colours of the five seats: two palettes, and an order of the reader's own. Shapes and letters never change.

export interface SeatColours {
  readonly palette: PaletteName;
  /** Which colour of the palette each seat has, from the first seat on. */
  readonly order: readonly number[];
}

interface SeatColour {
  /** Its name in the client's texts: `colour.<name>`. */
  readonly name: string;
  readonly fill: string;
  /** As the colour of words, by night and by day. */
  readonly dark: string;
  readonly light: string;
}

/** `house` is the one of the tokens; `steps` goes from dark to light, and keeps apart for every kind of colour blindness. */
export const PALETTES = {
  house: [
    { name: 'vermilion', fill: '#e8702a', dark: '#f28a4b', light: '#9c3f00' },
    { name: 'sky', fill: '#56b4e9', dark: '#74c2ee', light: '#0b5c8c' },
    { name: 'yellow', fill: '#f0e442', dark: '#f0e442', light: '#665a00' },
    { name: 'green', fill: '#12b487', dark: '#3cc79f', light: '#00644a' },
    { name: 'pink', fill: '#d98cb6', dark: '#e0a0c3', light: '#8f2f66' },
  ],
  steps: [
    { name: 'violet', fill: '#a26ac6', dark: '#bd84e2', light: '#754593' },
    { name: 'clay', fill: '#d8875f', dark: '#d8875f', light: '#8e441b' },
    { name: 'turquoise', fill: '#31d0ca', dark: '#31d0ca', light: '#006461' },
    { name: 'straw', fill: '#edd64a', dark: '#edd64a', light: '#6a5800' },
    { name: 'ice', fill: '#d5fbf5', dark: '#d5fbf5', light: '#3e5f5b' },
  ],
} as const satisfies Readonly<Record<string, readonly SeatColour[]>>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[];

const IN_ORDER = [0, 1, 2, 3, 4];
export const HOUSE_COLOURS: SeatColours = { palette: 'house', order: IN_ORDER };

/** Storage may hold anything: what is no order of five counts as none. */
const soundOrder = (order: readonly number[]): readonly number[] =>
  IN_ORDER.every((colour) => order.includes(colour)) && order.length === IN_ORDER.length ? order : IN_ORDER;

/** The colour of each seat as the reader wants it. */
export function seatPalette({ palette, order }: SeatColours): readonly SeatColour[] {
  const colours: readonly SeatColour[] = PALETTES[palette] ?? PALETTES.house;
  return soundOrder(order).map((colour) => colours[colour]!);
}

/** The tokens of the seats with their values in a theme. */
export const seatColoursOf = (
  wanted: SeatColours,
  theme: 'dark' | 'light',
): readonly (readonly [name: string, colour: string])[] =>
  seatPalette(wanted).flatMap((colour, i) => [
    [`--seat-${i + 1}`, colour.fill] as const,
    [`--seat-${i + 1}-text`, colour[theme]] as const,
  ]);

/** Gives a seat another colour; the seat that had it gets the old one. */
export function swapColour({ palette, order }: SeatColours, seat: number, colour: number): SeatColours {
  const sound = soundOrder(order);
  const old = sound[seat]!;
  return {
    palette,
    order: sound.map((has, at) => (at === seat ? colour : has === colour ? old : has)),
  };
}

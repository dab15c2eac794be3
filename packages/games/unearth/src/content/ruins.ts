// The twenty-five coloured Ruins: five colours, five cards each, told apart by their claim values.

export const RUIN_COLOURS = ['peach', 'green', 'blue', 'purple', 'grey'] as const;
export const RUIN_COUNT = 25;
export const RUINS_PER_COLOUR = 5;

/** Claim value and Stones value, the same five in every colour. */
const SIZES = [
  { claim: 9, stones: 2 },
  { claim: 11, stones: 2 },
  { claim: 13, stones: 2 },
  { claim: 15, stones: 3 },
  { claim: 17, stones: 3 },
] as const;

/** A coloured Ruin by number: colour * 5 + size, both in canonical order, so ascending numbers are DP-11's order. */
export const colourOfRuin = (ruin: number): number => Math.floor(ruin / RUINS_PER_COLOUR);

export interface Ruin {
  readonly id: string;
  readonly claim: number;
  readonly stones: number;
}

export const RUINS: readonly Ruin[] = RUIN_COLOURS.flatMap((colour) =>
  SIZES.map(({ claim, stones }) => ({ id: `ruin-${colour}-${claim}`, claim, stones })),
);

/** Points for 0 to 5 cards of one colour (UN-SCO-2). */
export const SET_POINTS: readonly number[] = [0, 2, 6, 12, 20, 30];
/** Points for one card of each of the five colours (UN-SCO-3). */
export const MIXED_SET_POINTS = 5;

// The sixty Stones: four colours in canonical order, fifteen of each.

export const STONE_COLOURS = ['black', 'red', 'blue', 'yellow'] as const;
export const STONES_PER_COLOUR = 15;

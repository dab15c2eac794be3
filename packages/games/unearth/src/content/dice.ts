// The five dice of a seat: one four-sided, three six-sided, one eight-sided.

export const DICE = ['d4', 'd6a', 'd6b', 'd6c', 'd8'] as const;
export const FACES: readonly number[] = [4, 6, 6, 6, 8];
export const DICE_PER_SEAT = 5;

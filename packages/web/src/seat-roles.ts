// What a seat is before anybody sits on it: its role where the sides are unlike, and the sign of its seat.
import type { SeatMark } from '@undercroft/kit';
import type { GameCard } from './game-card.ts';
import { language } from './settings/preferences.ts';

/** The name of the side that a seat plays for; undefined where all seats are alike. */
export function roleOf(card: GameCard | undefined, seats: number, seat: number): string | undefined {
  const side = card?.sides[seats]?.[seat];
  return side === undefined ? undefined : card!.texts[language.value][`side.${side}`] || undefined;
}

/** The sign of each seat: the octagon for the seat that is alone against the others, then the shapes in order. */
export function marksFor(card: GameCard | undefined, seats: number): readonly SeatMark[] {
  const sides = card?.sides[seats];
  const lone = sides?.findIndex((side) => sides.indexOf(side) === sides.lastIndexOf(side)) ?? -1;
  const shape = (seat: number): number => (lone >= 0 && seat > lone ? seat - 1 : seat);
  return Array.from({ length: seats }, (_, seat) => (seat === lone ? 0 : (shape(seat) % 5) + 1) as SeatMark);
}

/** The seat of whoever just wants to play: on the side that most people play on. */
export function firstSeat({ sides, seats: [fewest] }: GameCard): number {
  const all = sides[fewest] ?? [];
  const sizeOf = (seat: number): number => all.filter((side) => side === all[seat]).length;
  return all.reduce((best, _, seat) => (sizeOf(seat) > sizeOf(best) ? seat : best), 0);
}

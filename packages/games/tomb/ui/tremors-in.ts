// What happened in a step 4, card by card, so that each card can be told by itself.
import type { Event } from '../src/events.ts';

/** The cards of a step, each with what it brought. A card that is drawn for again belongs to the one that counts. */
export function tremorsIn(happened: readonly Event[]): readonly (readonly Event[])[] {
  const tremors: Event[][] = [];
  if (happened.some(({ kind }) => kind === 'startingRupturePlaced')) return tremors;
  let number = 0;
  for (const event of happened) {
    if (event.kind === 'cardTurned' && event.card !== number) {
      number = event.card;
      tremors.push([]);
    }
    if (event.kind === 'turnStarted') break;
    tremors.at(-1)?.push(event);
  }
  return tremors;
}

/** The cell that a card strikes: where the die leads, or underfoot; none where it fades. */
export function strikeOf(told: readonly Event[]): number | undefined {
  for (const event of told) {
    if (event.kind === 'dieRolled') return event.target;
    if (event.kind === 'struckUnderfoot') return event.cell;
  }
  return undefined;
}

/** The card whose marks lie on the island: the one told now, then the last, until something is asked. */
export const cardOnIsland = (told: number, cards: number, isAsked: boolean): number | undefined =>
  cards === 0 || (told >= cards && isAsked) ? undefined : Math.min(told, cards - 1);

/** What the die counts on a tile of the lane: "2 · 5" where counting began anew, "1–6" on the only tile, as the plate is small. */
export function countsAt(place: number, lane: number, die: number): string {
  if (lane === 1 && die > 2) return `1–${die}`;
  return Array.from({ length: die }, (_, i) => i + 1)
    .filter((n) => (n - 1) % lane === place)
    .join(' · ');
}

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

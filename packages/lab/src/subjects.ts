// Which cards a choice or an event is about: every game names its content by messages with ids `card.<id>`.
import type { Argument, Message } from '@undercroft/kernel';

/**
 * The hook of the lab, and all of it: a message that names a card, wonder, ability, relic or character has an id
 * `card.<id>` somewhere in it. What a reader is told by name, the lab counts by name. `card.hidden` names no card.
 */
const CARD = /^card\.([^.]+)$/;

export function subjectsOf(message: Message, found: string[] = []): string[] {
  const id = CARD.exec(message.id)?.[1];
  if (id !== undefined && id !== 'hidden' && !found.includes(id)) found.push(id);
  for (const name in message.args) {
    const argument: Argument = message.args[name]!;
    if (typeof argument === 'object') subjectsOf(argument, found);
  }
  return found;
}

/** `choice.play.again` and `event.cardPlayed` are about playing; `choice.take`, `event.ruinClaimed` about taking. */
const PLAYING = /play|use|activat|plac|built?|guard|respond|resolv|expose|sing|reveal/i;
const TAKING = /take|took|taken|claim|gain|keep|kept|drawn|draw|won|pick|choose|chosen/i;

export type Verb = 'played' | 'taken' | 'other';

export function verbOf(id: string): Verb {
  const word = id.split('.')[1] ?? '';
  if (TAKING.test(word)) return 'taken';
  return PLAYING.test(word) ? 'played' : 'other';
}

/** The seat that an event is about, where it says so. */
export function seatOfEvent(event: unknown): number | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const { seat, player } = event as { seat?: unknown; player?: unknown };
  if (typeof seat === 'number') return seat;
  return typeof player === 'number' ? player : undefined;
}

// What everybody and everything is called: seats, cards, Relics, lists of them.
import { HIDDEN, type Message } from '@undercroft/kernel';
import type { Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';

export const say = (id: string, args?: Message['args']): Message => (args ? { id, args } : { id });
export const seatName = (seat: number): Message => say(`seat.${seat}`);

export const cardName = (catalog: Catalog, card: number): Message =>
  say(card === HIDDEN || card === 0 ? 'card.hidden' : `card.${catalog.entries[card]!.id}`);

/** A list of names as one message: `{first}, {rest}` inside itself. */
export function listOf(messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (!first) return say('list.none');
  return rest.length === 0 ? first : say('list.more', { first, rest: listOf(rest) });
}

export const cardList = (catalog: Catalog, cards: readonly number[]): Message =>
  listOf(cards.map((card) => cardName(catalog, card)));

/** A Relic by its name where the viewer knows it, and by its place where not. */
export function relicName(catalog: Catalog, view: Position, relic: number): Message {
  const card = view.relics[relic - 1]?.card[0] ?? HIDDEN;
  return card === HIDDEN
    ? say('relic.hidden', { slot: relic })
    : say('relic.known', { card: cardName(catalog, card), slot: relic });
}

export const dice = (faces: readonly number[]): string => faces.join(' ');
export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

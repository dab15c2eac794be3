// The lobby: open tables and one's own, told to whoever looks, and kept fresh as tables change.
import type { TableCard } from '@undercroft/protocol';
import type { Store } from './store/port.ts';

export interface Guest {
  readonly person: string;
  send(text: string): void;
}

const MOST_OPEN = 200;
const MOST_MINE = 200;
const MOST_TOLD = 2_000;
const SETTLE = 100;

export const isTheirs = (card: TableCard, person: string): boolean =>
  card.host === person || card.seats.some((seat) => seat.person === person || seat.reserved === person);
export const isOpenCard = (card: TableCard): boolean => card.state === 'open' && card.listed;

export function createLobby(store: Store, onError: (error: unknown) => void) {
  const guests = new Set<Guest>();
  const dirty = new Map<string, (() => TableCard) | undefined>();
  let isPlanned = false;

  /** Open tables and one's own, as the fields of a JSON object: cards are stored as text, and stay text. */
  const cards = async (person: string): Promise<string> => {
    const [open, mine] = await Promise.all([
      store.tables.openCards(MOST_OPEN),
      store.tables.cardsOf(person, MOST_MINE),
    ]);
    return `"open":[${open.join()}],"mine":[${mine.join()}]`;
  };

  const flush = async (): Promise<void> => {
    isPlanned = false;
    const changed = [...dirty];
    dirty.clear();
    for (const [id, atHand] of changed) {
      if (guests.size === 0) return;
      try {
        const stored = atHand ? undefined : await store.tables.card(id);
        const card = atHand ? atHand() : stored && (JSON.parse(stored) as TableCard);
        if (card) tell(card);
      } catch (error) {
        onError(error);
      }
    }
  };

  /** Another process says only that a table has moved: where its card has not, the move was a secret one. */
  const told = new Map<string, string>();
  const isNews = (card: TableCard): boolean => {
    const text = JSON.stringify(card);
    if (told.get(card.id) === text) return false;
    told.delete(card.id);
    told.set(card.id, text);
    if (told.size > MOST_TOLD) told.delete(told.keys().next().value!);
    return true;
  };

  const tell = (card: TableCard): void => {
    if (!isNews(card)) return;
    const open = isOpenCard(card);
    const text = JSON.stringify({ kind: 'card', card, open, mine: false });
    const textOfMine = JSON.stringify({ kind: 'card', card, open, mine: true });
    for (const guest of guests) {
      const mine = isTheirs(card, guest.person);
      if (mine || card.listed) guest.send(mine ? textOfMine : text);
    }
  };

  return {
    cards,
    async enter(guest: Guest) {
      guests.add(guest);
      const told = await cards(guest.person);
      if (guests.has(guest)) guest.send(`{"kind":"lobby",${told}}`);
    },
    leave: (guest: Guest) => void guests.delete(guest),
    /** Something about the table changed; `card` is at hand where the table is in memory. */
    touch(id: string, card?: () => TableCard) {
      if (guests.size === 0) return;
      dirty.set(id, card);
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => void flush(), SETTLE);
    },
  };
}

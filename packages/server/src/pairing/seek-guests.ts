// Those who are connected here and wait for a table: what each of them was told, and whether their page is in sight.
import type { Pace, Paired, Seeking, ServerMessage } from '@undercroft/protocol';
import type { Seek } from '../store/port.ts';

export interface SeekGuest {
  readonly person: string;
  send(text: string): void;
}

interface Known {
  hidden: boolean;
  /** The page asks whether it still waits: it may have been away. */
  isUnsure: boolean;
  /** The last message at each pace. */
  readonly told: Map<Pace, string>;
}

type Usual = Seeking['usual'];

/** How long a page out of sight has to answer. */
export const ANSWER_WITHIN = 10_000;

/** What somebody is told of their own waiting: how many others there are, never who. */
export function seekMessage(seek: Seek, all: readonly Seek[], usual: Usual, now: number): Seeking | Paired {
  const { pace, since, botsAt, asks, asked, table, seat } = seek;
  if (table !== null) return { kind: 'paired', pace, table, seat: seat! };
  const others = all.filter((other) => other.pace === pace && other.table === null);
  return {
    kind: 'seeking',
    pace,
    since,
    waiting: Math.max(0, others.length - 1),
    usual: pace === 'live' ? usual : null,
    botsAt,
    answerBy: pace === 'live' && asked !== null ? asked + ANSWER_WITHIN : null,
    mayBots: asks && botsAt !== null && botsAt <= now,
  };
}

export function createSeekGuests() {
  const guests = new Map<SeekGuest, Known>();
  let left = new Set<string>();
  let wake = (): void => {};
  const say = (guest: SeekGuest, message: ServerMessage): void => guest.send(JSON.stringify(message));
  return {
    /** Called as soon as there is something to do. */
    onWake: (listener: () => void) => {
      wake = listener;
    },
    enter(guest: SeekGuest) {
      if (!guests.has(guest)) guests.set(guest, { hidden: false, isUnsure: false, told: new Map() });
      wake();
    },
    leave(guest: SeekGuest) {
      const known = guests.get(guest);
      guests.delete(guest);
      if (!known || known.told.size === 0) return;
      left.add(guest.person);
      wake();
    },
    /** Who waited and has left since this was asked last. */
    takeLeft() {
      const before = left;
      left = new Set();
      return before;
    },
    setHidden(guest: SeekGuest, hidden: boolean) {
      const known = guests.get(guest);
      if (!known) return;
      known.hidden = hidden;
      known.isUnsure = true;
      wake();
    },
    count: () => guests.size,
    /** People with a page here: in sight, or only out of sight. */
    people() {
      const seen = new Map<string, boolean>();
      for (const [{ person }, { hidden }] of guests) seen.set(person, hidden && (seen.get(person) ?? true));
      return seen;
    },
    /** Tells everybody here what is new for them. */
    tell(all: readonly Seek[], usual: Usual, now: number) {
      const byPerson = Map.groupBy(all, ({ person }) => person);
      for (const [guest, known] of guests) {
        const { told, isUnsure } = known;
        known.isUnsure = false;
        const own = byPerson.get(guest.person) ?? [];
        for (const pace of ['live', 'turns'] as const)
          if (!own.some((seek) => seek.pace === pace) && (told.delete(pace) || isUnsure))
            say(guest, { kind: 'seekOver', pace });
        for (const seek of own) {
          const message = seekMessage(seek, all, usual, now);
          const text = JSON.stringify(message);
          if (told.get(seek.pace) === text) continue;
          told.set(seek.pace, text);
          guest.send(text);
        }
      }
    },
  };
}

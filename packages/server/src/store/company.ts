// Whether a move may expect company, so that one sync of the disk serves several: told by the moves of the last moments.

export interface Gathering {
  /** A commit waits until so many moves are there, or the first of them has waited so many milliseconds. */
  readonly enough: number;
  readonly wait: number;
}

export const GATHERING: Gathering = { enough: 16, wait: 5 };

/** Waiting is worth it where at least so many moves can be expected in that time. */
export const WORTH_WAITING = 2;
/** What can be expected is told by this while, in milliseconds, and the one before it. */
const WHILE = 25;

export interface Company {
  /** A move has come; at a table that is over it was the last. */
  moved(table: string, isOver: boolean, now: number): void;
  /** May more come soon, when so many wait already? Not where all tables that were moved lately are among them. */
  isExpected(waiting: number): boolean;
}

export function expectCompany({ enough, wait }: Gathering = GATHERING): Company {
  /** The tables that were moved in this while, and those that were in the one before it but not since; how many moves. */
  let lately = new Set<string>();
  let before = new Set<string>();
  let moves = 0;
  let movesBefore = 0;
  let whileEnds = 0;
  return {
    moved(table, isOver, now) {
      if (now > whileEnds) {
        const isNext = now <= whileEnds + WHILE;
        before = isNext ? lately : new Set();
        movesBefore = isNext ? moves : 0;
        lately = new Set();
        moves = 0;
        whileEnds = now + WHILE;
      }
      moves++;
      before.delete(table);
      if (isOver) lately.delete(table);
      else lately.add(table);
    },
    isExpected: (waiting) =>
      waiting < enough &&
      waiting < lately.size + before.size &&
      ((moves + movesBefore) * wait) / (2 * WHILE) >= WORTH_WAITING,
  };
}

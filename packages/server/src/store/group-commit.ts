// Gathers the appends of many tables into one commit: a sync of the disk costs as much CPU time as several moves.
import type { Append, Driver } from './driver.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  resolve(went: boolean): void;
  reject(error: unknown): void;
}

const MOST_PER_COMMIT = 500;
/** The next commit waits until so many moves are there, or the first of them has waited so many milliseconds, */
const ENOUGH = 16;
const GATHER = 5;
/** where at least so many can be expected in that time, and not all that may come are there already. */
const WORTH_WAITING = 2;
/** What can be expected is told by this while, in milliseconds, and the one before it. */
const WHILE = 25;

export function groupCommits(driver: Driver): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The tables that were moved in this while, and those that were in the one before it but not since; how many moves. */
  let lately = new Set<string>();
  let before = new Set<string>();
  let moves = 0;
  let movesBefore = 0;
  let whileEnds = 0;

  /** One table may stand in a batch once: a second append of it builds on the first and must wait for it. */
  const nextBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const taken = new Set<string>();
    for (const item of waiting) {
      if (batch.length >= MOST_PER_COMMIT || taken.has(item.append.table)) later.push(item);
      else {
        taken.add(item.append.table);
        batch.push(item);
      }
    }
    waiting = later;
    return batch;
  };

  const commit = async (): Promise<void> => {
    const batch = nextBatch();
    try {
      const went = await driver.append(batch.map(({ append }) => append));
      for (const [i, item] of batch.entries()) item.resolve(went[i]!);
    } catch (error) {
      for (const item of batch) item.reject(error);
    }
    isBusy = false;
    plan();
  };
  /** Everything that comes in the same tick still finds room in this commit. */
  const commitNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isBusy = true;
    setImmediate(() => void commit());
  };
  const noteMoved = ({ table, state }: Append, now: number): void => {
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
    if (state === 'playing') lately.add(table);
    else lately.delete(table);
  };
  const isWorthWaiting = (): boolean =>
    waiting.length < ENOUGH &&
    waiting.length < lately.size + before.size &&
    ((moves + movesBefore) * GATHER) / (2 * WHILE) >= WORTH_WAITING;
  const plan = (): void => {
    if (isBusy || waiting.length === 0) return;
    const wait = isWorthWaiting() ? waiting[0]!.since + GATHER - performance.now() : 0;
    if (wait <= 0) commitNow();
    else timer ??= setTimeout(commitNow, wait);
  };

  return (append) =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      noteMoved(append, since);
      waiting.push({ append, since, resolve, reject });
      plan();
    });
}

// Gathers the appends of many tables into one commit: a sync of the disk costs as much CPU time as several moves.
import type { Append, Driver } from './driver.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  resolve(went: boolean): void;
  reject(error: unknown): void;
}

const MOST_PER_COMMIT = 500;
/** A move that comes within so many milliseconds of the last commit is one of a stream. */
const STREAM = 5;
/** In a stream the next commit waits until so many moves are there, or the first of them has waited so long. */
const ENOUGH = 16;
const GATHER = 5;
/** Tables whose last move is at most so many milliseconds old, or twice that, may send company. */
const LATELY = 25;

export function groupCommits(driver: Driver): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCommit = Number.NEGATIVE_INFINITY;
  /** The tables that were moved in this while, and those that were in the while before it but not since. */
  let lately = new Set<string>();
  let before = new Set<string>();
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
    lastCommit = performance.now();
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
      before = lately;
      lately = new Set();
      whileEnds = now + LATELY;
    }
    before.delete(table);
    if (state === 'playing') lately.add(table);
    else lately.delete(table);
  };
  const plan = (): void => {
    if (isBusy || waiting.length === 0) return;
    const now = performance.now();
    const isStream = timer !== undefined || now - lastCommit < STREAM;
    const mayGetCompany = waiting.length < ENOUGH && waiting.length < lately.size + before.size;
    const wait = isStream && mayGetCompany ? waiting[0]!.since + GATHER - now : 0;
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

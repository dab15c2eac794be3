// Gathers the appends of many tables into one commit: whatever arrives while a commit is under way shares the next.
import type { Append, Driver } from './driver.ts';

interface Waiting {
  readonly append: Append;
  resolve(went: boolean): void;
  reject(error: unknown): void;
}

const MOST_PER_COMMIT = 500;
/** Milliseconds between commits below which moves count as a stream, and for which a stream is gathered. */
const STREAM = 3;
const GATHER = 1;

export function groupCommits(driver: Driver): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let lastCommit = Number.NEGATIVE_INFINITY;

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
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        const went = await driver.append(batch.map(({ append }) => append));
        for (const [i, item] of batch.entries()) item.resolve(went[i]!);
      } catch (error) {
        for (const item of batch) item.reject(error);
      }
    }
    isBusy = false;
    lastCommit = performance.now();
  };

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // A lone move is committed at once; in a stream of them a short wait lets several share one sync of the disk.
      if (performance.now() - lastCommit < STREAM) setTimeout(() => void commit(), GATHER);
      else setImmediate(() => void commit());
    });
}

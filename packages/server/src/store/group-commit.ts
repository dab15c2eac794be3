// Gathers the appends that come while a commit runs into the next one: a sync of the disk costs as much as several moves.
import type { Append } from './driver.ts';

interface Waiting {
  readonly append: Append;
  resolve(isIn: boolean): void;
  reject(error: unknown): void;
}

const MAX_PER_COMMIT = 500;

export function groupCommits(
  commit: (batch: readonly Append[]) => Promise<readonly (boolean | Error)[]>,
): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;

  /** A table stands in a batch once: its second append builds on the first and must wait for it. */
  const nextBatch = (): Waiting[] => {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const item of waiting) {
      if (batch.size >= MAX_PER_COMMIT || batch.has(item.append.table)) later.push(item);
      else batch.set(item.append.table, item);
    }
    waiting = later;
    return [...batch.values()];
  };
  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        const outcomes = await commit(batch.map(({ append }) => append));
        for (const [i, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[i]!;
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  };

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // What comes in the same tick is part of this commit.
      setImmediate(() => void commitAll());
    });
}

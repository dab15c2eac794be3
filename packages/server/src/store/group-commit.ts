// Gathers the appends of many tables into one commit: a sync of the disk costs as much CPU time as several moves.
import { expectCompany, GATHERING } from './company.ts';
import type { Append, Driver } from './driver.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  resolve(went: boolean): void;
  reject(error: unknown): void;
}

const MOST_PER_COMMIT = 500;

export function groupCommits(driver: Driver): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const company = expectCompany();

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
  /** Everything that comes in the same tick is still part of this commit. */
  const commitNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isBusy = true;
    setImmediate(() => void commit());
  };
  const plan = (): void => {
    if (isBusy || waiting.length === 0) return;
    const isExpected = company.isExpected(waiting.length);
    const wait = isExpected ? waiting[0]!.since + GATHERING.wait - performance.now() : 0;
    if (wait <= 0) commitNow();
    else timer ??= setTimeout(commitNow, wait);
  };

  return (append) =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      company.moved(append.table, append.state !== 'playing', since);
      waiting.push({ append, since, resolve, reject });
      plan();
    });
}

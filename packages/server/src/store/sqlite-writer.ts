// The main thread's end of the thread that writes.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CodedError } from '@undercroft/kernel';
import { moduleAt } from '@undercroft/shelf';
import { groupCommits } from './group-commit.ts';
import type { CommitOutcome, OpenOutcome, Transactions } from './sqlite-worker.ts';

/** Milliseconds: a commit with its sync costs as much as ten moves, and nobody feels so short a wait. */
const APART = 8;

export async function startWriter(file: string) {
  const worker = new Worker(moduleAt('server/src/store/sqlite-worker'), { workerData: { file } });
  const [refused] = (await once(worker, 'message')) as [OpenOutcome];
  if (refused) throw new CodedError(refused.code, refused.args);
  let broken: Error | undefined;
  let committing: PromiseWithResolvers<CommitOutcome> | undefined;
  worker.on('message', (outcome: CommitOutcome) => committing?.resolve(outcome));
  worker.on('error', (error) => {
    broken = error as Error;
    committing?.reject(broken);
  });
  /** Throws when the thread has died. */
  const check = (): void => {
    if (broken) throw broken;
  };
  /** Answers when the statements are on disk. */
  const commit = async (work: Transactions): Promise<readonly (boolean | Error)[]> => {
    check();
    committing = Promise.withResolvers();
    worker.postMessage(work);
    const outcome = await committing.promise;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const transact = groupCommits(commit, { apart: APART });
  return {
    transact,
    check,
    async close() {
      if (broken) return;
      // Goes in behind everything that waits.
      await transact([]).catch(() => {});
      if (broken) return;
      // A bot may still be playing: what it writes behind this would find no database.
      broken = new Error('the store is closed');
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}

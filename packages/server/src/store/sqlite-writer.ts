// The main thread's end of the thread that writes: one commit at a time, each with everything that came while the last one ran.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CodedError } from '@undercroft/kernel';
import type { Statement } from './driver.ts';
import type { CommitOutcome, OpenOutcome, Transactions } from './sqlite-worker.ts';

export interface SqliteWriter {
  /** Answers when the statements are on disk. */
  transact(statements: readonly Statement[]): Promise<boolean>;
  /** Throws when the thread has died. */
  check(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly statements: readonly Statement[];
  resolve(isDone: boolean): void;
  reject(error: Error): void;
}

export async function startWriter(file: string): Promise<SqliteWriter> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  const [refused] = (await once(worker, 'message')) as [OpenOutcome];
  if (refused) throw new CodedError(refused.code, refused.args);
  let broken: Error | undefined;
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let closing: (() => void) | undefined;

  const send = (): void => {
    if (broken || underWay.length > 0) return;
    if (waiting.length === 0) {
      closing?.();
      return;
    }
    underWay = waiting;
    waiting = [];
    const work: Transactions = underWay.map(({ statements }) => statements);
    worker.postMessage(work);
  };
  worker.on('message', (outcome: CommitOutcome) => {
    const done = underWay;
    underWay = [];
    send();
    for (const [i, { resolve, reject }] of done.entries()) {
      const each = outcome instanceof Error ? outcome : outcome[i]!;
      if (each instanceof Error) reject(each);
      else resolve(each);
    }
  });
  worker.on('error', (error) => {
    broken = error as Error;
    for (const { reject } of [...underWay, ...waiting]) reject(broken);
    closing?.();
  });

  return {
    transact: (statements) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ statements, resolve, reject });
        // What comes in the same tick is part of this commit.
        if (waiting.length === 1) setImmediate(send);
      }),
    check() {
      if (broken) throw broken;
    },
    async close() {
      await new Promise<void>((resolve) => {
        closing = resolve;
        send();
      });
      if (broken) return;
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}

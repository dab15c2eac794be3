// The main thread's end of the thread that writes: one message at a time, each with everything that has come meanwhile.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Statement } from './driver.ts';
import type { Full, Journal } from './journal.ts';
import type { Done, Work } from './sqlite-worker.ts';

export interface Writer {
  /** Answers when the statements are on disk. With `patience`, they may wait so many milliseconds for company. */
  transact(statements: readonly Statement[], patience?: number): Promise<boolean>;
  /** Something was written into the journal. */
  noted(): void;
  /** Resolves when everything that was answered so far stands in its own table; undefined where it does already. */
  carryOver(): Promise<void> | undefined;
  /** Throws when the thread has died. */
  check(): void;
  /** True when the journal holds nothing any more that the tables lack. */
  close(): Promise<boolean>;
}

interface Asked {
  readonly statements: readonly Statement[];
  resolve(went: boolean): void;
  reject(error: Error): void;
}

interface Message {
  readonly jobs: readonly Asked[];
  /** The round up to which everything is carried over when it is done. */
  readonly upTo: number;
  readonly done: PromiseWithResolvers<void>;
}

/** Called when everything up to a round is carried over, with the statements that were done after it. */
export type CarriedOver = (upTo: number, statements: readonly Statement[]) => void;

/** The journal is carried over so many milliseconds after the first record in it, or when it has so many bytes. */
const CARRY_OVER_AFTER = 1_000;
const MOST_BYTES = 1 << 22;

export function hireWriter(file: string, journal: Journal, carriedOver: CarriedOver): Writer {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  let broken: Error | undefined;
  let waiting: Asked[] = [];
  /** Something that waits, or the journal, has waited long enough. */
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ringsAt = 0;
  /** The file that is being carried over, or could not be. */
  let left: Full | undefined;
  let underWay: Message | undefined;
  let next: PromiseWithResolvers<void> | undefined;

  /** What could not be carried over before is tried again together with what has come since; that is found once more later. */
  const filesToCarry = (): readonly Full[] => {
    if (left) return [left, journal.soFar()];
    if (journal.bytes === 0) return [];
    left = journal.turn();
    return [left];
  };
  const send = (): void => {
    if (underWay || !isDue || broken) return;
    isDue = false;
    clearTimeout(timer);
    timer = undefined;
    const files = filesToCarry();
    underWay = { jobs: waiting, upTo: left?.round ?? journal.round - 1, done: next ?? promised() };
    waiting = [];
    next = undefined;
    const work: Work = { journal: files, jobs: underWay.jobs.map(({ statements }) => statements) };
    worker.postMessage(work);
  };
  const sendNow = (): void => {
    isDue = true;
    send();
  };
  const sendIn = (wait: number): void => {
    const at = performance.now() + wait;
    if (timer && ringsAt <= at) return;
    clearTimeout(timer);
    ringsAt = at;
    timer = setTimeout(sendNow, wait);
  };
  const carryOver = (): Promise<void> | undefined => {
    if (broken) return Promise.reject(broken);
    const isBehind = journal.bytes > 0 || waiting.length > 0 || (left !== undefined && !underWay);
    if (!isBehind) return underWay?.done.promise;
    if (!underWay) {
      sendNow();
      return underWay!.done.promise;
    }
    isDue = true;
    next ??= promised();
    return next.promise;
  };

  worker.on('message', ({ trouble, went }: Done) => {
    const { jobs, upTo, done } = underWay!;
    underWay = undefined;
    if (trouble === undefined) {
      left = undefined;
      carriedOver(
        upTo,
        jobs.flatMap(({ statements }) => statements),
      );
    }
    send();
    for (const [i, { resolve, reject }] of jobs.entries()) {
      const answer = trouble ?? went[i]!;
      if (typeof answer === 'string') reject(new Error(answer));
      else resolve(answer);
    }
    if (trouble === undefined) return done.resolve();
    sendIn(CARRY_OVER_AFTER);
    done.reject(new Error(trouble));
  });
  worker.on('error', (error) => {
    broken = error as Error;
    for (const { reject } of [...(underWay?.jobs ?? []), ...waiting.splice(0)]) reject(broken);
    underWay?.done.reject(broken);
    next?.reject(broken);
  });

  return {
    transact(statements, patience = 0) {
      return new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ statements, resolve, reject });
        if (patience > 0) sendIn(patience);
        else sendNow();
      });
    },
    noted() {
      if (journal.bytes < MOST_BYTES) sendIn(CARRY_OVER_AFTER);
      else sendNow();
    },
    carryOver,
    check() {
      if (broken) throw broken;
    },
    async close() {
      let isCarriedOver = true;
      try {
        await carryOver();
      } catch {
        isCarriedOver = false;
      }
      clearTimeout(timer);
      if (!broken) {
        worker.postMessage('close');
        await once(worker, 'exit');
      }
      return isCarriedOver;
    },
  };
}

/** Nobody has to wait for it. */
function promised(): PromiseWithResolvers<void> {
  const made = Promise.withResolvers<void>();
  made.promise.catch(() => {});
  return made;
}

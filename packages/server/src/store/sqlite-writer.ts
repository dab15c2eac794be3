// The main thread's end of the thread that writes: one message at a time, each with everything that has come meanwhile.
import { Worker } from 'node:worker_threads';
import type { Done, Job, Work } from './sqlite-worker.ts';

export interface Writer {
  /** Answers when the job is on disk. With `patience`, it may wait so many milliseconds for company, and needs no sync of its own. */
  ask(job: Job, patience?: number): Promise<Done>;
  /** Resolves when everything that was answered so far stands in its own table; undefined where it does already. */
  carryOver(): Promise<unknown> | undefined;
  /** Throws when the thread has died. */
  check(): void;
  close(): Promise<void>;
}

interface Asked {
  readonly job: Job;
  resolve(done: Done): void;
  reject(error: Error): void;
}

/** The journal is carried over so many milliseconds after the first append in it, or when it has so many letters. */
const CARRY_OVER_AFTER = 250;
const MOST_LETTERS = 100_000;

export function hireWriter(file: string): Writer {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  let broken: Error | undefined;
  /** Jobs that somebody waits for, and jobs that have time until the timer rings. */
  let urgent: Asked[] = [];
  let patient: Asked[] = [];
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ringsAt = 0;
  let underWay: readonly Asked[] | undefined;
  /** How many letters have been written down that no carrying over takes along yet. */
  let behind = 0;
  let planned: Promise<unknown> | undefined;
  let carrying: Promise<unknown> | undefined;

  const send = (): void => {
    if (underWay) return;
    const isTidying = isDue && patient.length > 0;
    if (!isTidying && urgent.length === 0) return;
    underWay = isTidying ? patient : urgent;
    if (isTidying) {
      patient = [];
      isDue = false;
      behind = 0;
      clearTimeout(timer);
      timer = undefined;
      carrying = planned;
      planned = undefined;
    } else {
      urgent = [];
      for (const { job } of underWay) if (job.kind === 'append') behind += job.batch.length;
      if (behind > 0) ringIn(behind < MOST_LETTERS ? CARRY_OVER_AFTER : 0);
    }
    const work: Work = { jobs: underWay.map(({ job }) => job), sync: !isTidying };
    worker.postMessage(work);
  };
  const ringIn = (wait: number): void => {
    const at = performance.now() + wait;
    if (timer && ringsAt <= at) return;
    clearTimeout(timer);
    ringsAt = at;
    timer = setTimeout(() => {
      timer = undefined;
      // Tried again with the next append, or by whoever reads.
      carryOver()?.catch(() => {});
    }, wait);
  };
  const put = (job: Job, lane: Asked[]): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (broken) reject(broken);
      else lane.push({ job, resolve, reject });
    });
  /** Everything that has time goes along. */
  const carryOver = (): Promise<unknown> | undefined => {
    if (behind === 0 && patient.length === 0) return carrying;
    planned ??= put({ kind: 'carryOver' }, patient).catch((error) => {
      behind++;
      throw error;
    });
    isDue = true;
    send();
    return planned ?? carrying;
  };

  worker.on('message', (done: readonly Done[]) => {
    const asked = underWay!;
    underWay = undefined;
    send();
    for (const [i, { resolve, reject }] of asked.entries()) {
      const answer = done[i]!;
      if (answer.kind === 'failed') reject(new Error(answer.message));
      else resolve(answer);
    }
  });
  worker.on('error', (error) => {
    broken = error as Error;
    for (const { reject } of [...(underWay ?? []), ...urgent.splice(0), ...patient.splice(0)]) reject(broken);
  });

  return {
    ask(job, patience = 0) {
      const done = put(job, patience > 0 ? patient : urgent);
      if (patience > 0) ringIn(patience);
      else send();
      return done;
    },
    carryOver,
    check() {
      if (broken) throw broken;
    },
    async close() {
      clearTimeout(timer);
      urgent.push(...patient.splice(0));
      const closed = put({ kind: 'close' }, urgent);
      send();
      await closed;
      await worker.terminate();
    },
  };
}

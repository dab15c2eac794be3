// Starts a review in two workers and takes it down again when it is done or no longer wanted.
import { portOf } from '@undercroft/bots';
import {
  decisionsOf,
  type FromJudge,
  judgeThrough,
  outcomeFor,
  type Review,
  runReview,
  type ToJudge,
} from '@undercroft/bots/review';
import type { OpenedRecord, Seat } from '@undercroft/kernel';
import { startWorker } from '../start-worker.ts';

const WORKERS = 2;

export interface ReviewWish {
  readonly opened: OpenedRecord<unknown, unknown, unknown>;
  readonly seat: Seat;
  readonly seed: string;
  readonly signal: AbortSignal;
  progress(share: number): void;
}

/** Rejects when the signal comes first or a worker fails. */
export async function startReview({ opened, seat, seed, signal, progress }: ReviewWish): Promise<Review> {
  const workers = Array.from({ length: WORKERS }, () => startWorker('review'));
  const broken = new AbortController();
  for (const worker of workers)
    worker.addEventListener('error', (event) => broken.abort(new Error(event.message)));
  try {
    const ports = workers.map((worker) => portOf<ToJudge, FromJudge>(worker));
    for (const port of ports) port.post({ kind: 'open', record: opened.record, seat, seed });
    return await runReview(judgeThrough(ports), {
      seat,
      seed,
      decisions: decisionsOf(opened, seat).map(({ at }) => at),
      outcome: outcomeFor(opened, seat),
      progress,
      signal: AbortSignal.any([signal, broken.signal]),
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

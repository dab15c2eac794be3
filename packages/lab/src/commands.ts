// The lab's commands: `lab`, `lab ladder`, `lab deal`, `lab field` and `worker`. The command line reads their arguments; each answers an exit code.
import { availableParallelism } from 'node:os';
import { CodedError, type Language } from '@undercroft/kernel';
import { LAB_FLAGS, type LabCall, requestOf, WORKER_FLAGS, type WorkerCall } from './arguments.ts';
import { exitCode } from './lab-job.ts';
import { workOnQueue } from './queue.ts';
import { runDeal } from './run-deal.ts';
import { runField } from './run-field.ts';
import { runLadder } from './run-ladder.ts';
import { runQuestion } from './run-question.ts';
import { runReport } from './run-report.ts';
import { runSweep } from './run-sweep.ts';
import { runTuning } from './run-tuning.ts';
import { type LabIo, type LabSession, openSession, workersOf } from './session.ts';

export { MINING } from './mining/mining-commands.ts';
export type { LabIo } from './session.ts';
export { TRAIN } from './training/train-command.ts';

export const LAB = { flags: LAB_FLAGS, words: 2, run: lab } as const;
export const WORKER = { flags: WORKER_FLAGS, words: 0, run: worker } as const;

async function lab(
  call: LabCall & { readonly translator?: { readonly language: Language } },
  io: LabIo,
): Promise<number> {
  const stop = new AbortController();
  const signal = AbortSignal.any([io.signal, stop.signal]);
  const session = await openSession(requestOf(call), call.translator?.language, { ...io, signal });
  const helping = helpQueue(session);
  // Without this the run would wait for ever for chunks that nobody plays.
  helping.catch(() => stop.abort());
  try {
    return exitCode(await taskOf(session)(session));
  } finally {
    stop.abort();
    await Promise.all([helping, session.close()]);
  }
}

const TASKS = { ladder: runLadder, deal: runDeal, field: runField } as const;

/** What is asked for. Each answers whether it came to its end. */
function taskOf({ request }: LabSession): (session: LabSession) => Promise<boolean> {
  if (request.task) return TASKS[request.task];
  if (request.ask || request.cards || request.cardsOf) return runQuestion;
  if (request.sweep) return runSweep;
  return request.tune ? runTuning : runReport;
}

/** With a queue, this process is also one of its workers. */
async function helpQueue({ request, io }: LabSession): Promise<void> {
  if (!request.databaseUrl || workersOf(request) === 0) return;
  await workOnQueue(request.databaseUrl, {
    workers: workersOf(request),
    shelf: io.shelf,
    signal: io.signal,
  });
}

/** Takes chunks of any run on the queue until told to stop. */
async function worker({ values }: WorkerCall, io: LabIo): Promise<number> {
  const { 'database-url': databaseUrl, workers } = values;
  if (!databaseUrl) throw new CodedError('no-database-url');
  await workOnQueue(databaseUrl, {
    workers: workers === undefined ? availableParallelism() : Number(workers),
    shelf: io.shelf,
    signal: io.signal,
    finished: (chunk) => io.output.write(`chunk ${chunk}\n`),
  });
  return 0;
}

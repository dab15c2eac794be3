// Judging in workers: the record goes in once, then tasks, and a moment comes out for each.
import { type GameRecord, openRecord, type Seat } from '@undercroft/kernel';
import type { BotTable } from '../bot.ts';
import type { Port } from '../protocol.ts';
import type { LoadGame } from '../worker.ts';
import { assess, type DecidedEntry } from './assess.ts';
import type { ReviewMoment } from './moment.ts';
import { decisionsOf, type Judge, type ReviewTask } from './review.ts';

export type ToJudge =
  | { readonly kind: 'open'; readonly record: GameRecord; readonly seat: Seat; readonly seed: string }
  | { readonly kind: 'judge'; readonly task: ReviewTask };

export type FromJudge =
  | { readonly kind: 'moment'; readonly moment: ReviewMoment }
  | { readonly kind: 'failed'; readonly message: string };

export function serveReview(port: Port<FromJudge, ToJudge>, load: LoadGame): void {
  let opened:
    | Promise<{ room: BotTable; decided: ReadonlyMap<number, DecidedEntry>; seed: string }>
    | undefined;
  port.listen(async (message) => {
    if (message.kind === 'open') {
      opened = open(message, load);
      opened.catch(() => {});
      return;
    }
    try {
      const { room, decided, seed } = await opened!;
      const { at, depth } = message.task;
      port.post({ kind: 'moment', moment: assess(room, decided.get(at)!, depth, seed) });
    } catch (error) {
      port.post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}

async function open({ record, seat, seed }: Extract<ToJudge, { kind: 'open' }>, load: LoadGame) {
  const { game, hints } = await load(record.game, record.rules);
  const opened = openRecord(game, record);
  const decided = new Map(decisionsOf(opened, seat).map((one) => [one.at, one]));
  return { room: { game: opened.game, hints, table: opened.table }, decided, seed };
}

/** Shares the tasks out among workers that have the record open; each gets its next when it is done with one. */
export function judgeThrough(ports: readonly Port<ToJudge, FromJudge>[]): Judge {
  let heard: (message: FromJudge, port: Port<ToJudge, FromJudge>) => void = () => {};
  for (const port of ports) port.listen((message) => heard(message, port));
  return (tasks, done, signal) =>
    new Promise((resolve, reject) => {
      let next = 0;
      let open = tasks.length;
      const give = (port: Port<ToJudge, FromJudge>): void => {
        if (next < tasks.length && !signal?.aborted) port.post({ kind: 'judge', task: tasks[next++]! });
      };
      heard = (message, port) => {
        if (signal?.aborted) return;
        if (message.kind === 'failed') return reject(new Error(message.message));
        done(message.moment);
        if (--open === 0) resolve();
        else give(port);
      };
      if (open === 0) resolve();
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      for (const port of ports) give(port);
    });
}

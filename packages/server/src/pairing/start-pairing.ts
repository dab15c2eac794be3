// Looks after those who wait: one process of the store pairs, each tells those who are connected to it.
import { newId } from '../new-id.ts';
import type { NoticeSender } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import type { Seek } from '../store/port.ts';
import { pairingRound } from './pairing-round.ts';
import { createUsualWait, DAYS_BACK } from './usual-wait.ts';

/** Milliseconds between two rounds: at most, when nobody waits, and at least. */
const EVERY = 1_000;
const IDLE = 5_000;
const AT_LEAST = 100;
/** For so long a process pairs alone; it says so again when half of it is over. */
const LEASE = 5_000;
/** A sign of life is written down again after this. */
const HEARD_EVERY = 3_000;
const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** Answers how it is stopped. */
export function startPairing(context: ServerContext, sender: NoticeSender): () => void {
  const { store, seekGuests, log } = context;
  const usualWait = createUsualWait(store);
  const isLeading = createLead(context);
  let nextTidy = Date.now() + HOUR;

  /** Those who are connected here are in sight or not, and were heard of just now. */
  const isHeard = async (all: readonly Seek[], now: number): Promise<boolean> => {
    const here = seekGuests.people();
    const left = seekGuests.takeLeft();
    const inSight: string[] = [];
    const outOfSight: string[] = [];
    for (const { person, pace, table, hidden, heard, asked } of all) {
      if (pace !== 'live' || table !== null) continue;
      const isHidden = here.get(person) ?? (left.has(person) ? true : undefined);
      if (isHidden === undefined) continue;
      const isNews = hidden !== isHidden || (!isHidden && asked !== null) || now - heard > HEARD_EVERY;
      if (isNews) (isHidden ? outOfSight : inSight).push(person);
    }
    await store.seeks.heard(inSight, false, now);
    await store.seeks.heard(outOfSight, true, now);
    return inSight.length + outOfSight.length > 0;
  };

  const round = async (): Promise<number> => {
    const now = Date.now();
    let all = await store.seeks.all();
    if (await isHeard(all, now)) all = await store.seeks.all();
    if (all.some(({ table }) => table === null) && (await isLeading(now))) {
      if (await pairingRound(context, sender, all, now)) {
        all = await store.seeks.all();
        store.notify('seeks');
      }
      if (now > nextTidy) {
        nextTidy = now + HOUR;
        await store.seeks.forgetPairings(now - (DAYS_BACK + 1) * DAY);
      }
    }
    if (seekGuests.count() > 0) seekGuests.tell(all, await usualWait(now), now);
    return all.length === 0 ? IDLE : Math.min(EVERY, ...all.map(({ botsAt }) => untilThen(botsAt, now)));
  };

  const timer = createRounds(round, (error) => log.warn({ err: error }, 'pairing failed'));
  seekGuests.onWake(timer.wake);
  context.onNotification('seeks', timer.wake);
  timer.wake();
  return timer.stop;
}

/** Nothing is waited for that is over already. */
const untilThen = (moment: number | null, now: number): number =>
  moment === null || moment <= now ? EVERY : moment - now;

/** Whether this process pairs now. */
function createLead({ store }: ServerContext): (now: number) => Promise<boolean> {
  const holder = newId(8);
  let until = 0;
  return async (now) => {
    if (!store.shared || now < until - LEASE / 2) return true;
    const isMine = await store.lease('pairing', holder, now, LEASE);
    until = isMine ? now + LEASE : 0;
    return isMine;
  };
}

/** Runs one round after another; `wake` brings the next one forward. */
function createRounds(round: () => Promise<number>, onError: (error: unknown) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAskedAgain = false;
  let isStopped = false;
  const plan = (wait: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), wait);
    timer?.unref();
  };
  const run = async (): Promise<void> => {
    isBusy = true;
    isAskedAgain = false;
    let wait = EVERY;
    try {
      wait = await round();
    } catch (error) {
      if (!isStopped) onError(error);
    }
    isBusy = false;
    plan(isAskedAgain ? AT_LEAST : Math.max(AT_LEAST, wait));
  };
  return {
    wake() {
      isAskedAgain = true;
      if (!isBusy) plan(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

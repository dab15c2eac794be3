// A small queueing simulation of the server under load: an event loop, a committer that takes moves in groups, and a driver.
import { seeded } from '@undercroft/kernel';
import { quantile } from '../server/play-tables.ts';

/** All times in milliseconds. */
export interface Model {
  /** CPU time of the event loop for a move: reading and deciding it, and telling it to the seats afterwards. */
  readonly decide: number;
  readonly deliver: number;
  /** One commit, and each move in it. */
  readonly commit: { readonly fixed: number; readonly each: number };
  /** CPU time of the one driver process for a move; 0 where people have machines of their own. */
  readonly driver: number;
  /** CPU time of the server's other threads for a move, that nobody waits for: carrying over, compiling, collecting. */
  readonly aside?: number;
  /** Cores that event loop, committer and driver share; as many as they like where nothing is said. */
  readonly cores?: number;
}

/** Either tables that think between moves, or moves that come by themselves at a rate. */
export type Load =
  | { readonly kind: 'tables'; readonly tables: number; readonly think: (luck: () => number) => number }
  | { readonly kind: 'arrivals'; readonly perSecond: number };

export interface Simulated {
  readonly perSecond: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  /** Moves per commit. */
  readonly group: number;
}

export function simulate(model: Model, load: Load, moves: number, seed = 'scale'): Simulated {
  const chance = seeded(seed);
  const luck = (): number => (chance.pick(2 ** 30) + 0.5) / 2 ** 30;
  const clock = createClock();
  const work = processor(clock, model.cores ?? Number.POSITIVE_INFINITY);
  const driver = station(work);
  const loop = station(work);
  const aside = station(work);
  const committer = groupCommitter(work, model);
  const took: number[] = [];
  const warmUp = Math.floor(moves / 5);
  let started = 0;
  let done = 0;

  const move = (then: () => void): void => {
    const sent = clock.now();
    driver(model.driver / 2, () =>
      loop(model.decide, () =>
        committer.enter(() =>
          loop(model.deliver, () =>
            driver(model.driver / 2, () => {
              aside(model.aside ?? 0, () => {});
              if (++done === warmUp) started = clock.now();
              if (done > warmUp) took.push(clock.now() - sent);
              then();
            }),
          ),
        ),
      ),
    );
  };
  if (load.kind === 'tables') {
    const { tables, think } = load;
    for (let i = 0; i < tables; i++) {
      const playOn = (): void => clock.after(think(luck), () => move(playOn));
      playOn();
    }
  } else {
    const arrive = (): void => {
      move(() => {});
      clock.after((-Math.log(luck()) * 1000) / load.perSecond, arrive);
    };
    arrive();
  }
  clock.runUntil(() => done >= moves);
  return {
    perSecond: (took.length / (clock.now() - started)) * 1000,
    mean: took.reduce((sum, each) => sum + each, 0) / took.length,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    group: committer.moves() / committer.commits(),
  };
}

interface Clock {
  now(): number;
  after(wait: number, work: () => void): void;
  runUntil(isOver: () => boolean): void;
}

/** Events in the order of their moments, in a binary heap; of equal moments the earlier planned comes first. */
function createClock(): Clock {
  const heap: { readonly at: number; readonly order: number; readonly work: () => void }[] = [];
  let now = 0;
  let order = 0;
  const isBefore = (a: number, b: number): boolean =>
    heap[a]!.at < heap[b]!.at || (heap[a]!.at === heap[b]!.at && heap[a]!.order < heap[b]!.order);
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  };
  return {
    now: () => now,
    after(wait, work) {
      heap.push({ at: now + wait, order: order++, work });
      for (let i = heap.length - 1; i > 0 && isBefore(i, (i - 1) >> 1); i = (i - 1) >> 1)
        swap(i, (i - 1) >> 1);
    },
    runUntil(isOver) {
      while (heap.length > 0 && !isOver()) {
        const { at, work } = heap[0]!;
        const last = heap.pop()!;
        if (heap.length > 0) heap[0] = last;
        for (let i = 0; ; ) {
          let least = i;
          for (const child of [2 * i + 1, 2 * i + 2])
            if (child < heap.length && isBefore(child, least)) least = child;
          if (least === i) break;
          swap(i, least);
          i = least;
        }
        now = at;
        work();
      }
    },
  };
}

/** Does a piece of work of a known length. */
type Work = (length: number, then: () => void) => void;

/** So many cores: what comes while all are taken waits for the first that is free. */
function processor(clock: Clock, cores: number): Work {
  const waiting: (() => void)[] = [];
  let free = cores;
  return (length, then) => {
    const run = (): void => {
      free--;
      clock.after(length, () => {
        free++;
        waiting.shift()?.();
        then();
      });
    };
    if (free > 0) run();
    else waiting.push(run);
  };
}

/** One worker, first come first served. */
function station(work: Work): Work {
  const waiting: { readonly length: number; readonly then: () => void }[] = [];
  let isBusy = false;
  const begin = (): void => {
    const piece = waiting.shift();
    if (!piece) return;
    isBusy = true;
    work(piece.length, () => {
      isBusy = false;
      piece.then();
      if (!isBusy) begin();
    });
  };
  return (length, then) => {
    if (length === 0) return then();
    waiting.push({ length, then });
    if (!isBusy) begin();
  };
}

/** A commit takes everything that came while the last one ran. */
function groupCommitter(work: Work, { commit }: Model) {
  let waiting: (() => void)[] = [];
  let isBusy = false;
  let commits = 0;
  let moves = 0;
  const begin = (): void => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const group = waiting;
    waiting = [];
    commits++;
    moves += group.length;
    work(commit.fixed + commit.each * group.length, () => {
      isBusy = false;
      for (const then of group) then();
      begin();
    });
  };
  return {
    enter(then: () => void): void {
      waiting.push(then);
      begin();
    },
    commits: () => commits,
    moves: () => moves,
  };
}

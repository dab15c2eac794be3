// The load: plays on many tables at once, opened beforehand so that only moves are measured.
import type { OpenGame, Pair } from './pair.ts';

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Milliseconds of thinking before a move; 0 for as fast as answers come. */
  readonly pause: () => number;
  readonly gamesAhead: number;
  /** So many of these are played at the same pace before anything is measured. */
  readonly leadIn?: number;
  readonly meet: () => Promise<Pair>;
  /** Called right before and right after what is measured. */
  readonly between: (work: () => Promise<void>) => Promise<void>;
}

export interface Moves {
  readonly moves: number;
  readonly perSecond: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
}

const WARM_UP = 3_000;
const later = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
};

async function playGame(
  game: OpenGame,
  pause: (() => number) | undefined,
  note: (took: number) => void,
): Promise<void> {
  for (let move = 0; move < game.moves; move++) {
    const wait = pause?.() ?? 0;
    if (wait > 0) await later(wait);
    const sent = performance.now();
    await game.play(move % 2, move);
    note(performance.now() - sent);
  }
  game.leave();
}

export async function playTables({
  tables,
  seconds,
  pause,
  gamesAhead,
  leadIn = 0,
  meet,
  between,
}: Load): Promise<Moves> {
  const pairs = await inGroups(tables, meet);
  // A server that people play on has been up for a while: its code is warm, and so is ours.
  const warm = performance.now() + WARM_UP;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < warm) await playGame(await pair.nextGame(), undefined, () => {});
    }),
  );
  const ahead = await Promise.all(pairs.map((pair) => openAhead(pair, gamesAhead)));
  await Promise.all(
    ahead.map(async (games) => {
      for (const game of games.splice(0, leadIn)) await playGame(game, pause, () => {});
    }),
  );
  const took: number[] = [];
  let elapsed = 0;
  await between(async () => {
    const start = performance.now();
    const isOver = (): boolean => performance.now() - start > seconds * 1000;
    await Promise.all(
      ahead.map(async (games) => {
        for (const game of games) if (!isOver()) await playGame(game, pause, (each) => took.push(each));
      }),
    );
    elapsed = (performance.now() - start) / 1000;
  });
  for (const pair of pairs) pair.close();
  return {
    moves: took.length,
    perSecond: took.length / elapsed,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}

async function openAhead(pair: Pair, count: number): Promise<OpenGame[]> {
  const games: OpenGame[] = [];
  for (let i = 0; i < count; i++) games.push(await pair.nextGame());
  return games;
}

/** Not all at once: a server that has to greet hundreds in one moment would refuse some. */
export async function inGroups<Item>(count: number, make: () => Promise<Item>, atOnce = 50): Promise<Item[]> {
  const made: Item[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - made.length) }, make))));
  return made;
}

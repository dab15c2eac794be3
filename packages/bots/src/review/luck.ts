// The luck of a game against what was to be expected: dice by their faces, draws by where in the pile they fell.
import { type Chance, CONCEDE, type OpenedRecord, recorded, type Seat } from '@undercroft/kernel';

/** One thing that luck decided: entry -1 is the set-up. */
export interface Drawn {
  readonly entry: number;
  /** The seat of the entry; none in the set-up. */
  readonly seat: Seat | undefined;
  readonly kind: 'die' | 'draw';
  /** The faces of the die, or the pieces it was drawn from. */
  readonly count: number;
  readonly value: number;
}

/** Everything that luck decided, in order. A shuffle is left out: its order is no luck yet. */
export function luckOf({ game, table, setupLuck, log }: OpenedRecord<unknown, unknown, unknown>): Drawn[] {
  const drawn: Drawn[] = [];
  const noting = (luck: readonly number[], entry: number, seat: Seat | undefined): Chance => {
    const source = recorded(luck);
    const note = (kind: Drawn['kind'], count: number, value: number): number => {
      if (count > 1) drawn.push({ entry, seat, kind, count, value });
      return value;
    };
    return {
      pick: (count) => note('draw', count, source.pick(count)),
      die: (sides) => 1 + note('die', sides, source.die(sides) - 1),
      shuffle: source.shuffle,
    };
  };
  const position = game.setup(table, noting(setupLuck, -1, undefined));
  for (const [at, { seat, choice, luck }] of log.entries())
    if (choice === CONCEDE) game.concede!(position, seat);
    else game.play(position, seat, choice, noting(luck, at, seat));
  return drawn;
}

export interface Faces {
  readonly sides: number;
  readonly rolls: number;
  /** By face, from 1 up. */
  readonly counts: readonly number[];
  readonly mean: number;
  /** What the mean should be, and how far from it 95 of 100 such series stay. */
  readonly fair: number;
  readonly within: number;
}

/** The dice of a kind together, smallest first. */
export function diceOf(drawn: readonly Drawn[]): Faces[] {
  const kinds = new Map<number, number[]>();
  for (const { kind, count, value } of drawn) {
    if (kind !== 'die') continue;
    const counts = kinds.get(count) ?? Array.from({ length: count }, () => 0);
    kinds.set(count, counts);
    counts[value]!++;
  }
  return [...kinds]
    .sort(([a], [b]) => a - b)
    .map(([sides, counts]) => {
      const rolls = counts.reduce((sum, count) => sum + count, 0);
      const sum = counts.reduce((total, count, face) => total + count * (face + 1), 0);
      const spread = Math.sqrt((sides * sides - 1) / 12);
      return {
        sides,
        rolls,
        counts,
        mean: sum / rolls,
        fair: (sides + 1) / 2,
        within: (1.96 * spread) / Math.sqrt(rolls),
      };
    });
}

export interface Draws {
  readonly draws: number;
  /** Tenths of the pile, the first to the last: how many draws fell there. All are equally likely. */
  readonly tenths: readonly number[];
}

/** A draw from a pile of any size covers the part of the pile that its piece takes up. */
export function drawsOf(drawn: readonly Drawn[]): Draws {
  const tenths = Array.from({ length: 10 }, () => 0);
  let draws = 0;
  for (const { kind, count, value } of drawn) {
    if (kind !== 'draw') continue;
    draws++;
    const [from, to] = [(10 * value) / count, (10 * (value + 1)) / count];
    for (let tenth = Math.floor(from); tenth < Math.min(10, to); tenth++)
      tenths[tenth]! += (Math.min(to, tenth + 1) - Math.max(from, tenth)) / (to - from);
  }
  return { draws, tenths };
}

/** How far a count may stray from what is expected of it: 95 of 100 stay within. */
export const strayOf = (trials: number, share: number): number =>
  1.96 * Math.sqrt(trials * share * (1 - share));

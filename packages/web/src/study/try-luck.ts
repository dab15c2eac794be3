// The luck of what is tried in a study room: as it was, or fresh.
import {
  type Chance,
  chanceFrom,
  type DrawCounts,
  type Entry,
  type GameRecord,
  luckNumber,
  numberOfDraw,
  type Replayable,
  recording,
  replayEntry,
  replaySetup,
  type Seat,
  sealedLuck,
} from '@undercroft/kernel';

/** Luck of this browser that nobody can foresee. */
export const freshLuck = (): Chance =>
  chanceFrom((count) => {
    const limit = Math.floor(0x100000000 / count) * count;
    for (;;) {
      const [word] = crypto.getRandomValues(new Uint32Array(1));
      if (word! < limit) return word! % count;
    }
  });

interface Drawn {
  readonly count: number;
  readonly value: number;
}

/** What was drawn for each purpose by these entries, in order. */
function drawsOf(source: Replayable<unknown, unknown, unknown>, from: number): Map<string, Drawn[]> {
  const drawn = new Map<string, Drawn[]>();
  const position = replaySetup(source);
  for (const [at, entry] of source.log.entries()) {
    let n = 0;
    replayEntry(source.game, position, entry, at, undefined, (count, purpose) => {
      const value = entry.luck[n++]!;
      if (at >= from) drawn.set(purpose, [...(drawn.get(purpose) ?? []), { count, value }]);
    });
  }
  return drawn;
}

/**
 * What would have fallen: by the seal of the game, where its record has it, else what fell later in the game for the same
 * purpose. Where neither says anything, fresh luck.
 */
export function luckAsItWas(
  main: Replayable<unknown, unknown, unknown>,
  { fair }: GameRecord,
  line: { readonly main: number; readonly tried: readonly Entry<unknown>[] },
): Chance {
  const fresh = freshLuck();
  const log = [...main.log.slice(0, line.main), ...line.tried];
  if (fair?.secret !== undefined) {
    const seal = { ...fair, secret: fair.secret };
    const counts = countsOf({ ...main, log }, fair.scheme);
    return chanceFrom((count, purpose = '', place = 0) =>
      sealedLuck(seal, luckNumber(fair.scheme, 'play', counts, purpose, place), count),
    );
  }
  const later = drawsOf(main, line.main);
  const used = drawsOf({ ...main, log }, line.main);
  const next = new Map([...used].map(([purpose, draws]) => [purpose, draws.length]));
  return chanceFrom((count, purpose = '', place = 0) => {
    const at = next.get(purpose) ?? 0;
    next.set(purpose, at + 1);
    const draw = later.get(purpose)?.[at];
    return draw?.count === count ? draw.value : fresh.pick(count, purpose, place);
  });
}

function countsOf(source: Replayable<unknown, unknown, unknown>, scheme: 1 | 2 | undefined): DrawCounts {
  const counts: DrawCounts = new Map();
  const position = replaySetup(source);
  for (const [at, entry] of source.log.entries())
    replayEntry(source.game, position, entry, at, undefined, (_, purpose, place) => {
      if (scheme === 2) numberOfDraw(counts, purpose, place);
      else numberOfDraw(counts, '', 0);
    });
  return counts;
}

/** A choice with the luck that it meets, as an entry; the position changes. */
export function entryWith(
  { game }: Pick<Replayable<unknown, unknown, unknown>, 'game'>,
  position: unknown,
  seat: Seat,
  choice: unknown,
  chance: Chance,
): Entry<unknown> {
  const luck: number[] = [];
  game.play(position, seat, choice, recording(chance, luck));
  return { seat, choice, luck };
}

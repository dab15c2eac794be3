// Recomputes every luck of a finished sealed game from the revealed secret.
import { recorded, recording } from './chance.ts';
import { CodedError } from './errors.ts';
import type { Game } from './game.ts';
import { CONCEDE } from './game.ts';
import { type GameRecord, openRecord } from './record.ts';
import { opensCommitment, type Seal, type Stream, sealedLuck } from './sealed.ts';

/** One checked luck: entry -1 is the set-up. */
export interface CheckedLuck {
  readonly entry: number;
  readonly stream: Stream;
  readonly n: number;
  readonly count: number;
  readonly value: number;
}

/** The same beside what the secret gives in its place: equal where the record was not changed. */
export interface RecomputedLuck extends CheckedLuck {
  /** Which of its entry's lucks it is. */
  readonly place: number;
  readonly sealed: number;
}

/** Every die and draw of the record, each equal to what the secret gives; or a coded error at the first that is not. */
export function verifyRecord<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  record: GameRecord,
): readonly CheckedLuck[] {
  return recomputeLuck(game, record).map(({ place, sealed, ...luck }) => {
    if (sealed !== luck.value)
      throw new CodedError('luck-differs', { entry: luck.entry, luck: place, found: luck.value });
    return luck;
  });
}

/** Every die and draw of the record with what the secret gives for it; a coded error where nothing can be compared. */
export function recomputeLuck<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  record: GameRecord,
): readonly RecomputedLuck[] {
  const { fair } = record;
  if (!fair) throw new CodedError('not-sealed');
  if (fair.secret === undefined) throw new CodedError('secret-missing');
  if (!opensCommitment(fair.secret, fair.commitment)) throw new CodedError('commitment-broken');
  const { table, setupLuck, log } = openRecord(game, record);
  const seal: Seal = { ...fair, secret: fair.secret };
  const recomputed: RecomputedLuck[] = [];
  let played = 0;
  const compare = (
    entry: number,
    stream: Stream,
    values: readonly number[],
    counts: readonly number[],
  ): void => {
    for (const [place, value] of values.entries()) {
      const n = stream === 'setup' ? place : played++;
      const count = counts[place]!;
      recomputed.push({ entry, stream, n, count, value, place, sealed: sealedLuck(seal, stream, n, count) });
    }
  };
  let counts: number[] = [];
  const position = game.setup(table, recording(recorded(setupLuck), [], counts));
  compare(-1, 'setup', setupLuck, counts);
  for (const [at, entry] of log.entries()) {
    counts = [];
    if (entry.choice === CONCEDE) game.concede!(position, entry.seat);
    else game.play(position, entry.seat, entry.choice, recording(recorded(entry.luck), [], counts));
    compare(at, 'play', entry.luck, counts);
  }
  return recomputed;
}

// Recomputes every luck of a finished sealed game from the revealed secret.
import { type DrawCounts, recorded } from './chance.ts';
import { CodedError } from './errors.ts';
import type { Game, Seat } from './game.ts';
import { CONCEDE } from './game.ts';
import { answersCommitment, isClosedNonce, opensNonce } from './nonce.ts';
import { type FairLuck, type GameRecord, openRecord } from './record.ts';
import {
  type LuckNumber,
  luckNumber,
  opensCommitment,
  type Seal,
  type Stream,
  sealedLuck,
} from './sealed.ts';

/** One checked luck: entry -1 is the set-up. */
export interface CheckedLuck extends LuckNumber {
  readonly entry: number;
  readonly count: number;
  readonly value: number;
}

/** The same beside what the secret gives in its place: equal where the record was not changed. */
export interface RecomputedLuck extends CheckedLuck {
  /** Which of its entry's lucks it is. */
  readonly at: number;
  readonly sealed: number;
}

/** Every die and draw of the record, each equal to what the secret gives; or a coded error at the first that is not. */
export function verifyRecord<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  record: GameRecord,
): readonly CheckedLuck[] {
  return recomputeLuck(game, record).map(({ at, sealed, ...luck }) => {
    if (sealed !== luck.value)
      throw new CodedError('luck-differs', { entry: luck.entry + 1, luck: at + 1, found: luck.value });
    return luck;
  });
}

/** Every die and draw of the record with what the secret gives for it; a coded error where nothing can be compared. */
export function recomputeLuck<Position, Choice, Event>(
  of: Game<Position, Choice, Event>,
  record: GameRecord,
): readonly RecomputedLuck[] {
  const { fair } = record;
  if (!fair) throw new CodedError('no-proof');
  if (fair.secret === undefined) throw new CodedError('secret-missing');
  if (!opensCommitment(fair.secret, fair.commitment)) throw new CodedError('commitment-broken');
  const { game, table, setupLuck, log } = openRecord(of, record);
  const seal: Seal = { ...fair, secret: fair.secret };
  const recomputed: RecomputedLuck[] = [];
  const drawn: Record<Stream, DrawCounts> = { setup: new Map(), play: new Map() };
  const comparing = (entry: number, stream: Stream, values: readonly number[]) => {
    let at = 0;
    return recorded(values, (count, purpose, place) => {
      const luck = luckNumber(seal.scheme, stream, drawn[stream], purpose, place);
      recomputed.push({
        entry,
        ...luck,
        count,
        value: values[at]!,
        at,
        sealed: sealedLuck(seal, luck, count),
      });
      at++;
    });
  };
  const position = game.setup(table, comparing(-1, 'setup', setupLuck));
  for (const [at, entry] of log.entries())
    if (entry.choice === CONCEDE) game.concede!(position, entry.seat);
    else game.play(position, entry.seat, entry.choice, comparing(at, 'play', entry.luck));
  return recomputed;
}

/** Who can be sure of a sealed game's luck, by seat. */
export interface Vouching {
  /** Their nonces answered the commitment: whoever drew the secret did not know them. */
  readonly vouched: readonly Seat[];
  /** No nonce, one that was never opened, or one that names another commitment or none: bots, and words that prove nothing. */
  readonly silent: readonly Seat[];
}

/** Who vouches for the luck of a record, and who does not. */
export function vouchingOf({ seats, fair }: GameRecord): Vouching {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const hasVouched = (seat: Seat): boolean => {
    const nonce = fair?.nonces[seat] ?? '';
    return fair !== undefined && answersCommitment(nonce, fair.commitment, seat) && !isClosedNonce(nonce);
  };
  return { vouched: all.filter(hasVouched), silent: all.filter((seat) => !hasVouched(seat)) };
}

/**
 * Does this proof hold the nonces that a person gave and saw, by seat, in answer to its commitment? One that was closed then
 * may have been opened since; an empty one was not there yet.
 */
export const holdsNonces = ({ commitment, nonces }: FairLuck, given: readonly string[]): boolean =>
  given.every((nonce, seat) => {
    const held = nonces[seat] ?? '';
    const isSame = nonce === held || opensNonce(held, nonce);
    return nonce === '' || (isSame && answersCommitment(nonce, commitment, seat));
  });

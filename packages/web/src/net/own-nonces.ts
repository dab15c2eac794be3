// The nonces that this browser gives, and what it saw when it gave them, by table: a host that changes something is found out.
import {
  closedNonce,
  type FairLuck,
  holdsNonces,
  isClosedNonce,
  nonceFor,
  opensNonce,
} from '@undercroft/kernel';
import type { FollowedTable } from '@undercroft/protocol';
import { readStored, store } from '../stored-json.ts';

const KEY = 'undercroft.nonces';
const MOST_KEPT = 300;

interface Given {
  /** The nonces of all seats as this browser knew them when it gave its last word; empty where there was none yet. */
  readonly nonces: readonly string[];
  /** The letters of a nonce of its own that is still closed. */
  readonly letters?: string;
}
type Kept = Readonly<Record<string, Given>>;

function remember(table: string, given: Given): void {
  const { [table]: _, ...others } = readStored<Kept>(KEY) as Kept;
  store(KEY, Object.fromEntries([...Object.entries(others), [table, given]].slice(-MOST_KEPT)));
}

type Promised = Pick<FollowedTable['info'], 'id' | 'commitment' | 'nonces'>;

const put = (nonces: readonly string[] = [], seat: number, nonce: string): string[] =>
  Array.from({ length: Math.max(nonces.length, seat + 1) }, (_, at) =>
    at === seat ? nonce : (nonces[at] ?? ''),
  );

/** Random letters in answer to the commitment of a table; closed where others will sit down later. */
export function newNonce({ id, commitment, nonces }: Promised, seat: number, isClosed: boolean): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const letters = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const nonce = isClosed ? closedNonce(commitment, seat, letters) : nonceFor(commitment, seat, letters);
  remember(id, { nonces: put(nonces, seat, nonce), ...(isClosed && { letters }) });
  return nonce;
}

/** The closed nonce of this browser's seat, opened: asked for when every seat is taken. Undefined where there is none. */
export function openedNonce({ id, nonces = [] }: Promised, seat: number): string | undefined {
  const closed = nonces[seat] ?? '';
  const { letters } = (readStored<Kept>(KEY) as Kept)[id] ?? {};
  if (letters === undefined || !isClosedNonce(closed)) return undefined;
  const nonce = `${closed}.${letters}`;
  if (!opensNonce(nonce, closed)) return undefined;
  remember(id, { nonces: put(nonces, seat, nonce), letters });
  return nonce;
}

/** Whether a proof holds what this browser gave and saw; undefined where it gave nothing. */
export function holdsWhatWasGiven(fair: FairLuck): boolean | undefined {
  const given = (readStored<Kept>(KEY) as Kept)[fair.table];
  return given && holdsNonces(fair, given.nonces);
}

// The nonces that this browser gave, by table: each names the commitment that it was shown, so a swap is found out.
import { readStored, store } from '../stored-json.ts';

const KEY = 'undercroft.nonces';
const MOST_KEPT = 300;
type Kept = Readonly<Record<string, string>>;

export const rememberedNonce = (table: string): string | undefined => readStored<Kept>(KEY)[table];

export function rememberNonce(table: string, nonce: string): void {
  const { [table]: _, ...others } = readStored<Kept>(KEY) as Kept;
  store(KEY, Object.fromEntries([...Object.entries(others), [table, nonce]].slice(-MOST_KEPT)));
}

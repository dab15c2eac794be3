// The seals that this browser was shown: a server that changes its mind is found out.
import { readStored, store } from '../stored-json.ts';
import type { MyDeal } from './expedition-api.ts';

const KEY = 'undercroft.seals';
const MOST_KEPT = 400;
type Kept = Readonly<Record<string, string>>;

export type SealsSeen = 'fits' | 'differs' | 'unseen';

type Sealed = readonly Pick<MyDeal, 'number' | 'seals'>[];

/** How the seals of an expedition stand against those that were kept, and what is to be kept from now on. */
export function holdSeals(kept: Kept, id: string, deals: Sealed): { seen: SealsSeen; kept: Kept } {
  const shown = deals.flatMap(({ number, seals }) =>
    seals.map(({ instance, commitment }) => [`${id} ${number} ${instance}`, commitment] as const),
  );
  const before = shown.filter(([name]) => kept[name] !== undefined);
  const seen =
    before.length === 0 ? 'unseen' : before.every(([name, seal]) => kept[name] === seal) ? 'fits' : 'differs';
  // What was shown first stands.
  const all = { ...Object.fromEntries(shown), ...kept };
  return { seen, kept: Object.fromEntries(Object.entries(all).slice(0, MOST_KEPT)) };
}

export function keepSeals(id: string, deals: Sealed): SealsSeen {
  const held = holdSeals(readStored<Kept>(KEY) as Kept, id, deals);
  store(KEY, held.kept);
  return held.seen;
}

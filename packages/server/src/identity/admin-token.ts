// The host's own key: made at the first start, shown once, kept only as a hash.
import { createHash, timingSafeEqual } from 'node:crypto';
import { newId } from '../new-id.ts';
import type { Store } from '../store/port.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The new token where the store had none; nothing otherwise. */
export async function ensureAdminToken(store: Store): Promise<string | undefined> {
  const token = newId(32);
  const { made } = await store.keepOnce('admin-token', () => hashOf(token).toString('hex'));
  return made ? token : undefined;
}

/** Takes the place of the one before. */
export async function newAdminToken(store: Store): Promise<string> {
  const token = newId(32);
  await store.setMeta('admin-token', hashOf(token).toString('hex'));
  return token;
}

export async function isAdminToken(store: Store, token: string): Promise<boolean> {
  const kept = await store.meta('admin-token');
  return kept !== undefined && timingSafeEqual(hashOf(token), Buffer.from(kept, 'hex'));
}

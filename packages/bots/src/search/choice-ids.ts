// Small numbers for choices: equal choices get the same id, whatever object they come in.
import { sameData } from '@undercroft/kernel';

export interface ChoiceIds<Choice> {
  /** By id. */
  readonly known: Choice[];
  readonly byReference: Map<Choice, number>;
  readonly byHash: Map<number, number[]>;
}

/** Games intern most choices; those that do not must not fill the memory with dead objects. */
const REFERENCES_KEPT = 20_000;

export const newChoiceIds = <Choice>(): ChoiceIds<Choice> => ({
  known: [],
  byReference: new Map(),
  byHash: new Map(),
});

export function idOf<Choice>(ids: ChoiceIds<Choice>, choice: Choice): number {
  const quick = ids.byReference.get(choice);
  if (quick !== undefined) return quick;
  const hash = hashOf(choice);
  const bucket = ids.byHash.get(hash);
  let id = bucket?.find((known) => sameData(ids.known[known], choice));
  if (id === undefined) {
    id = ids.known.length;
    ids.known.push(choice);
    if (bucket) bucket.push(id);
    else ids.byHash.set(hash, [id]);
  }
  if (ids.byReference.size < REFERENCES_KEPT) ids.byReference.set(choice, id);
  return id;
}

/** Equal data, equal hash, whatever the order of keys; unequal data may share one. */
function hashOf(value: unknown): number {
  if (typeof value === 'number') return Math.imul(value + 0x9e3779b9, 0x85ebca6b) ^ 0x27d4eb2f;
  if (typeof value === 'string') return hashWord(value);
  if (typeof value === 'boolean') return value ? 0x165667b1 : 0x1b873593;
  if (value === null || typeof value !== 'object') return 7;
  let hash = 0x2545f491;
  if (Array.isArray(value)) {
    for (const item of value) hash = (Math.imul(hash, 31) + hashOf(item)) | 0;
    return hash;
  }
  const record = value as Record<string, unknown>;
  for (const key in record) hash = (hash + Math.imul(hashWord(key) | 1, hashOf(record[key]))) | 0;
  return hash;
}

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}

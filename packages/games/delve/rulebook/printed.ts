// The cards as they are printed, in the order of their numbers; the first stands for no card.
import { CONTENT } from '../src/content/index.ts';
import type { CardEntry } from '../src/content/vocabulary.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

export const { entries: BY_NUMBER } = catalogsOf(CONTENT)({ numbers: null });
export const PRINTED: readonly CardEntry[] = BY_NUMBER.slice(1) as readonly CardEntry[];

// What the host says to everybody, and what the server says to this reader alone; shown above every page.
import { signal } from '@preact/signals';
import type { MessageOf } from '@undercroft/protocol';

export type HouseNotice =
  | { readonly kind: 'announced'; readonly text: string }
  /** A friend asks this reader to a table. */
  | MessageOf<'invited'>
  /** The server turned this reader away: there is no use in trying on. */
  | { readonly kind: 'banned' };

export const houseNotice = signal<HouseNotice | undefined>(undefined);

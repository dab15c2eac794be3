// Versions as one viewer counts them: a move that is hidden from the viewer has no number.
import type { Viewer } from '@undercroft/kernel';
import type { TableEvent } from './events.ts';
import type { Table } from './table.ts';

/** A move that some viewers may not know of at all, such as a secret placement. */
export interface SecretMove {
  readonly version: number;
  readonly from: readonly Viewer[];
}

/** On the event: who those viewers are. */
export type HiddenFrom = { readonly hiddenFrom?: readonly Viewer[] };

/** Is this a move that some viewer may not know of? */
export const isSecret = (event: TableEvent): boolean =>
  'hiddenFrom' in event && event.hiddenFrom !== undefined;

/** May this viewer not know of the event at all? */
export const isHiddenFrom = (event: TableEvent, viewer: Viewer): boolean =>
  'hiddenFrom' in event && event.hiddenFrom?.includes(viewer) === true;

/** The version as this viewer counts it: what is hidden from the viewer has no number. */
export function seenVersion(table: Table, viewer: Viewer, version = table.version): number {
  let seen = version;
  for (const secret of table.secrets) if (secret.version <= version && secret.from.includes(viewer)) seen--;
  return seen;
}

/** The stored version of the event that this viewer knows by that number. */
export function storedVersion(table: Table, viewer: Viewer, seen: number): number {
  let version = seen;
  for (const secret of table.secrets)
    if (secret.version <= version && secret.from.includes(viewer)) version++;
  return version;
}

/** The version of everybody who may look: without any move that is hidden from someone. */
export const publicVersion = ({ version, secrets }: Table): number => version - secrets.length;

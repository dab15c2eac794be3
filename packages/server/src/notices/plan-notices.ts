// Which notices a step of a table calls for: they are written down in the same commit as the step itself.
import type { Statement } from '../store/driver.ts';
import { planNotice } from '../store/sql-notices.ts';
import type { BookEntry } from '../table/book.ts';
import { isPersons, type Table } from '../table/table.ts';

/** Stands for the webhook of the table itself, where others have the number of their seat. */
export const OWN_HOOK = -1;

/** `from` is the version before the step; somebody who comes back within `patience` milliseconds needs no notice. */
export function noticesFor(
  table: Table,
  from: number,
  entries: readonly BookEntry[],
  patience: number,
): Statement[] {
  const { webhook, pace } = table.with;
  if (pace !== 'turns' && !webhook) return [];
  const { at } = entries[0]!;
  const asked = table.waiting.filter((seat) => table.chairs[seat]!.askedVersion > from);
  const notices = asked
    .filter((seat) => isPersons(table.chairs[seat]!))
    .map((seat) => ({
      table: table.id,
      seat,
      asked: table.chairs[seat]!.askedVersion,
      due: at + patience,
    }));
  if (webhook && (asked.length > 0 || hasJustFinished(table, entries)))
    notices.push({ table: table.id, seat: OWN_HOOK, asked: lastAsked(table), due: at });
  return notices.map(planNotice);
}

/** The version at which the table asked somebody last. */
export const lastAsked = ({ waiting, chairs }: Table): number =>
  Math.max(0, ...waiting.map((seat) => chairs[seat]!.askedVersion));

const hasJustFinished = ({ phase }: Table, entries: readonly BookEntry[]): boolean =>
  phase === 'finished' &&
  entries.some(({ line: { kind } }) => kind === 'played' || kind === 'timedOut' || kind === 'conceded');

// Which notices a step of a table calls for: they are written down in the same commit as the step itself.
import { isMove, isPlayedByPerson, type StoredEvent, type Table } from '@undercroft/table';
import type { Statement } from '../store/driver.ts';
import { planNotice } from '../store/sql-notices.ts';

/** Stands for the webhook of the table itself, where others have the number of their seat. */
export const OWN_HOOK = -1;

/** `from` is the version before the step; somebody who comes back within `patience` milliseconds needs no notice. */
export function noticesFor(
  table: Table,
  from: number,
  entries: readonly StoredEvent[],
  patience: number,
): Statement[] {
  const { webhook, pace } = table.agreement;
  if (pace !== 'turns' && !webhook) return [];
  const { at } = entries[0]!;
  const asked = table.waiting.filter((seat) => table.seats[seat]!.askedVersion > from);
  const notices = asked
    .filter((seat) => isPlayedByPerson(table.seats[seat]!))
    .map((seat) => ({
      table: table.id,
      seat,
      asked: table.seats[seat]!.askedVersion,
      due: at + patience,
    }));
  const isAskedOpenly = table.waiting.some((seat) => table.seats[seat]!.askedOpenly > from);
  if (webhook && (isAskedOpenly || hasJustFinished(table, entries)))
    notices.push({ table: table.id, seat: OWN_HOOK, asked: lastAsked(table), due: at });
  return notices.map(planNotice);
}

/** The version at which the table asked somebody last, as far as everybody may know. */
export const lastAsked = ({ waiting, seats }: Table): number =>
  Math.max(0, ...waiting.map((seat) => seats[seat]!.askedOpenly));

const hasJustFinished = ({ phase }: Table, events: readonly StoredEvent[]): boolean =>
  phase === 'finished' && events.some(({ event }) => isMove(event));

// The viewer's standing orders at a table of the server that is played by turns.
import type { ReadonlySignal } from '@preact/signals';
import type { Command, Connection, StandingOrder, TableInfo } from '@undercroft/protocol';
import { ensureTextPart } from '../i18n.ts';
import { type OrderDesk, type RefusedCommand, refusedBy } from './table-source.ts';

/** None where all play at the same time, or everybody has one try. */
export function orderDesk(
  connection: Connection,
  { id, pace, event, daily }: TableInfo,
  standing: ReadonlySignal<readonly StandingOrder[]>,
): { readonly orders?: OrderDesk } {
  if (pace !== 'turns' || event !== undefined || daily !== undefined) return {};
  // The log speaks of them too.
  ensureTextPart('orders').catch(() => undefined);
  const send = async (command: Command): Promise<RefusedCommand | undefined> =>
    refusedBy(await connection.send(command, id));
  return {
    orders: {
      standing,
      set: (order) => send({ kind: 'setOrder', ...order }),
      cancel: (order) => send({ kind: 'cancelOrder', order }),
    },
  };
}

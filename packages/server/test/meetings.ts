// People of the tests at a table: one that has not begun, and one at which two have met.
import { nonceFor } from '@undercroft/kernel';
import { ask, NONCE, openTable, type TestPerson } from './harness.ts';

/** A table for two of which one seat is free. */
export async function openLobby(
  address: string,
  host: TestPerson,
  more: { readonly club?: string; readonly listed?: boolean; readonly pace?: 'live' | 'turns' } = {},
): Promise<string> {
  const chairs = [{ kind: 'person' }, { kind: 'person' }] as const;
  const create = { kind: 'create', game: 'tic-tac-toe', chairs, pace: 'live', sit: 0, ...more } as const;
  return (await openTable(address, host, create)).table;
}

/** A game that has begun: now they have met. */
export async function meet(
  address: string,
  one: TestPerson,
  other: TestPerson,
  pace: 'live' | 'turns' = 'live',
): Promise<string> {
  const table = await openLobby(address, one, { pace });
  const { body } = await ask(address, other, 'GET', `/api/tables/${table}`);
  const { commitment } = (body as { info: { commitment: string } }).info;
  const sit = { kind: 'sit', seat: 1, nonce: nonceFor(commitment, 1, NONCE) };
  const sat = await ask(address, other, 'POST', `/api/tables/${table}/commands`, { do: sit });
  if (sat.status !== 200) throw new Error(`no seat: ${JSON.stringify(sat.body)}`);
  return table;
}

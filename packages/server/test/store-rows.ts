// A table and its moves as the store takes them, for the tests of the store.
import type { Append } from '../src/store/driver.ts';
import type { NewTable } from '../src/store/port.ts';

export const newTable = (id: string): NewTable => ({
  id,
  game: 'tic-tac-toe',
  state: 'playing',
  version: 1,
  stamp: 1,
  secret: '',
  sealedAs: id,
  listed: false,
  created: 1,
  card: '{}',
  maker: 'ada',
  command: id,
  due: null,
  botDue: null,
  members: [],
  entries: [{ at: 1, person: 'ada', body: '{}' }],
});

/** The move from one version to the next; the stamp of a version is its number. */
export const move = (table: string, from: number, command: string, more: Partial<Append> = {}): Append => ({
  table,
  from,
  fromStamp: from,
  stamp: from + 1,
  entries: [{ at: 2, person: 'ada', command, body: `{"n":${from + 1}}` }],
  state: 'playing',
  card: `{"version":${from + 1}}`,
  listed: 0,
  touched: 2,
  due: null,
  botDue: null,
  ...more,
});

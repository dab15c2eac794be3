// A batch of appends as one text, for another thread and for the journal: a line of JSON, then each card and each body on a
// line of its own. These are JSON already; as strings inside of JSON every quotation mark in them would have to be escaped.
import type { Append, AppendedEntry, Statement } from './driver.ts';

type Row = readonly [
  table: string,
  from: number,
  fromStamp: number,
  stamp: number,
  state: string,
  listed: number,
  touched: number,
  due: number | null,
  botDue: number | null,
  entries: readonly (readonly [at: number, person: string | null, command: string | null])[],
  also: readonly Statement[] | 0,
];

export function packAppends(batch: readonly Append[]): string {
  let texts = '';
  const rows = batch.map((append): Row => {
    texts += `\n${append.card}`;
    const entries = append.entries.map(({ at, person, command, body }) => {
      texts += `\n${body}`;
      return [at, person, command] as const;
    });
    const { table, from, fromStamp, stamp, state, listed, touched, due, botDue, also = 0 } = append;
    return [table, from, fromStamp, stamp, state, listed, touched, due, botDue, entries, also];
  });
  return JSON.stringify(rows) + texts;
}

export function unpackAppends(text: string): Append[] {
  const lines = text.split('\n');
  let next = 1;
  const batch = (JSON.parse(lines[0]!) as Row[]).map((row): Append => {
    const [table, from, fromStamp, stamp, state, listed, touched, due, botDue, stubs, also] = row;
    const card = lines[next++]!;
    const entries = stubs.map(
      ([at, person, command]): AppendedEntry => ({ at, person, command, body: lines[next++]! }),
    );
    const head = { table, from, fromStamp, stamp, entries, state, card };
    return { ...head, listed, touched, due, botDue, ...(also !== 0 && { also }) };
  });
  // A line break inside of a card or a body would shift everything after it.
  if (next !== lines.length) throw new Error(`a batch of ${batch.length} appends has ${lines.length} lines`);
  return batch;
}

// Appends come out of their text as they went in, and a text that would be misread is refused.
import { expect, test } from 'vitest';
import type { Append } from './driver.ts';
import { packAppends, unpackAppends } from './packed-appends.ts';

const append: Append = {
  table: 't',
  from: 3,
  fromStamp: 7,
  stamp: 2 ** 48 - 1,
  entries: [
    { at: 5, person: 'ada', command: 'a "quoted"\n\u2028 word', body: '{"text":"Ада\\n\\u2028 \\"x\\""}' },
    { at: 5, person: null, command: null, body: '{}' },
  ],
  state: 'playing',
  card: '{"n":"é"}',
  listed: 1,
  touched: 5,
  due: null,
  botDue: 9,
};

test('a batch comes out as it went in', () => {
  const also = [{ sql: 'DELETE FROM members\nWHERE person = ?', values: ['ada', 1, null] }];
  const batch = [append, { ...append, table: 'u', also }, { ...append, entries: [] }];
  expect(unpackAppends(packAppends(batch))).toEqual(batch);
  expect(unpackAppends(packAppends([]))).toEqual([]);
});

test('a card or body with a line break in it is refused, not misread', () => {
  expect(() => unpackAppends(packAppends([{ ...append, card: '{\n}' }, append]))).toThrow('lines');
});

// Two people of one name at a table are told apart, in their seats and in the chat.
import { nonceFor } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { execute, isRefused, type Table } from '../src/index.ts';
import { contextAt, emptyTable } from './any-commands.ts';
import { veil } from './games/index.ts';

const somebody = (person: string, name: string) => ({ person, name, muted: false });

function sit(table: Table, seat: number, actor: ReturnType<typeof somebody>): void {
  const nonce = nonceFor(table.agreement.commitment, seat, `letters of ${actor.person}`);
  const done = execute(table, { actor, command: { kind: 'sit', seat, nonce } }, contextAt(1));
  expect(done && !isRefused(done)).toBe(true);
}
const names = (table: Table): readonly (string | undefined)[] => table.seats.map(({ name }) => name);
const say = (table: Table, actor: ReturnType<typeof somebody>): unknown => {
  execute(table, { actor, command: { kind: 'chat', text: 'good luck' } }, contextAt(2));
  return table.chat.at(-1)!.entry.what;
};

test('whoever sits down later with the name of another gets a number, also where only its letters are larger', () => {
  const table = emptyTable(veil, 4);
  sit(table, 2, somebody('p1', 'Ada'));
  sit(table, 0, somebody('p2', 'Ada'));
  sit(table, 1, somebody('p3', 'ADA'));
  expect(names(table)).toEqual(['Ada 2', 'ADA 3', 'Ada', undefined]);
});

test('who has no name stays without one', () => {
  const table = emptyTable(veil, 2);
  for (const seat of [0, 1]) sit(table, seat, somebody(`p${seat}`, ''));
  expect(names(table)).toEqual(['', '']);
});

test('in the chat everybody is called as in their seat, and a spectator is nobody who sits there', () => {
  const table = emptyTable(veil, 3);
  sit(table, 0, somebody('p1', 'Ada'));
  sit(table, 1, somebody('p2', 'Ada'));
  expect(say(table, somebody('p1', 'Ada'))).toMatchObject({ name: 'Ada', seat: 0 });
  expect(say(table, somebody('p2', 'Ada'))).toMatchObject({ name: 'Ada 2', seat: 1 });
  expect(say(table, somebody('p9', 'Ada'))).toMatchObject({ name: 'Ada 3', seat: null });
});

// The schemas accept what the types allow and name the place of what they do not.
import { expect, test } from 'vitest';
import { Command, CreateTable, TableDeed } from './deeds.ts';
import { ClientMessage } from './messages.ts';
import { fits, misfit } from './schema.ts';

test('a good command fits and each broken field is named', () => {
  const command = { kind: 'command', id: 'abcdef', table: 't', version: 3, do: { kind: 'leave' } };
  expect(misfit(ClientMessage, command)).toBeUndefined();
  expect(misfit(ClientMessage, { ...command, id: 'abc' })).toBe('/id');
  expect(misfit(ClientMessage, { ...command, id: undefined })).toBe('/id');
  expect(misfit(ClientMessage, { ...command, version: -1 })).toBe('/version');
  expect(misfit(ClientMessage, { ...command, version: 1.5 })).toBe('/version');
  expect(misfit(ClientMessage, { ...command, extra: 1 })).toBe('/extra');
  expect(misfit(ClientMessage, { ...command, kind: 'constructor' })).toBe('/kind');
  expect(misfit(ClientMessage, null)).toBe('/');
  expect(misfit(ClientMessage, [])).toBe('/kind');
  expect(fits(Command, command)).toBe(true);
});

test('a missing field is named, also where the prototype has one of that name', () => {
  expect(misfit(TableDeed, { kind: 'sit', seat: 0 })).toBe('/nonce');
  expect(misfit(TableDeed, JSON.parse('{"kind":"leave","__proto__":{}}'))).toBe('/__proto__');
  expect(misfit(TableDeed, { kind: 'sit', seat: 9, nonce: '12345678' })).toBe('/seat');
});

test('lists and dictionaries are bounded', () => {
  const table = { kind: 'create', game: 'g', pace: 'live', listed: true, chairs: [{ kind: 'person' }] };
  expect(misfit(CreateTable, table)).toBeUndefined();
  expect(misfit(CreateTable, { ...table, chairs: Array(9).fill({ kind: 'person' }) })).toBe('/chairs');
  expect(misfit(CreateTable, { ...table, chairs: [{ kind: 'bot' }] })).toBe('/chairs/0/level');
  const options = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`o${i}`, 1]));
  expect(misfit(CreateTable, { ...table, options })).toBe('/options');
});

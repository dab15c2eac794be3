// The schemas accept what the types allow and name the place of what they do not.
import { expect, test } from 'vitest';
import { CommandMessage, CreateTable, TableCommand } from './commands.ts';
import { ClientMessage } from './messages.ts';
import { fits, schemaError } from './schema.ts';

test('a good command fits and each broken field is named', () => {
  const command = { kind: 'command', id: 'abcdef', table: 't', version: 3, do: { kind: 'leave' } };
  expect(schemaError(ClientMessage, command)).toBeUndefined();
  expect(schemaError(ClientMessage, { ...command, id: 'abc' })).toBe('/id');
  expect(schemaError(ClientMessage, { ...command, id: undefined })).toBe('/id');
  expect(schemaError(ClientMessage, { ...command, version: -1 })).toBe('/version');
  expect(schemaError(ClientMessage, { ...command, version: 1.5 })).toBe('/version');
  expect(schemaError(ClientMessage, { ...command, extra: 1 })).toBe('/extra');
  expect(schemaError(ClientMessage, { ...command, kind: 'constructor' })).toBe('/kind');
  expect(schemaError(ClientMessage, null)).toBe('/');
  expect(schemaError(ClientMessage, [])).toBe('/kind');
  expect(fits(CommandMessage, command)).toBe(true);
});

test('a missing field is named, also where the prototype has one of that name', () => {
  expect(schemaError(TableCommand, { kind: 'sit', seat: 0 })).toBe('/nonce');
  expect(schemaError(TableCommand, JSON.parse('{"kind":"leave","__proto__":{}}'))).toBe('/__proto__');
  expect(schemaError(TableCommand, { kind: 'sit', seat: 9, nonce: '12345678' })).toBe('/seat');
});

test('lists and dictionaries are bounded', () => {
  const table = { kind: 'create', game: 'g', pace: 'live', listed: true, chairs: [{ kind: 'person' }] };
  expect(schemaError(CreateTable, table)).toBeUndefined();
  expect(schemaError(CreateTable, { ...table, chairs: Array(9).fill({ kind: 'person' }) })).toBe('/chairs');
  expect(schemaError(CreateTable, { ...table, chairs: [{ kind: 'bot' }] })).toBe('/chairs/0/level');
  const options = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`o${i}`, 1]));
  expect(schemaError(CreateTable, { ...table, options })).toBe('/options');
});

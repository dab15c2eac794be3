// A whole game small enough for a link: every choice by its number in the list, every luck as a digit of one number.

import { chanceFrom, recording } from './chance.ts';
import { base64ToBytes, bytesToBase64, digitReader, digitWriter } from './digits.ts';
import { CodedError } from './errors.ts';
import { CONCEDE, type Game, gameByRules, type OptionSpec, type OptionValue } from './game.ts';
import type { Entry } from './match.ts';
import { hashData, sameData } from './plain-data.ts';
import { type GameRecord, openRecord, recordOf } from './record.ts';
import { resolveTable } from './table.ts';

const LINK_VERSION = 1;
const MOST_ENTRIES = 0x1000000;

/** The record as one word of letters, digits, `-` and `_`. Names and the proof of luck stay behind. */
export function toLink<Position, Choice, Event>(
  of: Game<Position, Choice, Event>,
  record: GameRecord,
): string {
  const { game, table, setupLuck, log } = openRecord(of, record);
  const digits = digitWriter();
  digits.write(table.seats - game.seats[0], game.seats[1] - game.seats[0] + 1);
  for (const [name, spec] of Object.entries(game.options)) {
    const [digit, radix] = optionDigit(spec, table.options[name]!);
    digits.write(digit, radix);
  }
  const numbers = Object.entries(table.numbers ?? {});
  const names = Object.keys(game.numbers ?? {});
  digits.write(numbers.length, names.length + 1);
  for (const [name, value] of numbers) {
    const spec = game.numbers![name]!;
    digits.write(names.indexOf(name), names.length);
    digits.write(value - spec.min, spec.max - spec.min + 1);
  }
  digits.write(log.length, MOST_ENTRIES);
  const writing = (luck: readonly number[]) => {
    let next = 0;
    return chanceFrom((count) => {
      digits.write(luck[next]!, count);
      return luck[next++]!;
    });
  };
  const position = game.setup(table, writing(setupLuck));
  for (const { seat, choice, luck } of log) {
    const waiting = game.waitingFor(position);
    digits.write(waiting.indexOf(seat), waiting.length);
    const open = game.choices(position, seat);
    const number = choice === CONCEDE ? open.length : open.findIndex((listed) => sameData(listed, choice));
    digits.write(number, open.length + (game.concede ? 1 : 0));
    if (choice === CONCEDE) game.concede!(position, seat);
    else game.play(position, seat, open[number]!, writing(luck));
  }
  const head = `${LINK_VERSION}.${game.name}.${game.rules}.${checkOf(record)}`;
  return `${head}.${bytesToBase64(digits.bytes())}`;
}

/** Eight hex digits over everything that the digits of a link say: a slip anywhere shows. */
const checkOf = ({ seats, options, numbers = {}, setup, entries, hash }: GameRecord): string =>
  hashData({ seats, options, numbers, setup, entries, hash }).slice(0, 8);

/** The game that a link belongs to, so that it can be looked up. */
export function gameOfLink(link: string): string {
  const [version, name] = link.split('.');
  if (Number(version) > LINK_VERSION)
    throw new CodedError('record-newer', {
      version: Number(version),
      known: LINK_VERSION,
    });
  if (version !== String(LINK_VERSION) || !name) throw new CodedError('link-damaged', { where: 'head' });
  return name;
}

/** The record behind a link; a damaged link is told from one of other rules. */
export function fromLink<Position, Choice, Event>(
  of: Game<Position, Choice, Event>,
  link: string,
): GameRecord {
  const name = gameOfLink(link);
  if (name !== of.name)
    throw new CodedError('record-other-game', {
      game: name,
      expected: of.name,
    });
  const parts = link.split('.');
  const body = parts.at(-1)!;
  const check = parts.at(-2);
  const rules = parts.slice(2, -2).join('.');
  if (rules === '') throw new CodedError('link-damaged', { where: 'head' });
  const game = gameByRules(of, rules);
  if (!game) throw new CodedError('record-other-rules', { rules, known: of.rules });
  let record: GameRecord;
  try {
    record = decode(game, base64ToBytes(body));
  } catch (error) {
    throw new CodedError('link-damaged', {
      where: (error as Error).message.slice(0, 80),
    });
  }
  if (checkOf(record) !== check) throw new CodedError('link-damaged', { where: 'check' });
  return record;
}

function decode<Position, Choice, Event>(game: Game<Position, Choice, Event>, bytes: Uint8Array): GameRecord {
  const digits = digitReader(bytes);
  const seats = game.seats[0] + digits.read(game.seats[1] - game.seats[0] + 1);
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(game.options)) options[name] = readOption(spec, digits.read);
  const names = Object.keys(game.numbers ?? {});
  const numbers: Record<string, number> = {};
  for (let left = digits.read(names.length + 1); left > 0; left--) {
    const name = names[digits.read(names.length)]!;
    const spec = game.numbers![name]!;
    numbers[name] = spec.min + digits.read(spec.max - spec.min + 1);
  }
  const table = resolveTable(game, seats, options, numbers);
  const length = digits.read(MOST_ENTRIES);
  if (length > bytes.length * 8 * 64 + 64) throw new Error('length');
  const source = chanceFrom(digits.read);
  const setupLuck: number[] = [];
  const position = game.setup(table, recording(source, setupLuck));
  const log: Entry<Choice>[] = [];
  for (let at = 0; at < length; at++) {
    const waiting = game.waitingFor(position);
    if (waiting.length === 0) throw new Error('entries after the end');
    const seat = waiting[digits.read(waiting.length)]!;
    const open = game.choices(position, seat);
    const number = digits.read(open.length + (game.concede ? 1 : 0));
    const luck: number[] = [];
    if (number === open.length) game.concede!(position, seat);
    else game.play(position, seat, open[number]!, recording(source, luck));
    log.push({ seat, choice: number === open.length ? CONCEDE : open[number]!, luck });
  }
  digits.end();
  return recordOf({ game, table, setupLuck, log, position });
}

function optionDigit(spec: OptionSpec, value: OptionValue): [digit: number, radix: number] {
  if (spec.kind === 'choice') return [spec.values.indexOf(value as string), spec.values.length];
  if (spec.kind === 'switch') return [value ? 1 : 0, 2];
  return [(value as number) - spec.min, spec.max - spec.min + 1];
}

function readOption(spec: OptionSpec, read: (radix: number) => number): OptionValue {
  if (spec.kind === 'choice') return spec.values[read(spec.values.length)]!;
  return spec.kind === 'switch' ? read(2) === 1 : spec.min + read(spec.max - spec.min + 1);
}

// Where there is nothing to choose the table answers by itself: at once, or as late as a person beside other people.
import { signal } from '@preact/signals';
import type { SeatLabel, Unasked } from '@undercroft/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSource } from '../src/sources/table-source.ts';
import { answerUnasked } from '../src/table/answer-unasked.ts';
import type { OpenTable } from '../src/table/open-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seat = (kind: 'person' | 'bot'): SeatLabel => ({ kind }) as SeatLabel;

function tableOf(seats: readonly SeatLabel[], curtain?: TableSource['curtain']) {
  const unasked = signal<Unasked | undefined>(undefined);
  const submitted: unknown[] = [];
  const submit = async (choice: unknown) => void submitted.push(choice);
  const source = { submit, curtain } as unknown as TableSource;
  const close = answerUnasked(
    source,
    { unasked, seats: signal(seats) } as unknown as OpenTable,
    () => undefined,
  );
  return { unasked, submitted, close };
}

test('alone with bots it comes at once, and not after the table is left', () => {
  const { unasked, submitted, close } = tableOf([seat('person'), seat('bot')]);
  unasked.value = { choice: 'pass', isPlain: false };
  vi.advanceTimersByTime(1);
  expect(submitted).toEqual(['pass']);
  unasked.value = { choice: 'ready', isPlain: false };
  close();
  vi.runAllTimers();
  expect(submitted).toEqual(['pass']);
});

test('beside others it takes its time, unless everybody sees that there is no other', () => {
  const { unasked, submitted } = tableOf([seat('person'), seat('person')]);
  unasked.value = { choice: 'pass', isPlain: false };
  vi.advanceTimersByTime(1_400);
  expect(submitted).toEqual([]);
  unasked.value = undefined;
  vi.runAllTimers();
  expect(submitted).toEqual([]);
  unasked.value = { choice: 'pass', isPlain: false };
  vi.advanceTimersByTime(4_000);
  unasked.value = { choice: 'ready', isPlain: true };
  vi.advanceTimersByTime(1);
  expect(submitted).toEqual(['pass', 'ready']);
});

test('of people at one device nobody sees when it comes', () => {
  const { unasked, submitted } = tableOf([seat('person'), seat('person')], signal(undefined));
  unasked.value = { choice: 'pass', isPlain: false };
  vi.advanceTimersByTime(1);
  expect(submitted).toEqual(['pass']);
});

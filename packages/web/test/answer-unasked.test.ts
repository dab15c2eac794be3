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
  const refused: unknown[] = [];
  /** Takes a moment, as a table does; what is no longer asked is refused. */
  const submit = async (choice: unknown) => {
    submitted.push(choice);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return unasked.value?.choice === choice ? undefined : { code: 'stale' };
  };
  const source = { submit, curtain } as unknown as TableSource;
  const close = answerUnasked(
    source,
    { unasked, seats: signal(seats) } as unknown as OpenTable,
    (one) => one && refused.push(one),
  );
  return { unasked, submitted, refused, close };
}

test('alone with bots it comes at once, and not after the table is left', async () => {
  const { unasked, submitted, close } = tableOf([seat('person'), seat('bot')]);
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(1);
  expect(submitted).toEqual(['pass']);
  unasked.value = { choice: 'ready', isPlain: false };
  close();
  await vi.runAllTimersAsync();
  expect(submitted).toEqual(['pass']);
});

test('beside others it takes its time, unless everybody sees that there is no other', async () => {
  const { unasked, submitted } = tableOf([seat('person'), seat('person')]);
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(1_400);
  expect(submitted).toEqual([]);
  unasked.value = undefined;
  await vi.runAllTimersAsync();
  expect(submitted).toEqual([]);
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(4_011);
  unasked.value = { choice: 'ready', isPlain: true };
  await vi.advanceTimersByTimeAsync(1);
  expect(submitted).toEqual(['pass', 'ready']);
});

test('of people at one device nobody sees when it comes', async () => {
  const { unasked, submitted } = tableOf([seat('person'), seat('person')], signal(undefined));
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(1);
  expect(submitted).toEqual(['pass']);
});

test('others who move meanwhile do not make it come twice, and what came too late is not told', async () => {
  const { unasked, submitted, refused } = tableOf([seat('person'), seat('bot')]);
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(1);
  unasked.value = { choice: 'pass', isPlain: false };
  await vi.advanceTimersByTimeAsync(5);
  unasked.value = undefined;
  await vi.runAllTimersAsync();
  expect(submitted).toEqual(['pass']);
  expect(refused).toEqual([]);
});

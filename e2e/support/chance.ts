// Everything that browser tests leave to chance, out of one seed: `TEST_SEED`, which the long form draws anew and prints.
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fixClockOf } from './fixed-clock.ts';

/** Luck for a purpose, other luck for another. */
export const chance = (purpose: string): ReturnType<typeof seeded> =>
  seeded(`${process.env.TEST_SEED}:${purpose}`);

/** A server of this process draws its secrets and names out of the seed: the same at every run of this file. */
export function seedProcess(): void {
  const luck = chance(expect.getState().testPath!.split(/[\\/]/).at(-1)!);
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers) {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = luck.pick(256);
    }
    return numbers;
  };
}

/** Visits so far of each test: every one is another person. */
const visits = new Map<string, number>();

/** The page draws its tables, their luck and its names out of the seed, on a fixed day: the same in every run of this test. */
export async function seedPage(page: Page): Promise<void> {
  // Pictures are taken outside of any test.
  const test = (process.env.VITEST && expect.getState().currentTestName) || '';
  const visit = (visits.get(test) ?? 0) + 1;
  visits.set(test, visit);
  const luck = chance(`${test}:${visit}`);
  await page.addInitScript(drawFrom, luck.pick(2 ** 32));
  await fixClockOf(page);
}

/** A reload goes on where the last document ended, so that nothing has the same name twice. Runs in the page. */
function drawFrom(seed: number): void {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  try {
    const documents = Number(sessionStorage.getItem('documents')) + 1;
    sessionStorage.setItem('documents', String(documents));
    state = (seed + Math.imul(documents, 0x9e3779b9)) | 0;
  } catch {
    // A page without storage (about:blank) draws nothing.
  }
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers) {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    }
    return numbers;
  };
}

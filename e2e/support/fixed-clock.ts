// The day of browser tests: what is offered by date is the same whenever they run, and no midnight comes between.
import type { Page } from 'playwright-core';

/** A Wednesday at noon, in the middle of a month. */
const NOON = Date.UTC(2026, 10, 18, 12);
const RealDate = Date;
const shift = NOON - RealDate.now();

/** Runs in a page, too. */
function shiftClock(by: number): void {
  const Unmoved = Date;
  globalThis.Date = class extends Unmoved {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [Unmoved.now() + by] : given) as [number]));
    }
    static override now(): number {
      return Unmoved.now() + by;
    }
  } as DateConstructor;
}

/** From here on this process, with the servers in it, lives on that day; so does every page that is asked for it. */
export function fixClock(): void {
  globalThis.Date = RealDate;
  shiftClock(shift);
}

export const fixClockOf = (page: Page): Promise<unknown> => page.addInitScript(shiftClock, shift);

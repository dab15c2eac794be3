// Recorded games on the page: the ones that each room keeps for its tests, dropped as from a desktop.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameRecord } from '@undercroft/kernel';
import type { Page } from 'playwright-core';

export const rooms = join(import.meta.dirname, '../../packages/games');

/** The longest game that a room keeps for its tests. */
export function longestOf(name: string): { readonly file: string; readonly record: GameRecord } {
  const folder = join(rooms, name, 'test/recorded');
  const all = readdirSync(folder).map((file) => ({
    file: join(folder, file),
    record: JSON.parse(readFileSync(join(folder, file), 'utf8')) as GameRecord,
  }));
  return all.reduce((one, other) => (other.record.entries.length > one.record.entries.length ? other : one));
}

/** A short game whose review a bot finishes in seconds. */
export const reviewable = join(rooms, 'ruba/test/recorded/relics.json');

/** Drops a record onto the page, as from a desktop. */
export async function dropRecord(page: Page, file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, text);
}

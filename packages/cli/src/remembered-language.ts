// The language that was chosen at the last start, kept beside the saved games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '@undercroft/kernel';
import { writeWhole } from './files.ts';

const fileIn = (games: string): string => join(games, '../settings.json');

/** Undefined where nothing was kept, or nothing that can be read. */
export function rememberedLanguage(games: string): Language | undefined {
  try {
    const { language } = JSON.parse(readFileSync(fileIn(games), 'utf8'));
    return isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

export const rememberLanguage = (games: string, language: Language): void =>
  writeWhole(fileIn(games), `${JSON.stringify({ language })}\n`);

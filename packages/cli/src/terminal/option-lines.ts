// The options of a table in words for reading: how each stands, and what those change that are not as usual.
import { type Options, resolveTable } from '@undercroft/kernel';
import type { Shelf } from '@undercroft/shelf';
import { loadTranslator, type Translator } from '../translator.ts';
import { optionWord } from './page.ts';

/** Of a game that is not on the shelf, as `--option` takes them. */
export async function optionLines(
  {
    game: name,
    seats,
    options,
  }: { readonly game: string; readonly seats: number; readonly options: Options },
  shelf: Shelf,
  { language }: Translator,
): Promise<string[]> {
  const entries = Object.entries(options);
  if (entries.length === 0) return [];
  const isKnown = shelf.listGames().includes(name);
  const translator = await loadTranslator(language, isKnown ? shelf : undefined, name);
  const wordOf = ([option, value]: (typeof entries)[number]): string =>
    isKnown
      ? `${translator.say(`option.${option}`)}: ${optionWord(translator, option, value)}`
      : `${option}=${value}`;
  const all = translator.say('cli.event.options', { options: entries.map(wordOf).join('; ') });
  if (!isKnown) return [all];
  const usual = resolveTable(await shelf.loadGame(name), seats).options;
  const helps = Object.keys(options)
    .filter((option) => options[option] !== usual[option] && translator.has(`option.${option}.help`))
    .map((option) => translator.say(`option.${option}.help`));
  return [all, ...helps];
}

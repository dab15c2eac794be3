// The options of a table as rows to read: what each is called and how it stands, in the game's own words.
import { gameTexts, t } from '../i18n.ts';

export interface OptionRow {
  readonly name: string;
  readonly title: string;
  readonly word: string;
}

/** Empty until the texts of the game are there. */
export function optionRows(game: string, options: Readonly<Record<string, unknown>>): OptionRow[] {
  const texts = gameTexts(game);
  return Object.entries(options).flatMap(([name, value]) => {
    const title = texts[`option.${name}`];
    if (title === undefined) return [];
    const word =
      texts[`option.${name}.${String(value)}`] ??
      (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value));
    return [{ name, title, word }];
  });
}

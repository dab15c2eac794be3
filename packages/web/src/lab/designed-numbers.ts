// The designed numbers of a game as a reader meets them: by name, in an address, as a file.
import { CodedError, resolveTable, type Texts } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

export type Numbers = Readonly<Record<string, number>>;

/**
 * A number's name: the game's own words for it (`number.<name>`), or its card and the field (`number.<field>`), counted
 * where a card has several: `trowel.pip2` is the second `pip` of the card `trowel`.
 */
export function numberName(texts: Texts, name: string): string {
  const own = texts[`number.${name}`];
  if (own !== undefined) return own;
  const [, card = '', field = '', count = ''] = /^([^.]+)\.(.+?)(\d*)$/.exec(name) ?? [];
  const words = texts[`number.${field}`] ?? field;
  return [`${texts[`card.${card}`] ?? card}: ${words}`, count].filter(Boolean).join(' ');
}

const KEY = 'numbers';

/** The part of an address that carries a variant; nothing where nothing is changed. */
export const numbersInHash = (numbers: Numbers): string =>
  Object.keys(numbers).length === 0 ? '' : `#${new URLSearchParams({ [KEY]: JSON.stringify(numbers) })}`;

/** The variant that an address carries, checked against the game; none where it carries none or does not fit. */
export function numbersFromHash(game: AnyGame, hash: string): Numbers {
  const word = new URLSearchParams(hash.slice(1)).get(KEY);
  if (word === null) return {};
  try {
    return checkedNumbers(game, JSON.parse(word));
  } catch (error) {
    if (error instanceof CodedError || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Only what differs from the printed numbers; a coded error where a number is unknown or out of its range. */
export const checkedNumbers = (game: AnyGame, numbers: unknown): Numbers =>
  resolveTable(game, game.seats[0], {}, numbers as Record<string, unknown>).numbers ?? {};

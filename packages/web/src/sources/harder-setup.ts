// The next level of a game that has levels, with everything that it sets by itself.
import { type AnyGame, resolveTable, type TableSetup } from '@undercroft/kernel';

/** What a level may be called, the easiest first; other values of its option (`book`, `custom`) are no step of a stair. */
const STAIR: readonly string[] = ['easy', 'normal', 'hard'];

/** The table with the next value of the option that makes the game hard; undefined where there is none. */
export function harderSetup(
  game: AnyGame,
  { seats, options, numbers }: TableSetup,
  level: string,
): TableSetup | undefined {
  const spec = game.options[level];
  const values = spec?.kind === 'choice' ? STAIR.filter((value) => spec.values.includes(value)) : [];
  const at = values.indexOf(String(options[level]));
  const next = values[at + 1];
  if (at < 0 || next === undefined) return undefined;
  // What the old level set by itself, the new one sets anew; what was chosen apart from it stays.
  const usual = resolveTable(game, seats, { [level]: options[level]! }).options;
  const chosen = Object.entries(options).filter(([name, value]) => value !== usual[name]);
  return resolveTable(game, seats, { ...Object.fromEntries(chosen), [level]: next }, numbers);
}

// The rules that a table was begun under: today's at once, earlier ones loaded only for who needs them.
import { type AnyGame, gameByRules } from '@undercroft/kernel';

/** The game by the rules of this version; nothing where it never had them. */
export const byRules = async (game: AnyGame, rules: string): Promise<AnyGame | undefined> =>
  gameByRules(game, rules) ??
  gameByRules(await (await import('./earlier-rules.ts')).withEarlier(game), rules);

// How hard a game is played, in words: the option that makes it easy or hard, where it has one.
import { gameCardOf } from './games.ts';
import { gameTexts } from './i18n.ts';

export function levelName({
  game,
  options,
}: {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}): string | undefined {
  const level = gameCardOf(game)?.level;
  if (level === undefined || typeof options[level] !== 'string') return undefined;
  return gameTexts(game)[`option.${level}.${options[level]}`];
}

// What people who were put together play with: the edition that their language proposes, where all of them read the same.
import { type AnyGame, type Options, proposedOptions, sameData } from '@undercroft/kernel';
import type { Wishes } from '@undercroft/protocol';

/** What a set-up would propose to each of them, where that is the same for all; else what the game itself proposes. */
export function optionsFor(
  game: Pick<AnyGame, 'options'>,
  seeks: readonly { readonly wishes: Pick<Wishes, 'language'> }[],
): Options {
  const [first = {}, ...others] = seeks.map(({ wishes }) => proposedOptions(game, wishes.language ?? ''));
  return others.every((other) => sameData(other, first)) ? first : {};
}

// Where a game's luck comes from, as data that a save file keeps, so that a resumed game goes on with the same luck.
import { type Seal, type Streams, sealed, seeded } from '@undercroft/kernel';

/** Sealed by a secret that is shown at the end, or made from a seed that everybody may know. */
export type LuckSource =
  | { readonly kind: 'sealed'; readonly seal: Seal }
  | { readonly kind: 'seeded'; readonly seed: string };

/** The two streams of a match, the second after `used` draws have been made from it. */
export function sourceStreams(source: LuckSource, used = 0): Streams {
  if (source.kind === 'sealed')
    return { setup: sealed(source.seal, 'setup'), play: sealed(source.seal, 'play', used) };
  return { setup: seeded(`${source.seed}:setup`), play: seededFrom(`${source.seed}:play`, used) };
}

/** Every draw moves a seeded stream by exactly one step, whatever was asked. */
function seededFrom(seed: string, used: number): Streams['play'] {
  const chance = seeded(seed);
  for (let i = 0; i < used; i++) chance.pick(2);
  return chance;
}

// Gives each treasure on the island an id that stays with it, although the rules keep a bare list.
import { useRef } from 'preact/hooks';
import { colourOfTreasure } from '../src/position.ts';

interface Named {
  readonly id: number;
  readonly treasure: number;
}

/** Who was where keeps its name; who is somewhere new takes over that of the one of its colour that has left. */
export function renamed(before: readonly Named[], treasures: readonly number[], next: () => number): Named[] {
  const left = before.slice();
  const take = (fits: (named: Named) => boolean): number | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  };
  const stayed = treasures.map((treasure) => take((named) => named.treasure === treasure));
  return treasures.map((treasure, i) => {
    const moved = (): number | undefined =>
      take((named) => colourOfTreasure(named.treasure) === colourOfTreasure(treasure));
    return { id: stayed[i] ?? moved() ?? next(), treasure };
  });
}

/** One id per treasure of the view, in its order. */
export function useTreasureIds(treasures: readonly number[]): readonly number[] {
  const last = useRef<{ named: Named[]; made: number }>({ named: [], made: 0 });
  const { current } = last;
  current.named = renamed(current.named, treasures, () => current.made++);
  return current.named.map(({ id }) => id);
}

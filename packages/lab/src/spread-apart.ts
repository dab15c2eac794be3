// Places along an axis moved so that none is nearer to the next than a gap, in the same order and as little as that takes.

/** `most` is the farthest place; where there is no room for all, the first ones leave the axis on the other side. */
export function spreadApart(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const spread = places.slice();
  let least = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    spread[i] = Math.max(spread[i]!, least);
    least = spread[i]! + gap;
  }
  let limit = most;
  for (const i of order.reverse()) {
    spread[i] = Math.min(spread[i]!, limit);
    limit = spread[i]! - gap;
  }
  return spread;
}

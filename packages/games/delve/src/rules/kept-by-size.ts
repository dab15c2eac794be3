// What follows from a catalog and the number of Archaeologists alone: made once for each.
import type { Catalog } from './catalog.ts';

export function keptBySize<Made>(make: (catalog: Catalog, size: number) => Made) {
  const kept = new WeakMap<Catalog, Made[]>();
  return (catalog: Catalog, size: number): Made => {
    let bySize = kept.get(catalog);
    if (!bySize) {
      bySize = [];
      kept.set(catalog, bySize);
    }
    bySize[size] ??= make(catalog, size);
    return bySize[size];
  };
}

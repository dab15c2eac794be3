// What a board seldom needs is loaded when it is first wanted, so that the table itself stands sooner.
import { useEffect, useState } from 'preact/hooks';

/** A board that comes back, from behind a curtain, has at once what was loaded before. */
const parts = new WeakMap<() => Promise<unknown>, unknown>();

/** What was loaded, undefined until then. Without a network it stays away; what is on the table goes on. */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState(parts.get(load) as Part | undefined);
  useEffect(() => {
    if (!isWanted || part !== undefined) return;
    load().then(
      (loaded) => {
        parts.set(load, loaded);
        setPart(() => loaded);
      },
      () => undefined,
    );
  }, [isWanted]);
  return part;
}

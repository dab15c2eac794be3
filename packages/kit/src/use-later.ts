// What a board seldom needs is loaded when it is first wanted, so that the table itself stands sooner.
import { useEffect, useState } from 'preact/hooks';

/** What was loaded, undefined until then. Without a network it stays away; what is on the table goes on. */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part | undefined>(undefined);
  useEffect(() => {
    if (!isWanted || part !== undefined) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [isWanted]);
  return part;
}

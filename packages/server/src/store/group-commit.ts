// Gathers what comes while a commit runs into the next one: a sync of the disk costs as much as several moves.

type Waiting<Item> = PromiseWithResolvers<boolean> & { readonly item: Item };

const MAX_PER_COMMIT = 500;
/** So many are worth a commit of their own at once. */
const ENOUGH = 20;

interface Gathering<Item> {
  /** Names what may stand in a batch once: a second one builds on the first and must wait for it. */
  readonly keyOf?: (item: Item) => unknown;
  /**
   * Milliseconds from the beginning of a commit to the next one where a few people act at the same time: their moves
   * together cost little more than one. Who acts alone never waits.
   */
  readonly apart?: number;
}

export function groupCommits<Item>(
  commit: (batch: readonly Item[]) => Promise<readonly (boolean | Error)[]>,
  { keyOf = (item) => item, apart = 0 }: Gathering<Item> = {},
): (item: Item) => Promise<boolean> {
  let waiting: Waiting<Item>[] = [];
  let isBusy = false;
  let goOn: (() => void) | undefined;

  const nextBatch = (): Waiting<Item>[] => {
    const batch = new Map<unknown, Waiting<Item>>();
    waiting = waiting.filter((each) => {
      const isLater = batch.size >= MAX_PER_COMMIT || batch.has(keyOf(each.item));
      if (!isLater) batch.set(keyOf(each.item), each);
      return isLater;
    });
    return [...batch.values()];
  };
  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const next = performance.now() + apart;
      const batch = nextBatch();
      try {
        const outcomes = await commit(batch.map(({ item }) => item));
        for (const [i, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[i]!;
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      const early = waiting.length > 0 ? next - performance.now() : 0;
      if (early >= 1 && waiting.length < ENOUGH)
        await new Promise<void>((resolve) => {
          goOn = resolve;
          setTimeout(resolve, early);
        });
    }
    isBusy = false;
  };

  return (item) => {
    const one = { item, ...Promise.withResolvers<boolean>() };
    if (waiting.push(one) === ENOUGH) goOn?.();
    // What comes in the same tick is part of this commit.
    if (!isBusy) setImmediate(() => void commitAll());
    isBusy = true;
    return one.promise;
  };
}

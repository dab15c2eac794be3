// Gathers what comes while a commit runs into the next one: a sync of the disk costs as much as several moves.

type Waiting<Item> = PromiseWithResolvers<boolean> & { readonly item: Item };

const MAX_PER_COMMIT = 500;

/** `keyOf` names what may stand in a batch once: a second one builds on the first and must wait for it. */
export function groupCommits<Item>(
  commit: (batch: readonly Item[]) => Promise<readonly (boolean | Error)[]>,
  keyOf: (item: Item) => unknown = (item) => item,
): (item: Item) => Promise<boolean> {
  let waiting: Waiting<Item>[] = [];
  let isBusy = false;

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
    }
    isBusy = false;
  };

  return (item) => {
    const one = { item, ...Promise.withResolvers<boolean>() };
    waiting.push(one);
    // What comes in the same tick is part of this commit.
    if (!isBusy) setImmediate(() => void commitAll());
    isBusy = true;
    return one.promise;
  };
}

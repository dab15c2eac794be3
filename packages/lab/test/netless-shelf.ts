// The house's shelf as if no network had ever been trained.
import * as shelf from '@undercroft/shelf';

export * from '@undercroft/shelf';

export const loadHints: typeof shelf.loadHints = async (name) => {
  const { net: _, ...hints } = await shelf.loadHints(name);
  return hints;
};

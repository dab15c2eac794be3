// The texts of parts of the client that most visits never need: loaded on their own, so that the first page does not list them.
import type { Texts } from '@undercroft/kernel';

export const FAR_TEXTS = import.meta.glob<Texts>(
  ['../texts/*/*.ts', '!../texts/{game,home,house,study}/*.ts'],
  {
    import: 'default',
  },
);

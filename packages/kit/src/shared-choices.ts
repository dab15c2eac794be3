// What two pieces mean together.
import type { OpenChoice } from './board.ts';

/** What two pieces have in common, in the order of the first. */
export const sharedChoices = <Choice>(
  some: readonly OpenChoice<Choice>[],
  others: readonly OpenChoice<Choice>[],
): readonly OpenChoice<Choice>[] => some.filter(({ key }) => others.some((other) => other.key === key));

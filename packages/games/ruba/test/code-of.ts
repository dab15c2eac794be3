// The fixed numbers of choices, by which SPEC orders the lists.
import { type Choice, respondCode } from '../src/choices.ts';

/** RD-DP: the fixed encoding for bots. Giving up (-1) is the kernel's own choice and not in here. */
export function codeOf(choice: Choice): number {
  switch (choice.kind) {
    case 'die':
    case 'fight':
      return 0;
    case 'skip':
      return 1;
    case 'respond':
      return respondCode(choice.cards, choice.suit, choice.help);
    case 'keep':
      return choice.cards;
    default:
      return 1 + choice.gold;
  }
}

// Which of the choices that touched cards have in common are meant first: those that use nothing besides what was touched.
import type { OpenChoice } from '@undercroft/kit';
import type { Choice } from '../src/choices.ts';

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** How many cards, coins and Help Cards a choice uses. */
function sizeOf(choice: Choice): number {
  if (choice.kind === 'respond') return bits(choice.cards) + choice.help;
  if (choice.kind === 'keep') return bits(choice.cards);
  return 'gold' in choice ? bits(choice.gold) : 0;
}

export function smallestChoices(choices: readonly OpenChoice<Choice>[]): readonly OpenChoice<Choice>[] {
  const least = Math.min(...choices.map(({ choice }) => sizeOf(choice)));
  return choices.filter(({ choice }) => sizeOf(choice) === least);
}

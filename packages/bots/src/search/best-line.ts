// The line that a seat decided on beyond its plan: following it, and a thought that speaks for it.
import { sameData } from '@undercroft/kernel';
import type { BotSeat, Thought } from '../bot.ts';
import type { Seen } from '../seen.ts';
import type { Step } from './plan-lines.ts';

/** The line that did best: its steps up to the first that asks luck, and what is expected of it. */
export interface BestLine<Position, Choice> {
  readonly steps: readonly Step<Position, Choice>[];
  readonly expected: number;
}

/** What is left of a line that was decided on, from this view on. */
export function lineFrom<Position, Choice>(
  { rules, seat }: BotSeat<Position, Choice>,
  line: BestLine<Position, Choice> | undefined,
  view: Seen<Position>,
): BestLine<Position, Choice> | undefined {
  const at = line?.steps.findIndex(
    (step) => step.seat === seat && sameData(rules.view(step.position, seat), view),
  );
  return line && at! >= 0 ? { ...line, steps: line.steps.slice(at) } : undefined;
}

/** The same thought with the choice of this line in front; what the others expect is put on its scale, and no higher. */
export function inFavour<Position, Choice>(
  thought: Thought<Choice>,
  line: BestLine<Position, Choice> | undefined,
): Thought<Choice> {
  const first = line?.steps[0]?.choice;
  const made = thought.candidates.find(({ choice }) => choice === first || sameData(choice, first));
  if (!line || !made) return thought;
  const shares = thought.candidates.map(({ share }) => share).sort((a, b) => b - a);
  const shift = line.expected - made.expected;
  const candidates = [made, ...thought.candidates.filter((one) => one !== made)].map(
    ({ choice, expected }, i) => ({
      choice,
      share: shares[i]!,
      expected: Math.max(0, Math.min(line.expected, expected + shift)),
    }),
  );
  return { ...thought, choice: made.choice, candidates };
}

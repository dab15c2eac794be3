// The one-step bot: tries each choice on a few imagined worlds and takes what the hints like best afterwards.
import type { Chance } from '@undercroft/kernel';
import { seeded } from '@undercroft/kernel';
import { type Bot, type Chair, type SeatBot, settled, thoughtAtOnce } from './bot.ts';
import { randomBot } from './random.ts';
import type { Seen } from './seen.ts';

const WORLDS = 6;

/** Without hints it knows nothing to be greedy for and plays at random. */
export const greedyBot: SeatBot = <Position, Choice>(
  chair: Chair<Position, Choice>,
  luck: Chance,
): Bot<Position, Choice> => {
  if (!chair.hints) return randomBot(chair, luck);
  return {
    budget: {},
    begin: (view) => {
      const choices = chair.rules.choices(view, chair.seat);
      if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
      const expected = oneStepAhead(chair, view, choices, luck);
      const order = choices.map((_, i) => i);
      const promise = choices.map((choice) => chair.hints!.promise(view, chair.seat, choice));
      order.sort((a, b) => expected[b]! - expected[a]! || promise[b]! - promise[a]!);
      const candidates = order.map((i, rank) => ({
        choice: choices[i]!,
        share: rank === 0 ? 1 : 0,
        expected: expected[i]!,
      }));
      return thoughtAtOnce({
        choice: candidates[0]!.choice,
        candidates,
        iterations: WORLDS * choices.length,
      });
    },
  };
};

/** What the hints expect after each choice: every choice meets the same worlds and the same luck. */
function oneStepAhead<Position, Choice>(
  { rules, hints, seat }: Chair<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
  luck: Chance,
): number[] {
  const sums = choices.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const seed = luck.pick(0x40000000);
    for (let i = 0; i < choices.length; i++) {
      const sameLuck = seeded(seed);
      const position = rules.imagine(view, seat, sameLuck);
      rules.play(position, seat, choices[i]!, sameLuck);
      const result = rules.result(position);
      sums[i]! += result
        ? result.winners.includes(seat)
          ? 1 / result.winners.length
          : 0
        : hints!.evaluate(position, seat);
    }
  }
  return sums.map((sum) => sum / WORLDS);
}

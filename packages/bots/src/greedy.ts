// The one-step bot: takes what the hints promise most, or where they promise nothing, what they like best one step on.
import { type Chance, seeded } from '@undercroft/kernel';
import { type Bot, type BotFactory, type BotSeat, settled, thoughtAtOnce } from './bot.ts';
import { countedLuck } from './counted-luck.ts';
import { SEEDS } from './equal-luck.ts';
import { idleAmong } from './idle.ts';
import { randomBot } from './random.ts';
import { newPayoff, settleResult } from './search/payoff.ts';
import type { Seen } from './seen.ts';

const WORLDS = 6;
/** Where no choice asks for luck, only what is hidden can differ, and fewer worlds will do. */
const LUCKLESS_WORLDS = 2;

/** Without hints it knows nothing to be greedy for and plays at random. */
export const greedyBot: BotFactory = <Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  luck: Chance,
): Bot<Position, Choice> => {
  const { hints, rules, seat } = botSeat;
  if (!hints) return randomBot(botSeat, luck);
  return {
    budget: {},
    begin: (view) => {
      const choices = rules.choices(view, seat);
      if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
      const promise = choices.map((choice) => hints.promise(view, seat, choice));
      const isTold = promise.some((one) => one !== promise[0]);
      const expected = isTold
        ? new Array<number>(choices.length).fill(hints.evaluate(view, seat))
        : oneStepAhead(botSeat, view, choices, luck);
      const order = inOrder(botSeat, view, choices, isTold ? promise : expected, luck);
      const candidates = order.map((i, rank) => ({
        choice: choices[i]!,
        share: rank === 0 ? 1 : 0,
        expected: expected[i]!,
      }));
      return thoughtAtOnce({
        choice: candidates[0]!.choice,
        candidates,
        iterations: isTold ? 0 : choices.length,
      });
    },
  };
};

/** Places in the list, best first. Luck decides between equals, unless one of them is idle. */
function inOrder<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
  worth: readonly number[],
  luck: Chance,
): number[] {
  const order = choices.map((_, i) => i);
  luck.shuffle(order);
  order.sort((a, b) => worth[b]! - worth[a]!);
  const equals = order.filter((i) => worth[i] === worth[order[0]!]).map((i) => choices[i]!);
  const idle = idleAmong(botSeat, view, choices, equals, luck);
  return idle.length === 0 ? order : order.sort((a, b) => isIn(idle, choices[a]) - isIn(idle, choices[b]));
}

const isIn = <Item>(list: readonly Item[], item: Item | undefined): number =>
  item !== undefined && list.includes(item) ? 1 : 0;

/** What the hints expect after each choice: every choice meets the same worlds and the same luck. */
function oneStepAhead<Position, Choice>(
  { rules, hints, table, seat }: BotSeat<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
  luck: Chance,
): number[] {
  const payoff = newPayoff(rules, table);
  const sums = choices.map(() => 0);
  for (let world = 1; world <= WORLDS; world++) {
    const seed = luck.pick(SEEDS);
    let asked = 0;
    for (let i = 0; i < choices.length; i++) {
      const sameLuck = seeded(seed);
      const counted = countedLuck(sameLuck);
      const position = rules.imagine(view, seat, sameLuck);
      rules.play(position, seat, choices[i]!, counted.chance);
      asked += counted.asked();
      const result = rules.result(position);
      if (result) settleResult(payoff, result, 0);
      sums[i]! += result ? payoff.won[payoff.sideOf[seat]!]! : hints!.evaluate(position, seat);
    }
    if (asked === 0 && world >= LUCKLESS_WORLDS) return sums.map((sum) => sum / world);
  }
  return sums.map((sum) => sum / WORLDS);
}

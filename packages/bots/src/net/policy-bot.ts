// A bot that plays at a glance, without search: by a network, or where there is none, by what the hints promise.
import type { Chance, Seat } from '@undercroft/kernel';
import { newBeen } from '../been.ts';
import {
  type Bot,
  type BotFactory,
  type BotSeat,
  type Candidate,
  settled,
  type Thought,
  think,
  thoughtAtOnce,
} from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { idleAmong } from '../idle.ts';
import { searchBot } from '../search/search.ts';
import { SEARCH_DEFAULTS, type SearchSettings } from '../search/search-settings.ts';
import { certainWin } from '../search/win-probe.ts';
import type { BotHints } from '../search-hints.ts';
import type { Seen } from '../seen.ts';
import { exp, type Net } from './net.ts';
import { netIn } from './net-file.ts';
import { policyOf } from './policy.ts';

/**
 * Plays the net given, or the room's own; without either, and where the hints judge best, by the promises. A win that is
 * certain is taken where so many positions show it, nothing is paid for nothing, and before it wastes something it thinks.
 */
export const policyBot =
  (given?: Net, changes: Partial<SearchSettings> = {}): BotFactory =>
  <Position, Choice>(botSeat: BotSeat<Position, Choice>, luck: Chance): Bot<Position, Choice> => {
    const { winProbe, secondThought } = { ...SEARCH_DEFAULTS, ...changes };
    const { rules, hints, seat } = botSeat;
    const greedy = greedyBot(botSeat, luck);
    const waysBack = newBeen(botSeat);
    if (!hints) return greedy;
    const net = given ?? (hints.net && netIn(hints.net));
    const policy = net && hints.traits && policyOf(net, hints.traits, hints);
    const glance = (view: Seen<Position>, choices: readonly Choice[]): Thought<Choice> => {
      if (!policy || hints.isJudgedByPromise?.(view))
        return byPromise(hints, view, seat, greedy.begin(view).thought());
      const expected = policy.read(view, seat, choices);
      const shares = policy.shares();
      const candidates = choices
        .map((choice, i) => ({ choice, share: shares[i]!, expected }))
        .sort((a, b) => b.share - a.share);
      return { choice: candidates[0]!.choice, candidates, iterations: 0 };
    };
    return {
      budget: {},
      begin: (view: Seen<Position>) => {
        const choices = rules.choices(view, seat);
        if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
        const win = certainWin(botSeat, view, winProbe);
        if (win >= 0) return thoughtAtOnce(settled(choices, win, 1));
        const idle = [...idleAmong(botSeat, view, choices, choices, luck), ...waysBack(view, choices)];
        const first = without(glance(view, choices), idle);
        const wasted = secondThought > 0 ? choices.filter((one) => hints.isWasteful?.(view, seat, one)) : [];
        if (!wasted.includes(first.choice)) return thoughtAtOnce(without(first, wasted));
        const second = without(think(searchBot({ iterations: secondThought })(botSeat, luck), view), idle);
        return thoughtAtOnce(settled(choices, choices.indexOf(second.choice), first.candidates[0]!.expected));
      },
    };
  };

/** The idle ones come last and have no share. */
function without<Choice>(thought: Thought<Choice>, idle: readonly Choice[]): Thought<Choice> {
  if (idle.length === 0) return thought;
  const isIdle = ({ choice }: Candidate<Choice>): boolean => idle.includes(choice);
  const others = thought.candidates.filter((one) => !isIdle(one));
  const all = others.reduce((sum, { share }) => sum + share, 0);
  if (all === 0) return thought;
  const candidates = [
    ...others.map((one) => ({ ...one, share: one.share / all })),
    ...thought.candidates.filter(isIdle).map((one) => ({ ...one, share: 0 })),
  ];
  return { ...thought, choice: candidates[0]!.choice, candidates };
}

/** How sharp the shares are that promises make: the best of a list weighs e to this power against the worst. */
const SHARPNESS = 4;

/** The greedy bot's thought with a share for each choice: by its promise, or where all promise alike, by what is expected of it. */
function byPromise<Position, Choice>(
  hints: BotHints<Position, Choice>,
  view: Seen<Position>,
  seat: Seat,
  thought: Thought<Choice>,
): Thought<Choice> {
  const { candidates } = thought;
  const promises = candidates.map(({ choice }) => hints.promise(view, seat, choice));
  const isTold = promises.some((one) => one !== promises[0]);
  const worth = isTold ? promises : candidates.map(({ expected }) => expected);
  const most = Math.max(...worth);
  const spread = most - Math.min(...worth) || 1;
  const range = isTold ? Math.min(spread, hints.priorRange ?? spread) : spread;
  const weights = worth.map((one) => exp((-SHARPNESS * (most - one)) / range));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { ...thought, candidates: candidates.map((one, i) => ({ ...one, share: weights[i]! / all })) };
}

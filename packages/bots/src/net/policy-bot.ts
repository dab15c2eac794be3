// A bot that plays by a network alone: no search, one look at the list.
import type { Chance } from '@undercroft/kernel';
import { type Bot, type BotFactory, type BotSeat, settled, thoughtAtOnce } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import type { Seen } from '../seen.ts';
import type { Net } from './net.ts';
import { netIn } from './net-file.ts';
import { policyOf } from './policy.ts';

/** Plays the net given, or the room's own; the greedy bot where there is neither, and where the hints judge best. */
export const policyBot =
  (given?: Net): BotFactory =>
  <Position, Choice>(botSeat: BotSeat<Position, Choice>, luck: Chance): Bot<Position, Choice> => {
    const { rules, hints, seat } = botSeat;
    const net = given ?? (hints?.net && netIn(hints.net));
    if (!net || !hints?.traits) return greedyBot(botSeat, luck);
    const policy = policyOf(net, hints.traits, hints);
    const greedy = greedyBot(botSeat, luck);
    return {
      budget: {},
      begin: (view: Seen<Position>) => {
        const choices = rules.choices(view, seat);
        if (choices.length === 1) return thoughtAtOnce(settled(choices, 0));
        if (hints.isJudgedByPromise?.(view)) return greedy.begin(view);
        const expected = policy.read(view, seat, choices);
        const shares = policy.shares();
        const candidates = choices
          .map((choice, i) => ({ choice, share: shares[i]!, expected }))
          .sort((a, b) => b.share - a.share);
        return thoughtAtOnce({ choice: candidates[0]!.choice, candidates, iterations: 0 });
      },
    };
  };

// The bot that plays anything: every open choice is equally likely.
import type { BotFactory } from './bot.ts';
import { thoughtAtOnce } from './bot.ts';

export const randomBot: BotFactory = (botSeat, luck) => ({
  budget: {},
  begin: (view) => {
    const choices = botSeat.rules.choices(view, botSeat.seat);
    const at = luck.pick(choices.length);
    const share = 1 / choices.length;
    const candidates = choices.map((choice) => ({ choice, share, expected: 0.5 }));
    return thoughtAtOnce({ choice: choices[at]!, candidates, iterations: 0 });
  },
});

// The worker the bots think in: views go in, thoughts come out.
import { portOf, serveBots } from '@undercroft/bots/worker';
import { loadBotGame } from './load-bot-game.ts';

serveBots(portOf(self), loadBotGame);
// Named for the game that it was started for: that one is on its way before the first question.
if (self.name) loadBotGame(self.name).catch(() => undefined);

// The worker the bots think in: views go in, thoughts come out.
import { portOf, serveBots } from '@undercroft/bots/worker';
import { loadBotGame } from './load-bot-game.ts';

serveBots(portOf(self), loadBotGame);
// The game that it was started for is on its way before the first question.
const game = self.name.split(' ')[1];
if (game) loadBotGame(game).catch(() => undefined);

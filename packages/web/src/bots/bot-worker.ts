// The worker the bots think in: views go in, thoughts come out.
import { portOf, serveBots } from '@undercroft/bots/worker';
import { loadBotGame } from './load-bot-game.ts';

serveBots(portOf(self), loadBotGame);

// The worker a review is judged in: the record goes in, moments come out.
import { serveReview } from '@undercroft/bots/review';
import { portOf } from '@undercroft/bots/worker';
import { loadBotGame } from '../bots/load-bot-game.ts';

serveReview(portOf(self), loadBotGame);

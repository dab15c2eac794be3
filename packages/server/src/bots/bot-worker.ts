// A thread that thinks for bots: finds the games on the shelf and serves one thought after another.
import { parentPort } from 'node:worker_threads';
import { portOf, serveBots } from '@undercroft/bots/worker';
import { loadByRules, loadHints } from '@undercroft/shelf';

serveBots(portOf(parentPort!), async (name, rules) => ({
  game: await loadByRules(name, rules),
  hints: await loadHints(name).catch(() => undefined),
}));

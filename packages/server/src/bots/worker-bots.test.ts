// A thought that is answered leaves nothing behind: at a thousand thoughts a second what was asked would fill the memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seeded, startMatch } from '@undercroft/kernel';
import { loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { workerBots } from './worker-bots.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('what a bot was asked is let go as soon as it has answered', async () => {
  const bots = workerBots(1);
  const game = await loadGame('ruba');
  const table = { seats: 1, options: {} };
  const luck = seeded('worker-bots');
  const { position } = startMatch(game, table, { setup: luck, play: luck });
  const ask = async (): Promise<WeakRef<object>> => {
    const view = game.view(position, 0) as object;
    const choice = await bots.choose({
      game: 'ruba',
      rules: game.rules,
      table,
      seat: 0,
      view,
      level: bots.levels[0]!,
      seed: 's',
    });
    expect(choice).toBeDefined();
    return new WeakRef(view);
  };
  const asked = await ask();
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(asked.deref()).toBeUndefined();
  await bots.close();
});

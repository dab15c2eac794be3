// A thought that is answered leaves nothing behind: at a thousand thoughts a second what was asked would fill the memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seeded, startMatch } from '@undercroft/kernel';
import { loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { workerBots } from './worker-bots.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('counted thoughts are the same from two hosts, however busy one of them is', async () => {
  const game = await loadGame('ruba');
  const table = { seats: 1, options: {} };
  const luck = seeded('counted');
  const { position } = startMatch(game, table, { setup: luck, play: luck });
  const question = { game: 'ruba', rules: game.rules, table, seat: 0, view: game.view(position, 0) };
  const [still, busy] = [workerBots(1), workerBots(1)];
  const ask = (bots: typeof still, seed: string) =>
    bots.choose({ ...question, level: 'novice', seed, timing: 'count' });
  const noise = Array.from({ length: 30 }, (_, n) => ask(busy, `noise ${n}`));
  for (let n = 0; n < 10; n++) expect(await ask(busy, `seed ${n}`)).toEqual(await ask(still, `seed ${n}`));
  await Promise.all(noise);
  await Promise.all([still.close(), busy.close()]);
});

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

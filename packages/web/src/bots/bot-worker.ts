// The worker the bots think in: a view goes in, a choice comes out.
import { seeded } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import type { BotAnswer, BotQuestion } from './bot-port.ts';

const rules = import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts');

async function choose({ game: name, view, seat, seed }: BotQuestion): Promise<unknown> {
  const { game } = await rules[`../../../games/${name}/src/index.ts`]!();
  const open = game.choices(view, seat);
  return open[seeded(seed).pick(open.length)];
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion & { id: number }>) => {
  let answer: BotAnswer;
  try {
    answer = { id: data.id, ok: true, choice: await choose(data) };
  } catch (error) {
    answer = { id: data.id, ok: false, why: (error as Error).message };
  }
  postMessage(answer);
});

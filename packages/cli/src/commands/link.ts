// `link` and `record`: a kept game as one word for a link, and back.
import { toLink } from '@undercroft/kernel';
import type { Command } from '../command.ts';
import { keptGame, linkedGame } from '../kept-record.ts';

export const LINK: Command = {
  flags: {},
  words: 1,
  needs: 'FILE',
  run: async ({ word, world }) => {
    const { game, record } = await keptGame(word, world.shelf);
    world.output.write(`${toLink(game, record)}\n`);
    return 0;
  },
};

export const RECORD: Command = {
  flags: {},
  words: 1,
  needs: 'LINK',
  run: async ({ word, world }) => {
    const { record } = await linkedGame(word, world.shelf);
    world.output.write(`${JSON.stringify(record)}\n`);
    return 0;
  },
};

// `link` and `record`: a kept game as one word for a link, and back.
import { CodedError, toLink } from '@undercroft/kernel';
import type { Command } from '../command.ts';
import { keptGame, linkedGame } from '../kept-record.ts';

export const LINK: Command = {
  flags: {},
  words: 1,
  run: async ({ args, world }) => {
    const [file] = args.words;
    if (file === undefined) throw new CodedError('argument-missing', { what: 'FILE', known: '*.json' });
    const { game, record } = await keptGame(file, world.shelf);
    world.output.write(`${toLink(game, record)}\n`);
    return 0;
  },
};

export const RECORD: Command = {
  flags: {},
  words: 1,
  run: async ({ args, world }) => {
    const [link] = args.words;
    if (link === undefined) throw new CodedError('argument-missing', { what: 'LINK', known: '1.…' });
    const { record } = await linkedGame(link, world.shelf);
    world.output.write(`${JSON.stringify(record)}\n`);
    return 0;
  },
};

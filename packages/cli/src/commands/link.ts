// `link` and `record`: a recorded game as one word for a link, and back.
import { toLink } from '@undercroft/kernel';
import type { Command } from '../command.ts';
import { loadLinkedRecord, loadRecord } from '../load-record.ts';

export const LINK: Command = {
  flags: {},
  words: 1,
  needs: 'FILE',
  run: async ({ word, io }) => {
    const { game, record } = await loadRecord(word, io.shelf);
    io.output.write(`${toLink(game, record)}\n`);
    return 0;
  },
};

export const RECORD: Command = {
  flags: {},
  words: 1,
  needs: 'LINK',
  run: async ({ word, io }) => {
    const { record } = await loadLinkedRecord(word, io.shelf);
    io.output.write(`${JSON.stringify(record)}\n`);
    return 0;
  },
};

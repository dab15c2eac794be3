// `link` and `record`: a recorded game as one word for a link, and back.
import { toLink } from '@undercroft/kernel';
import type { CliCommand } from '../cli-command.ts';
import { loadLinkedRecord, loadRecord } from '../load-record.ts';

export const LINK: CliCommand = {
  flags: {},
  words: 1,
  needs: 'FILE',
  run: async ({ word, io, translator }) => {
    const { game, record } = await loadRecord(word, { io, translator });
    io.output.write(`${toLink(game, record)}\n`);
    return 0;
  },
};

export const RECORD: CliCommand = {
  flags: {},
  words: 1,
  needs: 'LINK',
  run: async ({ word, io }) => {
    const { record } = await loadLinkedRecord(word, io.shelf);
    io.output.write(`${JSON.stringify(record)}\n`);
    return 0;
  },
};

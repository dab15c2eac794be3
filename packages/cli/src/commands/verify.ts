// `verify`: recomputes every luck of a finished sealed game from the secret that was promised before it.
import { verifyRecord } from '@undercroft/kernel';
import type { CliCommand } from '../cli-command.ts';
import { loadRecord } from '../load-record.ts';

const FLAGS = { json: { type: 'boolean' } } as const;

export const VERIFY: CliCommand<typeof FLAGS> = {
  flags: FLAGS,
  words: 1,
  needs: 'FILE',
  run: async ({ word, values, io, translator }) => {
    const { game, record } = await loadRecord(word, io.shelf);
    const checked = verifyRecord(game, record);
    const { commitment } = record.fair!;
    io.output.write(
      values.json
        ? `${JSON.stringify({ ok: true, game: game.name, entries: record.entries.length, commitment, luck: checked })}\n`
        : `${translator.say('cli.verified', { luck: checked.length, entries: record.entries.length, commitment })}\n`,
    );
    return 0;
  },
};

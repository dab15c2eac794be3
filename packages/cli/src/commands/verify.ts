// `verify`: recomputes every luck of a finished sealed game from the secret that was promised before it.
import { CodedError, verifyRecord } from '@undercroft/kernel';
import type { Command } from '../command.ts';
import { keptGame } from '../kept-record.ts';

export const VERIFY: Command = {
  flags: { json: 'switch' },
  words: 1,
  run: async ({ args, world, speech }) => {
    const [file] = args.words;
    if (file === undefined) throw new CodedError('argument-missing', { what: 'FILE', known: '*.json' });
    const { game, record } = await keptGame(file, world.shelf);
    const checked = verifyRecord(game, record);
    const { commitment } = record.fair!;
    world.output.write(
      args.has('json')
        ? `${JSON.stringify({ ok: true, game: game.name, entries: record.entries.length, commitment, luck: checked })}\n`
        : `${speech.say('cli.verified', { luck: checked.length, entries: record.entries.length, commitment })}\n`,
    );
    return 0;
  },
};

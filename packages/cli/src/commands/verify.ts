// `verify`: recomputes every luck of a finished sealed game from the secret that was promised before it.
import { type Seat, verifyRecord, vouchingOf } from '@undercroft/kernel';
import type { CliCommand } from '../cli-command.ts';
import { loadRecord } from '../load-record.ts';

const FLAGS = { json: { type: 'boolean' } } as const;

export const VERIFY: CliCommand<typeof FLAGS> = {
  flags: FLAGS,
  words: 1,
  needs: 'FILE',
  run: async ({ word, values, io, translator }) => {
    const { game, record } = await loadRecord(word, { io, translator });
    const checked = verifyRecord(game, record);
    const { commitment } = record.fair!;
    const entries = record.entries.length;
    const { vouched, silent } = vouchingOf(record);
    if (values.json) {
      const verdict = { ok: true, game: game.name, entries, commitment, vouched, silent, luck: checked };
      io.output.write(`${JSON.stringify(verdict)}\n`);
      return 0;
    }
    const named = (seats: readonly Seat[]) => ({
      names: seats
        .map((seat) => record.names?.[seat] || translator.say('cli.seat', { n: seat + 1 }))
        .join(', '),
    });
    const lines = [translator.say('cli.verified', { luck: checked.length, entries, commitment })];
    if (vouched.length === 0) lines.push(translator.say('cli.nobody-vouched'));
    else lines.push(translator.say('cli.vouched', named(vouched)));
    if (vouched.length > 0 && silent.length > 0) lines.push(translator.say('cli.silent', named(silent)));
    io.output.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

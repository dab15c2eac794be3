// `health`: asks a running server whether it is ready, for whoever watches over it and has no other tool.
import type { CliCommand } from '../cli-command.ts';

const FLAGS = {
  port: { type: 'string', env: 'PORT', range: [1, 65_535] },
  host: { type: 'string', env: 'HOST' },
} as const;

/** Milliseconds. */
const PATIENCE = 5_000;
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export const HEALTH: CliCommand<typeof FLAGS> = {
  flags: FLAGS,
  words: 0,
  run: async ({ values: { port = '7777', host = '127.0.0.1' }, io, translator }) => {
    const name = EVERYWHERE.has(host) ? '127.0.0.1' : host;
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => undefined,
    );
    if (!answer) {
      io.errors.write(`${translator.say('cli.no-answer', { address })}\n`);
      return 1;
    }
    io.output.write(`${await answer.text()}\n`);
    return answer.ok ? 0 : 1;
  },
};

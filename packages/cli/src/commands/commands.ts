// All commands by name, each loaded when it is called; those of the server and the lab get their input and output here.
import type { Call, CliCommand } from '../cli-command.ts';
import type { Environment } from '../environment.ts';
import { openInBrowser } from '../open-in-browser.ts';

const hostIo = (io: Environment) => ({
  env: io.env,
  write: (text: string) => io.output.write(text),
  onInterrupt: io.onInterrupt,
});

const labIo = (io: Environment) => {
  const stop = new AbortController();
  io.onInterrupt(() => stop.abort());
  return { output: io.output, signal: stop.signal, folder: process.cwd() };
};

/** A command of another package. */
function mounted<Flags extends CliCommand['flags'], Io>(
  command: Omit<CliCommand, 'run'> & { flags: Flags; run(call: Call<Flags>, io: Io): Promise<number> },
  io: (io: Environment) => Io,
): CliCommand<Flags> {
  return { ...command, run: (call) => command.run(call, io(call.io)) };
}

/** Builds the client when its sources are newer, then serves it. */
async function serve() {
  const { SERVE } = await import('@undercroft/server/serve-commands');
  const flags = { ...SERVE.flags, open: { type: 'boolean' } } as const;
  const command: CliCommand<typeof flags> = {
    flags,
    words: 0,
    run: async ({ values, io, translator }) => {
      if (values.web === undefined) {
        const { buildIfStale, isStale } = await import('@undercroft/web/build');
        if (await isStale()) io.output.write(`${translator.say('cli.building')}\n`);
        await buildIfStale();
      }
      return SERVE.run({ values }, { ...hostIo(io), ...(values.open && { listening: openInBrowser }) });
    },
  };
  return command;
}

export const COMMANDS = {
  play: async () => (await import('./play.ts')).PLAY,
  replay: async () => (await import('./replay.ts')).REPLAY,
  verify: async () => (await import('./verify.ts')).VERIFY,
  review: async () => (await import('./review.ts')).REVIEW,
  rules: async () => (await import('./rules.ts')).RULES,
  sim: async () => (await import('./sim.ts')).SIM,
  link: async () => (await import('./link.ts')).LINK,
  record: async () => (await import('./link.ts')).RECORD,
  'new-game': async () => (await import('./new-game.ts')).NEW_GAME,
  serve,
  backup: async () => mounted((await import('@undercroft/server/serve-commands')).BACKUP, hostIo),
  restore: async () => mounted((await import('@undercroft/server/serve-commands')).RESTORE, hostIo),
  lab: async () => mounted((await import('@undercroft/lab/commands')).LAB, labIo),
  worker: async () => mounted((await import('@undercroft/lab/commands')).WORKER, labIo),
} satisfies Readonly<Record<string, () => Promise<CliCommand>>>;

export type CommandName = keyof typeof COMMANDS;

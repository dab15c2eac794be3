// All commands by name, each read only when it is called; those of the server and the lab are joined to this program.
import type { Call, Command } from '../command.ts';
import { openInBrowser } from '../open-in-browser.ts';
import type { World } from '../world.ts';

const hostIo = (world: World) => ({
  env: world.env,
  write: (text: string) => world.output.write(text),
  onInterrupt: world.onInterrupt,
});

const labIo = (world: World) => {
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  return { output: world.output, signal: stop.signal, folder: process.cwd() };
};

/** A command of another package, which gets what it needs from this program. */
function mounted<Flags extends Command['flags'], Io>(
  command: Omit<Command, 'run'> & { flags: Flags; run(call: Call<Flags>, io: Io): Promise<number> },
  io: (world: World) => Io,
): Command<Flags> {
  return { ...command, run: (call) => command.run(call, io(call.world)) };
}

/** Builds the client where its sources are newer, serves it, and opens it where a person asked for that. */
async function serve() {
  const { SERVE } = await import('@undercroft/server/serve-commands');
  const flags = { ...SERVE.flags, open: { type: 'boolean' } } as const;
  const command: Command<typeof flags> = {
    flags,
    words: 0,
    run: async ({ values, world, speech }) => {
      if (values.web === undefined) {
        const { buildIfStale, isStale } = await import('@undercroft/web/build');
        if (await isStale()) world.output.write(`${speech.say('cli.building')}\n`);
        await buildIfStale();
      }
      return SERVE.run({ values }, { ...hostIo(world), ...(values.open && { listening: openInBrowser }) });
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
} satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;

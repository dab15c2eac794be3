// All commands by name, each loaded when it is called; those of the server and the lab get their input and output here.
import { join, resolve } from 'node:path';
import { HOUSE, isRelease } from '@undercroft/shelf';
import type { Call, CliCommand } from '../cli-command.ts';
import type { Environment } from '../environment.ts';
import { labIo } from '../lab-io.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { progressOn } from '../progress.ts';
import type { Translator } from '../translator.ts';

const hostIo = (io: Environment, { language }: Translator) => ({
  language,
  env: io.env,
  write: (text: string) => io.output.write(text),
  isTerminal: io.output.isTerminal,
  onInterrupt: io.onInterrupt,
});

/** A command of another package. */
function mounted<Flags extends CliCommand['flags'], Io>(
  command: Omit<CliCommand, 'run'> & { flags: Flags; run(call: Call<Flags>, io: Io): Promise<number> },
  io: (io: Environment, translator: Translator) => Io,
): CliCommand<Flags> {
  return { ...command, run: (call) => command.run(call, io(call.io, call.translator)) };
}

/** Builds the client when its sources have changed, then serves it. */
async function serve() {
  const { SERVE } = await import('@undercroft/server/serve-commands');
  const flags = {
    ...SERVE.flags,
    build: { type: 'string', env: 'UNDERCROFT_BUILD' },
    open: { type: 'boolean' },
    'no-open': { type: 'boolean' },
  } as const;
  const command: CliCommand<typeof flags> = {
    flags,
    words: 0,
    run: async ({ values, io, translator }) => {
      SERVE.check(values);
      const { clientWithGames } = await import('../client-with-games.ts');
      const built = values.web ?? (await builtClient(values.build, io, translator));
      const web = await clientWithGames(built, io.shelf);
      const code = await SERVE.run(
        { values: { ...values, web } },
        { ...hostIo(io, translator), ...(values.open && !values['no-open'] && { listening: openInBrowser }) },
      );
      // Whatever hangs still (a disk that does not answer) must not keep a server that was stopped.
      setTimeout(() => process.exit(code), 1_000).unref();
      return code;
    },
  };
  return command;
}

async function builtClient(
  folder: string | undefined,
  io: Environment,
  translator: Translator,
): Promise<string> {
  if (isRelease) return join(HOUSE, 'web/dist');
  const { buildIfStale, buildTime, DIST, isStale } = await import('@undercroft/web/build');
  const out = folder === undefined ? DIST : resolve(folder);
  if (!(await isStale(out))) return out;
  io.errors.write(`${translator.say('cli.building')}\n`);
  const progress = progressOn(io, translator);
  const [began, usual] = [performance.now(), await buildTime(out)];
  const timer = setInterval(() => progress.show(Math.min(0.99, (performance.now() - began) / usual)), 250);
  try {
    await buildIfStale(out);
  } finally {
    clearInterval(timer);
    progress.clear();
  }
  return out;
}

export const COMMANDS = {
  play: async () => (await import('./play.ts')).PLAY,
  replay: async () => (await import('./replay.ts')).REPLAY,
  verify: async () => (await import('./verify.ts')).VERIFY,
  event: async () => (await import('./event.ts')).EVENT,
  review: async () => (await import('./review.ts')).REVIEW,
  rules: async () => (await import('./rules.ts')).RULES,
  sim: async () => (await import('./sim.ts')).SIM,
  link: async () => (await import('./link.ts')).LINK,
  record: async () => (await import('./link.ts')).RECORD,
  'build-game': async () => (await import('./build-game.ts')).BUILD_GAME,
  'new-game': async () => (await import('./new-game.ts')).NEW_GAME,
  serve,
  health: async () => (await import('./health.ts')).HEALTH,
  backup: async () => mounted((await import('@undercroft/server/serve-commands')).BACKUP, hostIo),
  restore: async () => mounted((await import('@undercroft/server/serve-commands')).RESTORE, hostIo),
  move: async () => mounted((await import('@undercroft/server/serve-commands')).MOVE_STORE, hostIo),
  'admin-token': async () => mounted((await import('@undercroft/server/serve-commands')).ADMIN_TOKEN, hostIo),
  lab: async () => mounted((await import('@undercroft/lab/commands')).LAB, labIo),
  puzzles: async () => (await import('./puzzles.ts')).PUZZLES,
  train: async () => mounted((await import('@undercroft/lab/commands')).TRAIN, labIo),
  worker: async () => mounted((await import('@undercroft/lab/commands')).WORKER, labIo),
} satisfies Readonly<Record<string, () => Promise<CliCommand>>>;

export type CommandName = keyof typeof COMMANDS;

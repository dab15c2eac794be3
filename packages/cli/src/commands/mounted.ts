// Commands of the server and of the lab: they read their own arguments, and are loaded only when they are called.
import { openInBrowser } from '../open-in-browser.ts';
import type { Speech } from '../speech.ts';
import type { World } from '../world.ts';

export type MountedCommand = (args: readonly string[], world: World, speech: Speech) => Promise<number>;

const hostIo = (world: World, listening?: (address: string) => void) => ({
  env: world.env,
  write: (text: string) => world.output.write(text),
  writeError: (text: string) => world.errors.write(text),
  onInterrupt: world.onInterrupt,
  ...(listening && { listening }),
});

/** Builds the client where its sources are newer, serves it, and opens it where a person asked for that. */
const serve: MountedCommand = async (args, world, speech) => {
  const wantsToSee = args.includes('--open');
  const rest = args.filter((word) => word !== '--open');
  if (!rest.some((word) => word.startsWith('--web'))) {
    const { buildIfStale, isStale } = await import('@undercroft/web/build');
    if (await isStale()) world.output.write(`${speech.say('cli.building')}\n`);
    await buildIfStale();
  }
  const { serveCommand } = await import('@undercroft/server/commands');
  return serveCommand(rest, hostIo(world, wantsToSee ? openInBrowser : undefined));
};

const labIo = (world: World) => {
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  return { output: world.output, signal: stop.signal, folder: process.cwd(), env: world.env };
};

export const MOUNTED = {
  serve,
  backup: async (args, world) =>
    (await import('@undercroft/server/commands')).backupCommand(args, hostIo(world)),
  restore: async (args, world) =>
    (await import('@undercroft/server/commands')).restoreCommand(args, hostIo(world)),
  lab: async (args, world) => (await import('@undercroft/lab/commands')).labCommand(args, labIo(world)),
  worker: async (args, world) => (await import('@undercroft/lab/commands')).workerCommand(args, labIo(world)),
} satisfies Readonly<Record<string, MountedCommand>>;

export type MountedName = keyof typeof MOUNTED;

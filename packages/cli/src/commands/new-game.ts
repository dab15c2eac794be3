// `new-game`: lays out a room with a small complete game in it, which passes the contract at once and is then changed.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { HOUSE, isRelease, VERSION } from '@undercroft/shelf';
import type { Call, CliCommand } from '../cli-command.ts';
import { makeFolders } from '../files.ts';

const FLAGS = { title: { type: 'string' }, prefix: { type: 'string' }, into: { type: 'string' } } as const;

export const NEW_GAME: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'NAME', run: newGame };

const TEMPLATE = join(HOUSE, 'cli/game-template');
const ROOMS = join(HOUSE, 'games');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 24;
const PREFIX = /^[A-Z]{2,4}$/;

async function newGame({ word: name, values, io, translator }: Call<typeof FLAGS>): Promise<number> {
  if (!NAME.test(name) || name.length > LONGEST_NAME) throw new CodedError('bad-game-name', { name });
  const prefix =
    values.prefix ??
    name
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 2)
      .toUpperCase();
  if (!PREFIX.test(prefix)) throw new CodedError('bad-prefix', { prefix });
  const title = values.title ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  if (!/^[^\p{C}'\\]{1,60}$/u.test(title)) throw new CodedError('bad-title', { title });
  const rooms = values.into ?? (isInCheckout() ? ROOMS : process.cwd());
  const room = join(rooms, name);
  if (existsSync(room)) throw new CodedError('room-taken', { folder: room });
  if (takenNames().has(name)) throw new CodedError('name-taken', { name });
  const owner = ownerOfPrefix(prefix, [ROOMS, rooms]);
  if (owner !== undefined) throw new CodedError('prefix-taken', { prefix, owner });
  const isInside = resolve(rooms) === resolve(ROOMS);
  for (const [source, target] of filesOf(isInside)) {
    const text = await readFile(join(TEMPLATE, source), 'utf8');
    const made = text
      .replaceAll('EX-', `${prefix}-`)
      .replaceAll('Embers', title)
      .replaceAll('embers', name)
      .replaceAll('{version}', VERSION);
    makeFolders(dirname(join(room, target)));
    await writeFile(join(room, target), made);
  }
  const folder = relative(process.cwd(), room) || room;
  const said = isInside ? 'cli.room-made' : 'cli.outside-room-made';
  io.output.write(`${translator.say(said, { folder, name, title })}\n`);
  return 0;
}

/** Whoever stands in the checkout means a game of the house; elsewhere it is a folder of its own. */
const isInCheckout = (): boolean =>
  !isRelease && !relative(join(HOUSE, '..'), process.cwd()).startsWith('..');

/** Those of the model, by their place in the room; one that stands alone has a package and types of its own. */
function filesOf(isInside: boolean): ReadonlyMap<string, string> {
  const files = globSync('**/*.{ts,tsx,css,md,txt}', { cwd: TEMPLATE }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const placed = new Map(files.map((file) => [file, file.replace(/\.txt$/, '')]));
  for (const file of files.filter((each) => each.startsWith('outside/'))) {
    placed.delete(file);
    if (isInside) continue;
    const target = file.slice('outside/'.length);
    placed.delete(target);
    placed.set(file, target.replace(/\.txt$/, ''));
  }
  return placed;
}

/** Every package has a name of its own under `@undercroft/`. */
const takenNames = (): ReadonlySet<string> =>
  new Set([HOUSE, ROOMS].flatMap((folder) => readdirSync(folder)));

/** The game whose clauses begin with these letters already. */
function ownerOfPrefix(prefix: string, folders: readonly string[]): string | undefined {
  const clause = new RegExp(`^\\| *\\**${prefix}-[A-Z]`, 'm');
  for (const folder of folders)
    for (const spec of globSync('*/SPEC.md', { cwd: folder }))
      if (clause.test(readFileSync(join(folder, spec), 'utf8'))) return dirname(spec);
  return undefined;
}

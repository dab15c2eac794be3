// The client of a house with games from outside: a copy of the built one that knows them and serves their parts.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CodedError } from '@undercroft/kernel';
import { BUILT, type OutsideRoom, outsideRooms, type Shelf } from '@undercroft/shelf';
import { flameRules } from '@undercroft/web/game-cards';
import { gamesScript } from './outside-games.ts';
import { builtRoom } from './room-build.ts';

/** Not for the browser: puzzles go there sealed, from the server. */
const NOT_SERVED = /(?:^|[\\/])(?:package\.json|room\.json|SPEC\.md|puzzles\.pack)$/;
const GAMES = '/rooms/games.js';
const FLAMES = '/rooms/flames.css';

/** The folder to serve: the one that was built, or a copy with the games from outside, which goes with the process. */
export async function clientWithGames(web: string, shelf: Shelf): Promise<string> {
  const rooms = outsideRooms();
  if (rooms.length === 0) return web;
  const root = mkdtempSync(join(tmpdir(), 'undercroft-client-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  // What was packed before is packed anew where it changes.
  cpSync(web, root, {
    recursive: true,
    filter: (path) => !/(index\.html|service-worker\.js)\.(br|gz)$/.test(path),
  });
  const laid = await Promise.all(rooms.map((room) => layOut(room, root, shelf)));
  const games = laid.map(({ game }) => game);
  write(root, GAMES, gamesScript(games));
  write(root, FLAMES, `@layer tokens{${laid.map(({ flames }) => flames).join('\n')}}\n`);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const known = `<link rel="stylesheet" href="${FLAMES}" /><script src="${GAMES}"></script>`;
  write(root, '/index.html', page.replace('</title>', `</title>${known}`));
  const served = laid.flatMap(({ served }) => served);
  write(root, '/service-worker.js', keeping(readFileSync(join(root, 'service-worker.js'), 'utf8'), served));
  return root;
}

function write(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
  writeFileSync(join(root, `${path}.gz`), gzipSync(text, { level: 9 }));
}

/** Puts the built parts of a room where the client looks for them: a folder named for what is in it. */
async function layOut({ name, folder }: OutsideRoom, root: string, shelf: Shelf) {
  const built = builtRoom({ folder });
  const { rules } = await shelf.loadGame(name);
  if (!built || built.card.rules !== rules) throw new CodedError('room-not-built', { name, folder });
  const from = join(folder, BUILT);
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !NOT_SERVED.test(item.name))
    .map((item) => join(item.parentPath, item.name).slice(from.length).replaceAll('\\', '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(from, file)));
  const address = `/rooms/${name}/${hash.digest('hex').slice(0, 16)}`;
  for (const file of files) {
    cpSync(join(from, file), join(root, address, file));
    writeFileSync(join(root, `${address}${file}.gz`), gzipSync(readFileSync(join(from, file)), { level: 9 }));
  }
  const { flame, ...card } = built.card;
  return {
    game: { card, address, files: built.files },
    flames: flame ? flameRules(name, flame) : '',
    served: files.map((file) => `${address}${file}`),
  };
}

/** The service worker with these files on its lists, under a version of its own. */
function keeping(worker: string, files: readonly string[]): string {
  const version = createHash('sha256').update(worker).update(files.join()).digest('hex').slice(0, 12);
  const longer = (list: string, more: readonly string[]): string =>
    JSON.stringify([...(JSON.parse(list) as string[]), ...more]);
  return worker
    .replace(/(?<=^const VERSION = ')\w+/m, version)
    .replace(/(?<=^const SHELL = )\[.*?\](?=;$)/m, (list) => longer(list, [GAMES, FLAMES]))
    .replace(/(?<=^const FILES = )\[.*?\](?=;$)/m, (list) => longer(list, [GAMES, FLAMES, ...files]));
}

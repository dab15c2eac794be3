// The longest game among those that a room keeps for its tests: what replays and reviews are measured on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, openRecord, parseRecord } from '@undercroft/kernel';

const rooms = join(import.meta.dirname, '../../packages/games');

export function longestRecorded(game: Game<unknown, unknown, unknown>) {
  const folder = join(rooms, game.name, 'test/recorded');
  const records = readdirSync(folder).map((file) => parseRecord(readFileSync(join(folder, file), 'utf8')));
  const longest = records.reduce((one, other) => (other.entries.length > one.entries.length ? other : one));
  return openRecord(game, longest);
}

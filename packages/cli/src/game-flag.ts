// The flag that brings a game from outside, for commands that are printed to be typed.
import { isAbsolute, relative, sep } from 'node:path';
import { outsideRooms } from '@undercroft/shelf';

/** ` --game ./moth`, or nothing for a game of the house. */
export function gameFlag(name: string): string {
  const room = outsideRooms().find((outside) => outside.name === name);
  if (!room) return '';
  const folder = relative(process.cwd(), room.folder) || '.';
  return ` --game ${folder.startsWith('.') || isAbsolute(folder) ? folder : `.${sep}${folder}`}`;
}

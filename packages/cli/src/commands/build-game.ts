// `build-game`: builds a game from outside for the browser, where its folder stands.
import { relative, resolve } from 'node:path';
import { roomOf, shareKernel } from '@undercroft/shelf';
import type { CliCommand } from '../cli-command.ts';
import { buildRoom } from '../room-build.ts';

export const BUILD_GAME: CliCommand = {
  flags: {},
  words: 1,
  run: async ({ word, io, translator }) => {
    shareKernel();
    const room = roomOf(resolve(word || '.'));
    const { card, files } = await buildRoom(room);
    const folder = relative(process.cwd(), room.folder) || '.';
    const title = card.texts[translator.language]['game.title'];
    io.output.write(
      `${translator.say('cli.game-built', { title, n: files.length, folder: `${folder}/dist`, game: folder })}\n`,
    );
    return 0;
  },
};

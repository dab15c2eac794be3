// Whole games by pointer alone: whatever is lit is pressed in its middle, with a mouse and with a finger.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layTable } from './support/play.ts';
import { playByPointer } from './support/pointer.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const stage = setStage();
const isLong = process.env.TEST_LENGTH === 'long';
const games = await loadGames();

/** In the suite two games share the windows; in the long run every game is played in each. */
const SHORT: Readonly<Record<string, readonly string[]>> = { unearth: ['mouse'], ruba: ['phone'] };
const WINDOWS = {
  mouse: { width: 1280, height: 720, touch: false },
  phone: { width: 390, height: 844, touch: true },
  shelf: { width: 844, height: 390, touch: true },
} as const;

for (const { game } of games)
  for (const [name, window] of Object.entries(WINDOWS))
    test.runIf(isLong || SHORT[game.name]?.includes(name))(
      `${game.name} is played to its end on its pieces: ${name}, ${window.width} x ${window.height}`,
      async () => {
        const { page, errors, close } = await visit(stage.browser, window);
        await layTable(page, stage.address, game.name, game.seats[0], 1);
        const pieces = await playByPointer(page, seeded(`${game.name}:${name}`), window.touch);
        expect(pieces).toBeGreaterThan(5);
        expect(errors).toEqual([]);
        await close();
      },
    );

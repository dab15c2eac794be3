// Every game of the house, found by its room: all bots play it through, repeat themselves, and see only their view.
import { describe, expect, test } from 'vitest';
import { botNamed, greedyBot, playGame, randomBot, searchBot } from '../src/index.ts';
import { playPoisoned } from './poison.ts';
import { rooms, tablesOf } from './rooms.ts';

const found = await rooms();

describe.each(found.map((room) => ({ name: room.game.name, room })))('$name', ({ room }) => {
  for (const table of tablesOf(room)) {
    test(`at ${table.seats}: every bot plays a whole game, the same again with the same seed`, () => {
      for (const name of ['random', 'search:2']) {
        const bots = Array.from({ length: table.seats }, () => botNamed(name, 'count'));
        const first = playGame({ ...room, table }, bots, 'whole');
        expect(room.game.result(first.position)).toBeDefined();
        expect(playGame({ ...room, table }, bots, 'whole').log).toEqual(first.log);
      }
    });

    test(`at ${table.seats}: poison in every hidden field changes no thought`, () => {
      for (const bot of [randomBot, greedyBot, searchBot({ iterations: 4 })])
        expect(playPoisoned(room.game, room.hints, table, bot, 'poison', 9)).toBeGreaterThanOrEqual(0);
    });
  }
});

test('there are rooms to look into', () => {
  expect(found.length).toBeGreaterThan(0);
});

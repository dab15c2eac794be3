// No bot receives a full position: the types refuse it, and poison in every hidden field changes no thought.
import { type Game, resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotFactory, botNamed, greedyBot, randomBot, searchBot, seenBy } from '../src/index.ts';
import { type Duel, duel, duelHints } from './games/duel.ts';
import { playPoisoned } from './poison.ts';

const table = resolveTable(duel, 2);
const BOTS: readonly [string, BotFactory][] = [
  ['random', randomBot],
  ['greedy', greedyBot],
  ['search', searchBot({ iterations: 80 })],
  ['novice', botNamed('novice', 'count')],
];

test('the type checker refuses a full position', () => {
  const position = duel.setup(table, seeded(1));
  const bot = randomBot({ rules: duel, table, seat: 0 }, seeded(1));
  // @ts-expect-error a position is not a view
  bot.begin(position);
  expect(bot.begin(seenBy(duel, position, 0)).thought().choice).toBeDefined();
});

for (const [name, bot] of BOTS)
  test(`${name}: poison in every hidden field changes nothing`, () => {
    let holes = 0;
    for (let i = 0; i < 6; i++)
      holes += playPoisoned(
        duel as Game<Duel, unknown, unknown>,
        duelHints as never,
        table,
        bot,
        `poison:${i}`,
      );
    expect(holes).toBeGreaterThan(100);
  });

test('the poison test catches a bot that peeks', () => {
  let peeked: Duel | undefined;
  const peeking = {
    ...duel,
    view: (position: Duel, viewer: number) => {
      peeked = position;
      return duel.view(position, viewer);
    },
  };
  const cheat: BotFactory = (botSeat, luck) => ({
    budget: {},
    begin: (view) => {
      botSeat.rules.copy(peeked as never);
      return randomBot(botSeat, luck).begin(view);
    },
  });
  expect(() =>
    playPoisoned(peeking as Game<Duel, unknown, unknown>, duelHints as never, table, cheat, 'c'),
  ).toThrow('hidden field');
});

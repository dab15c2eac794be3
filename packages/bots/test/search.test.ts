// The search plays well from the contract alone: rivals, teams, luck, hidden hands and choices at once.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  type BotFactory,
  greedyBot,
  matchUp,
  playGame,
  randomBot,
  searchBot,
  seenBy,
  think,
} from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';
import { pennies } from './games/pennies.ts';
import { ticTacToe, ticTacToeHints } from './games/tic-tac-toe.ts';

const rivals = { game: duel, hints: duelHints, table: resolveTable(duel, 2) };
const partners = { ...rivals, table: resolveTable(duel, 2, { together: true }) };
const noughts = { game: ticTacToe, hints: ticTacToeHints, table: resolveTable(ticTacToe, 2) };

test('never loses at noughts and crosses against chance, and wins most', () => {
  const bot = searchBot({ iterations: 600 });
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const bots = i % 2 === 0 ? [bot, randomBot] : [randomBot, bot];
    const { winners } = ticTacToe.result(playGame(noughts, bots, `n${i}`).position)!;
    expect(winners).toContain(i % 2);
    won += winners.length === 1 ? 1 : 0;
  }
  expect(won).toBeGreaterThan(30);
});

test('draws at noughts and crosses against itself, with and without hints', () => {
  const bot = searchBot({ iterations: 3000 });
  for (const hints of [ticTacToeHints, undefined])
    for (const seed of ['a', 'b'])
      expect(ticTacToe.result(playGame({ ...noughts, hints }, [bot, bot], seed).position)?.winners).toEqual([
        0, 1,
      ]);
});

test('sees a win in one and a loss in one', () => {
  const botSeat = { rules: ticTacToe, table: noughts.table, seat: 0 };
  const choiceAt = (cells: number[]) =>
    think(searchBot({ iterations: 400 })(botSeat, seeded(1)), seenBy(ticTacToe, { cells, turn: 0 }, 0))
      .choice;
  expect(choiceAt([0, 0, 9, 1, 1, 9, 9, 9, 9])).toBe(2);
  expect(choiceAt([1, 1, 9, 0, 9, 9, 9, 9, 9])).toBe(2);
});

test('beats chance and the greedy bot with hidden hands, luck and choices at once', () => {
  const bot = searchBot({ iterations: 300 });
  expect(matchUp(rivals, bot, randomBot, 300, 'r').won).toBeGreaterThan(300 * 0.6);
  expect(matchUp(rivals, bot, greedyBot, 300, 'g').won).toBeGreaterThan(300 * 0.52);
});

test('plays for its side: partners who search win more often than partners who do not', () => {
  const winsOf = (bot: BotFactory): number => {
    let wins = 0;
    for (let i = 0; i < 200; i++)
      wins += duel.result(playGame(partners, [bot, bot], `p${i}`).position)!.winners.length > 0 ? 1 : 0;
    return wins;
  };
  expect(winsOf(searchBot({ iterations: 200 }))).toBeGreaterThan(winsOf(randomBot) + 5);
});

test('nobody answers what nobody has seen: matching pennies are worth a half to both', () => {
  const table = resolveTable(pennies, 2);
  for (const seat of [0, 1]) {
    const bot = searchBot({ iterations: 2000 })({ rules: pennies, table, seat }, seeded('pennies'));
    const { candidates } = think(bot, seenBy(pennies, pennies.setup(table, seeded(0)), seat));
    for (const { expected } of candidates) expect(Math.abs(expected - 0.5)).toBeLessThan(0.12);
  }
});

test('candidates are all the open choices, best first, with shares that add up', () => {
  const view = seenBy(duel, duel.setup(rivals.table, seeded('c')), 0);
  for (const factory of [searchBot({ iterations: 100 }), greedyBot, randomBot]) {
    const thought = think(
      factory({ rules: duel, hints: duelHints, table: rivals.table, seat: 0 }, seeded(3)),
      view,
    );
    expect(new Set(thought.candidates.map(({ choice }) => choice))).toEqual(new Set(duel.choices(view, 0)));
    expect(thought.candidates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { expected } of thought.candidates) expect(expected >= 0 && expected <= 1).toBe(true);
    expect(thought.candidates.map(({ choice }) => choice)).toContain(thought.choice);
  }
});

test('one open choice needs no thought', () => {
  const board = { cells: [0, 1, 0, 1, 0, 1, 1, 0, 9], turn: 0 };
  const bot = searchBot({ iterations: 50 })({ rules: ticTacToe, table: noughts.table, seat: 0 }, seeded(1));
  expect(think(bot, seenBy(ticTacToe, board, 0))).toMatchObject({ choice: 8, iterations: 0 });
});

test('greedy takes a victory that it shares with its side', () => {
  const position = duel.setup(partners.table, seeded('last'));
  Object.assign(position, {
    hands: [[8], [0]],
    pile: [1],
    gone: [2, 3, 4, 5, 6, 7],
    points: [0, 9],
    round: 2,
    phase: 'lay',
  });
  duel.play(position, 1, { kind: 'lay', card: 0 }, seeded(0));
  position.hands[0] = [1, 8];
  position.pile = [];
  const bot = greedyBot(
    { rules: duel, hints: { ...duelHints, promise: () => 0 }, table: partners.table, seat: 0 },
    seeded(1),
  );
  const thought = think(bot, seenBy(duel, position, 0));
  expect(thought.candidates[0]!.expected).toBe(1);
});

// The rules of Embers, clause by clause. A title begins with the clauses that the test exercises.
import { HIDDEN, NO_CHANCE, resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CHOOSE } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { CARDS, type Position } from '../src/position.ts';

/** A table for two with these hands, the other cards in the deck. */
function laid(first: number[], second: number[], rounds = 3): Position {
  const held = new Set([...first, ...second]);
  const position = game.setup(resolveTable(game, 2, { rounds }), seeded('embers'));
  position.hands = [first.slice(), second.slice()];
  position.deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !held.has(card));
  return position;
}

const choose = (position: Position, seat: number, card: number, told: Event[] = []): void =>
  game.play(position, seat, CHOOSE[card]!, NO_CHANCE, (event) => told.push(event));

test('[EX-SET-1 EX-SET-2] sixteen cards, four for each seat, the rest in the deck', () => {
  for (const seats of [2, 3, 4]) {
    const position = game.setup(resolveTable(game, seats, {}), seeded(seats));
    expect(position.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
    expect(position.deck).toHaveLength(CARDS - 4 * seats);
    expect(invariants(position)).toEqual([]);
    expect(game.view(position, 0).hands[1]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  }
});

test('[EX-ROUND-1] all choose at once, and a chosen card stays hidden until all have', () => {
  const position = laid([0, 1, 2, 3], [4, 5, 6, 7]);
  expect(game.waitingFor(position)).toEqual([0, 1]);
  choose(position, 0, 2);
  expect(game.waitingFor(position)).toEqual([1]);
  expect(game.view(position, 1).chosen[0]).toEqual([HIDDEN]);
  expect(game.choices(position, 0)).toEqual([]);
});

test('[EX-ROUND-2 EX-ROUND-3] the highest card wins the round, each worth a point more, and all lie open', () => {
  const position = laid([0, 1, 2, 9], [4, 5, 6, 7]);
  const told: Event[] = [];
  choose(position, 0, 9, told);
  choose(position, 1, 7, told);
  expect(position.points).toEqual([1, 0]);
  expect(game.view(position, 1).shown).toEqual([9, 7]);
  expect(told.at(-1)).toEqual({ kind: 'won', seat: 0, points: 1 });
  choose(position, 0, 0, told);
  choose(position, 1, 4, told);
  expect(position.points).toEqual([1, 2]);
});

test('[EX-ROUND-4] time runs out on the lowest card', () => {
  expect(game.defaultChoice(laid([3, 8, 9, 12], [4, 5, 6, 7]), 0)).toEqual({ kind: 'choose', card: 3 });
});

test('[EX-END-1 EX-END-2] after the agreed rounds the most points win, and a tie wins together', () => {
  const position = laid([0, 8, 2, 9], [4, 5, 6, 7], 3);
  for (const [own, other] of [
    [9, 7],
    [8, 6],
  ]) {
    choose(position, 0, own!);
    choose(position, 1, other!);
    expect(game.result(position)).toBeUndefined();
  }
  choose(position, 0, 0);
  choose(position, 1, 4);
  expect(game.result(position)).toMatchObject({ winners: [0, 1], places: [1, 1], points: [3, 3] });
});

// Laying the table for each seat count and option.
import type { Chance, TableSetup } from '@undercroft/kernel';
import { CARDS, DEALT, type Position } from './position.ts';

const upwards = (a: number, b: number): number => a - b;

/** EX-SET-1, EX-SET-2 */
export function setup({ seats, options }: TableSetup, chance: Chance): Position {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  chance.shuffle(deck, 'deck');
  const hands = Array.from({ length: seats }, () => deck.splice(-DEALT).sort(upwards));
  return {
    seats,
    rounds: Number(options.rounds),
    round: 0,
    hands,
    chosen: hands.map(() => []),
    deck,
    shown: [],
    points: hands.map(() => 0),
  };
}

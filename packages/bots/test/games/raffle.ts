// A game that luck decides, with choices that differ by their price alone; the second seat only watches.
import type { Game } from '@undercroft/kernel';

export interface Raffle {
  paid: number;
  drawn: number;
}

const PRICES: Readonly<Record<string, number>> = { plain: 0, free: 0, dear: 1, dearer: 2, dearest: 3 };
const TICKETS = 1000;
const HALF = 500;
const COIN = 10;
const copy = (position: Raffle): Raffle => ({ ...position });

/** Each coin paid takes points off: one victory in a hundred, and something of the margin. */
export const raffle: Pick<
  Game<Raffle, string, never>,
  'waitingFor' | 'choices' | 'defaultChoice' | 'play' | 'view' | 'imagine' | 'result' | 'copy'
> = {
  waitingFor: ({ drawn }) => (drawn < 0 ? [0] : []),
  choices: () => ['dear', 'plain'],
  defaultChoice: () => 'plain',
  play: (position, _, choice, chance) => {
    position.paid = PRICES[choice]!;
    position.drawn = chance.pick(TICKETS);
  },
  view: copy,
  imagine: copy,
  result: ({ drawn, paid }) => {
    if (drawn < 0) return undefined;
    const points = [drawn - COIN * paid, HALF];
    const winners = points[0]! > HALF ? [0] : [1];
    return { reason: 'end', clause: 'S-1', winners, places: [1, 2], points };
  },
  copy,
};

// Matching pennies: both choose at once; seat 1 wins when the coins agree. Worth a half to both, played well.
import type { Game } from '@undercroft/kernel';

export interface Pennies {
  coins: [number[], number[]];
}
type Side = 'heads' | 'tails';
const SIDES: readonly Side[] = ['heads', 'tails'];

const copy = ({ coins: [a, b] }: Pennies): Pennies => ({ coins: [a.slice(), b.slice()] });
const waitingFor = ({ coins }: Pennies): number[] => [0, 1].filter((seat) => coins[seat]!.length === 0);

export const pennies: Game<Pennies, Side, never> = {
  name: 'pennies',
  rules: '1',
  seats: [2, 2],
  options: {},
  setup: () => ({ coins: [[], []] }),
  waitingFor,
  choices: (position, seat) => (waitingFor(position).includes(seat) ? SIDES : []),
  play: (position, seat, side) => {
    position.coins[seat]!.push(SIDES.indexOf(side));
  },
  view: (position, viewer) => {
    const view = copy(position);
    if (waitingFor(position).length > 0)
      for (const seat of [0, 1]) if (seat !== viewer) view.coins[seat]!.fill(-1);
    return view;
  },
  viewEvent: (event) => event,
  imagine: (view, _, chance) => {
    const position = copy(view);
    for (const coin of position.coins) if (coin[0] === -1) coin[0] = chance.pick(2);
    return position;
  },
  result: ({ coins }) => {
    if (coins[0].length + coins[1].length < 2) return undefined;
    const winner = coins[0][0] === coins[1][0] ? 1 : 0;
    return { reason: 'shown', clause: 'P-1', winners: [winner], places: winner === 0 ? [1, 2] : [2, 1] };
  },
  copy,
  zones: () => [],
  explain: () => ({ code: 'no', clause: 'P-2' }),
  defaultChoice: () => 'heads',
  phrases: {
    choice: (side) => ({ id: side }),
    question: () => ({ id: 'which' }),
    event: () => undefined,
  },
};

// A tree has one node for all that luck may show; where it ends there, the playout answers what it sees.
import { type Chance, seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { receivedView, searchBot, think } from '../src/index.ts';

/** The coin lies face down at first (-1). `sure` wins two games in three; `look` turns the coin up, and who names it wins. */
interface Coin {
  coin: number;
  won: number;
}
const copy = (position: Coin): Coin => ({ ...position });

const rules = {
  waitingFor: ({ won }: Coin) => (won < 0 ? [0] : []),
  choices: ({ coin }: Coin) => (coin < 0 ? ['look', 'sure'] : ['tails', 'heads']),
  defaultChoice: () => 'sure',
  play: (position: Coin, _: number, choice: string, chance: Chance) => {
    if (choice === 'look') position.coin = chance.pick(2);
    else if (choice === 'sure') position.won = chance.pick(3) > 0 ? 1 : 0;
    else position.won = position.coin === (choice === 'heads' ? 1 : 0) ? 1 : 0;
  },
  view: copy,
  imagine: copy,
  copy,
  sides: () => [0, 1],
  result: ({ won }: Coin) => (won < 0 ? undefined : { winners: won === 1 ? [0] : [1], places: [1, 2] }),
};

const hints = {
  evaluate: () => 0.5,
  promise: () => 0,
  playout: ({ coin }: Coin) => Math.max(0, coin),
  shown: ({ coin }: Coin) => coin,
};

function choiceOf(endsAtShown: boolean): unknown {
  const table = { seats: 2, options: {} } as unknown as TableSetup;
  const botSeat = { rules: rules as never, hints: hints as never, table, seat: 0 };
  const bot = searchBot({ iterations: 400 }, { endsAtShown })<Coin, string>(botSeat, seeded('coin'));
  return think(bot, receivedView<Coin>({ coin: -1, won: -1 })).choice;
}

test('what luck will have shown by then is answered by the playout alone', () => {
  expect(choiceOf(false)).toBe('sure');
  expect(choiceOf(true)).toBe('look');
});

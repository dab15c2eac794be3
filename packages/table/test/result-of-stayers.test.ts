// Those who gave up come last, and nobody loses to the bot that stands in for them.
import { resultOfStayers } from '@undercroft/table';
import { expect, test } from 'vitest';

const standing = (places: readonly number[], winners: readonly number[], resigned: readonly number[]) => {
  const hasResigned = places.map((_, seat) => resigned.includes(seat));
  const result = resultOfStayers({ reason: '', clause: '', places, winners }, hasResigned);
  // Said once more, it changes nothing.
  expect(resultOfStayers(result, hasResigned)).toEqual(result);
  return [result.places, result.winners];
};

test.each([
  ['nobody gave up', [2, 1], [1], [], [2, 1], [1]],
  ['the bot won for one of two', [1, 2], [0], [0], [2, 1], [1]],
  ['the bot came second of three', [1, 2, 3], [0], [1], [1, 3, 2], [0]],
  ['two bots shared the first place', [1, 1, 3], [0, 1], [0, 1], [3, 3, 1], [2]],
  ['one side won, with somebody of it gone', [2, 1, 1, 1], [1, 2, 3], [3], [2, 1, 1, 4], [1, 2]],
  ['one against many gave up and its bot won', [1, 2, 2, 2], [0], [0], [4, 1, 1, 1], [1, 2, 3]],
  ['the many gave up and their bots won', [2, 1, 1], [1, 2], [1, 2], [1, 3, 3], [0]],
  ['the ruin won', [2, 2, 2], [], [1], [2, 2, 2], []],
])('%s', (_, places, winners, resigned, placesThen, winnersThen) => {
  expect(standing(places, winners, resigned)).toEqual([placesThen, winnersThen]);
});

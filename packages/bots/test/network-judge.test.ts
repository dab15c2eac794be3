// Where a playout stops, the judge that the settings name says what the position is worth.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { receivedView, searchBot, think } from '../src/index.ts';
import { COMMON_TRAITS, newNet } from '../src/net/net.ts';
import { encodeNet } from '../src/net/net-file.ts';

interface Fork {
  steps: readonly string[];
}
const copy = (position: Fork): Fork => ({ ...position });

/** Left or right, and then once more; who wins is shown only after that. */
const rules = {
  waitingFor: ({ steps }: Fork) => (steps.length < 2 ? [0] : []),
  choices: () => ['left', 'right'],
  defaultChoice: () => 'left',
  play: (position: Fork, _: number, step: string) => {
    position.steps = [...position.steps, step];
  },
  view: copy,
  imagine: copy,
  copy,
  result: ({ steps }: Fork) => (steps.length < 2 ? undefined : { winners: [0], places: [1] }),
};

/** Sees the second of the two ways as won. */
function rightwardNet(): Uint8Array {
  const net = newNet({ seatWidth: 1, choiceWidth: 1 + COMMON_TRAITS, trunk: [1, 1], head: 1 });
  for (const block of [net.blocks.first, net.blocks.second]) net.weights[block.at] = 1;
  net.weights[net.blocks.value.at] = 8;
  return encodeNet(net, { game: 'fork', rules: '1', traits: 1 });
}

function choiceBy(judge: 'hints' | 'fine' | 'network', net?: Uint8Array, more: object = {}): unknown {
  const hints = {
    ...more,
    evaluate: ({ steps }: Fork) => (steps[0] === 'left' ? 0.9 : 0.1),
    // Or `right` would be taken for a waste: it seems to bring less and promises no more.
    promise: (_: Fork, __: number, choice: unknown) => (choice === 'right' ? 0.01 : 0),
    isQuiescent: () => true,
    traits: {
      version: 1,
      seatWidth: 1,
      choiceWidth: 1,
      seat: ({ steps }: Fork, _: number, into: Float32Array) => into.fill(steps[0] === 'right' ? 1 : 0),
      choice: (_: Fork, __: number, ___: unknown, into: Float32Array) => into.fill(0),
    },
    net,
  };
  const table = { seats: 1, options: {} } as unknown as TableSetup;
  const botSeat = { rules: rules as never, hints: hints as never, table, seat: 0 };
  const bot = searchBot({ iterations: 2 }, { judge })<Fork, string>(botSeat, seeded('fork'));
  return think(bot, receivedView<Fork>({ steps: [] })).choice;
}

test('the network judges where the settings say so and the room has one', () => {
  expect(choiceBy('hints', rightwardNet())).toBe('left');
  expect(choiceBy('network', rightwardNet())).toBe('right');
  expect(choiceBy('network')).toBe('left');
});

test('the finer judgement of the hints is asked where the settings say so and there is one', () => {
  const judgeFinely = ({ steps }: Fork) => [steps[0] === 'right' ? 0.9 : 0.1];
  expect(choiceBy('hints', undefined, { judgeFinely })).toBe('left');
  expect(choiceBy('fine', undefined, { judgeFinely })).toBe('right');
  expect(choiceBy('fine')).toBe('left');
});

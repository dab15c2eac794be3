// The root compares choices on the same worlds and the same luck: what makes no difference shows none.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { receivedView, SEARCH_DEFAULTS, searchBot, think } from '../src/index.ts';
import { COMMON_TRAITS, newNet } from '../src/net/net.ts';
import { encodeNet } from '../src/net/net-file.ts';
import { meetWorld, newPairedRoot } from '../src/search/paired-root.ts';
import { newSearchState } from '../src/search/search-state.ts';
import { raffle } from './games/raffle.ts';

const table = { seats: 2, options: {} } as unknown as TableSetup;
const start = receivedView<unknown>({ paid: 0, drawn: -1 });
const botSeat = { rules: raffle as never, table, seat: 0 };

test('a choice that differs by its price alone never does better, and loses its price', () => {
  const state = newSearchState<unknown, unknown>(botSeat, SEARCH_DEFAULTS, seeded('paired'));
  const root = newPairedRoot(state, start, ['plain', 'dear']);
  const [plain, dear] = root.arms;
  for (let left = 200; left > 0; left -= 2) {
    const before = plain!.sum - dear!.sum;
    meetWorld(root, state, start, left);
    meetWorld(root, state, start, left - 1);
    expect(plain!.sum - dear!.sum).toBeGreaterThan(before);
  }
  expect((plain!.sum - dear!.sum) / plain!.worlds).toBeLessThan(0.04);
});

test('so a few worlds are enough to tell them apart, where apart from each other a thousand are not', () => {
  const wrong = (isPaired: boolean, iterations: number): number => {
    let count = 0;
    for (let i = 0; i < 40; i++) {
      const bot = searchBot({ iterations }, { isPaired })<unknown, unknown>(botSeat, seeded(`raffle:${i}`));
      if (think(bot, start).choice !== 'plain') count++;
    }
    return count;
  };
  expect(wrong(true, 16)).toBe(0);
  expect(wrong(false, 1000)).toBeGreaterThan(4);
});

test('half of the candidates goes at a time, and what was found best gets most of the favour', () => {
  const four = { ...raffle, choices: () => ['dearest', 'dear', 'plain', 'dearer'] };
  const seat = { ...botSeat, rules: four as never };
  const state = newSearchState<unknown, unknown>(seat, SEARCH_DEFAULTS, seeded('halves'));
  const root = newPairedRoot(state, start, four.choices());
  for (let left = 96; left > 0; left--) meetWorld(root, state, start, left);
  expect(root.arms.map(({ worlds }) => worlds)).toEqual([12, 36, 36, 12]);
  const { candidates } = think(
    searchBot({ iterations: 96 })<unknown, unknown>(seat, seeded('halves')),
    start,
  );
  expect(candidates.map(({ choice }) => choice)).toEqual(['plain', 'dear', 'dearer', 'dearest']);
  expect(candidates[0]!.share).toBeGreaterThan(candidates[1]!.share);
});

/** Likes the choice whose one trait is set. */
function likingNet(): Uint8Array {
  const net = newNet({ seatWidth: 1, choiceWidth: 1 + COMMON_TRAITS, trunk: [1, 1], head: 1 });
  net.weights[net.blocks.choice.at] = 1;
  net.weights[net.blocks.logit.at] = 4;
  return encodeNet(net, { game: 'raffle', rules: '1', traits: 1 });
}

/** The choices of many lives, where the network likes the one given. */
function chosen(
  liked: string,
  choices: readonly string[],
  guidance: 'none' | 'root',
  iterations = 32,
): Set<unknown> {
  const hints = {
    evaluate: () => 0.5,
    promise: () => 0,
    traits: {
      version: 1,
      seatWidth: 1,
      choiceWidth: 1,
      seat: (_: unknown, __: number, into: Float32Array) => into.fill(0),
      choice: (_: unknown, __: number, choice: unknown, into: Float32Array) => {
        into[0] = choice === liked ? 1 : 0;
      },
    },
    net: likingNet(),
  };
  const seat = { ...botSeat, rules: { ...raffle, choices: () => choices } as never, hints: hints as never };
  const lives = Array.from({ length: 20 }, (_, i) =>
    think(searchBot({ iterations }, { guidance })<unknown, unknown>(seat, seeded(`life:${i}`)), start),
  );
  return new Set(lives.map(({ choice }) => choice));
}

test('between equals the network decides at the root, whatever the luck; against what the worlds show it does not', () => {
  expect(chosen('free', ['free', 'plain'], 'none').size).toBe(2);
  expect(chosen('free', ['free', 'plain'], 'root')).toEqual(new Set(['free']));
  expect(chosen('plain', ['free', 'plain'], 'root')).toEqual(new Set(['plain']));
  expect(chosen('dearest', ['dearest', 'plain'], 'root', 1000)).toEqual(new Set(['plain']));
});

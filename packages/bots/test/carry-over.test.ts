// Trees are kept between decisions exactly where nothing was learnt in between.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { searchBot, seenBy } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const table = resolveTable(duel, 2);
const botSeat = { rules: duel, hints: duelHints, table, seat: 0 };

test('after a stake, which shows nothing, the thought starts from what was known', () => {
  const bot = searchBot({ iterations: 300 })(botSeat, seeded('keep'));
  const position = duel.setup(table, seeded('keep'));
  const first = bot.begin(seenBy(duel, position, 0));
  first.run({ iterations: 300 });
  duel.play(position, 0, first.thought().choice, seeded(0));
  const second = bot.begin(seenBy(duel, position, 0));
  expect(second.thought().iterations).toBeGreaterThan(50);
  const other = searchBot({ iterations: 300 })(botSeat, seeded('keep')).begin(seenBy(duel, position, 0));
  expect(other.thought().iterations).toBe(0);
});

test('after a round, which rolls a prize and shows a card, it starts afresh', () => {
  const bot = searchBot({ iterations: 300 })(botSeat, seeded('drop'));
  const position = duel.setup(table, seeded('drop'));
  const luck = seeded('luck');
  duel.play(position, 0, duel.choices(position, 0)[0]!, luck);
  const laying = bot.begin(seenBy(duel, position, 0));
  laying.run({ iterations: 300 });
  duel.play(position, 0, laying.thought().choice, luck);
  duel.play(position, 1, duel.choices(position, 1)[0]!, luck);
  duel.play(position, 1, duel.choices(position, 1)[0]!, luck);
  const next = bot.begin(seenBy(duel, position, 0));
  expect(next.thought().iterations).toBe(0);
});

test('another choice than the one it made is not taken for it', () => {
  const bot = searchBot({ iterations: 300 })(botSeat, seeded('else'));
  const position = duel.setup(table, seeded('else'));
  const first = bot.begin(seenBy(duel, position, 0));
  first.run({ iterations: 300 });
  const other = first.thought().candidates.at(-1)!.choice;
  duel.play(position, 0, other, seeded(0));
  expect(bot.begin(seenBy(duel, position, 0)).thought().iterations).toBe(0);
});

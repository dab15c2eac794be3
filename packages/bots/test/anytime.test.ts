// Limits and repeatability: by count, by clock, by signal; in one go or in slices; the same seed, the same thought.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed, playGame, searchBot, seenBy, think, thinkAloud } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const table = resolveTable(duel, 2);
const view = seenBy(duel, duel.setup(table, seeded('any')), 0);
const seat = (seed: string, factory = searchBot({ iterations: 500 })) =>
  factory({ rules: duel, hints: duelHints, table, seat: 0 }, seeded(seed));

test('the same seed and iterations give the same thought, whole or in slices', async () => {
  const whole = think(seat('s'), view);
  expect(think(seat('s'), view)).toEqual(whole);
  expect(await thinkAloud(seat('s'), view)).toEqual(whole);
  expect(think(seat('other'), view)).not.toEqual(whole);
});

test('whole games are the same again', () => {
  const play = () => {
    const bots = [botNamed('search:60'), botNamed('novice', 'count')];
    return playGame({ game: duel, hints: duelHints, table }, bots, 'again').log;
  };
  expect(play()).toEqual(play());
});

test('the clock ends it', () => {
  const start = performance.now();
  const thought = think(seat('t'), view, { milliseconds: 40 });
  expect(performance.now() - start).toBeLessThan(2000);
  expect(thought.iterations).toBeGreaterThan(10);
});

test('a signal ends it, with the thought so far', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 30);
  const thought = await thinkAloud(seat('a'), view, { signal: stop.signal });
  expect(thought.iterations).toBeGreaterThan(0);
});

test('a search without any limit is refused', () => {
  expect(() => think(seat('x'), view, {})).toThrow('needs a limit');
});

test('it stops early when nothing can change any more', () => {
  const sure = think(seat('e'), view, { iterations: 20_000 });
  expect(sure.iterations).toBeLessThan(20_000);
});

test('what stops early would have chosen the same in the end', () => {
  let stopped = 0;
  for (let i = 0; i < 12; i++) {
    const thinking = seat(`end${i}`).begin(view);
    thinking.run({ iterations: 600 });
    const early = thinking.thought();
    if (early.iterations < 600) stopped++;
    while (thinking.thought().iterations < 600) thinking.run({ iterations: 600 });
    expect(thinking.thought().choice).toEqual(early.choice);
  }
  expect(stopped).toBeGreaterThan(0);
});

test('thinking on after a thought goes on where it was', () => {
  const thinking = seat('on').begin(view);
  expect(thinking.run({ iterations: 10 })).toBe(false);
  const early = thinking.thought().iterations;
  thinking.run({ iterations: 200 });
  expect(early).toBe(10);
  expect(thinking.thought().iterations).toBeGreaterThan(100);
});

test('a novice strays, but keeps to one choice per thought', () => {
  const chosen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const thinking = seat(`w${i}`, botNamed('novice')).begin(view);
    thinking.run({ iterations: 24 });
    const { choice } = thinking.thought();
    expect(thinking.thought().choice).toBe(choice);
    chosen.add(JSON.stringify(choice));
  }
  expect(chosen.size).toBe(2);
});

test('names: known ones give bots, others a coded refusal', () => {
  for (const name of ['random', 'greedy', 'search:1', 'novice', 'adept', 'master'])
    expect(botNamed(name)).toBeTypeOf('function');
  for (const name of ['', 'search', 'search:0', 'search:9999999', 'grandmaster', '__proto__'])
    expect(() => botNamed(name)).toThrow(expect.objectContaining({ code: 'unknown-bot' }));
});

// Workers: the same thoughts through a real thread and through a web-style port, stops, failures and kept minds.
import { Worker } from 'node:worker_threads';
import { resolveTable, seeded } from '@undercroft/kernel';
import { afterAll, expect, test } from 'vitest';
import { askThrough, botNamed, portOf, seenBy, type Thinkers, think } from '../src/index.ts';
import { serveBots } from '../src/worker.ts';
import { duel, duelHints } from './games/duel.ts';
import { load } from './games/load.ts';

const table = resolveTable(duel, 2);
const view = seenBy(duel, duel.setup(table, seeded('w')), 0);
const request = { game: 'duel', rules: duel.rules, table, seat: 0, view, bot: 'search:300', seed: 'seed' };
const here = think(
  botNamed('search:300')({ rules: duel, hints: duelHints, table, seat: 0 }, seeded('seed')),
  view,
);

const thread = new Worker(new URL('./games/thread.ts', import.meta.url));
const channel = new MessageChannel();
serveBots(portOf(channel.port1), load);
channel.port1.start();
channel.port2.start();
afterAll(async () => {
  await thread.terminate();
  channel.port1.close();
});

const ends: [string, Thinkers][] = [
  ['a Node thread', askThrough(portOf(thread))],
  ['a web-style port', askThrough(portOf(channel.port2))],
];

for (const [name, thinkers] of ends) {
  test(`${name} thinks the same as here`, async () => {
    const thought = await thinkers.think(request);
    expect(thought).toEqual(here);
  });

  test(`${name} stops when told, and serves one after another`, async () => {
    const stop = new AbortController();
    const long = thinkers.think({ ...request, iterations: 1_000_000_000 }, stop.signal);
    const next = thinkers.think(request);
    setTimeout(() => stop.abort(), 60);
    expect((await long).iterations).toBeGreaterThan(0);
    expect(await next).toEqual(here);
  });

  test(`${name} says what failed and goes on`, async () => {
    await expect(thinkers.think({ ...request, game: 'unheard-of' })).rejects.toThrow('unheard-of');
    await expect(thinkers.think({ ...request, bot: 'oracle' })).rejects.toThrow('unknown-bot');
    expect((await thinkers.think(request)).choice).toEqual(here.choice);
  });

  test(`${name} keeps a mind until it is told to forget it`, async () => {
    const first = await thinkers.think({ ...request, mind: 'a' });
    expect(first).toEqual(here);
    const again = await thinkers.think({ ...request, mind: 'a' });
    expect(again).not.toEqual(here);
    thinkers.forget('a');
    expect(await thinkers.think({ ...request, mind: 'a' })).toEqual(here);
  });
}

test('a lost worker fails what was asked of it', async () => {
  const silent = askThrough({ post: () => {}, listen: () => {} });
  const asked = silent.think(request);
  silent.lost(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
});

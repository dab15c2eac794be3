// The law of friends and clubs, kept for everybody who is none of their business, and shown to catch leaks.
import { afterEach, expect, test } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { LISTENERS, type Listener, tiesBreachOf } from './ties-law.ts';
import type { WatchedHouse } from './watched-house.ts';
import { openWorlds, releaseClock, stopClock } from './worlds.ts';

afterEach(releaseClock);

const game = TEST_GAMES.find(({ name }) => name === 'tic-tac-toe')!;

async function breachFor(
  listeners: readonly Listener[],
  house?: (house: WatchedHouse) => void,
): Promise<readonly (string | undefined)[]> {
  stopClock();
  const worlds = await openWorlds(game, 3 * listeners.length, house && { house });
  try {
    const breaches = [];
    for (const [n, listener] of listeners.entries())
      breaches.push(
        await tiesBreachOf(worlds, { listener, reader: 3 * n, one: 3 * n + 1, other: 3 * n + 2 }),
      );
    return breaches;
  } finally {
    await worlds.close();
  }
}

test('F1: a stranger finds no tie, presence or membership by any route or message', {
  timeout: 60_000,
}, async () => {
  expect(await breachFor(LISTENERS)).toEqual(LISTENERS.map(() => undefined));
});

const LEAKS: Readonly<Record<string, readonly [Listener, (house: WatchedHouse) => void]>> = {
  'how many friends somebody has': [
    'a guest',
    ({ server: { context } }) => {
      const { ties, results } = context.store;
      results.ratingsOf = async (person) =>
        (await ties.friends(person)).map(() => ({ person, ladder: 'l', mu: 1, sigma: 1, games: 1 }));
    },
  ],
  'news that go to everybody': [
    'a stranger with a passkey',
    (house) => {
      const { store } = house.server.context;
      const { notify } = store;
      store.notify = (words) => notify(words.startsWith('ties') ? `${words} ${house.idOf(0)}` : words);
    },
  ],
  'a club that opens to whoever knows its name': [
    'a former friend',
    ({ server: { context } }) => {
      const { clubs } = context.store;
      const { read } = clubs;
      clubs.read = async (id) => {
        const [member] = await clubs.members(id, '');
        return member && read(id, member.person);
      };
    },
  ],
  'somebody who comes and goes': [
    'a friend who does not show himself',
    ({ server: { context } }) => {
      const { ties } = context.store;
      const { friends } = ties;
      ties.friends = async (person) =>
        (await friends(person)).map((friend) => ({ ...friend, settings: { presence: true } }));
    },
  ],
  'an expedition of a club in the list of all': [
    'a guest',
    ({ server: { context } }) => {
      const { events } = context.store;
      const { list } = events;
      events.list = async (...asked) => {
        const all = await events.readyToSettle(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 99);
        return [...all.filter(({ club }) => club !== null), ...(await list(...asked))];
      };
    },
  ],
  'a link that is dead and still leads somewhere': [
    'a former member',
    ({ server: { context } }) => {
      const { clubs } = context.store;
      clubs.endLink = async () => {};
    },
  ],
};
for (const [what, [listener, house]] of Object.entries(LEAKS))
  test(`the law of friends and clubs catches ${what}`, async () => {
    expect(await breachFor([listener], house)).not.toEqual([undefined]);
  });

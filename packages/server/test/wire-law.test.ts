// Hidden means hidden, on the wire too: every game in two houses that differ only in what one viewer may not know.
import { type AnyGame, hashSeed, resolveTable, seeded } from '@undercroft/kernel';
import { listGames, loadGame } from '@undercroft/shelf';
import { isOver, isSecret } from '@undercroft/table';
import { afterEach, expect, test } from 'vitest';
import { eventBreachOf } from './event-law.ts';
import { LISTENERS, TABLES } from './event-runs.ts';
import { unreadRoutes } from './read-routes.ts';
import type { WatchedHouse } from './watched-house.ts';
import { breachOf } from './wire-law.ts';
import { type Difference, openWorlds, type Planted, releaseClock, stopClock, type Worlds } from './worlds.ts';

const IS_LONG = process.env.TEST_LENGTH === 'long';
/** After its beginning, each game is driven through so many steps that are compared, or until the worlds part. */
const STEPS = IS_LONG ? 50 : 25;
/** Steps that are compared at tables of each size: in the long form those of 10,000 games of 25 steps, at seven sizes. */
const COMPARED = IS_LONG ? (10_000 * 25) / 7 : 100;
const DIFFERENCES: readonly Difference[] = ['acts', 'faces', 'piles'];

afterEach(releaseClock);

async function inWorlds<Result>(
  game: AnyGame,
  seats: number,
  work: (worlds: Worlds) => Promise<Result>,
  planted?: Planted,
): Promise<Result> {
  stopClock();
  const worlds = await openWorlds(game, seats, planted);
  try {
    return await work(worlds);
  } finally {
    await worlds.close();
  }
}

for (const name of listGames())
  test(`S1, S2: the law of the wire holds for ${name}`, { timeout: 7_200_000 }, async () => {
    const game = await loadGame(name);
    const done = new Map<string, number>();
    for (const seats of new Set(game.seats))
      await inWorlds(game, seats, async (worlds) => {
        for (let run = 0; (worlds.done.get('steps') ?? 0) < COMPARED; run++) {
          const difference = DIFFERENCES[run % DIFFERENCES.length]!;
          const breach = await breachOf(worlds, `${name}:${seats}:${run}`, difference, STEPS);
          expect(breach).toBeUndefined();
        }
        for (const [act, times] of worlds.done) done.set(act, (done.get(act) ?? 0) + times);
      });
    expect([...done.keys()]).toEqual(expect.arrayContaining(['a choice', 'a reconnect', 'a history']));
    if (name === 'delve') expect(done.get('secret acts')).toBeGreaterThan(5);
    if (name !== 'ruba') expect(done.get('secret orders')).toBeGreaterThan(5);
    if (IS_LONG) console.log(name, Object.fromEntries(done));
  });

/** As guests and with passkeys, in each chair, beside a run that goes on and one that is over. */
const WAYS = [0, 1].flatMap((chair) =>
  [true, false].flatMap((ranked) => [true, false].map((ends) => ({ chair, ranked, ends }))),
);
for (const [at, name] of listGames().entries())
  test(`S8: another’s run of an open expedition of ${name} tells nobody anything`, {
    timeout: 600_000,
  }, async () => {
    const game = await loadGame(name);
    const [seats] = game.seats;
    const hasTeams = seats > 1 && new Set(game.sides?.(resolveTable(game, seats)) ?? [0, 1]).size === 1;
    const tables = TABLES.filter((kind) => kind === 'alone' || (kind === 'team' ? hasTeams : seats > 1));
    // People of their own for each case. In the short form each listener in one of the ways, another in each game.
    const cases = LISTENERS.flatMap((listener, n) =>
      (IS_LONG ? WAYS : [WAYS[(3 * n + 2 * at + 1) % WAYS.length]!]).flatMap((way) =>
        (IS_LONG ? tables : ['alone' as const, tables.at(1 + (n % Math.max(1, tables.length - 1)))!]).map(
          (kind) => ({ ...way, listener, tables: kind ?? 'alone' }),
        ),
      ),
    );
    const each = 2 * seats;
    await inWorlds(game, each * cases.length, async (worlds) => {
      for (const [n, one] of cases.entries()) {
        const people = { reader: each * n, player: each * n + 1, others: each * n + 2 };
        const breach = await eventBreachOf(worlds, { ...one, ...people });
        expect(breach, JSON.stringify(one)).toBeUndefined();
      }
      // In Ruba every choice draws a card: none of them is the same in both worlds.
      if (name !== 'ruba') expect(worlds.done.get('choices')).toBeGreaterThan(0);
      const { paths } = worlds.houses[0].server.app.swagger() as { paths: Record<string, object> };
      expect(unreadRoutes(paths)).toEqual([]);
      expect(unreadRoutes({ '/api/events/{event}/hints': { get: {} } })).toHaveLength(1);
    });
  });

/** A leak, the kind of table beside which it is heard, and the game. */
interface Leak {
  readonly tables: (typeof TABLES)[number];
  readonly game: string;
  readonly house: (house: WatchedHouse) => void;
}
const howFar = ({ server: { context } }: WatchedHouse): void => {
  let acts = 0;
  context.onChange(() => void acts++);
  context.store.events.entrants = async () => acts;
};
const LEAKS: Readonly<Record<string, Leak>> = {
  'a result in somebody’s history': {
    tables: 'alone',
    game: 'ruba',
    house: ({ server }) => {
      server.context.store.events.heldTables = async () => [];
    },
  },
  'a count of what was finished': {
    tables: 'alone',
    game: 'ruba',
    house: ({ server }) => {
      const { events, tables } = server.context.store;
      events.begun = async () => (await tables.counts()).finished ?? 0;
    },
  },
  'a refusal that knows of an end': {
    tables: 'alone',
    game: 'delve',
    house: ({ server: { context } }) => {
      const { liveTables } = context;
      const act = liveTables.act.bind(liveTables);
      liveTables.act = async (table, ...rest) => {
        const answer = await act(table, ...rest);
        return !answer.ok && (await liveTables.look(table, isOver))
          ? { ok: false, refusal: { code: 'table-over' } }
          : answer;
      };
    },
  },
  'how far others are': { tables: 'alone', game: 'ruba', house: howFar },
  'how far a team is': { tables: 'team', game: 'tomb', house: howFar },
  'how far a table of the evening is': { tables: 'evening', game: 'unearth', house: howFar },
};
for (const [what, { house, tables, game }] of Object.entries(LEAKS))
  test(`the law of expeditions catches ${what}`, async () => {
    const work = (worlds: Worlds) =>
      eventBreachOf(worlds, {
        reader: 0,
        player: 1,
        listener: 'a stranger',
        ends: true,
        ranked: true,
        chair: 0,
        tables,
        others: 2,
      });
    expect(await inWorlds(await loadGame(game), 8, work, { house })).toBeDefined();
  });

const tapped =
  (edit: (message: Record<string, unknown>) => readonly object[]) =>
  (house: WatchedHouse): void => {
    house.tap = (text) =>
      edit(JSON.parse(text) as Record<string, unknown>).map((told) => JSON.stringify(told));
  };

/** Told to the seats and the spectator whenever anything is stored. */
const atEveryStep =
  (text: string) =>
  (house: WatchedHouse): void =>
    house.server.context.onChange(() => {
      for (let who = 0; who < 4; who++) house.overhear(who, text);
    });

const PLANTED: Readonly<Record<string, () => readonly [Difference, Planted, game?: string]>> = {
  'a view without holes': () => ['faces', { game: (game) => ({ ...game, view: game.copy }) }],
  'events without holes': () => ['faces', { game: (game) => ({ ...game, viewEvent: (event) => event }) }],
  'an open pile beside open hands': () => ['piles', { game: (game) => ({ ...game, zones: () => [] }) }],
  'a refusal that depends on what is hidden': () => [
    'faces',
    {
      game: (game) => ({
        ...game,
        explain: (position) => ({ code: 'no', clause: `DV-${hashSeed(JSON.stringify(position))}` }),
      }),
    },
  ],
  'a version that counts what is hidden': () => [
    'acts',
    {
      house(house) {
        let hidden = 0;
        house.server.context.onChange((_, events) => {
          hidden += events.filter(isSecret).length;
        });
        tapped((message) => [
          message.kind === 'entry' ? { ...message, version: Number(message.version) + hidden } : message,
        ])(house);
      },
    },
  ],
  'a clock that runs on at a secret act': () => [
    'acts',
    {
      house(house) {
        let since = 0;
        house.server.context.onChange(() => {
          since = Date.now();
        });
        tapped((message) => [
          message.kind === 'entry'
            ? { ...message, info: { ...(message.info as object), since: [since] } }
            : message,
        ])(house);
      },
    },
  ],
  'a die foretold': () => [
    'faces',
    {
      game: (game) => ({
        ...game,
        view(position, viewer) {
          const [seat] = game.waitingFor(position);
          const next = game.copy(position);
          if (seat !== undefined) game.play(next, seat, game.defaultChoice(next, seat), seeded(0));
          return { ...(game.view(position, viewer) as object), next };
        },
      }),
    },
    'tomb',
  ],
  'one message too many': () => ['acts', { house: atEveryStep('{"kind":"notice","text":"somebody acted"}') }],
  'a webhook too many': () => ['acts', { house: atEveryStep('webhook https://table.example/hook') }],
  'messages in an order that tells something': () => {
    let isOdd = (): boolean => false;
    return [
      'faces',
      {
        game(game) {
          let last = 0;
          isOdd = () => last % 2 === 1;
          const view: AnyGame['view'] = (position, viewer) => {
            last = hashSeed(JSON.stringify(position));
            return game.view(position, viewer);
          };
          return { ...game, view };
        },
        house(house) {
          const holds = isOdd;
          const held: object[] = [];
          tapped((message) => {
            if (message.kind !== 'entry' || message.answers || !holds()) return [...held.splice(0), message];
            held.push(message);
            return [];
          })(house);
        },
      },
    ];
  },
  'a field that no message has': () => ['faces', { house: tapped((message) => [{ ...message, luck: [1] }]) }],
  'the secret of the luck': () => [
    'faces',
    {
      house(house) {
        tapped((message) => [
          message.kind === 'entry'
            ? { ...message, info: { ...(message.info as object), secret: [...house.secrets] } }
            : message,
        ])(house);
      },
    },
  ],
};
for (const [what, plant] of Object.entries(PLANTED))
  test(`the law catches ${what}`, async () => {
    const [difference, planted, name = 'delve'] = plant();
    const game = await loadGame(name);
    await inWorlds(
      game,
      3,
      async (worlds) => {
        let breach: string | undefined;
        for (let run = 0; breach === undefined && run < 20; run++)
          breach = await breachOf(worlds, `planted:${run}`, difference, STEPS);
        expect(breach).toBeDefined();
      },
      planted,
    );
  });

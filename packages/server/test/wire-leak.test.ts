// Full random games of every game on the shelf, with everything that was sent searched for what it should not say.

import { type AnyGame, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { Connection } from '@undercroft/protocol';
import { listGames, loadGame } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { TEST_GAMES, veil } from '../../table/test/games/index.ts';
import { connectInProcess, NONCE, newPerson, startServer, type TestServer, until } from './harness.ts';
import { leaksOn, type Overheard } from './wire-leak.ts';

/** Plays one random game with a person on each chair and one who watches; answers what each of them was sent. */
async function playOverheard(
  server: TestServer,
  game: AnyGame,
  seats: number,
): Promise<{ id: string; overheard: Overheard[] }> {
  const people = await Promise.all(
    Array.from({ length: seats + 1 }, (_, i) => newPerson(server.address, `P${i}`)),
  );
  const texts: string[][] = people.map(() => []);
  const lines = people.map(
    (person, i): Connection => connectInProcess(server, person, { heard: (text) => texts[i]!.push(text) }),
  );
  const made = await lines[0]!.send({
    kind: 'create',
    game: game.name,
    chairs: Array(seats).fill({ kind: 'person' }),
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table!;
  for (const line of lines) line.watch(id, () => {});
  for (let seat = 1; seat < seats; seat++) await lines[seat]!.send({ kind: 'sit', seat, nonce: NONCE }, id);
  await until(() => lines.every((line) => line.table(id)?.view), 'laid');
  const state = (): string => lines[0]!.table(id)!.info.state;
  while (state() === 'playing') {
    const [seat] = lines[0]!.table(id)!.info.waiting;
    const line = lines[seat!]!;
    await until(() => line.table(id)!.info.waiting.includes(seat!), 'the seat sees it');
    const { version } = line.table(id)!;
    const open = game.choices(line.table(id)!.view, seat!);
    const answer = await line.send(
      { kind: 'play', choice: open[Math.floor(Math.random() * open.length)] },
      id,
    );
    if (!answer.ok) throw new Error(`${game.name}: ${answer.code} ${answer.why}`);
    await until(() => line.table(id)!.version > version, 'told');
  }
  await until(() => lines.every((line) => line.table(id)!.info.state !== 'playing'), 'all told');
  for (const line of lines) line.close();
  return {
    id,
    overheard: texts.map((said, i) => ({ viewer: (i < seats ? i : SPECTATOR) as Viewer, texts: said })),
  };
}

async function withServer<Result>(
  games: readonly AnyGame[],
  work: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ games });
  try {
    return await work(server);
  } finally {
    await server.discard();
  }
}

for (const name of [...listGames(), 'veil'])
  test(`nothing of ${name} leaks`, { timeout: 120_000 }, async () => {
    const game = TEST_GAMES.find((known) => known.name === name) ?? (await loadGame(name));
    const [min, max] = game.seats;
    await withServer([game], async (server) => {
      for (const seats of new Set([min, max])) {
        const { id, overheard } = await playOverheard(server, game, seats);
        expect(overheard.every(({ texts }) => texts.length > 4)).toBe(true);
        expect(await leaksOn(server, id, overheard)).toEqual([]);
      }
    });
  });

const veilGame = veil as AnyGame;
const PLANTED: Readonly<Record<string, AnyGame>> = {
  'a view without holes': { ...veilGame, view: (position) => veilGame.copy(position) },
  'a view that shows a neighbour’s laid card': {
    ...veilGame,
    view: (position, viewer) => ({
      ...(veilGame.view(position, viewer) as object),
      laid: (position as { laid: number[][] }).laid.map((pile) => [...pile]),
    }),
  },
};
for (const [what, game] of Object.entries(PLANTED))
  test(`the search catches ${what}`, async () => {
    await withServer([game], async (server) => {
      const { id, overheard } = await playOverheard(server, game, 3);
      expect((await leaksOn(server, id, overheard)).join()).toContain('the faces of');
    });
  });

test('the search catches an event, a secret and a field that the wire adds', async () => {
  await withServer([veilGame], async (server) => {
    const { id, overheard } = await playOverheard(server, veilGame, 2);
    const { secret } = (await server.context.store.tables.read(id))!;
    const spoil = (edit: (message: Record<string, unknown>) => object): Overheard[] => [
      { ...overheard[0]!, texts: overheard[0]!.texts.map((text) => JSON.stringify(edit(JSON.parse(text)))) },
    ];
    type Played = { kind: string; events?: { card?: number }[] };
    const shown = spoil((message) => {
      for (const event of (message.what as Played | undefined)?.events ?? [])
        if (event.card === -1) event.card = 7;
      return message;
    });
    expect((await leaksOn(server, id, shown)).join()).toContain('events that are not for these eyes');
    const told = spoil((message) =>
      message.kind === 'table' ? { ...message, info: { ...(message.info as object), secret } } : message,
    );
    expect((await leaksOn(server, id, told)).join()).toContain('the secret');
    const added = spoil((message) => ({ ...message, luck: [1] }));
    expect((await leaksOn(server, id, added)).join()).toContain('a field that no message has');
  });
});

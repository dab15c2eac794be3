// A house that was upgraded goes on with the tables it had: bots and people play by the rules that each was begun under.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVEL_IDS } from '@undercroft/bots';
import { type AnyGame, gameByRules } from '@undercroft/kernel';
import type { Connection } from '@undercroft/protocol';
import { listGames, loadWithEarlier } from '@undercroft/shelf';
import { afterAll, expect, test } from 'vitest';
import { SERVE } from '../src/serve-commands.ts';
import { connect, connectInProcess, newPerson, startServer, type TestPerson, until } from './harness.ts';
import { randomBots } from './random-bots.ts';

const data = mkdtempSync(join(tmpdir(), 'undercroft-older-rules-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const games = await Promise.all(listGames().map(loadWithEarlier));
const older = games.flatMap((game) =>
  Array.from({ length: Number(game.rules) - 1 }, (_, i) => gameByRules(game, String(i + 1))!),
);

async function beginTable(line: Connection, { name, seats }: AnyGame): Promise<string> {
  const chairs = [
    { kind: 'person' as const },
    ...Array(seats[0] - 1).fill({ kind: 'bot', level: LEVEL_IDS[0] }),
  ];
  const made = await line.send({ kind: 'create', game: name, chairs, pace: 'live', listed: false, sit: 0 });
  if (!made.ok) throw new Error(made.code);
  return made.table!;
}

const isAsked = (line: Connection, id: string): boolean => line.table(id)?.info.waiting.includes(0) === true;

/** A house that knew only these rules, closed while a person is asked. */
async function houseOf(then: AnyGame): Promise<{ person: TestPerson; id: string; then: AnyGame }> {
  const bots = { ...randomBots([then]), levels: LEVEL_IDS, defaultLevel: LEVEL_IDS[0]! };
  const house = await startServer({ games: [then], bots, dataFolder: data });
  const person = await newPerson(house.address, `${then.name} ${then.rules}`);
  const line = connectInProcess(house, person);
  const id = await beginTable(line, then);
  line.watch(id, () => {});
  await until(() => isAsked(line, id), 'the person is asked');
  line.close();
  await house.close();
  return { person, id, then };
}

test('a table goes on by the rules that it was begun under', async () => {
  const begun = [];
  for (const then of older) begun.push(await houseOf(then));
  expect(begun.length).toBeGreaterThan(3);

  let stop = (): void => {};
  let address = '';
  const served = SERVE.run(
    { values: { port: '0', data, 'log-level': 'silent', 'bot-threads': '1' } },
    {
      env: {},
      write: () => {},
      onInterrupt: (listener) => {
        stop = listener;
        return () => {};
      },
      listening: (at) => {
        address = at;
      },
    },
  );
  await until(() => address !== '', 'the house serves');
  for (const { person, id, then } of begun) {
    const line = connect(address, person);
    line.watch(id, () => {});
    await until(() => isAsked(line, id), 'the person is asked again');
    const { view, version, info } = line.table(id)!;
    expect([info.game, info.rules]).toEqual([then.name, then.rules]);
    const played = await line.send({ kind: 'play', choice: then.choices(view, 0)[0] }, id);
    expect(played.ok).toBe(true);
    await line.send({ kind: 'letBot', level: LEVEL_IDS[0]! }, id);
    await until(() => line.table(id)!.version > version + 10, `bots play ${then.name} ${then.rules}`);
    line.close();
  }
  stop();
  expect(await served).toBe(0);
});

// The law of puzzles: in two houses whose answers are exchanged, whoever has not tried is told the same, but for what is sealed.
import { gunzipSync } from 'node:zlib';
import type { AnyGame } from '@undercroft/kernel';
import { type Puzzle, writePack } from '@undercroft/puzzles';
import { afterEach, expect, test } from 'vitest';
import { madePuzzles } from '../../puzzles/test/made-puzzles.ts';
import { veil } from '../../table/test/games/veil.ts';
import { announceRegular } from '../src/events/expeditions.ts';
import { ask, newPerson, startServer, type TestPerson, type TestServer } from './harness.ts';

const game = veil as unknown as AnyGame;
const COUNT = 4;

interface House {
  readonly server: TestServer;
  readonly puzzles: readonly Puzzle[];
  /** A guest, and somebody who is not; neither has tried anything. */
  readonly readers: readonly TestPerson[];
  /** Where somebody else looks at two of the puzzles. */
  study: string;
}

const houses: House[] = [];
afterEach(async () => {
  for (const { server } of houses.splice(0)) await server.discard();
});

/** The same questions everywhere; the answers, their prices and their hints are another's. */
async function openHouse(answer: number): Promise<House> {
  const puzzles = madePuzzles(game, { count: COUNT, answer: () => answer });
  const server = await startServer({ loadPuzzles: (name) => packOf(name, puzzles) });
  const { store, sessions } = server.context;
  const readers: TestPerson[] = [];
  for (const name of ['guest', 'member']) {
    const id = `the-${name}`;
    await store.people.add({ id, name, created: 1 });
    if (name === 'member')
      await store.people.addPasskey({ id: 'key', person: id, publicKey: '', counter: 0, transports: [] }, 0);
    readers.push({ id, name, token: sessions.tokenFor((await sessions.read(id))!) });
  }
  await announceRegular(server.context);
  // The order of days is drawn: here it is the same in both.
  await store.setMeta('puzzles', 'ab'.repeat(32));
  const house = { server, puzzles, readers, study: 'none' };
  houses.push(house);
  return house;
}
const packOf = async (name: string, puzzles: readonly Puzzle[]) =>
  name === game.name ? writePack(game, puzzles, 'by a test') : undefined;

/** Somebody else solves one and misses one, and looks at both: of that, too, nobody hears more than how many did. */
async function othersTry(house: House): Promise<void> {
  const { server, puzzles } = house;
  const other = await newPerson(server.address, 'Other');
  for (const [n, { id, steps, seat }] of puzzles.slice(0, 2).entries()) {
    const [answer] = steps[0]!.answers as [number];
    const choice = game.choices(steps[0]!.view, seat)[n === 0 ? answer : (answer + 1) % 3];
    await ask(server.address, other, 'POST', `/api/puzzles/${id}/try`, { choices: [choice], hints: 0 });
  }
  const [first, second] = puzzles as [Puzzle, Puzzle];
  const opened = await ask(server.address, other, 'POST', '/api/studies', { puzzle: first.id });
  house.study = (opened.body as { study: string }).study;
  await ask(server.address, other, 'POST', `/api/studies/${house.study}/chapters`, { puzzle: second.id });
}

/** Every address that can be read; those of a puzzle for each of them. */
function addresses(paths: Readonly<Record<string, object>>, { puzzles, study }: House): string[] {
  const filled = Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && !/health|ready|backup|metrics/.test(path))
    .map(([path]) => path.replace('{game}', game.name).replace('{study}', study).replace('{chapter}', '1'))
    .flatMap((path) =>
      path.includes('{puzzle}') ? puzzles.map(({ id }) => path.replace('{puzzle}', id)) : path,
    )
    .map((path) => path.replaceAll(/\{\w+\}/g, 'none'));
  return [...filled, `/api/puzzles/next?game=${game.name}`, '/api/puzzles/next?game=veil&theme=phase:end'];
}

const RANDOM =
  /"(id|seed|owner|leader|study|token|person|commitment|key|publicKey|seen|created|opens|closes|openAt|at|requestId)":("[^"]*"|\d+)/g;

/** What is told, with what every house draws anew made alike, and of what is sealed only its size. */
async function told(house: House): Promise<string[]> {
  const { server, puzzles, readers, study } = house;
  const lines: string[] = [];
  const read = async (
    reader: TestPerson | undefined,
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
  ) => {
    const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    const isPacked = answer.headers['content-encoding'] === 'gzip';
    const text = isPacked ? gunzipSync(answer.rawPayload).toString() : answer.body;
    const line = `${reader?.name} ${method} ${url} ${answer.statusCode} ${masked(text)}`;
    lines.push(line.replaceAll(study, '<study>'));
    return text;
  };
  const { paths } = JSON.parse(await read(undefined, 'GET', '/api/openapi.json')) as {
    paths: Record<string, object>;
  };
  for (const reader of [undefined, ...readers])
    for (const path of addresses(paths, house)) await read(reader, 'GET', path);
  for (const reader of readers)
    for (const { id } of puzzles) {
      await read(reader, 'POST', `/api/puzzles/${id}/vote`, { vote: 1 });
      await read(reader, 'POST', `/api/puzzles/${id}/try`, { choices: [], hints: 0 });
      await read(reader, 'POST', `/api/puzzles/${id}/try`, {
        choices: [{ kind: 'lay', card: 999 }],
        hints: 3,
      });
    }
  return lines;
}

function masked(text: string): string {
  if (!text.startsWith('{')) return text;
  const seen = JSON.parse(text, (key, value) => {
    const words: unknown[] = [value].flat();
    // A hint that is told in plain is no sealed word.
    if (['box', 'lids', 'hints'].includes(key) && words.every((word) => typeof word === 'string'))
      return words.map((word) => word.length);
    return key === 'seals' ? '<seals>' : value;
  });
  return JSON.stringify(seen).replaceAll(RANDOM, '"$1":0');
}

/** The first line that differs. */
async function breach(a: readonly string[], other: House): Promise<string | undefined> {
  const b = await told(other);
  expect(a.length).toBeGreaterThan(100);
  const at = a.findIndex((line, i) => line !== b[i]);
  return at < 0 ? undefined : `${a[at]}\n${b[at]}`;
}

test('nothing that is told before a try depends on the answer', async () => {
  const [one, other] = [await openHouse(0), await openHouse(2)];
  for (const house of [one, other]) await othersTry(house);
  expect(await breach(await told(one), other)).toBeUndefined();
});

test('a planted leak is found: in what is told, in hints, in a study, in a seal, in a refusal', async () => {
  const [one, other] = [await openHouse(0), await openHouse(2)];
  const { store, puzzles } = other.server.context;
  for (const house of [one, other]) await othersTry(house);
  const right = await told(one);
  const leaks = [
    () => {
      const tryOf = store.puzzles.tryOf;
      store.puzzles.tryOf = async (person, puzzle) =>
        (await tryOf(person, puzzle)) ?? {
          ...{ person, puzzle, game: 'veil', at: 0, choices: [0], hints: 0, solved: true },
          ...{ rating: null, day: null, vote: 0 },
        };
      return () => Object.assign(store.puzzles, { tryOf });
    },
    () => {
      const hinted = store.puzzles.hinted;
      store.puzzles.hinted = async () => 3;
      return () => Object.assign(store.puzzles, { hinted });
    },
    () => {
      // A chapter that holds the whole puzzle.
      const chapter = store.studies.chapter;
      store.studies.chapter = async (id, number) => {
        const body = await chapter(id, number);
        return body && JSON.stringify({ ...JSON.parse(body), steps: other.puzzles[number]!.steps });
      };
      return () => Object.assign(store.studies, { chapter });
    },
    () => {
      const seal = puzzles.seal;
      puzzles.seal = (puzzle) => ({ ...seal(puzzle), length: puzzle.steps[0]!.answers[0]! });
      return () => Object.assign(puzzles, { seal });
    },
    () => {
      const seal = puzzles.seal;
      puzzles.seal = (puzzle) => {
        const sealed = seal(puzzle);
        return {
          ...sealed,
          step: { ...sealed.step, box: sealed.step.box + '='.repeat(puzzle.steps[0]!.answers[0]!) },
        };
      };
      return () => Object.assign(puzzles, { seal });
    },
  ];
  for (const plant of leaks) {
    const pull = plant();
    expect(await breach(right, other)).toBeDefined();
    pull();
  }
  expect(await breach(right, other)).toBeUndefined();
});

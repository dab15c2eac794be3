// Standing orders over real sockets: kept by the server, carried out when what was seen is asked again, told to their owner alone.
import type { Connection, EntryView, SetOrder } from '@undercroft/protocol';
import { answerTo, askedOf } from '@undercroft/table';
import { expect, test } from 'vitest';
import { vigil } from '../../table/test/games/index.ts';
import { ask, connect, NONCE, newPerson, startServer, until } from './harness.ts';

const PASS = { kind: 'pass' } as const;
const ORDER: SetOrder = {
  kind: 'setOrder',
  answers: [answerTo(askedOf(vigil as never, { turn: 0, round: 0, bells: [0, 0] }, 0), PASS)],
  again: true,
  untilNamed: false,
};

/** Follows a table and writes down every entry. */
async function follow(line: Connection, id: string): Promise<EntryView['what'][]> {
  const heard: EntryView['what'][] = [];
  line.watch(id, (event) => {
    if (event.kind === 'happened') heard.push(event.entry.what);
  });
  await until(() => line.table(id) !== undefined, 'table known');
  return heard;
}

test('an order outlives the server, chooses as soon as it is asked for, and nobody else hears of it', async () => {
  const first = await startServer({ games: [vigil] });
  const people = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(first.address, name)));
  let lines = people.map((person) => connect(first.address, person));
  const made = await lines[0]!.send({
    kind: 'create',
    game: 'vigil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'turns',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table!;
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id);
  const quiet = await follow(lines[1]!, id);
  expect(await lines[0]!.send(ORDER, id)).toMatchObject({ ok: true });
  expect(await lines[0]!.send({ kind: 'play', choice: PASS }, id)).toMatchObject({ ok: true });
  await until(() => quiet.length === 1, 'the move is told');
  expect(quiet).toMatchObject([{ kind: 'played', seat: 0 }]);
  for (const line of lines) line.close();
  await first.close();

  const server = await startServer({ games: [vigil], dataFolder: first.folder });
  lines = people.map((person) => connect(server.address, person));
  const heard = await Promise.all(lines.map((line) => follow(line, id)));
  expect(lines.map((line) => line.table(id)!.orders.length)).toEqual([1, 0]);
  // Counted as each sees it: the order has no number for the other.
  expect(lines[0]!.table(id)!.version).toBe(lines[1]!.table(id)!.version + 1);
  expect(await lines[1]!.send({ kind: 'play', choice: PASS }, id)).toMatchObject({ ok: true });
  await until(() => heard.every(({ length }) => length === 2), 'the order has chosen');
  const passed = {
    kind: 'played',
    seat: 0,
    events: [expect.objectContaining({ kind: 'passed' }), expect.anything()],
  };
  expect(heard.map(([, chosen]) => chosen)).toEqual([{ ...passed, order: 1 }, passed]);
  expect(await lines[1]!.send({ kind: 'play', choice: { kind: 'knock', at: 0 } }, id)).toMatchObject({
    ok: true,
  });
  await until(() => heard[0]!.length === 4 && heard[1]!.length === 3, 'the order has ended');
  expect(heard[0]![3]).toMatchObject({ kind: 'orderEnded', why: 'list-differs', order: { number: 1 } });
  expect(lines[0]!.table(id)!.orders).toEqual([]);
  expect(lines[0]!.table(id)!.info.waiting).toEqual([0]);
  const asked = await ask(server.address, people[1], 'GET', `/api/tables/${id}/history?from=1&to=50`);
  expect(JSON.stringify(asked.body)).not.toMatch(/order/i);
  const own = await ask(server.address, people[0], 'GET', `/api/tables/${id}/history?from=1&to=50`);
  expect(JSON.stringify(own.body)).toMatch(/"ordered".*"order":1.*"orderEnded"/);
  for (const line of lines) line.close();
  await server.discard();
});

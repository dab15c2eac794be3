// How soon fifty followers of a study room see the leader's step, from sending it to each of them having heard of it.
import { setTimeout as later } from 'node:timers/promises';
import { nonceFor } from '@undercroft/kernel';
import { ask, NONCE, newPerson, openTable, type TestPerson } from '../../../packages/server/test/harness.ts';
import type { Measured } from '../measure.ts';
import { openBareSocket } from './bare-socket.ts';
import type { ServerProcess } from './server-process.ts';
import { openPlayer } from './undercroft-player.ts';

const FOLLOWERS = 50;
const STEPS = 100;
/** A leader who leafs through a game. */
const PAUSE = 100;
const CELLS = [0, 3, 1, 4, 2];

export async function studySteps({ address }: ServerProcess): Promise<Measured> {
  const leader = await newPerson(address, 'Leader');
  const table = await finishedTable(address, leader);
  const { body } = await ask(address, leader, 'POST', '/api/studies', { table });
  const { study } = body as { study: string };
  let sentAt = 0;
  let heard = 0;
  const taken: number[] = [];
  const sockets = await Promise.all(
    Array.from({ length: FOLLOWERS }, async (_, n) => {
      const person = await newPerson(address, `F${n}`);
      const socket = await openBareSocket(address, person.token, (data, start, end) => {
        if (!data.toString('latin1', start, end).includes('"kind":"stepped"')) return;
        taken.push(performance.now() - sentAt);
        heard++;
      });
      socket.send('{"kind":"hello","protocol":1}');
      socket.send(JSON.stringify({ kind: 'watch', table: study }));
      const join = { kind: 'command', id: `join-${n}`, table: study, do: { kind: 'join' } };
      socket.send(JSON.stringify(join));
      return socket;
    }),
  );
  const player = await openPlayer(address, leader);
  await later(1_000);
  for (let step = 0; step < STEPS; step++) {
    const place = { chapter: 0, branch: '', at: 1 + (step % 4), eyes: 'all' };
    sentAt = performance.now();
    await player.command({ kind: 'step', place }, study);
    while (heard < FOLLOWERS * (step + 1)) await later(1);
    await later(PAUSE);
  }
  for (const socket of [...sockets, player.socket]) socket.terminate();
  taken.sort((a, b) => a - b);
  const share = (part: number): number => taken[Math.floor(taken.length * part)]!;
  return { unit: 'ms', perCpuSecond: share(0.95), also: { p50: share(0.5), p95: share(0.95) } };
}

async function finishedTable(address: string, first: TestPerson): Promise<string> {
  const second = await newPerson(address, 'Other');
  const chairs = [{ kind: 'person' }, { kind: 'person' }] as const;
  const { table, commitment } = await openTable(address, first, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs,
    pace: 'live',
    sit: 0,
  });
  const act = (person: TestPerson, command: object) =>
    ask(address, person, 'POST', `/api/tables/${table}/commands`, { do: command });
  await act(second, { kind: 'sit', seat: 1, nonce: nonceFor(commitment, 1, NONCE) });
  for (const [n, cell] of CELLS.entries())
    await act(n % 2 === 0 ? first : second, { kind: 'play', choice: { kind: 'mark', cell } });
  return table;
}

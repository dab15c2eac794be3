// `event` in the terminal: a proof is checked without a server; a server's expeditions are listed, shown and entered.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { someProof } from '../../events/test/some-proof.ts';
import { lantern } from '../../kernel/test/lantern.ts';
import { ask, newPerson, openTable, startServer } from '../../server/test/harness.ts';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { rememberGuest } from '../src/remembered-guest.ts';
import { lanternShelf, testProgram } from './test-program.ts';

test('event verify prints the standings byte for byte, and nothing where one thing was changed', async () => {
  const { lines, standings } = someProof(lantern as AnyGame, 12, 2);
  const { folder, run, out, err, clearUp } = testProgram();
  const file = join(folder, 'proof.ndjson');
  const verify = (text: string): Promise<number> => {
    writeFileSync(file, text);
    return run('event', 'verify', file);
  };
  expect(await verify(lines.join(''))).toBe(0);
  expect(out()).toBe(standings);
  expect(err()).toContain('24 runs');
  const told = (n: number, edit: (line: string) => string) => lines.with(n, edit(lines[n]!)).join('');
  const faults: Readonly<Record<string, string>> = {
    'proof-broken: the proof does not hold: standings': lines.toSpliced(3, 1).join(''),
    'commitment-broken': told(0, (head) => head.replace(/"secret":"\w{4}/, '"secret":"0000')),
    'proof-unreadable': lines.slice(0, -1).join(''),
    'proof-broken: the proof does not hold: Nr 0, 1': told(1, (line) =>
      line.replace('"person":"p0"', '"person":"p9"'),
    ),
  };
  for (const [code, text] of Object.entries(faults)) {
    expect(text, code).not.toBe(lines.join(''));
    expect(await verify(text), code).toBe(2);
    expect(err()).toContain(`undercroft: ${code}`);
  }
  expect(await run('event', 'verify', join(folder, 'none'))).toBe(2);
  expect(await run('event', 'juggle')).toBe(2);
  clearUp();
});

test('event lists, shows and enters what a server offers, in the reader’s zone', async () => {
  const server = await startServer();
  const { io, run, out, err, clearUp } = testProgram();
  const at = ['--server', server.address, '--zone', 'Pacific/Kiritimati'];
  expect(await run('event', ...at)).toBe(0);
  expect(out()).toContain('GMT+14');
  const id = /day-veil-\S+(?= +open)/.exec(out())![0];
  const states = [...out().matchAll(/ (announced|open) {2,}/g)].map(([, state]) => state!);
  expect(states, 'what can be played stands first').toEqual(states.toSorted().reverse());
  const token = /--token (\S+)/.exec(err())![1]!;
  // The terminal stays the guest that it was, and tells of it once; one whom the server has forgotten is made anew.
  expect(await run('event', 'show', id, ...at)).toBe(0);
  expect(err().match(/--token/g)).toHaveLength(1);
  rememberGuest(io.env, server.address, 'forgotten');
  expect(await run('event', 'show', id, ...at)).toBe(0);
  expect(err().match(/--token/g)).toHaveLength(2);
  expect(await run('event', 'show', id, ...at, '--token', token)).toBe(0);
  expect(out()).toMatch(/To be ranked you need more: a passkey/);
  expect(out()).toContain('Options: shine=false');
  expect(await run('event', 'enter', id, '1', ...at, '--token', token)).toBe(2);
  expect(err()).toContain(`Begin it in the browser: ${server.address}/expeditions`);
  expect(out()).not.toContain('"table"');
  expect(await run('event', 'enter', id, '1', ...at, '--token', token, '--json')).toBe(0);
  expect(out()).toMatch(/"table":"\w+"/);
  expect(await run('event', 'enter', id, ...at, '--token', token)).toBe(0);
  expect(await run('event', 'show', 'none', ...at, '--token', token)).toBe(2);
  expect(err()).toContain('undercroft: server-refused: the server refused: There is no such expedition.');
  expect(await run('event', 'check-in', id, ...at, '--token', token)).toBe(2);
  expect(await run('event', 'team', id, ...at, '--token', token, '--lang', 'ru')).toBe(2);
  expect(err()).toContain('В этой экспедиции не играют командами.');
  expect(await run('event', ...at, '--token', token)).toBe(0);
  const evening = /evening-veil-\S+/.exec(out())![0];
  expect(await run('event', 'enter', evening, ...at, '--token', token)).toBe(0);
  expect(await run('event', 'show', evening, ...at, '--token', token)).toBe(0);
  expect(out()).toContain(`undercroft event check-in ${evening}`);
  expect(await run('event', 'check-in', evening, ...at, '--token', token)).toBe(2);
  expect(err()).toContain('It has not opened yet.');
  expect(await run('event', 'withdraw', evening, ...at, '--token', token)).toBe(0);
  expect(await run('event', 'list', '--server', 'http://127.0.0.1:9')).toBe(2);
  expect(err()).toContain('undercroft: server-away');
  clearUp();
  await server.discard();
});

test('replay and its kin take the address of a page that shows a finished game', async () => {
  const server = await startServer();
  const loadWithEarlier = async (name: string) => TEST_GAMES.find((game) => game.name === name)!;
  const { run, out, err, clearUp } = testProgram({ shelf: { ...lanternShelf, loadWithEarlier } });
  const ada = await newPerson(server.address, 'Ada');
  const { table } = await openTable(server.address, ada, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    sit: 0,
    pace: 'live',
  });
  const page = `${server.address}/t/${table}`;
  expect(await run('link', page)).toBe(2);
  expect(err()).toContain('That game is not over yet.');
  const command = { do: { kind: 'resign' } };
  await ask(server.address, ada, 'POST', `/api/tables/${table}/commands`, command);
  for (const address of [page, `${server.address}/replay/${table}?at=1#at=1`])
    expect(await run('link', address), address).toBe(0);
  expect(out()).toMatch(/^(1\.tic-tac-toe\.\S+)\n\1\n$/);
  expect(await run('link', `${server.address}/local/${table}`)).toBe(2);
  expect(err()).toContain('page-without-record');
  clearUp();
  await server.discard();
});

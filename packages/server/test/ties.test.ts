// Friends and clubs: by agreement and by link, seen only by those concerned, and cut by a block.
import type { Connection, MessageOf } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TurnNotice } from '../src/notices/sender.ts';
import { ask, connect, newPerson, startServer, type TestPerson, type TestServer, until } from './harness.ts';
import { meet, openLobby } from './meetings.ts';

let server: TestServer;
const noticed: { readonly to: string; readonly notice: TurnNotice }[] = [];
beforeAll(async () => {
  server = await startServer({
    noticePatience: 10,
    notices: {
      publicKey: 'key',
      push: async () => true,
      webhook: async (to: string, notice: TurnNotice) => void noticed.push({ to, notice }),
    },
  });
});
afterAll(() => server.discard());

interface Ties {
  readonly presence: boolean;
  readonly friends: readonly { readonly person: string; readonly here: boolean }[];
  readonly asked: readonly object[];
  readonly asking: readonly object[];
  readonly invitations: readonly object[];
  readonly link: { readonly token: string } | null;
}
const api = (person: TestPerson, method: string, path: string, body?: object) =>
  ask(server.address, person, method, path, body);
const tiesOf = async (person: TestPerson): Promise<Ties> => (await api(person, 'GET', '/api/ties')).body;
const newPeople = (...names: readonly string[]) =>
  Promise.all(names.map((name) => newPerson(server.address, name)));
const befriend = async (one: TestPerson, other: TestPerson): Promise<void> => {
  await meet(server.address, one, other);
  await api(one, 'PUT', `/api/ties/${other.id}`, {});
  expect((await api(other, 'PUT', `/api/ties/${one.id}`, {})).body).toEqual({ kind: 'friend' });
};

test('friends are asked after a common table, and are friends when both agree', async () => {
  const [ada, bo] = (await newPeople('Ada', 'Bo')) as [TestPerson, TestPerson];
  const question = () => api(ada, 'PUT', `/api/ties/${bo.id}`, {});
  expect(await question()).toMatchObject({ status: 403, body: { code: 'never-met' } });
  await meet(server.address, ada, bo);
  expect((await question()).body).toEqual({ kind: 'asked' });
  expect((await question()).body).toEqual({ kind: 'asked' });
  expect(await tiesOf(bo)).toMatchObject({ asking: [{ person: ada.id, name: 'Ada' }], friends: [] });
  expect((await api(bo, 'PUT', `/api/ties/${ada.id}`, {})).body).toEqual({ kind: 'friend' });
  expect(await tiesOf(ada)).toMatchObject({
    friends: [{ person: bo.id, name: 'Bo', here: false }],
    asked: [],
  });
  await api(ada, 'DELETE', `/api/ties/${bo.id}`);
  expect([await tiesOf(ada), await tiesOf(bo)]).toMatchObject([{ friends: [] }, { friends: [] }]);
  expect(await api(ada, 'PUT', `/api/ties/${ada.id}`, {})).toMatchObject({ status: 400 });
  expect(await api(ada, 'PUT', '/api/ties/nobody', {})).toMatchObject({ body: { code: 'no-such-person' } });
});

test('a personal link lets a stranger ask; revoked it is dead at once', async () => {
  const [ada, bo, cy] = (await newPeople('Ada', 'Bo', 'Cy')) as [TestPerson, TestPerson, TestPerson];
  const { token } = (await api(ada, 'POST', '/api/ties/links')).body as { token: string };
  expect((await tiesOf(ada)).link?.token).toBe(token);
  expect((await api(bo, 'GET', `/api/ties/links/${token}`)).body).toEqual({ person: ada.id, name: 'Ada' });
  expect((await api(bo, 'PUT', `/api/ties/${ada.id}`, { token })).body).toEqual({ kind: 'asked' });
  // It is Ada's, not everybody's.
  expect((await api(bo, 'PUT', `/api/ties/${cy.id}`, { token })).body).toMatchObject({ code: 'never-met' });
  await api(ada, 'DELETE', '/api/ties/links');
  expect(await api(cy, 'GET', `/api/ties/links/${token}`)).toMatchObject({
    status: 404,
    body: { code: 'no-such-link' },
  });
  expect((await api(cy, 'PUT', `/api/ties/${ada.id}`, { token })).body).toMatchObject({ code: 'never-met' });
});

test('friends see each other here only where both show it, and hear of it at once', async () => {
  const [ada, bo] = (await newPeople('Ada', 'Bo')) as [TestPerson, TestPerson];
  await befriend(ada, bo);
  const sees = async (who: TestPerson): Promise<boolean> => (await tiesOf(who)).friends[0]!.here;
  let heard = 0;
  const lines: Connection[] = [connect(server.address, ada, { onTies: () => void heard++ })];
  await until(() => lines[0]!.status() === 'open', 'Ada is connected');
  lines.push(connect(server.address, bo));
  await until(() => lines[1]!.status() === 'open', 'Bo is connected');
  expect([await sees(ada), await sees(bo)]).toEqual([false, false]);
  await api(bo, 'PATCH', '/api/me', { presence: true });
  expect([await sees(ada), await sees(bo), heard]).toEqual([false, false, 0]);
  await api(ada, 'PATCH', '/api/me', { presence: true });
  expect([await sees(ada), await sees(bo)]).toEqual([true, true]);
  lines[1]!.close();
  await until(() => heard > 0, 'Ada hears that Bo went');
  await until(() => !server.context.visitors.isShown(bo.id), 'Bo is gone');
  expect(await sees(ada)).toBe(false);
  lines[0]!.close();
});

test('a friend is invited once to a table that has not begun, and hears of it here or on coming back', async () => {
  const [ada, bo, cy] = (await newPeople('Ada', 'Bo', 'Cy')) as [TestPerson, TestPerson, TestPerson];
  await befriend(ada, bo);
  const table = await openLobby(server.address, ada);
  const invite = (by: TestPerson, whom: TestPerson) =>
    api(by, 'POST', `/api/ties/${whom.id}/invites`, { table });
  expect(await invite(ada, cy)).toMatchObject({ status: 403, body: { code: 'not-friends' } });
  expect(await invite(bo, ada)).toMatchObject({ body: { code: 'not-seated' } });
  expect(await invite(ada, bo)).toMatchObject({ status: 200 });
  expect(await invite(ada, bo)).toMatchObject({ status: 200 });
  const told: MessageOf<'invited'>[] = [];
  const onTies = (message: MessageOf<'ties'> | MessageOf<'invited'>): void => {
    if (message.kind === 'invited') told.push(message);
  };
  const line = connect(server.address, bo, { onTies });
  await until(() => told.length > 0, 'Bo hears of it');
  expect(told).toEqual([{ kind: 'invited', table, game: 'tic-tac-toe', person: ada.id, name: 'Ada' }]);
  line.close();
  const again = connect(server.address, bo, { onTies });
  await until(() => again.status() === 'open', 'Bo is back');
  expect((await tiesOf(bo)).invitations).toHaveLength(1);
  const next = await openLobby(server.address, ada);
  await api(ada, 'POST', `/api/ties/${bo.id}/invites`, { table: next });
  await until(() => told.length > 1, 'Bo hears of the next one');
  expect(told.map((message) => message.table)).toEqual([table, next]);
  again.close();
});

test('questions and invitations come slowly', async () => {
  const strict = await startServer({ limits: { asksPerMinute: 1 } });
  const people = await Promise.all(['A', 'B', 'C'].map((name) => newPerson(strict.address, name)));
  const [ada, bo, cy] = people as [TestPerson, TestPerson, TestPerson];
  for (const other of [bo, cy]) await meet(strict.address, ada, other);
  expect(await ask(strict.address, ada, 'PUT', `/api/ties/${bo.id}`, {})).toMatchObject({ status: 200 });
  expect(await ask(strict.address, ada, 'PUT', `/api/ties/${cy.id}`, {})).toMatchObject({
    status: 429,
    body: { code: 'too-fast' },
  });
  await strict.discard();
});

test('a block cuts every tie both ways; the blocked one learns no more than that it ended', async () => {
  const [ada, bo] = (await newPeople('Ada', 'Bo')) as [TestPerson, TestPerson];
  await befriend(ada, bo);
  for (const one of [ada, bo]) await api(one, 'PATCH', '/api/me', { presence: true });
  await api(ada, 'POST', `/api/ties/${bo.id}/invites`, { table: await openLobby(server.address, ada) });
  const { token } = (await api(ada, 'POST', '/api/ties/links')).body as { token: string };
  await api(ada, 'PUT', `/api/me/blocks/${bo.id}`);
  for (const one of [ada, bo])
    expect(await tiesOf(one)).toMatchObject({ friends: [], asked: [], asking: [], invitations: [] });
  expect(await api(bo, 'GET', `/api/ties/links/${token}`)).toMatchObject({ status: 404 });
  expect((await api(ada, 'PUT', `/api/ties/${bo.id}`, {})).body).toMatchObject({ code: 'blocked' });
  expect((await api(bo, 'PUT', `/api/ties/${ada.id}`, {})).body).toEqual({ kind: 'asked' });
  expect((await tiesOf(ada)).asking).toEqual([]);
});

test('only a person can be blocked: no words of an address slip into a notification', async () => {
  const [ada] = (await newPeople('Ada')) as [TestPerson];
  for (const method of ['PUT', 'DELETE'])
    expect(await api(ada, method, `/api/me/blocks/${encodeURIComponent('x\ndismiss x 4401')}`)).toMatchObject(
      {
        status: 404,
        body: { code: 'no-such-person' },
      },
    );
  expect((await api(ada, 'GET', '/api/me/blocks')).body).toEqual({ people: [] });
});

test('neither sits down where the other has opened a table', async () => {
  const [ada, bo] = (await newPeople('Ada', 'Bo')) as [TestPerson, TestPerson];
  const met = await meet(server.address, ada, bo);
  await api(ada, 'PUT', `/api/me/blocks/${bo.id}`);
  await expect(meet(server.address, ada, bo)).rejects.toThrow('blocked');
  await expect(meet(server.address, bo, ada)).rejects.toThrow('blocked');
  // The game that is under way goes on.
  const mark = { do: { kind: 'play', choice: { kind: 'mark', cell: 0 } } };
  expect((await api(ada, 'POST', `/api/tables/${met}/commands`, mark)).status).toBe(200);
  await api(ada, 'DELETE', `/api/me/blocks/${bo.id}`);
  await meet(server.address, bo, ada);
});

test('a club is joined by link; who is no member finds nothing; its tables are its own', async () => {
  const [ada, bo, cy] = (await newPeople('Ada', 'Bo', 'Cy')) as [TestPerson, TestPerson, TestPerson];
  const { club } = (await api(ada, 'POST', '/api/clubs', { name: ' Night  delvers ' })).body as {
    club: string;
  };
  const { token } = (await api(ada, 'POST', `/api/clubs/${club}/links`)).body as { token: string };
  expect((await api(bo, 'GET', `/api/clubs/links/${token}`)).body).toEqual({
    name: 'Night delvers',
    keeper: 'Ada',
  });
  expect((await api(bo, 'POST', '/api/clubs/join', { token })).body).toEqual({ club });
  expect((await api(bo, 'POST', '/api/clubs/join', { token })).body).toEqual({ club });
  expect((await api(bo, 'GET', '/api/clubs')).body).toEqual({ clubs: [{ id: club, name: 'Night delvers' }] });
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['POST', '/links'],
    ['DELETE', '/links'],
    ['DELETE', ''],
    ['DELETE', `/members/${bo.id}`],
    ['DELETE', `/members/${cy.id}`],
  ] as const)
    expect(
      await api(cy, method, `/api/clubs/${club}${path}`, method === 'PATCH' ? {} : undefined),
    ).toMatchObject({ status: 404, body: { code: 'no-such-club' } });
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'Mine' }],
    ['PATCH', '', { keeper: bo.id }],
    ['POST', '/links'],
    ['DELETE', `/members/${ada.id}`],
    ['DELETE', ''],
  ] as const)
    expect(await api(bo, method, `/api/clubs/${club}${path}`, body)).toMatchObject({
      status: 403,
      body: { code: 'not-keeper' },
    });

  const table = await openLobby(server.address, bo, { club, listed: true });
  const seen = (await api(ada, 'GET', `/api/clubs/${club}`)).body as { tables: { id: string }[] };
  expect(seen).toMatchObject({
    keeper: ada.id,
    notices: false,
    members: [{ person: ada.id }, { person: bo.id }],
    tables: [{ id: table, listed: false }],
    link: { token },
  });
  expect((await api(bo, 'GET', `/api/clubs/${club}`)).body).toMatchObject({ link: null });
  expect(JSON.stringify((await api(cy, 'GET', '/api/tables')).body)).not.toContain(table);
  const wanted = { kind: 'create', game: 'veil', chairs: [{ kind: 'person' }], pace: 'live', club };
  expect((await api(cy, 'POST', '/api/tables', wanted)).body).toMatchObject({ code: 'no-such-club' });

  await api(ada, 'DELETE', `/api/clubs/${club}/links`);
  expect(await api(cy, 'POST', '/api/clubs/join', { token })).toMatchObject({
    status: 404,
    body: { code: 'no-such-link' },
  });
  expect((await api(ada, 'PATCH', `/api/clubs/${club}`, { keeper: cy.id })).body).toMatchObject({
    code: 'no-such-person',
  });
  await api(ada, 'PATCH', `/api/clubs/${club}`, { keeper: bo.id, name: 'Day delvers' });
  expect((await api(ada, 'DELETE', `/api/clubs/${club}`)).status).toBe(403);
  await api(bo, 'DELETE', `/api/clubs/${club}/members/${ada.id}`);
  expect((await api(ada, 'GET', '/api/clubs')).body).toEqual({ clubs: [] });
  await api(bo, 'DELETE', `/api/clubs/${club}`);
  expect((await api(bo, 'GET', `/api/clubs/${club}`)).status).toBe(404);
});

test('a new member gets no notice of a club; whoever wishes one gets one a day', async () => {
  const [ada, bo, cy] = (await newPeople('Ada', 'Bo', 'Cy')) as [TestPerson, TestPerson, TestPerson];
  const { club } = (await api(ada, 'POST', '/api/clubs', { name: 'Quiet' })).body as { club: string };
  const { token } = (await api(ada, 'POST', `/api/clubs/${club}/links`)).body as { token: string };
  for (const one of [bo, cy]) {
    await api(one, 'POST', '/api/clubs/join', { token });
    await api(one, 'PATCH', '/api/me', { webhook: `https://${one.name.toLowerCase()}.example/` });
  }
  // With standard settings, the turn at one's own table is all there is to be told.
  for (let n = 0; n < 3; n++) await openLobby(server.address, ada, { club });
  await meet(server.address, bo, cy, 'turns');
  await until(() => noticed.length > 0, 'whose turn it is');
  expect(new Set(noticed.map(({ notice }) => notice.kind))).toEqual(new Set(['turn']));
  noticed.length = 0;
  await api(cy, 'PATCH', `/api/clubs/${club}`, { notices: true });
  for (let n = 0; n < 3; n++) await openLobby(server.address, ada, { club });
  await until(() => noticed.length > 0, 'the notice of a club');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(noticed).toMatchObject([
    { to: 'https://cy.example/', notice: { kind: 'club', person: cy.id, url: `/clubs/${club}` } },
  ]);
});

test('H15: my friends, questions and clubs are in my data, and nothing of them stays when I go', async () => {
  const [ada, bo] = (await newPeople('Ada', 'Bo')) as [TestPerson, TestPerson];
  await befriend(ada, bo);
  const { club } = (await api(ada, 'POST', '/api/clubs', { name: 'Ours' })).body as { club: string };
  const { token } = (await api(ada, 'POST', `/api/clubs/${club}/links`)).body as { token: string };
  await api(bo, 'POST', '/api/clubs/join', { token });
  expect((await api(ada, 'GET', '/api/me/data')).body).toMatchObject({
    ties: { friends: [{ person: bo.id, name: 'Bo' }] },
    clubs: [{ id: club, name: 'Ours' }],
  });
  await api(ada, 'DELETE', '/api/me');
  expect((await tiesOf(bo)).friends).toEqual([]);
  expect((await api(bo, 'GET', `/api/clubs/${club}`)).body).toMatchObject({
    keeper: bo.id,
    members: [{ person: bo.id }],
  });
});

// What can happen at a table, done in two houses at once so that the viewer may not learn which of them it is.
import { SPECTATOR } from '@undercroft/kernel';
import { standingAfter } from '@undercroft/protocol';
import { askedOf, type Table } from '@undercroft/table';
import { alike, learned, learnedFrom, nothingLearned } from './two-worlds.ts';
import {
  anySeat,
  both,
  command,
  count,
  eyesIn,
  jump,
  letPass,
  openHands,
  propose,
  type Run,
  seatsOf,
  tableIn,
  tablesIn,
} from './worlds.ts';

/**
 * `skipped`: there was nothing to do. `stuck`: no choice is alike in both worlds any more, and nothing was done. `parted`: what
 * was done tells the viewer something that the rules of the game open.
 */
export type Outcome = 'done' | 'skipped' | 'stuck' | 'parted';
type Act = (run: Run) => Promise<Outcome>;

/** A choice from which the viewer learns the same in both worlds. */
export async function playAlike(run: Run, when: 'before' | 'after' = 'after'): Promise<Outcome> {
  const tables = await tablesIn(run);
  if (tables.some(({ phase }) => phase !== 'playing')) return 'stuck';
  const { of, chance } = run;
  const seat = tables[0].waiting[chance.pick(tables[0].waiting.length)]!;
  const positions = [tables[0].match!.position, tables[1].match!.position] as const;
  const eyes = eyesIn(run);
  let choices: readonly [unknown, unknown] | undefined;
  if (when === 'before') {
    const list = of.games[0].choices(positions[0], seat);
    const choice = list[chance.pick(list.length)];
    if (learned(of.games[0], positions[0], seat, choice, eyes[0]) !== undefined) choices = [choice, choice];
  } else choices = alike(of.games, positions, seat, eyes, chance);
  if (!choices) return 'stuck';
  await both(run, async (house, id, world) => {
    const version = seat === run.who ? house.version(seat) : undefined;
    const answer = await house.command(seat, { kind: 'play', choice: choices[world] }, id, version);
    if (answer.kind === 'refused' && !['paused', 'not-seated'].includes(answer.code!))
      throw new Error(`${seat} was refused: ${answer.code}`);
  });
  count(of, 'choices', 2);
  return 'done';
}

/** In the other world alone, seats other than the viewer act where the viewer may not know of it. */
async function actInSecret(run: Run): Promise<Outcome> {
  const { of, ids, chance, difference } = run;
  if (difference !== 'acts') return 'skipped';
  const table = await tableIn(run, 1);
  if (table.phase !== 'playing') return 'stuck';
  const { position } = table.match!;
  const eyes = eyesIn(run)[1];
  const nothing = nothingLearned(of.games[1], position, eyes);
  for (const seat of table.waiting) {
    if (seat === eyes.viewer) continue;
    const secret = of.games[1]
      .choices(position, seat)
      .filter((choice) => learned(of.games[1], position, seat, choice, eyes) === nothing);
    if (secret.length === 0) continue;
    const choice = secret[chance.pick(secret.length)];
    const answer = await of.houses[1].command(seat, { kind: 'play', choice }, ids[1]);
    if (answer.kind === 'refused') return 'skipped';
    count(of, 'secret acts');
    if (chance.pick(3) === 0) await of.houses[1].command(seat, { kind: 'takeBack' }, ids[1]);
    return 'done';
  }
  return 'skipped';
}

/** In the other world alone, another seat sets or cancels a standing order. None of them was ever seen, so none can choose. */
async function orderInSecret(run: Run): Promise<Outcome> {
  const { of, ids, chance, viewer } = run;
  const table = await tableIn(run, 1);
  const seat = anySeat(run);
  if (table.phase !== 'playing' || table.agreement.pace !== 'turns' || seat === viewer) return 'skipped';
  const [standing] = standingAfter(table.seats[seat]!.ordering);
  const asked = askedOf(of.games[1], of.games[1].view(table.match!.position, seat), seat);
  const choice = asked.choices[0] ?? null;
  const said = choice === null ? asked.question : asked.say(choice);
  const answers = [{ question: asked.question, list: '0'.repeat(16), choice, said }];
  const answer = await of.houses[1].command(
    seat,
    standing && chance.pick(3) === 0
      ? { kind: 'cancelOrder', order: standing.number }
      : { kind: 'setOrder', answers, again: chance.pick(2) === 0, untilNamed: chance.pick(2) === 0 },
    ids[1],
  );
  if (answer.kind === 'refused') return 'skipped';
  count(of, 'secret orders');
  return 'done';
}

async function standIn(run: Run): Promise<Outcome> {
  const seat = anySeat(run);
  await command(run, seat, { kind: run.chance.pick(2) ? 'letBot' : 'leave' });
  await actInSecret(run);
  await command(run, seat, { kind: 'return' });
  return reopened(run);
}

/** A person who returns closes the hands again. */
async function reopened(run: Run): Promise<Outcome> {
  if (run.difference === 'piles') await openHands(run);
  return 'done';
}

async function comeBack(run: Run): Promise<Outcome> {
  const { who, of, ids } = run;
  const version = run.chance.pick(3) === 0 ? undefined : of.houses[0].version(who);
  for (const house of of.houses) house.disconnect(who);
  await actInSecret(run);
  await letPass(of, 200);
  for (const [world, house] of of.houses.entries()) {
    await house.connect(who);
    house.send(who, { kind: 'watch', table: ids[world]!, ...(version !== undefined && { version }) });
    house.send(who, { kind: 'lobby', on: true });
    await house.quiet();
  }
  return 'done';
}

const ask =
  (path: (id: string) => string): Act =>
  async (run) => {
    await both(run, (house, id) => house.ask(run.who, 'GET', path(id)));
    return 'done';
  };

async function readHistory(run: Run): Promise<Outcome> {
  const to = run.of.houses[0].version(run.who) ?? 1;
  const from = Math.max(1, to - 39);
  await command(run, run.who, { kind: 'history', from, to: to + 3, views: true });
  await both(run, (house, id) =>
    house.ask(run.who, 'GET', `/api/tables/${id}/history?from=${from}&to=${to + 9}`),
  );
  return 'done';
}

/**
 * Of the viewer, or of another seat that does the same in both worlds. What was entered before the worlds parted stays: the
 * exchange of pieces comes after so many choices.
 */
async function takeBack(run: Run): Promise<Outcome> {
  const seat = anySeat(run);
  const lastOf = ({ match }: Table): number => match?.log.findLastIndex((entry) => entry.seat === seat) ?? -1;
  const isNewest = (table: Table): boolean => lastOf(table) === table.match!.log.length - 1;
  const isSince = (table: Table): boolean => run.difference === 'acts' || lastOf(table) >= run.before;
  const tables = await tablesIn(run);
  if (seat !== run.viewer && (run.difference === 'acts' || !tables.every(isNewest))) return 'skipped';
  if (!tables.every(isSince)) return 'skipped';
  const answer = run.chance.pick(2) ? 'agree' : 'decline';
  const isAlike =
    run.chance.pick(2) === 0
      ? await command(run, seat, { kind: 'takeBack' })
      : await propose(run, seat, { what: 'takeBack' }, answer);
  // Whether another seat may take something back can depend on what only that seat knows.
  return isAlike || seat === run.viewer ? 'done' : 'parted';
}

/** What happens by itself meanwhile is alike, or the viewer learns from the game that the worlds differ. */
const pass =
  (seconds: number): Act =>
  async (run) => {
    const tables = await tablesIn(run);
    const { games } = run.of;
    const before = tables.map(({ match }) => match!.log.length);
    const positions = tables.map(({ match }, world) => games[world]!.copy(match!.position));
    await jump(run.of, seconds);
    const eyes = eyesIn(run);
    const seen = (await tablesIn(run)).map((table, world) => {
      const made = table.match!.log.slice(before[world]);
      count(run.of, 'time-outs', made.length);
      return learnedFrom(games[world]!, positions[world], made, eyes[world as 0 | 1]);
    });
    return seen[0] !== undefined && seen[0] === seen[1] ? 'done' : 'parted';
  };

/** Longer than the clock of `begin` allows. */
const timeOut: Act = async (run) =>
  (await tableIn(run, 0)).agreement.clock ? pass(SLOW_CLOCK.perMove + 200)(run) : 'skipped';
export const SLOW_CLOCK = { perMove: 600, reserve: 60 };

/** A seat that keeps the others waiting is handed to a bot, and comes back. */
async function botTakes(run: Run): Promise<Outcome> {
  const { waiting, agreement, pausedAt } = await tableIn(run, 0);
  const away = waiting[0];
  const by = seatsOf(run).find((seat) => seat !== away);
  if (away === undefined || by === undefined || agreement.pace !== 'live' || pausedAt !== undefined)
    return 'skipped';
  if ((await pass(61)(run)) === 'parted') return 'parted';
  await propose(run, by, { what: 'botTakes', seat: away }, run.chance.pick(3) ? 'agree' : 'decline');
  await actInSecret(run);
  await command(run, away, { kind: 'return' });
  return reopened(run);
}

const always =
  (act: (run: Run) => Promise<unknown>): Act =>
  async (run) => {
    await act(run);
    return 'done';
  };
const asked = (what: (run: Run) => object, answer: (run: Run) => 'agree' | 'decline'): Act =>
  always((run) => propose(run, anySeat(run), what(run), answer(run)));

async function pause(run: Run): Promise<void> {
  await propose(run, anySeat(run), { what: 'pause' }, 'agree');
  await actInSecret(run);
  await command(run, anySeat(run), { kind: 'resume' });
}

/** Alone at a table, a proposal is carried at once. */
async function standingProposal(run: Run): Promise<Outcome> {
  if (run.of.seats === 1) return 'skipped';
  const what = ['openHands', 'pause', 'abandon'][run.chance.pick(3)];
  await command(run, anySeat(run), { kind: 'propose', what });
  await actInSecret(run);
  await both(run, (house) => house.quiet());
  for (const seat of seatsOf(run)) await command(run, seat, { kind: 'decline' });
  return 'done';
}

const times = (n: number, name: string, act: Act): [string, Act][] => Array(n).fill([name, act]);

export const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ...times(9, 'a choice', playAlike),
  ...times(6, 'a secret act', actInSecret),
  ...times(3, 'a standing order', orderInSecret),
  ...times(3, 'a take-back', takeBack),
  ['a refused choice', always((run) => command(run, run.who, NO_CHOICE))],
  [
    'open hands',
    asked(
      () => ({ what: 'openHands' }),
      // A spectator may learn from them what the houses differ in, except where it is in piles alone.
      ({ viewer, difference }) => (viewer === SPECTATOR && difference !== 'piles' ? 'decline' : 'agree'),
    ),
  ],
  ['a pause', always(pause)],
  [
    'extra time',
    asked(
      (run) => ({ what: 'extraTime', seat: anySeat(run), seconds: 60 }),
      () => 'agree',
    ),
  ],
  ['a bot that takes over', botTakes],
  [
    'an end asked for',
    asked(
      () => ({ what: 'abandon' }),
      () => 'decline',
    ),
  ],
  ['a proposal that stands', standingProposal],
  ['a stand-in', standIn],
  ['a reconnect', comeBack],
  ['a table read', ask((id) => `/api/tables/${id}`)],
  ['a record asked for', ask((id) => `/api/tables/${id}/record`)],
  ['own data read', ask(() => '/api/me/data')],
  ['a lobby read', ask(() => '/api/tables')],
  ['a history', readHistory],
  ['chat', always((run) => command(run, run.chance.pick(run.of.seats + 1), { kind: 'chat', text: 'hm' }))],
  ['time', pass(20)],
  ['a time-out', timeOut],
];
const NO_CHOICE = { kind: 'play', choice: { kind: 'no such choice' } };

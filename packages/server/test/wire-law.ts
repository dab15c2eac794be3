// The law of the wire: two houses that differ only in what one viewer may not know tell this viewer the same, byte by byte.
import { nonceFor, SPECTATOR, seeded, type Viewer } from '@undercroft/kernel';
import { isPlayedByPerson } from '@undercroft/table';
import { NONCE } from './harness.ts';
import { ACTS, playAlike, SLOW_CLOCK } from './wire-acts.ts';
import {
  both,
  compare,
  count,
  type Difference,
  letPass,
  openHands,
  propose,
  type Run,
  tableIn,
  tablesIn,
  type Worlds,
} from './worlds.ts';

/** Where the houses differ, in words; undefined where they do not. The worlds part early, late or in between. */
export async function breachOf(
  worlds: Worlds,
  seed: string,
  difference: Difference,
  steps: number,
): Promise<string | undefined> {
  const chance = seeded(seed);
  const { seats } = worlds;
  const isSpectator = difference === 'piles' || chance.pick(seats + 1) === seats;
  const viewer: Viewer = isSpectator ? SPECTATOR : chance.pick(seats);
  const who = viewer === SPECTATOR ? seats : viewer;
  const before = chance.pick(4 << chance.pick(6));
  for (const [at, world] of worlds.worlds.entries()) {
    const otherAfter = at === 1 && difference !== 'acts' ? before : undefined;
    Object.assign(world, { seed, viewer, otherAfter, exchanges: difference === 'piles' ? 'piles' : 'all' });
  }
  const run = await begin({ of: worlds, chance, viewer, who, difference, before });
  try {
    const breach = await breachOfRun(run, steps);
    return breach && `${worlds.game.name} ${seed}, ${difference}, told to ${viewer}: ${breach}`;
  } finally {
    await end(run);
  }
}

async function breachOfRun(run: Run, steps: number): Promise<string | undefined> {
  const { of, chance, before, difference } = run;
  for (let at = 0; at < before; at++) if ((await playAlike(run, 'before')) !== 'done') return undefined;
  if (difference === 'piles') await openHands(run);
  let breach = await compare(run, 'the beginning');
  for (let at = 0; at < steps && breach === undefined; at++) {
    const [name, act] = ACTS[chance.pick(ACTS.length)]!;
    const outcome = await act(run);
    if (outcome === 'parted') return undefined;
    if (outcome === 'stuck') break;
    if (outcome === 'skipped') continue;
    count(of, name);
    count(of, 'steps');
    breach = await compare(run, name);
  }
  return breach ?? endAlike(run);
}

async function begin(plan: Omit<Run, 'ids'>): Promise<Run> {
  const { of, chance, who } = plan;
  const { seats, houses, game } = of;
  const clock = chance.pick(2) ? SLOW_CLOCK : undefined;
  const pace = chance.pick(2) ? 'turns' : 'live';
  // Tables of one moment have no order.
  await letPass(of, 1_000);
  const ids: string[] = [];
  for (const house of houses) {
    for (let person = 0; person <= seats; person++) await house.connect(person);
    house.send(who, { kind: 'lobby', on: true });
    const made = await house.command(0, {
      kind: 'create',
      game: game.name,
      chairs: Array(seats).fill({ kind: 'person' }),
      pace,
      ...(clock && { clock }),
      listed: true,
      spectators: true,
      webhook: 'https://table.example/hook',
      sit: 0,
    });
    const id = made.table!;
    const { commitment } = made.data as { readonly commitment: string };
    ids.push(id);
    house.name(id, '<table>');
    house.secrets.add((await house.server.context.store.tables.read(id))!.secret);
    for (let person = 0; person <= seats; person++) house.send(person, { kind: 'watch', table: id });
    await house.quiet();
    for (let seat = 0; seat < seats; seat++) {
      const nonce = nonceFor(commitment, seat, NONCE);
      house.name(nonce, `<nonce ${seat}>`);
      await house.command(seat, { kind: 'sit', seat, nonce }, id);
    }
  }
  return { ...plan, ids: [ids[0]!, ids[1]!] };
}

/** All agree to end it; the next table begins alike too. What the end opens is not compared. */
async function endAlike(run: Run): Promise<string | undefined> {
  const { who, of } = run;
  const tables = await tablesIn(run);
  if (tables.some(({ phase, seats }) => phase !== 'playing' || !seats.every(isPlayedByPerson)))
    return undefined;
  for (const house of of.houses) house.secrets.clear();
  await propose(run, 0, { what: 'abandon' }, 'agree');
  if (of.seats === 1) return undefined;
  await both(run, async (house, id) => {
    const { table } = await house.command(0, { kind: 'rematch' }, id);
    house.name(table!, '<rematch>');
    house.send(who, { kind: 'watch', table: table! });
    await house.quiet();
  });
  count(of, 'a rematch');
  return compare(run, 'a rematch');
}

/** Nothing is left of the tables: what the worlds parted in must not show in the lobby of the next run. */
async function end(run: Run): Promise<void> {
  await both(run, async (house, id) => {
    house.secrets.clear();
    await house.server.context.liveTables.act(id, { actor: null, command: { kind: 'close', why: 'over' } });
    for (let person = 0; person <= run.of.seats; person++) house.disconnect(person);
  });
  await letPass(run.of, 150);
  await both(run, async (house, id, world) => {
    const { store, liveTables } = house.server.context;
    const { rematch } = await tableIn(run, world);
    for (const gone of rematch ? [id, rematch] : [id]) {
      await store.tables.remove(gone);
      liveTables.forget(gone);
    }
    await house.quiet();
    house.forget();
  });
}

// Sets two runs of one expedition in every house: alone, with a team, or at an evening, both people in the same chair.
import type { Seat } from '@undercroft/kernel';
import { vi } from 'vitest';
import { tendEvenings } from '../src/events/evenings.ts';
import { announce } from '../src/events/expeditions.ts';
import type { WatchedHouse } from './watched-house.ts';
import type { Worlds } from './worlds.ts';

/** Who listens: somebody who never enters, or an entrant before, during and after the own run. */
export const LISTENERS = [
  'a stranger',
  'an entrant before',
  'an entrant during',
  'an entrant after',
] as const;

/** Another's run alone with bots, of a team at one table, or at a table of the same evening. */
export const TABLES = ['alone', 'team', 'evening'] as const;

export interface EventCase {
  readonly tables: (typeof TABLES)[number];
  /** The first of those who sit beside them: one for each chair that is left at two tables. */
  readonly others: number;
  /** Two people of the house: who listens, and whose run must not be heard of. */
  readonly reader: number;
  readonly player: number;
  readonly listener: (typeof LISTENERS)[number];
  /** The other run comes to its end. */
  readonly ends: boolean;
  /** With passkeys both are ranked, and their deal is the very same; guests have its sibling. */
  readonly ranked: boolean;
  /** Which of the chairs that people are given. Both have the same: whatever one of them saw would help the other. */
  readonly chair: number;
}

export interface SetTables {
  readonly theirs: string;
  readonly mine: string | undefined;
}

export const sittersOf = ({ reader, player, others, tables }: EventCase, seats: number): number[] => [
  reader,
  player,
  ...Array.from({ length: tables === 'alone' ? 0 : 2 * seats - 2 }, (_, n) => others + n),
];

/** Begun by each of the two: alone, or the other one with a team. */
export async function setRuns(
  { houses }: Worlds,
  { reader, player, listener, tables, others }: EventCase,
  event: string,
  seat: Seat,
  isIn: boolean,
): Promise<SetTables[]> {
  const set: SetTables[] = [];
  for (const house of houses) {
    sitAt(house, seat);
    const path = `/api/events/${event}`;
    if (tables === 'team') {
      const { teams } = (await house.ask(player, 'POST', `${path}/team`, {})) as { teams: { code: string } };
      house.name(teams.code, '<team>');
      await house.ask(others, 'POST', `${path}/team`, { code: teams.code });
      await house.ask(others, 'POST', `${path}/deals/1`, { together: true });
    }
    const theirs = await begin(house, player, event, '<their run>', tables === 'team');
    if (listener !== 'a stranger') await house.ask(reader, 'POST', `${path}/join`, {});
    set.push({ theirs, mine: isIn ? await begin(house, reader, event, '<my run>') : undefined });
  }
  return set;
}

const MINUTE = 60_000;
/** Nobody is old in a house of tests. */
const ONLY_PASSKEY = { passkey: true, days: 0, games: 0 };

/** Both at tables of one evening, in the same chair; or the listener has entered and is not there. */
export async function setEvening(
  { houses, game }: Worlds,
  on: EventCase,
  id: string,
  seat: Seat,
  isIn: boolean,
): Promise<SetTables[]> {
  const { reader, player, listener, ranked, others } = on;
  const seats = game.seats[0];
  const opens = Date.now() + 10 * MINUTE;
  const window = { opens, closes: opens + 180 * MINUTE, openAt: opens + 180 * MINUTE };
  /** Two tables side by side: the two in the same chair, the others in the rest. */
  const order = Array.from({ length: seats }, (_, line) => {
    const from = others + 2 * (line < seat ? line : line - 1);
    return line === seat ? [reader, player] : [from, from + 1];
  });
  const wanted = isIn ? order.flat() : order.map(([, there]) => there!);
  for (const house of houses) {
    const { context } = house.server;
    const { events } = context.store;
    await announce(context, game, { id, kind: 'evening', window, needs: ONLY_PASSKEY });
    const fix = events.fixSeating.bind(events);
    events.fixSeating = async (event, drawn) => {
      const people = wanted.map((who) => house.idOf(who));
      return fix(event, event !== id ? drawn : ranked ? [[], people] : [people, []]);
    };
    if (listener !== 'a stranger') await house.ask(reader, 'POST', `/api/events/${id}/join`, {});
  }
  vi.setSystemTime(opens - MINUTE);
  for (const house of houses)
    for (const who of wanted) await house.ask(who, 'POST', `/api/events/${id}/check-in`, {});
  vi.setSystemTime(opens + 1);
  const set: SetTables[] = [];
  for (const house of houses) {
    await tendEvenings(house.server.context, Date.now());
    const tableOf = async (who: number, as: string): Promise<string> => {
      const [run] = await house.server.context.store.events.runsOf(id, house.idOf(who));
      house.name(run!.table, as);
      return run!.table;
    };
    const theirs = await tableOf(player, '<their run>');
    set.push({ theirs, mine: isIn ? await tableOf(reader, '<my run>') : undefined });
  }
  return set;
}

async function begin(
  house: WatchedHouse,
  who: number,
  event: string,
  as: string,
  together = false,
): Promise<string> {
  const path = `/api/events/${event}/deals/1`;
  const { table } = (await house.ask(who, 'POST', path, { together })) as { table: string };
  house.name(table, as);
  return table;
}

/** The chair of a deal is drawn by a key that every house has its own of: here it is this one. */
function sitAt(house: WatchedHouse, seat: Seat): void {
  const { events } = house.server.context.store;
  const read = events.read.bind(events);
  events.read = async (id) => {
    const event = await read(id);
    return event && { ...event, format: { ...event.format, turns: [seat], needs: ONLY_PASSKEY } };
  };
}

export async function givePasskey(house: WatchedHouse, who: number): Promise<void> {
  const { store, sessions } = house.server.context;
  const person = house.idOf(who);
  await store.people.addPasskey({ id: `key-${who}`, person, publicKey: '', counter: 0, transports: [] }, 0);
  sessions.changed(person);
}

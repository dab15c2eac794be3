// The daily dungeon: one deal a day, the same luck for everybody, one try per person, compared afterwards.
import { createHmac } from 'node:crypto';
import { commitmentOf, resolveTable } from '@undercroft/kernel';
import { type Answered, actorFor, announce } from '../deeds.ts';
import type { House } from '../house.ts';
import { newId } from '../new-id.ts';
import type { Person } from '../store/port.ts';
import type { Agreement, AnyGame, StoredChair } from '../table/book.ts';
import { newTable } from '../table/create-table.ts';
import { refuse } from '../table/decide.ts';
import { dayOf } from '../table/facts.ts';

/** Everybody adds the same word to the luck of a daily dungeon, or it would not be the same luck. */
const NONCE = 'daily';

/** Alone against the ruin, or one person in a team of bots: games in which everybody wins or loses together. */
export function dailyChairs(game: AnyGame, bot: string): readonly StoredChair[] | undefined {
  const [least] = game.seats;
  if (least === 1) return [{ for: 'person' }];
  const sides = game.sides?.(resolveTable(game, least));
  if (!sides || new Set(sides).size > 1) return undefined;
  return sides.map((_, seat) => (seat === 0 ? { for: 'person' } : { for: 'bot', bot }));
}

export async function dailySecret(house: House, game: string, day: string): Promise<string> {
  const { value: key } = await house.store.keepOnce('daily-key', () => newId(43));
  return createHmac('sha256', key).update(`${game} ${day}`).digest('hex');
}

export interface DailyOffer {
  readonly game: string;
  readonly day: string;
  readonly commitment: string;
  /** The table of one's own try, if there was one. */
  readonly table: string | null;
}

export async function dailyOffers(house: House, person: string): Promise<readonly DailyOffer[]> {
  const day = dayOf(Date.now());
  const offers: DailyOffer[] = [];
  for (const game of house.games.values()) {
    if (!dailyChairs(game, house.bots.defaultLevel)) continue;
    const secret = await dailySecret(house, game.name, day);
    const table = (await house.store.results.dailyOf(game.name, day, person)) ?? null;
    offers.push({ game: game.name, day, commitment: commitmentOf(secret), table });
  }
  return offers;
}

/** The person's one try of the day: begun now, or the one that was begun before. */
export async function startDaily(house: House, person: Person, name: string): Promise<Answered> {
  const game = house.games.get(name);
  const chairs = game && dailyChairs(game, house.bots.defaultLevel);
  if (!game || !chairs) return { ok: false, refusal: refuse('no-such-game') };
  const day = dayOf(Date.now());
  const secret = await dailySecret(house, name, day);
  const { options } = resolveTable(game, chairs.length);
  const agreement: Agreement = {
    game: name,
    rules: game.rules,
    options,
    chairs,
    pace: 'turns',
    clock: null,
    listed: false,
    spectators: false,
    rated: false,
    autoStart: true,
    host: person.id,
    commitment: commitmentOf(secret),
    daily: day,
  };
  const id = newId(12);
  const made = newTable(
    { id, sealedAs: `daily-${name}-${day}`, secret, agreement },
    game,
    actorFor(person),
    { seat: 0, nonce: NONCE },
    `daily ${name} ${day}`,
    house.circumstances(),
    [
      {
        sql: 'INSERT INTO dailies (game, day, person, table_id) VALUES (?, ?, ?, ?)',
        values: [name, day, person.id, id],
      },
    ],
  );
  if ('code' in made) return { ok: false, refusal: made };
  const table = await house.store.tables.create(made.row);
  if (table === id) announce(house, made.table);
  return { ok: true, table };
}

export interface DailyResult {
  readonly person: string;
  readonly name: string;
  readonly won: boolean;
  readonly points: number | null;
  readonly entries: number;
}

/** Everybody's runs of a day; open to those who have finished theirs, and to all when the day is over. */
export async function dailyResults(
  house: House,
  person: string,
  game: string,
  day: string,
): Promise<{ readonly results: readonly DailyResult[]; readonly secret: string | null } | 'not-yet'> {
  const isPast = dayOf(Date.now()) > day;
  const runs = await house.store.results.dailyTables(game, day, 500);
  const results: DailyResult[] = [];
  let isMineDone = false;
  for (const run of runs) {
    const seen = await house.rooms.look(run.table, (table) => ({
      result: table.result,
      isOver: table.phase === 'finished' || table.phase === 'abandoned',
      name: table.chairs[0]!.name ?? '',
      entries: table.match?.log.length ?? 0,
    }));
    if (seen?.isOver && run.person === person) isMineDone = true;
    if (!seen?.result) continue;
    const { winners, points } = seen.result;
    results.push({
      person: run.person,
      name: seen.name,
      won: winners.includes(0),
      points: points?.[0] ?? null,
      entries: seen.entries,
    });
  }
  if (!isPast && !isMineDone) return 'not-yet';
  results.sort(
    (a, b) =>
      Number(b.won) - Number(a.won) ||
      (b.points ?? 0) - (a.points ?? 0) ||
      a.entries - b.entries ||
      a.name.localeCompare(b.name, 'en'),
  );
  return { results, secret: isPast ? await dailySecret(house, game, day) : null };
}

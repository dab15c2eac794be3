// Makes the table of people who were put together: the table and the end of their waiting are one transaction.
import { resolveTable, seeded } from '@undercroft/kernel';
import { resolveSettings } from '@undercroft/protocol';
import type { SeatPlan } from '@undercroft/table';
import { storeNewTable } from '../live-table/new-table.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person, Seek } from '../store/port.ts';
import { planNotice } from '../store/sql-notices.ts';
import { addPairing, endSeek } from '../store/sql-seeks.ts';
import type { FoundTable } from './match-seekers.ts';
import { optionsFor } from './options-for.ts';

/** Nobody is the host of such a table. */
const MAKER = '*pairing';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Strangers play by a clock: nobody may keep the others waiting. In seconds. */
const CLOCKS = {
  live: { perMove: MINUTE, reserve: 5 * MINUTE },
  turns: { perMove: 2 * DAY, reserve: DAY },
} as const;

/** False where one of them no longer waits: then nothing happened. */
export async function pairTable(
  context: ServerContext,
  { game: name, seats, isRated, people: seekers }: FoundTable,
  seeks: readonly Seek[],
  people: readonly Person[],
): Promise<boolean> {
  const game = context.games.get(name)!;
  const now = Date.now();
  const { pace } = seeks[0]!;
  const plans: SeatPlan[] = Array.from({ length: seats }, (_, i) => {
    const person = people[i];
    return person
      ? { for: 'person', reserved: person.id, reservedName: person.name }
      : { for: 'bot', bot: context.bots.defaultLevel };
  });
  seeded(newId()).shuffle(plans);
  const hasBots = seekers.length < seats;
  const keptFor = pace === 'live' ? context.settings.keepSeats : DAY * 1_000;
  const made = await storeNewTable(context, {
    game,
    asked: {
      game: name,
      rules: game.rules,
      options: resolveTable(game, seats, optionsFor(game, seeks)).options,
      chairs: plans,
      pace,
      clock: CLOCKS[pace],
      ...resolveSettings({ listed: false, rated: isRated && !hasBots }),
      host: MAKER,
      kept: { until: now + keptFor, bots: seeks.every(mayHaveBots) },
    },
    maker: MAKER,
    command: newId(20),
    members: people.map(({ id }) => id),
    also: (table) =>
      // In one order, so that two processes never wait for each other.
      seeks
        .toSorted((a, b) => (a.person < b.person ? -1 : 1))
        .flatMap(({ person, since }) => {
          const seat = plans.findIndex(({ reserved }) => reserved === person);
          const waited = hasBots || pace === 'turns' ? null : now - since;
          return [
            endSeek(person, pace, table, seat),
            addPairing(person, table, now, waited),
            ...(pace === 'turns' ? [planNotice({ table, seat, asked: 1, due: now })] : []),
          ];
        }),
  });
  return made.ok;
}

const mayHaveBots = ({ botsAt, asks }: Seek): boolean => botsAt !== null && !asks;

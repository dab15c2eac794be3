// Tells people who are not looking that it is their turn, where they wish to be told, and not at night.
import type { House } from '../house.ts';
import type { PersonSettings } from '../store/port.ts';
import { isPersons, type Table } from '../table/table.ts';
import type { NoticeSender, TurnNotice } from './sender.ts';

/** Somebody who comes back within this time needs no notice. */
const PATIENCE = 5_000;

/** The hour of day in a zone. */
export const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** How many milliseconds until the quiet hours are over; 0 when they are not on. */
export function quietFor(quiet: PersonSettings['quiet'], now: number): number {
  if (!quiet || quiet.from === quiet.to) return 0;
  const hour = hourIn(quiet.zone, now);
  const isQuiet =
    quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  if (!isQuiet) return 0;
  const hours = (quiet.to - hour + 24) % 24 || 24;
  return hours * 3_600_000 - (now % 3_600_000);
}

export interface TurnNotices {
  close(): void;
}

export function startTurnNotices(house: House, sender: NoticeSender, patience = PATIENCE): TurnNotices {
  const planned = new Map<string, ReturnType<typeof setTimeout>>();
  const urlOf = (table: string): string => `${house.settings.publicUrl ?? ''}/table/${table}`;

  const plan = (key: string, wait: number, work: () => Promise<void>): void => {
    clearTimeout(planned.get(key));
    const timer = setTimeout(() => {
      planned.delete(key);
      work().catch((error) => {
        house.metrics.count('notices_failed');
        house.log.warn({ err: error }, 'notice failed');
      });
    }, wait);
    timer.unref();
    planned.set(key, timer);
  };

  /** Looks again at the moment of sending: whoever has moved or come back is left in peace. */
  const tellPerson = async (id: string, seat: number, asked: number): Promise<void> => {
    const seen = await house.rooms.look(id, (table) => {
      const chair = table.chairs[seat]!;
      const isStill = table.waiting.includes(seat) && chair.askedVersion === asked && isPersons(chair);
      return isStill ? { person: chair.person!, game: table.game.name } : undefined;
    });
    if (!seen || house.presence.of(id).includes(seat)) return;
    const person = await house.sessions.read(seen.person);
    if (!person) return;
    const quiet = quietFor(person.settings.quiet, Date.now());
    if (quiet > 0) return plan(`${id} ${seat}`, quiet, () => tellPerson(id, seat, asked));
    const notice: TurnNotice = {
      kind: 'turn',
      table: id,
      game: seen.game,
      seat,
      person: person.id,
      url: urlOf(id),
    };
    if (person.settings.webhook) await sender.webhook(person.settings.webhook, notice);
    for (const subscription of await house.store.people.pushes(person.id))
      if (!(await sender.push(subscription, notice)))
        await house.store.people.removePush((JSON.parse(subscription) as { endpoint: string }).endpoint);
    house.metrics.count('notices_sent');
  };

  const consider = (table: Table): void => {
    const { id } = table;
    for (const seat of table.waiting) {
      const chair = table.chairs[seat]!;
      if (!isPersons(chair) || chair.askedVersion !== table.version) continue;
      const asked = chair.askedVersion;
      plan(`${id} ${seat}`, patience, () => tellPerson(id, seat, asked));
    }
    const { webhook } = table.with;
    if (webhook && table.waiting.some((seat) => table.chairs[seat]!.askedVersion === table.version)) {
      const notice: TurnNotice = {
        kind: 'turn',
        table: id,
        game: table.game.name,
        seat: table.waiting[0]!,
        person: null,
        url: urlOf(id),
      };
      plan(`${id} hook`, 0, () => sender.webhook(webhook, notice));
    }
    if (webhook && table.phase === 'finished')
      plan(`${id} hook`, 0, () =>
        sender.webhook(webhook, {
          kind: 'finished',
          table: id,
          game: table.game.name,
          seat: null,
          person: null,
          url: urlOf(id),
        }),
      );
  };

  house.onChange((table, _, isOwn) => {
    if (isOwn && (table.with.pace === 'turns' || table.with.webhook)) consider(table);
  });
  return {
    close() {
      for (const timer of planned.values()) clearTimeout(timer);
    },
  };
}

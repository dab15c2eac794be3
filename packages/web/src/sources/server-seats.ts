// Who sits at a table of the server, and since when somebody is missed.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@undercroft/kernel';
import type { FollowedTable } from '@undercroft/protocol';
import { botNameOf } from '../bots/bot-names.ts';
import { t } from '../i18n.ts';
import type { SeatView } from './table-source.ts';

export function seatViewsOf(
  { info, seat: mine, present }: FollowedTable,
  awaySince: ReadonlyMap<Seat, number> = new Map(),
): readonly SeatView[] {
  return info.seats.map(({ name, person, bot, resigned, for: purpose }, seat) => ({
    name: name ?? (bot || purpose === 'bot' ? botNameOf(seat) : t('lobby.free')),
    kind: bot !== undefined && person === undefined ? 'bot' : person === undefined ? 'empty' : 'person',
    isMe: seat === mine,
    isHere: person === undefined || present.includes(seat),
    awaySince: awaySince.get(seat),
    level: bot,
    hasResigned: resigned,
    person,
  }));
}

export function serverSeats(table: ReadonlySignal<FollowedTable>): ReadonlySignal<readonly SeatView[]> {
  /** Since when each absent person was missed. */
  let away: ReadonlyMap<Seat, number> = new Map();
  return computed(() => {
    const { info, present } = table.value;
    const missing = info.seats.flatMap(({ person }, seat) =>
      person !== undefined && !present.includes(seat) ? [seat] : [],
    );
    away = new Map(missing.map((seat) => [seat, away.get(seat) ?? Date.now()]));
    return seatViewsOf(table.value, away);
  });
}

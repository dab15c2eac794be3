// What an entry that the server told adds to a table as it is shown here: lines of the log, chat, a new view.
import type { Message, Seat } from '@undercroft/kernel';
import type { EntryView, EventView } from '@undercroft/protocol';
import type { AnyGame } from '../games.ts';
import { isMoveView } from './missed-steps.ts';
import { type ChatLine, type LogLine, logLinesOf, type SeatView } from './table-source.ts';

/** What the house says by itself; the rest is told by the game, or shows elsewhere. */
const SPOKEN: readonly string[] = [
  'sat',
  'left',
  'started',
  'tookBack',
  'botTook',
  'returned',
  'resumed',
  'declined',
  'closed',
  'rematched',
];

export function linesFor(
  game: AnyGame,
  seats: readonly SeatView[],
  { version, what }: EntryView,
  view: unknown,
): readonly LogLine[] {
  const by = 'seat' in what && what.seat !== null ? what.seat : undefined;
  // Whoever sat there then, not who sits there now.
  const name = 'name' in what ? what.name : undefined;
  if (what.kind === 'ordered' || what.kind === 'orderEnded') return orderLines(version, what);
  const spoken = what.kind === 'closed' && what.why === 'resigned' ? 'given-up' : what.kind;
  const own = ownLine(version, by, spoken, name ?? (by === undefined ? '' : (seats[by]?.name ?? '')));
  if (!isMoveView(what)) return SPOKEN.includes(what.kind) ? [own] : [];
  const told = logLinesOf(game, [{ at: version, view, events: what.events, by }]);
  if (what.kind !== 'played') return [own, ...told];
  return what.order === undefined ? told : [ownLine(version, by, 'byOrder', ''), ...told];
}

/** What became of an order of the reader's, and then the choice in the words of the game. */
function orderLines(
  at: number,
  what: Extract<EventView, { readonly kind: 'ordered' | 'orderEnded' }>,
): readonly LogLine[] {
  const kind = what.kind === 'ordered' ? what.kind : `order.${what.why}`;
  const said = what.order.answers.map(({ said }) => ({ at, by: what.seat, message: said as Message }));
  return [ownLine(at, what.seat, kind, ''), ...said];
}

const ownLine = (at: number, by: Seat | undefined, kind: string, name: string): LogLine => ({
  at,
  by,
  own: true,
  message: { id: `told.${kind}`, args: { name } },
});

/** Not by a move: the beginning, a choice taken back, and hands that all agreed to open. */
export const changesView = (what: EventView): boolean =>
  what.kind === 'started' || what.kind === 'tookBack' || (what.kind === 'agreed' && what.carried === 'yes');

export function chatLine({ version, at, what }: EntryView): readonly ChatLine[] {
  if (what.kind !== 'chatted') return [];
  const { person, name, seat, text } = what;
  return [{ key: String(version), person, name, seat: seat ?? undefined, text, time: at }];
}

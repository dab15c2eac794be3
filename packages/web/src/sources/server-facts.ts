// What a table of the server says of itself beside its game: chat, clocks, proposals, pauses, who looks on.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Connection, FollowedTable } from '@undercroft/protocol';
import { chatLine } from './server-log.ts';
import { type LogLine, NO_UNDO, type TableSource } from './table-source.ts';

type ServerFacts = Pick<
  TableSource,
  | 'waiting'
  | 'undoBar'
  | 'chat'
  | 'clocks'
  | 'proposal'
  | 'paused'
  | 'closed'
  | 'watching'
  | 'rematchBy'
  | 'mayHint'
>;

export function serverFacts(
  connection: Connection,
  table: ReadonlySignal<FollowedTable>,
  lines: ReadonlySignal<readonly LogLine[]>,
  isTakeBackRefused: ReadonlySignal<boolean>,
): ServerFacts {
  const info = computed(() => table.value.info);
  return {
    waiting: computed(() => info.value.waiting),
    undoBar: computed(() => {
      const { mayTakeBack, seat } = table.value;
      const { proposal, result } = info.value;
      // Asked for once; whoever asks again would only be told so.
      const isAskedFor = proposal?.what === 'takeBack' && proposal.by === seat;
      return mayTakeBack && !result && !isAskedFor && !isTakeBackRefused.value ? undefined : NO_UNDO;
    }),
    chat: computed(() => table.value.chat.flatMap(chatLine)),
    clocks: computed(() => {
      const { clock, result, deadlines, paused } = info.value;
      if (!clock || result) return undefined;
      const here = (time: number | null) => (time === null ? null : time - connection.clockOffset());
      return { deadlines: deadlines.map(here), paused };
    }),
    proposal: computed(() => {
      const { proposal } = info.value;
      if (!proposal) return undefined;
      const mine = table.value.seat;
      return { ...proposal, mineIsAwaited: mine !== null && proposal.awaits.includes(mine) };
    }),
    paused: computed(() => info.value.paused),
    closed: computed(() => info.value.state === 'abandoned'),
    watching: computed(() => table.value.watching),
    rematchBy: computed(() => {
      if (info.value.rematch === undefined) return undefined;
      const asked = lines.value.findLast(({ message }) => message.id === 'told.rematched');
      return String(asked?.message.args?.name ?? '');
    }),
    // A hint at a table of several people would be a second player at one seat.
    mayHint: computed(() => {
      const { event, seats } = info.value;
      return event === undefined && seats.filter(({ person }) => person !== undefined).length === 1;
    }),
  };
}

// A table of the server behind the same interface as a local one: views come over the connection, commands go back over it.
import { batch, computed, signal } from '@preact/signals';
import { advisorLevel } from '@undercroft/bots/levels';
import {
  type GameRecord,
  type Options,
  type Result,
  resolveTable,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@undercroft/kernel';
import type { Connection, EntryView, FollowedTable, WatchEvent } from '@undercroft/protocol';
import { askBot } from '../bots/ask-bot.ts';
import { botNameOf } from '../bots/bot-names.ts';
import type { AnyGame } from '../games.ts';
import { t } from '../i18n.ts';
import { createAgreedTakeBack } from './agreed-take-back.ts';
import { lastSeen, markSeen } from './last-seen.ts';
import { askHistory, inTime, isMoveView, MOST_MISSED } from './missed-steps.ts';
import { orderDesk } from './order-desk.ts';
import { serverCommands } from './server-commands.ts';
import { changesView, chatLine, linesFor } from './server-log.ts';
import { createStepFeed } from './step-feed.ts';
import {
  type LogLine,
  ownEntriesAt,
  type SeatView,
  type TableSource,
  type ViewStep,
} from './table-source.ts';

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

export interface ServerTable extends TableSource {
  heard(event: WatchEvent): void;
  /** Shows once more what happened before the table was opened. */
  tellMissed(steps: readonly ViewStep[]): void;
}

/** `history` are the last entries up to the version of `first`. */
export function openServerTable(
  connection: Connection,
  game: AnyGame,
  first: FollowedTable,
  history: Promise<readonly EntryView[]>,
): ServerTable {
  const { id } = first;
  const table = signal(first);
  const lines = signal<readonly LogLine[]>([]);
  const viewer = computed((): Viewer => table.value.seat ?? SPECTATOR);
  const steps = createStepFeed({ at: first.version, view: first.view, events: [], by: undefined });
  const { latest } = steps;
  const result = computed(() => (table.value.info.result ?? undefined) as Result | undefined);
  /** Since when each absent person was missed. */
  let away: ReadonlyMap<Seat, number> = new Map();
  const seats = computed(() => {
    const { info, present } = table.value;
    const missing = info.seats.flatMap(({ person }, seat) =>
      person !== undefined && !present.includes(seat) ? [seat] : [],
    );
    away = new Map(missing.map((seat) => [seat, away.get(seat) ?? Date.now()]));
    return seatViewsOf(table.value, away);
  });

  /** Whose entries stand in the log, as far as they were told: for taking a turn back. */
  let authors: readonly { readonly seat: Seat }[] = [];
  function countIn(entries: readonly EntryView[]): void {
    for (const { what } of entries) {
      if (isMoveView(what)) authors = [...authors, { seat: what.seat }];
      else if (what.kind === 'tookBack') {
        const at = authors.findLastIndex(({ seat }) => seat === what.seat);
        if (at >= 0) authors = authors.toSpliced(at, 1);
      }
    }
  }

  const look = (): void => {
    if (document.visibilityState === 'visible') markSeen(id, table.value.version);
  };

  function takeHistory(entries: readonly EntryView[]): void {
    const told = entries.map(createAgreedTakeBack());
    const since = authors;
    authors = [];
    countIn(told);
    authors = [...authors, ...since];
    const before = told.flatMap((entry) => linesFor(game, seats.value, entry, first.view));
    lines.value = [...before, ...lines.value.filter(({ at }) => at > first.version)];
  }

  const asTold = createAgreedTakeBack(first.info.proposal?.by);
  function heard(event: WatchEvent): void {
    if (event.kind === 'gone') return;
    if (event.kind === 'present') {
      table.value = event.table;
      return;
    }
    const entries = (event.kind === 'loaded' ? event.missed : [event.entry]).map(asTold);
    const from = table.value.version;
    countIn(entries);
    batch(() => {
      table.value = event.table;
      const said = entries.flatMap((entry) => linesFor(game, seats.value, entry, event.table.view));
      lines.value = [...lines.value, ...said];
    });
    look();
    if (event.table.view === null) return;
    const moves = entries.filter(({ what }) => isMoveView(what) || changesView(what));
    // A table told anew may be seen through other eyes: sitting down brings one's own view.
    if (moves.length === 0 && event.kind === 'happened' && event.entry.what.kind !== 'hidden') return;
    const last = moves.at(-1)?.what;
    const step: ViewStep = {
      at: event.table.version,
      view: event.table.view,
      events: moves.flatMap(({ what }) => (isMoveView(what) ? [...what.events] : [])),
      by: moves.length === 1 && last && isMoveView(last) ? last.seat : undefined,
    };
    if (moves.length > 1)
      void steps.catchUp(step, inTime(askHistory(connection, id, step.at, from, MOST_MISSED)));
    else steps.tell(step);
  }

  const seenBefore = lastSeen(id);
  look();
  document.addEventListener('visibilitychange', look);
  void history.then(takeHistory);
  const info = computed(() => table.value.info);
  const setup = resolveTable(
    game,
    first.info.seats.length,
    first.info.options as Options,
    first.info.numbers ?? {},
  );
  return {
    id,
    kind: 'server',
    game,
    table: setup,
    seats,
    viewer,
    latest,
    waiting: computed(() => info.value.waiting),
    result,
    lines,
    undoBar: computed(() => {
      const { mayTakeBack, seat } = table.value;
      const { proposal } = info.value;
      // Asked for once; whoever asks again would only be told so.
      const isAskedFor = proposal?.what === 'takeBack' && proposal.by === seat;
      return mayTakeBack && !result.value && !isAskedFor ? undefined : 'nothing-to-undo';
    }),
    chat: computed(() => table.value.chat.flatMap(chatLine)),
    clocks: computed(() =>
      info.value.clock && !result.value
        ? {
            deadlines: info.value.deadlines.map((time) =>
              time === null ? null : time - connection.clockOffset(),
            ),
            paused: info.value.paused,
          }
        : undefined,
    ),
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
    lastSeen: seenBefore,
    ...orderDesk(
      connection,
      first.info,
      computed(() => table.value.orders),
    ),
    ...(first.info.event !== undefined && { expedition: `/expeditions/${first.info.event}` }),
    // A run is closed until its expedition is over.
    ...((first.info.openAt ?? 0) > Date.now() ? {} : { replayAddress: `/replay/${id}` }),
    heard,
    tellMissed: steps.notify,
    ownEntries: () => ownEntriesAt(authors, viewer.value),
    onStep: steps.onStep,
    isBehind: steps.isBehind,
    ...serverCommands(connection, id, {
      isDaily: first.info.event !== undefined,
      seat: () => table.value.seat ?? undefined,
      next: () => info.value.rematch,
    }),
    // A hint at a table of several people would be a second player at one seat.
    mayHint: computed(
      () =>
        info.value.event === undefined &&
        info.value.seats.filter(({ person }) => person !== undefined).length === 1,
    ),
    async hint() {
      const seat = viewer.value;
      if (typeof seat !== 'number') return undefined;
      const { choice } = await askBot({
        game: game.name,
        rules: game.rules,
        table: setup,
        seat,
        view: latest.value.view,
        bot: advisorLevel.id,
        seed: `${id}:${latest.value.at}`,
        mind: `${id}:${seat}:hint`,
      });
      return choice;
    },
    async record() {
      const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
      return answer.ok ? ((await answer.json()) as GameRecord) : undefined;
    },
    close() {
      document.removeEventListener('visibilitychange', look);
      steps.close();
    },
  };
}

// A table that is played in this browser alone, as the table page draws it: whose eyes, what is told, whose turn next.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '@undercroft/kernel';
import {
  type CreatedTable,
  isMove,
  localActor,
  type StoredEvent,
  setupOf,
  type Table,
} from '@undercroft/table';
import { localCommands } from './local-commands.ts';
import { hostLocalTable, type LocalHost } from './local-host.ts';
import { localSeats } from './local-tables.ts';
import { createLocalUndo, type LocalUndo } from './local-undo.ts';
import { createLocalViewer, type LocalViewer, viewsDiffer } from './local-viewer.ts';
import { NO_UNDO, type SeatView, type TableSource } from './table-source.ts';

/** Bots do not play further ahead of what is shown than this many entries. */
const MOST_AHEAD = 12;

export function openLocalTable(created: CreatedTable): TableSource {
  const { table } = created;
  const eyes = createLocalViewer(table);
  const undo = createLocalUndo(table, eyes.viewer);
  const company = localCompany(table, eyes.viewer);
  let ahead = 0;
  let goOn: (() => void) | undefined;
  const host = hostLocalTable(created, {
    onEvent: ({ event }: StoredEvent, gameEvents: readonly unknown[]) => {
      if (isMove(event)) {
        undo.forbid();
        eyes.showMove(event.seat, gameEvents);
      } else if (event.kind === 'tookBack') {
        undo.forgetPosition();
        eyes.showAnew();
      } else company.update();
    },
    caughtUp: () => (ahead < MOST_AHEAD ? Promise.resolve() : new Promise((resolve) => (goOn = resolve))),
    onPerson: () => handOver(table, eyes, undo, host),
    onPlayedElsewhere: () => location.reload(),
  });

  return {
    id: table.id,
    kind: 'local',
    game: table.game,
    table: setupOf(table),
    ...eyes.told,
    viewer: eyes.viewer,
    lines: eyes.lines,
    curtain: eyes.curtain,
    seats: company.seats,
    closed: company.closed,
    undoBar: computed(() => (company.isStoodInFor() ? NO_UNDO : undo.bar.value)),
    replayAddress: `/replay/${table.id}`,
    follow(waiting) {
      ahead = waiting;
      if (ahead < MOST_AHEAD) goOn?.();
    },
    ...localCommands(table, eyes, undo, host),
    close() {
      undo.close();
      host.close();
      eyes.told.close();
    },
  };
}

/** Who sits there, for whom a bot plays on, and whether the table was given up. */
function localCompany(table: Table, viewer: ReadonlySignal<Viewer>) {
  const standInsNow = () => table.seats.map(({ bot, resigned }) => ({ level: bot, hasResigned: resigned }));
  const standIns = signal(standInsNow());
  const closed = signal(table.phase === 'abandoned');
  const seats = computed((): readonly SeatView[] =>
    localSeats(table).map(({ name, bot }, seat) => ({
      name,
      kind: bot === undefined ? 'person' : 'bot',
      isMe: viewer.value === seat,
      isHere: true,
      ...standIns.value[seat]!,
    })),
  );
  return {
    seats,
    closed,
    /** Has a bot the viewer's seat, or the viewer none? */
    isStoodInFor: () => typeof viewer.value !== 'number' || standIns.value[viewer.value]!.level !== undefined,
    update: () =>
      batch(() => {
        standIns.value = standInsNow();
        closed.value = table.phase === 'abandoned';
      }),
  };
}

/** When another person is to move, the device changes hands. */
function handOver(table: Table, eyes: LocalViewer, undo: LocalUndo, host: LocalHost): void {
  const now = eyes.viewer.value;
  const open = table.waiting;
  if (typeof now !== 'number' || open.includes(now)) {
    undo.measure();
    return;
  }
  const [next] = open;
  if (next === undefined) return;
  const choices = () => table.game.choices(table.match!.position, next);
  if (!viewsDiffer(table, now, next)) {
    eyes.changeTo(next);
    undo.measure();
  } else if (choices().length === 1) {
    // A question with one answer is no reason to hand the device over.
    const [choice] = choices();
    void host.send({ actor: localActor(next), command: { kind: 'play', choice } });
  } else eyes.curtain.value = next;
}

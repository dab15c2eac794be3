// A table that is played in this browser alone, as the table page draws it: whose eyes, what is told, whose turn next.
import { batch, computed, signal } from '@preact/signals';
import { advisorLevel } from '@undercroft/bots/levels';
import { CONCEDE, replay, type Seat, SPECTATOR, sameData, undoBar, type Viewer } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import {
  type CreatedTable,
  isMove,
  localActor,
  type StoredEvent,
  setupOf,
  type Table,
} from '@undercroft/table';
import { whenIdle } from '../when-idle.ts';
import { hostLocalTable } from './local-host.ts';
import { localSeats, startTable } from './local-tables.ts';
import { createStepFeed } from './step-feed.ts';
import {
  eventsFor,
  type LogLine,
  logLinesOf,
  ownEntriesAt,
  type RefusedCommand,
  stepsOf,
  type TableSource,
  type ViewStep,
} from './table-source.ts';

/** Bots do not play further ahead of what is shown than this many entries. */
const MOST_AHEAD = 12;
const NO_UNDO = 'nothing-to-undo';

export function openLocalTable(created: CreatedTable): TableSource {
  const { table } = created;
  const { game } = table;
  const match = table.match!;
  const people = table.seats.flatMap((state, seat) => (state.for === 'person' ? [seat] : []));
  /** How much of the log each person has already seen. */
  const seenBy = new Map<Seat, number>(people.map((seat) => [seat, match.log.length]));
  const host = hostLocalTable(created, {
    onEvent: show,
    caughtUp: () => (ahead < MOST_AHEAD ? Promise.resolve() : new Promise((resolve) => (goOn = resolve))),
    onPerson: handOver,
    onPlayedElsewhere: () => location.reload(),
  });
  let isClosed = false;
  let ahead = 0;
  let goOn: (() => void) | undefined;

  const viewer = signal<Viewer>(firstViewer(table, people));
  const steps = createStepFeed(currentStep());
  const { latest } = steps;
  const waiting = signal(table.waiting);
  const result = signal(table.result ?? undefined);
  const lines = signal<readonly LogLine[]>(linesOfLog());
  const bar = signal<string | undefined>(NO_UNDO);
  const curtain = signal<Seat | undefined>(firstCurtain());
  const standIns = signal(standInsOf(table));
  const closed = signal(table.phase === 'abandoned');
  const seats = computed(() =>
    localSeats(table).map(({ name, bot }, seat) => ({
      name,
      kind: bot === undefined ? ('person' as const) : ('bot' as const),
      isMe: viewer.value === seat,
      isHere: true,
      ...standIns.value[seat]!,
    })),
  );

  /** Whoever opens the table may be another person than the one who may look at it. */
  function firstCurtain(): Seat | undefined {
    const seat = viewer.value;
    const isShared = people.some((other) => typeof seat === 'number' && isHiddenFrom(seat, other));
    return typeof seat === 'number' && isShared && table.phase === 'playing' ? seat : undefined;
  }

  function currentStep(): ViewStep {
    return { at: match.log.length, view: game.view(match.position, viewer.value), events: [], by: undefined };
  }

  function stepsSince(from: number): readonly ViewStep[] {
    return stepsOf(game, replay(match, from), match.log.slice(from), from, viewer.value);
  }

  function linesOfLog(): readonly LogLine[] {
    return logLinesOf(game, stepsSince(0));
  }

  function tell(step: ViewStep): void {
    batch(() => {
      latest.value = step;
      waiting.value = table.waiting;
      result.value = table.result ?? undefined;
      if (typeof viewer.value === 'number') seenBy.set(viewer.value, match.log.length);
    });
    steps.notify([step]);
  }

  /** The position before the viewer's last entry: taking back is checked from there, without replaying the log. */
  let before: { readonly at: number; readonly position: unknown } | undefined;

  function show({ event }: StoredEvent, gameEvents: readonly unknown[]): void {
    if (isMove(event)) {
      const events = eventsFor(game, gameEvents, viewer.value, match.position);
      const step = { ...currentStep(), events, by: event.seat };
      batch(() => {
        lines.value = [...lines.value, ...logLinesOf(game, [step])];
        bar.value = NO_UNDO;
      });
      tell(step);
    } else if (event.kind === 'tookBack') {
      before = undefined;
      lines.value = linesOfLog();
      tell(currentStep());
    } else
      batch(() => {
        standIns.value = standInsOf(table);
        closed.value = table.phase === 'abandoned';
      });
  }

  /** When another person is to move, the device changes hands. */
  function handOver(): void {
    const now = viewer.value;
    const open = table.waiting;
    if (typeof now !== 'number' || open.includes(now)) {
      measureUndo();
      return;
    }
    const [next] = open;
    if (next === undefined) return;
    if (!isHiddenFrom(now, next)) changeViewer(next);
    else if (game.choices(match.position, next).length === 1) answerFor(next);
    else curtain.value = next;
  }

  function isHiddenFrom(one: Seat, other: Seat): boolean {
    return !sameData(game.view(match.position, one), game.view(match.position, other));
  }

  /** A question with one answer is no reason to hand the device over. */
  const answerFor = (seat: Seat): void => {
    const [choice] = game.choices(match.position, seat);
    void host.send({ actor: localActor(seat), command: { kind: 'play', choice } });
  };

  function changeViewer(next: Seat): void {
    const from = seenBy.get(next) ?? 0;
    batch(() => {
      viewer.value = next;
      curtain.value = undefined;
      lines.value = linesOfLog();
    });
    // The first view through the new eyes comes at once: what the last person saw must not stay on screen.
    tell({ at: from, view: game.view(replay(match, from), next), events: [], by: undefined });
    for (const step of stepsSince(from)) tell(step);
    measureUndo();
  }

  /** Undo is computed by replaying; the page draws and moves first. */
  function measureUndo(): void {
    whenIdle(() => {
      const seat = viewer.value;
      if (!isClosed && typeof seat === 'number') bar.value = undoBar(match, seat, before);
    });
  }

  async function send(command: TableCommand): Promise<RefusedCommand | undefined> {
    const seat = viewer.value;
    return typeof seat === 'number'
      ? host.send({ actor: localActor(seat), command })
      : { code: 'not-seated' };
  }

  return {
    id: table.id,
    kind: 'local',
    game,
    table: setupOf(table),
    seats,
    viewer,
    latest,
    waiting,
    result,
    lines,
    undoBar: computed(() =>
      typeof viewer.value === 'number' && standIns.value[viewer.value]!.level === undefined
        ? bar.value
        : NO_UNDO,
    ),
    curtain,
    closed,
    replayAddress: `/replay/${table.id}`,
    onStep: steps.onStep,
    follow(waiting) {
      ahead = waiting;
      if (ahead < MOST_AHEAD) goOn?.();
    },
    async submit(choice) {
      const position = { at: match.log.length, position: game.copy(match.position) };
      const refused = await send(choice === CONCEDE ? { kind: 'resign' } : { kind: 'play', choice });
      if (!refused) before = position;
      return refused;
    },
    undo: () => send({ kind: 'takeBack' }),
    ownEntries: () => ownEntriesAt(match.log, viewer.value),
    resign: (seat) => host.send({ actor: localActor(seat), command: { kind: 'resign' } }),
    standIn: (isBot) => send({ kind: isBot ? 'letBot' : 'return' }),
    liftCurtain() {
      if (curtain.value !== undefined) changeViewer(curtain.value);
    },
    async hint() {
      const seat = viewer.value;
      return typeof seat === 'number' && waiting.value.includes(seat)
        ? host.askSeat(seat, advisorLevel.id)
        : undefined;
    },
    rematch: async () => `/local/${(await startTable(game, setupOf(table), localSeats(table))).id}`,
    record: async () => (await import('./local-records.ts')).recordOfTable(table),
    close() {
      isClosed = true;
      host.close();
      steps.close();
    },
  };
}

const standInsOf = ({ seats }: Table) =>
  seats.map(({ bot, resigned }) => ({ level: bot, hasResigned: resigned }));

/** The first person to be asked; the only person; or, where bots play among themselves, a spectator. */
function firstViewer({ waiting }: Table, people: readonly Seat[]): Viewer {
  return waiting.find((seat) => people.includes(seat)) ?? people[0] ?? SPECTATOR;
}

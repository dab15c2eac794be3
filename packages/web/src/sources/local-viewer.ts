// Who looks at a table of this browser, and what they are shown: a view, steps, lines, and the curtain when it changes hands.
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { replay, type Seat, SPECTATOR, sameData, type Viewer } from '@undercroft/kernel';
import type { Table } from '@undercroft/table';
import { createGameFeed, type GameFeed } from './game-feed.ts';
import { eventsFor, type LogLine, logLinesOf, stepsOf, type ViewStep } from './table-source.ts';

export interface LocalViewer {
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat that the device is to be handed to. */
  readonly curtain: Signal<Seat | undefined>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly told: GameFeed['told'];
  showMove(by: Seat, gameEvents: readonly unknown[]): void;
  /** Shows the table as it stands, once an entry was taken back. */
  showAnew(): void;
  /** What happened since the next person looked is shown through their eyes. */
  changeTo(next: Seat): void;
}

export function createLocalViewer(table: Table): LocalViewer {
  const { game } = table;
  const match = table.match!;
  const people = table.seats.flatMap((state, seat) => (state.for === 'person' ? [seat] : []));
  /** How much of the log each person has already seen. */
  const seenBy = new Map<Seat, number>(people.map((seat) => [seat, match.log.length]));
  const viewer = signal<Viewer>(firstViewer(table, people));
  const curtain = signal(firstCurtain(table, people, viewer.value));
  const currentStep = (): ViewStep => ({
    at: match.log.length,
    view: game.view(match.position, viewer.value),
    events: [],
    by: undefined,
  });
  const stepsSince = (from: number): readonly ViewStep[] =>
    stepsOf(game, replay(match, from), match.log.slice(from), from, viewer.value);
  const linesOfLog = (): readonly LogLine[] => logLinesOf(game, stepsSince(0));
  const { told, show } = createGameFeed(currentStep(), table);
  const lines = signal(linesOfLog());

  function tell(step: ViewStep): void {
    if (typeof viewer.value === 'number') seenBy.set(viewer.value, match.log.length);
    show(step, table);
  }

  return {
    viewer,
    curtain,
    lines,
    told,
    showMove(by, gameEvents) {
      const events = eventsFor(game, gameEvents, viewer.value, match.position);
      const step = { ...currentStep(), events, by };
      lines.value = [...lines.value, ...logLinesOf(game, [step])];
      tell(step);
    },
    showAnew() {
      lines.value = linesOfLog();
      tell(currentStep());
    },
    changeTo(next) {
      const from = seenBy.get(next) ?? 0;
      batch(() => {
        viewer.value = next;
        curtain.value = undefined;
        lines.value = linesOfLog();
      });
      // The first view through the new eyes comes at once: what the last person saw must not stay on screen.
      tell({ at: from, view: game.view(replay(match, from), next), events: [], by: undefined });
      for (const step of stepsSince(from)) tell(step);
    },
  };
}

/** The first person to be asked; the only person; or, where bots play among themselves, a spectator. */
function firstViewer({ waiting }: Table, people: readonly Seat[]): Viewer {
  return waiting.find((seat) => people.includes(seat)) ?? people[0] ?? SPECTATOR;
}

/** Whoever opens the table may be another person than the one who may look at it. */
function firstCurtain(table: Table, people: readonly Seat[], seat: Viewer): Seat | undefined {
  const isShared = people.some((other) => typeof seat === 'number' && viewsDiffer(table, seat, other));
  return typeof seat === 'number' && isShared && table.phase === 'playing' ? seat : undefined;
}

export function viewsDiffer({ game, match }: Table, one: Seat, other: Seat): boolean {
  const { position } = match!;
  return !sameData(game.view(position, one), game.view(position, other));
}

// A table that is played in this browser alone: the kernel in the page, bots in a worker, every entry kept at once.
import { batch, computed, signal } from '@preact/signals';
import { advisorLevel, defaultLevel } from '@undercroft/bots/levels';
import {
  replay,
  type Seat,
  SPECTATOR,
  sameData,
  submit as submitTo,
  takeBack,
  undoBar,
  type Viewer,
} from '@undercroft/kernel';
import { askBot } from '../bots/ask-bot.ts';
import type { AnyGame } from '../games.ts';
import { whenIdle } from '../when-idle.ts';
import { type AnyMatch, layTable, matchOf, recordOfStored } from './local-match.ts';
import { type LocalTable, saveTable } from './local-store.ts';
import { ownEntriesAt } from './own-entries.ts';
import {
  eventsFor,
  type LogLine,
  logLinesOf,
  type RefusedCommand,
  stepsOf,
  type TableSource,
  type ViewStep,
} from './table-source.ts';

/** How well a bot plays that stands in for a person. */
const STAND_IN = defaultLevel.id;
/** What a stand-in takes for each entry, in milliseconds: time to take the seat back before the game has run away. */
const STAND_IN_TIME = 900;

export function openLocalTable(game: AnyGame, stored: LocalTable): TableSource {
  const match = matchOf(game, stored);
  const { plan } = stored;
  const people = plan.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const listeners = new Set<(step: ViewStep) => void>();
  /** How much of the log each person has already seen. */
  const seenBy = new Map<Seat, number>(people.map((seat) => [seat, match.log.length]));
  let current = stored;
  let isClosed = false;

  const viewer = signal<Viewer>(firstViewer(game, match, people));
  const latest = signal<ViewStep>(plainStep());
  const waiting = signal(game.waitingFor(match.position));
  const result = signal(game.result(match.position));
  const lines = signal<readonly LogLine[]>(linesSince(match, viewer.value, 0));
  const bar = signal<string | undefined>('nothing-to-undo');
  const curtain = signal<Seat | undefined>(undefined);
  /** Seats of people that a bot plays for now. */
  const standIns = signal<ReadonlySet<Seat>>(new Set());
  const seats = computed(() =>
    plan.map(({ name, kind, level }, seat) => ({
      name,
      kind,
      isMe: viewer.value === seat,
      isHere: true,
      level: standIns.value.has(seat) ? STAND_IN : level,
    })),
  );

  function plainStep(): ViewStep {
    return { at: match.log.length, view: game.view(match.position, viewer.value), events: [], by: undefined };
  }

  function tell(step: ViewStep): void {
    batch(() => {
      latest.value = step;
      waiting.value = game.waitingFor(match.position);
      result.value = game.result(match.position);
      if (typeof viewer.value === 'number') seenBy.set(viewer.value, match.log.length);
    });
    for (const listener of listeners) listener(step);
  }

  async function keep(): Promise<void> {
    current = {
      ...current,
      log: match.log.slice(),
      changed: Date.now(),
      waiting: game.waitingFor(match.position),
      result: game.result(match.position) ?? null,
    };
    await saveTable(current);
  }

  /** The position before the viewer's last entry: what can be taken back is seen from there. */
  let kept: { readonly at: number; readonly position: unknown } | undefined;

  async function enter(seat: Seat, choice: unknown): Promise<RefusedCommand | undefined> {
    const before = { at: match.log.length, position: game.copy(match.position) };
    const done = submitTo(match, seat, choice);
    if (!done.ok) return done.refusal;
    if (seat === viewer.value) kept = before;
    await keep();
    const who = viewer.value;
    const view = game.view(match.position, who);
    const step: ViewStep = {
      at: match.log.length,
      view,
      events: eventsFor(game, done.events, who, match.position),
      by: seat,
    };
    batch(() => {
      lines.value = [...lines.value, ...logLinesOf(game, [step])];
      bar.value = 'nothing-to-undo';
    });
    tell(step);
    void goOn();
    return undefined;
  }

  /** Bots move by themselves; when another person is to move, the device changes hands. */
  async function goOn(): Promise<void> {
    if (isClosed || game.result(match.position)) return;
    const open = game.waitingFor(match.position);
    const bot = open.find(isBots);
    if (bot !== undefined) await letBotMove(bot);
    else handOver(open);
  }

  const isBots = (seat: Seat): boolean => plan[seat]?.kind === 'bot' || standIns.value.has(seat);

  async function letBotMove(seat: Seat): Promise<void> {
    const at = match.log.length;
    const choice = await thought(seat, seats.value[seat]?.level ?? STAND_IN).catch(() =>
      game.defaultChoice(match.position, seat),
    );
    if (standIns.value.has(seat)) await pause(STAND_IN_TIME);
    if (isClosed || match.log.length !== at || !isBots(seat)) return;
    await enter(seat, choice);
  }

  const thought = async (seat: Seat, bot: string): Promise<unknown> => {
    const { choice } = await askBot({
      game: game.name,
      table: match.table,
      seat,
      view: game.view(match.position, seat),
      bot,
      seed: `${stored.id}:${match.log.length}`,
      mind: `${stored.id}:${seat}:${bot}`,
    });
    return choice;
  };

  function handOver(open: readonly Seat[]): void {
    const now = viewer.value;
    if (typeof now !== 'number' || open.includes(now)) {
      measureUndo();
      return;
    }
    const next = open.find((seat) => !isBots(seat));
    if (next === undefined) return;
    const hides = !sameData(game.view(match.position, now), game.view(match.position, next));
    if (hides) curtain.value = next;
    else changeViewer(next);
  }

  function changeViewer(next: Seat): void {
    const from = seenBy.get(next) ?? 0;
    batch(() => {
      viewer.value = next;
      curtain.value = undefined;
      lines.value = linesSince(match, next, 0);
    });
    // The first view through the new eyes comes at once: what the last person saw must not stay on screen.
    tell({ at: from, view: game.view(replay(match, from), next), events: [], by: undefined });
    for (const step of stepsSince(match, next, from)) tell(step);
    measureUndo();
  }

  /** Undo is computed by replaying; the page draws and moves first. */
  function measureUndo(): void {
    whenIdle(() => {
      const seat = viewer.value;
      if (!isClosed && typeof seat === 'number') bar.value = undoBar(match, seat, kept);
    });
  }

  async function undo(): Promise<RefusedCommand | undefined> {
    const seat = viewer.value;
    if (typeof seat !== 'number') return { code: 'nothing-to-undo' };
    const taken = takeBack(match, seat);
    if (!taken.ok) return { code: taken.code };
    kept = undefined;
    await keep();
    lines.value = linesSince(match, seat, 0);
    tell(plainStep());
    measureUndo();
    return undefined;
  }

  void goOn();
  measureUndo();
  return {
    id: stored.id,
    kind: 'local',
    game,
    table: stored.table,
    seats,
    viewer,
    latest,
    waiting,
    result,
    lines,
    undoBar: bar,
    curtain,
    replayAddress: `/replay/${stored.id}`,
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: async (choice) =>
      typeof viewer.value === 'number' ? enter(viewer.value, choice) : { code: 'not-waiting' },
    undo,
    ownEntries: () => ownEntriesAt(match.log, viewer.value),
    async standIn(isBot) {
      const seat = viewer.value;
      if (typeof seat !== 'number') return { code: 'not-seated' };
      const seated = new Set(standIns.value);
      if (isBot) seated.add(seat);
      else seated.delete(seat);
      standIns.value = seated;
      if (isBot) void goOn();
      else measureUndo();
      return undefined;
    },
    liftCurtain() {
      if (curtain.value !== undefined) changeViewer(curtain.value);
    },
    async hint() {
      const seat = viewer.value;
      return typeof seat === 'number' && waiting.value.includes(seat)
        ? thought(seat, advisorLevel.id)
        : undefined;
    },
    rematch: async () => `/local/${(await layTable(game, stored.table, plan)).id}`,
    record: async () => recordOfStored(game, current),
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The first person to be asked; the only person; or, where bots play among themselves, nobody. */
function firstViewer(game: AnyGame, match: AnyMatch, people: readonly Seat[]): Viewer {
  const asked = game.waitingFor(match.position).find((seat) => people.includes(seat));
  return asked ?? people[0] ?? SPECTATOR;
}

const stepsSince = (match: AnyMatch, viewer: Viewer, from: number): readonly ViewStep[] =>
  stepsOf(match.game, replay(match, from), match.log.slice(from), from, viewer);

const linesSince = (match: AnyMatch, viewer: Viewer, from: number): readonly LogLine[] =>
  logLinesOf(match.game, stepsSince(match, viewer, from));

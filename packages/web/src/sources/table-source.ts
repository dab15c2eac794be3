// The port behind which every table stands: one in this browser, one on a server, one in a record.
import type { ReadonlySignal } from '@preact/signals';
import type { GameRecord, Message, Result, Seat, TableSetup, Viewer } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';

/** One view to be shown: what the viewer may know after entry `at`, and what happened on the way to it. */
export interface ViewStep {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** Whose entry it was; undefined for the first view, for undo and for catching up. */
  readonly by: Seat | undefined;
  /** Told once more to somebody who was away: shown one after another, whoever did it. */
  readonly isMissed?: boolean;
}

/** One line of the log. */
export interface LogLine {
  readonly at: number;
  readonly by: Seat | undefined;
  /** A message of the game, or one of the client (`own`). */
  readonly message: Message;
  readonly own?: boolean;
}

export interface ChatLine {
  readonly key: string;
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly time: number;
}

export interface SeatView {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  readonly isMe: boolean;
  readonly isHere: boolean;
  /** The level of the bot that plays here, if one does. */
  readonly level?: string | undefined;
}

export interface RefusedCommand {
  readonly code: string;
  readonly why?: string | undefined;
  readonly clause?: string | undefined;
  readonly args?: Message['args'];
}

/** What seats must agree on at a table of the server. */
export interface ProposalView {
  readonly what: string;
  readonly by: Seat;
  readonly seat: Seat;
  readonly mineIsAwaited: boolean;
}

export interface Clocks {
  /** Until when each seat may think, by this browser's clock; null for no limit. */
  readonly deadlines: readonly (number | null)[];
  readonly paused: boolean;
}

export interface TableSource {
  readonly id: string;
  readonly kind: 'local' | 'server' | 'record' | 'lesson';
  readonly game: AnyGame;
  readonly table: TableSetup;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly latest: ReadonlySignal<ViewStep>;
  readonly waiting: ReadonlySignal<readonly Seat[]>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** Why the viewer's last entry cannot be taken back; undefined when it can. */
  readonly undoBar: ReadonlySignal<string | undefined>;
  /** The seat that the device is to be handed to, at a table where several people share it. */
  readonly curtain?: ReadonlySignal<Seat | undefined>;
  /** True while a lesson explains: then nothing is asked. */
  readonly isHeld?: ReadonlySignal<boolean>;
  readonly chat?: ReadonlySignal<readonly ChatLine[]>;
  readonly clocks?: ReadonlySignal<Clocks | undefined>;
  readonly proposal?: ReadonlySignal<ProposalView | undefined>;
  /** Seconds until the next try to reach the server; undefined while the line is good. */
  readonly offline?: ReadonlySignal<boolean>;
  /** The game stands still until somebody goes on. */
  readonly paused?: ReadonlySignal<boolean>;
  /** The table was closed before the game was over. */
  readonly closed?: ReadonlySignal<boolean>;
  /** Up to here this reader had seen the table before it was opened now; lines after it are news. */
  readonly lastSeen?: number | undefined;
  /** Steps as they come, for whoever shows them one after another. */
  onStep(listener: (step: ViewStep) => void): () => void;
  submit(choice: unknown): Promise<RefusedCommand | undefined>;
  undo(): Promise<RefusedCommand | undefined>;
  /** How many entries of the viewer stand at the end of the log, with nobody else's after them. */
  ownEntries?(): number;
  liftCurtain?(): void;
  /** What a bot would choose here; nothing where the table does not allow it (`mayHint`). */
  hint?(): Promise<unknown>;
  readonly mayHint?: ReadonlySignal<boolean>;
  say?(text: string): Promise<RefusedCommand | undefined>;
  propose?(what: string, seat?: Seat): Promise<RefusedCommand | undefined>;
  /** Lets a bot play on for the viewer, or takes the seat back. */
  standIn?(isBot: boolean): Promise<RefusedCommand | undefined>;
  answerProposal?(agree: boolean): Promise<RefusedCommand | undefined>;
  /** Opens the same table again and gives the address to go to. */
  rematch?(): Promise<string | undefined>;
  record?(): Promise<GameRecord | undefined>;
  /** Where the game can be watched again. */
  readonly replayAddress?: string;
  close(): void;
}

/** The lines that a step adds to the log. */
export function logLinesOf(game: AnyGame, step: ViewStep): readonly LogLine[] {
  return step.events.flatMap((event) => {
    const message = game.phrases.event(event, step.view);
    return message ? [{ at: step.at, by: step.by, message }] : [];
  });
}

/** The events of one entry as a viewer is told them. */
export const eventsFor = (
  game: AnyGame,
  events: readonly unknown[],
  viewer: Viewer,
  position: unknown,
): readonly unknown[] =>
  events.flatMap((event) => {
    const seen = game.viewEvent(event, viewer, position);
    return seen === undefined ? [] : [seen];
  });

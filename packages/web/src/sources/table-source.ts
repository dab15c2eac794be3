// What every table on screen is drawn from: one in this browser, one on a server, one in a record, a lesson.
import type { ReadonlySignal } from '@preact/signals';
import {
  type Entry,
  type GameRecord,
  type Message,
  type Result,
  replayEntry,
  type Seat,
  type TableSetup,
  type Viewer,
} from '@undercroft/kernel';
import type { Answer, CodedRefusal, SetOrder, StandingOrder } from '@undercroft/protocol';
import type { AnyGame } from '../games.ts';

/** One view to be shown: what the viewer may know after entry `at`, and what happened on the way to it. */
export interface ViewStep {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** Whose entry it was; undefined for the first view, for undo and for catching up. */
  readonly by: Seat | undefined;
  /** Happened while the reader was away: shown one after another, even the reader's own entries. */
  readonly isMissed?: boolean;
}

export interface LogLine {
  readonly at: number;
  readonly by: Seat | undefined;
  /** A message of the game, or one of the client (`own`). */
  readonly message: Message;
  readonly own?: boolean;
}

export interface ChatLine {
  readonly key: string;
  readonly person: string;
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
  /** Since when the person is away, by this browser's clock, as far as it was seen. */
  readonly awaySince?: number | undefined;
  readonly level?: string | undefined;
  /** Gave up: the bot in this seat plays to the end. */
  readonly hasResigned?: boolean | undefined;
  /** Who sits there, at a table of the server. */
  readonly person?: string | undefined;
}

export interface RefusedCommand {
  readonly code: string;
  readonly why?: string | undefined;
  readonly clause?: string | undefined;
  readonly args?: Message['args'] | undefined;
}

/** What was refused, in the shape that its words are found by; undefined for what was accepted. */
export const refusedBy = (answer: Answer | (CodedRefusal & { ok?: false })): RefusedCommand | undefined =>
  answer.ok
    ? undefined
    : { code: answer.code, clause: answer.clause, why: answer.why, args: answer.args as Message['args'] };

/** What the other seats are asked to agree to, at a table of the server. */
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

/** The viewer's standing orders, at a table that is played by turns. */
export interface OrderDesk {
  readonly standing: ReadonlySignal<readonly StandingOrder[]>;
  set(order: Omit<SetOrder, 'kind'>): Promise<RefusedCommand | undefined>;
  cancel(order: number): Promise<RefusedCommand | undefined>;
}

export interface TableSource {
  readonly id: string;
  readonly kind: 'local' | 'server' | 'record' | 'lesson' | 'puzzle';
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
  /** The viewer's choice that the server has not answered for a while: nothing else is asked until it does. */
  readonly unanswered?: ReadonlySignal<Message | undefined>;
  readonly chat?: ReadonlySignal<readonly ChatLine[]>;
  readonly clocks?: ReadonlySignal<Clocks | undefined>;
  readonly proposal?: ReadonlySignal<ProposalView | undefined>;
  /** Nothing can be played until someone resumes the game. */
  readonly paused?: ReadonlySignal<boolean>;
  readonly closed?: ReadonlySignal<boolean>;
  readonly orders?: OrderDesk;
  /** How many people look on without a seat. */
  readonly watching?: ReadonlySignal<number>;
  /** Who has asked for another game at this table, which is over; empty where nobody knows any more. */
  readonly rematchBy?: ReadonlySignal<string | undefined>;
  /** The version up to which this reader had seen the table before; later lines are new. */
  readonly lastSeen?: number | undefined;
  /** The version up to which this reader had read the chat before; not known where it was never kept. */
  readonly lastRead?: number | undefined;
  markRead?(version: number): void;
  onStep(listener: (step: ViewStep) => void): () => void;
  /** What is newest is known, but not yet all that led to it: nothing of it is told meanwhile. */
  readonly isBehind?: ReadonlySignal<boolean>;
  /** How many steps wait to be shown: bots that play in this browser do not run far ahead of what is seen. */
  follow?(waiting: number): void;
  submit(choice: unknown): Promise<RefusedCommand | undefined>;
  undo(): Promise<RefusedCommand | undefined>;
  /** How many entries at the end of the log are the viewer's own. */
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
  /** Gives a seat up: the viewer's, or another one of this device. */
  resign?(seat: Seat): Promise<RefusedCommand | undefined>;
  /** Opens the same table again, sits down there and gives the address to go to. */
  rematch?(): Promise<string | undefined>;
  record?(): Promise<GameRecord | undefined>;
  readonly replayAddress?: string;
  /** The page of the expedition that this is a run of. */
  readonly expedition?: string;
  /** When its runs are shown and compared. */
  readonly openAt?: number;
  close(): void;
}

/** The bar where nothing is to be taken back. */
export const NO_UNDO = 'nothing-to-undo';

/** Whose eyes a game is seen through: a seat's, a spectator's, or everyone's at once. */
export type Perspective = Viewer | 'all';

export const viewThrough = (game: AnyGame, position: unknown, eyes: Perspective): unknown =>
  eyes === 'all' ? game.copy(position) : game.view(position, eyes);

export const eventsFor = (
  game: AnyGame,
  events: readonly unknown[],
  eyes: Perspective,
  position: unknown,
): readonly unknown[] =>
  eyes === 'all'
    ? events
    : events.flatMap((event) => {
        const seen = game.viewEvent(event, eyes, position);
        return seen === undefined ? [] : [seen];
      });

/** Plays further entries on a position, which changes; `at` is how many were played before. One step for each. */
export function stepsOf(
  game: AnyGame,
  position: unknown,
  entries: readonly Entry<unknown>[],
  at: number,
  eyes: Perspective,
): readonly ViewStep[] {
  return entries.map((entry, i) => {
    const told: unknown[] = [];
    replayEntry(game, position, entry, at + i, (event) => told.push(event));
    return {
      at: at + i + 1,
      view: viewThrough(game, position, eyes),
      events: eventsFor(game, told, eyes, position),
      by: entry.seat,
    };
  });
}

export const logLinesOf = (game: AnyGame, steps: readonly ViewStep[]): readonly LogLine[] =>
  steps.flatMap(({ at, by, view, events }) =>
    events.flatMap((event) => {
      const message = game.phrases.event(event, view);
      return message ? [{ at, by, message }] : [];
    }),
  );

/** How many entries of a seat stand at the end of a log: what it could take back of its turn. */
export function ownEntriesAt(log: readonly { readonly seat: Seat }[], viewer: Viewer): number {
  const other = log.findLastIndex(({ seat }) => seat !== viewer);
  return log.length - 1 - other;
}

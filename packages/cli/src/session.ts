// A table played at this terminal: the machine of package `table`, its bots and its file.
import { join } from 'node:path';
import { botNamed, receivedView, thinkAloud } from '@undercroft/bots';
import {
  type AnyGame,
  CONCEDE,
  CodedError,
  type Match,
  type Refusal,
  type Seat,
  SPECTATOR,
  seeded,
  submit,
  undoBar,
  type Viewer,
} from '@undercroft/kernel';
import {
  botQuestion,
  type CreatedTable,
  createLocalTable,
  eventViewFor,
  execute,
  isRefused,
  localActor,
  type Request,
  recordOfTable,
  replayTable,
  type StoredEvent,
  setupOf,
  type Table,
  type TableLuck,
  waitingBots,
} from '@undercroft/table';
import type { ResolvedOptions } from './commands/play-options.ts';
import type { Environment } from './environment.ts';
import { writeWhole } from './files.ts';
import { PERSON, saveText, tableContext } from './save.ts';

export type SessionMatch = Match<unknown, unknown, unknown>;

export interface Session {
  readonly table: Table;
  readonly match: SessionMatch;
  readonly events: StoredEvent[];
  readonly botSeed: string;
  /** Undefined when the game is not saved. */
  readonly file: string | undefined;
  readonly io: Pick<Environment, 'now' | 'shelf'>;
  /** Does the player want to be asked even where there is only one choice? */
  readonly asksAlways?: boolean;
  /** May every move be taken back, dice and answers with it? Such a game is never sealed. */
  readonly isPractice: boolean;
}

type Host = Pick<Session, 'botSeed' | 'file' | 'io' | 'isPractice'>;

export interface NewGame extends ResolvedOptions {
  readonly id: string;
  readonly game: AnyGame;
  readonly luck: TableLuck;
}

export function newSession({ id, game, table, players, names, luck }: NewGame, host: Host): Session {
  const seats = players.map((player, seat) => ({
    name: names?.[seat] ?? '',
    bot: player === PERSON ? undefined : player,
  }));
  return sessionOf(
    createLocalTable({ id, luck }, game, table, seats, tableContext(host.io.now().getTime())),
    host,
  );
}

export const sessionOf = ({ table, events }: CreatedTable, host: Host): Session => ({
  ...host,
  table,
  match: table.match!,
  events: [...events],
});

/** A new file for a game; `id` tells games of the same second apart. */
export function newFile(folder: string, game: string, now: Date, id: string): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return join(folder, `${game}-${stamp}-${id}.json`);
}

/** A finished game becomes a bare record, which anyone can verify. */
export function save({ table, events, botSeed, file, isPractice }: Session): void {
  if (file === undefined) return;
  const text = table.result
    ? JSON.stringify(recordOfTable(table))
    : saveText({ origin: table, botSeed, events, isPractice });
  writeWhole(file, `${text}\n`);
}

/** What one viewer learned from an event of the game. */
export interface EventText {
  readonly event: unknown;
  readonly text: { readonly id: string } | undefined;
}

export type Moved =
  | { readonly ok: true; readonly seat: Seat; told(viewer: Viewer): readonly EventText[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Plays a choice and saves the game before anyone is told. */
export function playChoice(session: Session, seat: Seat, choice: unknown | typeof CONCEDE): Moved {
  const { match } = session;
  // The table would hand the seat of a person who resigns to a bot; here the rules alone decide.
  if (choice === CONCEDE && !match.game.concede) return submit(match, seat, choice) as Moved & { ok: false };
  const command = choice === CONCEDE ? ({ kind: 'resign' } as const) : ({ kind: 'play', choice } as const);
  return run(session, seat, { actor: localActor(seat), command });
}

function run(session: Session, seat: Seat, request: Request): Moved {
  const { table, match } = session;
  let gameEvents: readonly unknown[] = [];
  const done = execute(table, request, tableContext(session.io.now().getTime()), {
    after: (_, events) => {
      gameEvents = events;
    },
  });
  if (done === undefined) throw new Error('the table no longer waits for this bot');
  if (isRefused(done)) return { ok: false, refusal: done as Refusal };
  session.events.push(...done);
  save(session);
  const { event, person } = done[0]!;
  return {
    ok: true,
    seat,
    told: (viewer) => {
      const seen = eventViewFor(table, event, person, gameEvents, viewer);
      const view = match.game.view(match.position, viewer);
      const events = 'events' in seen ? seen.events : [];
      return events.map((one) => ({ event: one, text: match.game.phrases.event(one, view) }));
    },
  };
}

/** Takes back the last entry of a seat, or says why not; what was taken unasked goes with it. */
export function undo(session: Session, seat: Seat): Session | CodedError {
  if (session.isPractice) return undoAnything(session, seat);
  const done = takeBack(session, seat);
  while (done.ok && onlyChoice(session, seat) !== undefined && takeBack(session, seat).ok);
  return done.ok ? session : new CodedError(done.refusal.code);
}

export const mayUndo = (session: Session, seat: Seat): boolean =>
  session.isPractice
    ? session.match.log.some((entry) => entry.seat === seat)
    : undoBar(session.match, seat) === undefined;

/** Back to the last question that this seat was asked, with all dice and answers since; the same dice would fall again. */
function undoAnything(session: Session, seat: Seat): Session | CodedError {
  const { table, match, events } = session;
  const last = events.findLastIndex(({ event }) => event.kind === 'played' && event.seat === seat);
  if (last < 0) return new CodedError('nothing-to-undo');
  const kept = events.slice(0, last);
  const origin = { id: table.id, luck: table.luck };
  const back = {
    ...session,
    ...sessionOf({ table: replayTable(origin, match.game, kept), events: kept }, session),
  };
  if (onlyChoice(back, seat) !== undefined) return undoAnything(back, seat);
  save(back);
  return back;
}

const takeBack = (session: Session, seat: Seat): Moved =>
  run(session, seat, { actor: localActor(seat), command: { kind: 'takeBack' } });

/**
 * The only choice of a seat, where it may be taken unasked. With several people at one terminal it may not: that a page
 * did not come would tell the others something about a hand.
 */
export function onlyChoice(session: Session, seat: Seat): unknown {
  if (session.asksAlways || seatsHere(session).length > 1) return undefined;
  const { game, position } = session.match;
  const choices = game.choices(position, seat);
  return choices.length === 1 ? choices[0] : undefined;
}

/** Whose turn it is: bots first, then the person who acted last, then the first that the table waits for. */
export function whoActs({ table, match }: Session, last: Seat | undefined): Seat | undefined {
  const [bot] = waitingBots(table);
  if (bot !== undefined) return bot;
  const before = last ?? match.log.at(-1)?.seat;
  return before !== undefined && table.waiting.includes(before) ? before : table.waiting[0];
}

/**
 * Lets the bot of a seat choose. Its luck follows from the game's length, so a resumed game finds the same bot; with
 * seeded luck it counts its iterations instead of looking at the clock, so that the same seed gives the same game.
 */
export async function moveOfBot(session: Session, seat: Seat): Promise<Moved> {
  const { table, match, botSeed, io } = session;
  const { level, view, version } = botQuestion(table, seat);
  const seatBot = botNamed(level, table.luck.kind === 'seeded' ? 'count' : 'clock');
  const chance = seeded(`${botSeed}:${match.log.length}:${seat}`);
  const hints = await io.shelf.loadHints(match.game.name);
  const bot = seatBot({ rules: match.game, hints, table: setupOf(table), seat }, chance);
  const { choice } = await thinkAloud(bot, receivedView(view));
  return run(session, seat, { actor: null, command: { kind: 'botPlay', seat, choice, version } });
}

/** Undefined where the seats have no names of their own. */
export function namesOf({ seats }: Table): readonly string[] | undefined {
  const names = seats.map(({ name }) => name ?? '');
  return names.some((name) => name !== '') ? names : undefined;
}

/** The seats that a person or a program plays here. */
export const seatsHere = ({ table }: Session): readonly Seat[] =>
  table.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Whose view the end is shown in: that of the only person here, else a spectator's. */
export function lookerOf(session: Session): Viewer {
  const [seat, ...others] = seatsHere(session);
  return seat === undefined || others.length > 0 ? SPECTATOR : seat;
}

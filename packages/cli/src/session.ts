// One game being played here: the match, who plays which seat, where its luck comes from and where it is kept.
import { join } from 'node:path';
import { botNamed, seenBy, thinkAloud } from '@undercroft/bots';
import {
  type CONCEDE,
  CodedError,
  type Match,
  openRecord,
  type Refusal,
  recordOf,
  resumeMatch,
  type Seat,
  SPECTATOR,
  seeded,
  startMatch,
  submit,
  type TableSetup,
  takeBack,
  type Viewer,
} from '@undercroft/kernel';
import type { AnyGame, AnyHints } from '@undercroft/shelf';
import { writeWhole } from './files.ts';
import { type LuckSource, sourceStreams } from './luck.ts';
import { PERSON, type Save, saveOf } from './save.ts';

export type AnyMatch = Match<unknown, unknown, unknown>;

export interface Session {
  readonly match: AnyMatch;
  readonly players: readonly string[];
  readonly names: readonly string[] | undefined;
  readonly luck: LuckSource;
  readonly botSeed: string;
  readonly hints: AnyHints | undefined;
  /** Undefined when nothing is to be kept. */
  readonly file: string | undefined;
}

export interface NewGame {
  readonly game: AnyGame;
  readonly table: TableSetup;
  readonly players: readonly string[];
  readonly names: readonly string[] | undefined;
  readonly luck: LuckSource;
  readonly botSeed: string;
  readonly hints: AnyHints | undefined;
  readonly folder: string | undefined;
  readonly now: Date;
  /** Tells games of the same second apart in their file names; never anything that a person typed. */
  readonly id: string;
}

export function newSession(options: NewGame): Session {
  const { game, table, players, names, luck, botSeed, hints } = options;
  const stamp = options.now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const file = options.folder && join(options.folder, `${game.name}-${stamp}-${options.id}.json`);
  const match = startMatch(game, table, sourceStreams(luck));
  return { match, players, names, luck, botSeed, hints, file };
}

/** Goes on with a kept game, in the same file. */
export function resumedSession(
  game: AnyGame,
  hints: AnyHints | undefined,
  save: Save,
  file: string | undefined,
): Session {
  const opened = openRecord(game, save.record);
  const used = save.record.entries.reduce((sum, entry) => sum + entry.luck.length, 0);
  const match = resumeMatch(opened, sourceStreams(save.luck, used).play);
  const { players, botSeed, luck } = save;
  for (const player of players) if (player !== PERSON) botNamed(player);
  return { match, players, names: save.record.names, luck, botSeed, hints, file };
}

/** The record as it stands; with the secret once the game is over. */
export const recordOfSession = ({ match, names, luck }: Session) =>
  recordOf(match, { ...(names && { names }), ...(luck.kind === 'sealed' && { seal: luck.seal }) });

/** Keeps the game on disk. A finished game becomes a bare record, which anyone can verify. */
export function keep(session: Session): void {
  const { file, luck, players, botSeed } = session;
  if (file === undefined) return;
  const record = recordOfSession(session);
  const content = record.result ? record : saveOf({ luck, players, botSeed, record });
  writeWhole(file, `${JSON.stringify(content)}\n`);
}

/** What one viewer learned from something that happened. */
export interface Told {
  readonly event: unknown;
  readonly text: { readonly id: string } | undefined;
}

export type Moved =
  | { readonly ok: true; readonly seat: Seat; readonly told: (viewer: Viewer) => readonly Told[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Plays a choice and keeps the game before anybody hears of it. */
export function move(session: Session, seat: Seat, choice: unknown | typeof CONCEDE): Moved {
  const { match } = session;
  const submitted = submit(match, seat, choice);
  if (!submitted.ok) return submitted;
  keep(session);
  const { game, position } = match;
  const after = game.copy(position);
  return {
    ok: true,
    seat,
    told: (viewer) => {
      const view = game.view(after, viewer);
      return submitted.events.flatMap((event) => {
        const seen = game.viewEvent(event, viewer, after);
        return seen === undefined ? [] : [{ event: seen, text: game.phrases.event(seen, view) }];
      });
    },
  };
}

/** Takes back the last entry of a seat; a coded error says why not. */
export function undo(session: Session, seat: Seat): void {
  const back = takeBack(session.match, seat);
  if (!back.ok) throw new CodedError(back.code);
  keep(session);
}

/** Whose turn it is: bots first, then whoever sat here last, then the first that is waited for. */
export function whoActs({ match, players }: Session, last: Seat | undefined): Seat | undefined {
  const waiting = match.game.waitingFor(match.position);
  const bot = waiting.find((seat) => players[seat] !== PERSON);
  if (bot !== undefined) return bot;
  const before = last ?? match.log.at(-1)?.seat;
  return before !== undefined && waiting.includes(before) ? before : waiting[0];
}

/**
 * Lets the bot of a seat choose. Its luck follows from the game's length, so a resumed game finds the same bot; with
 * seeded luck it counts its thoughts instead of looking at the clock, so that the same seed gives the same game.
 */
export async function moveOfBot(session: Session, seat: Seat): Promise<Moved> {
  const { match, players, botSeed, hints, luck } = session;
  const { game, position, table } = match;
  const seatBot = botNamed(players[seat]!, luck.kind === 'seeded' ? 'count' : 'clock');
  const bot = seatBot({ rules: game, hints, table, seat }, seeded(`${botSeed}:${match.log.length}:${seat}`));
  const { choice } = await thinkAloud(bot, seenBy(game, position, seat));
  return move(session, seat, choice);
}

/** The seats that a person or a program plays here. */
export const seatsHere = ({ players }: Session): readonly Seat[] =>
  players.flatMap((player, seat) => (player === PERSON ? [seat] : []));

/** Who looks at the end: the only seat here, or nobody in particular. */
export function lookerOf(session: Session): Viewer {
  const here = seatsHere(session);
  return here.length === 1 ? here[0]! : SPECTATOR;
}

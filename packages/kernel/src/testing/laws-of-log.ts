// Laws of the log: replays, forks, undo, records and links.
import { type Chance, NO_CHANCE, recorded, seeded } from '../chance.ts';
import { CONCEDE } from '../game.ts';
import { fromLink, toLink } from '../link.ts';
import { continueMatch, type Match, replayEntry, replaySetup, submit } from '../match.ts';
import { openRecord, parseRecord, recordOf } from '../record.ts';
import { takeBack } from '../undo.ts';
import { type Law, must, mustEqual, startRandom } from './law.ts';
import { everyNth, walk } from './walk.ts';

/** The log is the truth: replaying it gives every position and every event again, with or without a listener. */
export const replays: Law = (game, table, seed) => {
  const steps: { after: unknown; events: unknown }[] = [];
  const { setupLuck, log } = walk(game, table, seed, ({ after, events }) => steps.push({ after, events }));
  const heard = replaySetup({ game, table, setupLuck, log });
  const silent = game.copy(heard);
  for (const [at, entry] of log.entries()) {
    const events: unknown[] = [];
    replayEntry(game, heard, entry, at, (event) => events.push(event));
    if (entry.choice !== CONCEDE) game.play(silent, entry.seat, entry.choice, recorded(entry.luck));
    mustEqual(heard, steps[at]!.after, `replay leaves the game at entry ${at}`);
    mustEqual(silent, steps[at]!.after, `replay without a listener leaves the game at entry ${at}`);
    mustEqual(events, steps[at]!.events, `replay tells something else at entry ${at}`);
  }
};

const FORKS = 8;

/**
 * A fork is the same game: from a kept position or from the log alone, at the first entry, the last and any between,
 * the original choices with the original luck lead to the original end. With luck of its own it is a sound game too.
 */
export const forks: Law = (game, table, seed) => {
  const kept: ReturnType<typeof game.copy>[] = [];
  const { setupLuck, log, end } = walk(game, table, seed, ({ before }) => kept.push(before));
  const choose = seeded(`${seed}:forks`);
  const moments = Array.from({ length: FORKS }, () => choose.pick(log.length));
  for (const [i, at] of [0, log.length - 1, ...moments].entries()) {
    const source = { game, table, setupLuck, log: log.slice(0, at) };
    const rest = recorded(log.slice(at).flatMap(({ luck }) => luck));
    const fork = i % 2 ? continueMatch(source, rest) : continueMatch(source, rest, game.copy(kept[at]!));
    for (const { seat, choice } of log.slice(at))
      must(submit(fork, seat, choice).ok, () => `the fork at ${at} refuses an original choice`);
    mustEqual(fork.position, end, `the fork at ${at} ends elsewhere`);
    mustEqual(fork.log, log, `the fork at ${at} keeps another log`);
  }
  const at = choose.pick(log.length);
  const other = continueMatch({ game, table, setupLuck, log: log.slice(0, at) }, seeded(`${seed}:other`));
  playOn(other, choose);
  mustEqual(
    openRecord(game, recordOf(other)).position,
    other.position,
    `the fork at ${at} is no sound record`,
  );
};

/** Random choices to the end. */
function playOn<Position, Choice, Event>(match: Match<Position, Choice, Event>, choose: Chance): void {
  const { game } = match;
  while (game.waitingFor(match.position).length > 0) {
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(match.position, seat);
    submit(match, seat, open[choose.pick(open.length)]);
  }
}

/**
 * What may be taken back showed nothing: on a position imagined from what the seat knew before, the same entry leaves
 * the same view. Taking back gives the earlier position exactly, and playing the same again gives the later one.
 */
export const undo: Law = (game, table, seed, context) => {
  const match = startRandom(game, table, seed);
  const choose = seeded(`${seed}:choose`);
  for (let at = 0; game.waitingFor(match.position).length > 0 && at < context.bound; at++) {
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const before = game.copy(match.position);
    const open = game.choices(before, seat);
    const done = submit(match, seat, open[choose.pick(open.length)]);
    must(done.ok, () => `a listed choice was refused at ${at}`);
    if (!everyNth(context.stride, at)) continue;
    const after = game.copy(match.position);
    const back = takeBack(match, seat);
    if (!back.ok) {
      must(back.code !== 'nothing-to-undo', () => `entry ${at} is not in the log`);
      mustEqual(match.position, after, `a refused undo changed the position at ${at}`);
      continue;
    }
    mustEqual(match.position, before, `undo does not give the earlier position at ${at}`);
    must(done.entry.luck.length === 0, () => `undo went back over luck at ${at}`);
    must(!game.isFinal?.(done.entry.choice as never), () => `undo took back a final choice at ${at}`);
    for (const viewer of [0, 1, 2]) {
      const imagined = game.imagine(game.view(before, seat), seat, seeded(`${seed}:${at}:${viewer}`));
      game.play(imagined, seat, done.entry.choice as never, NO_CHANCE);
      mustEqual(game.view(imagined, seat), game.view(after, seat), `undo crosses a reveal at ${at}`);
    }
    must(
      submit(match, seat, done.entry.choice).ok,
      () => `what was taken back cannot be played again at ${at}`,
    );
    mustEqual(match.position, after, `playing again after undo gives something else at ${at}`);
  }
};

/** A finished game survives its file and its link. */
export const records: Law = (game, table, seed) => {
  const match = startRandom(game, table, seed);
  playOn(match, seeded(`${seed}:choose`));
  const record = recordOf(match);
  const read = parseRecord(JSON.stringify(record));
  mustEqual(openRecord(game, read).position, match.position, 'a record opens at another position');
  mustEqual(fromLink(game, toLink(game, record)), record, 'a link gives another record');
};

// Any commands in any order from any people in a study room of a small game, as data for property tests.
import {
  type AnyGame,
  type Entry,
  openRecord,
  recording,
  recordOf,
  seeded,
  startMatch,
  submit,
  timelineOf,
} from '@undercroft/kernel';
import type { Place, StudyCommand } from '@undercroft/protocol';
import fc from 'fast-check';
import { veil } from '../../table/test/games/index.ts';
import {
  isMoment,
  type MainLine,
  openStudy,
  positionAt,
  type StoredStudyEvent,
  type Study,
  type StudyActor,
  type StudyChapter,
  type StudyContext,
  type StudyRequest,
} from '../src/index.ts';

export const PEOPLE: readonly StudyActor[] = ['ann', 'ben', 'cy', 'dot', 'eve', 'fay', 'gus', 'hal'].map(
  (person) => ({ person, name: person.toUpperCase() }),
);

/** A finished game by chance: its record, and the chapter that it makes. */
function playedGame(seed: string) {
  const game: AnyGame = veil as AnyGame;
  const seats = 3;
  const match = startMatch(game, { seats, options: {} }, { setup: seeded(`${seed}s`), play: seeded(seed) });
  const pick = seeded(`${seed}p`);
  for (let left = 60; left > 0 && !game.result(match.position); left--) {
    const [seat] = game.waitingFor(match.position);
    const open = game.choices(match.position, seat!);
    submit(match, seat!, open[pick.pick(open.length)]);
  }
  return recordOf(match);
}

const RECORD = playedGame('study');
const opened = openRecord(veil as AnyGame, RECORD);
const timeline = timelineOf(opened);
const MAIN: MainLine = { game: opened.game, at: (at) => timeline.at(at) };
export const CONTEXT: StudyContext = { mainLine: () => MAIN };

export const CHAPTER: StudyChapter = {
  kind: 'record',
  game: RECORD.game,
  rules: RECORD.rules,
  seats: RECORD.seats,
  length: RECORD.entries.length,
  stops: [],
  reach: 0,
};

export const FIRST: StoredStudyEvent = {
  version: 1,
  at: 0,
  person: 'ann',
  command: null,
  event: { kind: 'opened', id: 'study-1', owner: 'ann', name: 'ANN', chapter: CHAPTER },
};
export const newStudy = (): Study => openStudy(FIRST);

/** One thing that is tried, in numbers that mean something only in a given room. */
export interface Attempt {
  readonly who: number;
  readonly what: number;
  readonly a: number;
  readonly b: number;
}

const KINDS: readonly StudyCommand['kind'][] = [
  ...([
    'join',
    'mark',
    'note',
    'step',
    'step',
    'look',
    'follow',
    'branch',
    'branch',
    'branch',
    'grow',
    'grow',
  ] as const),
  ...(['offer', 'offer', 'take', 'drop', 'note', 'mark', 'wipe', 'ask', 'give', 'hideEnd'] as const),
  ...(['setStops', 'leave'] as const),
];
/** Beside people's: the host's own. */
const ALL = KINDS.length + 2;

export const anyAttempts = (max: number): fc.Arbitrary<Attempt[]> =>
  fc.array(
    fc.record({ who: fc.nat(PEOPLE.length - 1), what: fc.nat(ALL - 1), a: fc.nat(1000), b: fc.nat(1000) }),
    { maxLength: max, size: 'max' },
  );

export function requestFor(study: Study, { who, what, a, b }: Attempt): StudyRequest {
  const actor = PEOPLE[who]!;
  const kind = KINDS[what];
  if (kind) return { actor, command: commandFor(study, actor, kind, a, b) };
  return what === KINDS.length
    ? { actor: null, command: { kind: 'addChapter', by: actor.person, chapter: CHAPTER } }
    : {
        actor: null,
        command: {
          kind: 'passLead',
          from: study.leader,
          here: PEOPLE.slice(a % 8).map(({ person }) => person),
        },
      };
}

const EYES = ['spectator', 'all', '0', '1', '2', '3'] as const;

/** A place that mostly exists: some are a step too far. */
function somewhere(study: Study, a: number, b: number): Place {
  const branch = study.branches[a % (study.branches.length + 2)];
  const most = branch ? branch.at + branch.entries.length : CHAPTER.length;
  return { chapter: branch?.chapter ?? 0, branch: branch?.id ?? '', at: b % (most + 2), eyes: EYES[b % 6]! };
}

/** An entry that is open after a moment, with luck that fits; one that is refused where the game is over. */
function entryAfter(study: Study, place: Place, a: number): Entry<unknown> {
  const { game } = MAIN;
  const position = isMoment(study, place) ? positionAt(study, place, MAIN) : MAIN.at(CHAPTER.length);
  const seats = game.waitingFor(position);
  const seat = seats[a % Math.max(1, seats.length)] ?? 0;
  const open = seats.length > 0 ? game.choices(position, seat) : [];
  if (open.length === 0) return { seat, choice: 'nothing', luck: [] };
  const choice = open[a % open.length];
  const luck: number[] = [];
  game.play(position, seat, choice, recording(seeded(a), luck));
  return { seat, choice, luck };
}

function commandFor(
  study: Study,
  { person }: StudyActor,
  kind: StudyCommand['kind'],
  a: number,
  b: number,
): StudyCommand {
  const place = somewhere(study, a, b);
  const { chapter, branch, at } = place;
  const moment = { chapter, branch, at };
  const own = study.branches.filter(({ by }) => by === person);
  const some = (a % 3 === 0 ? study.branches : own)[b % Math.max(1, study.branches.length)]?.id ?? 'nothing';
  const on = a % 2 === 0;
  switch (kind) {
    case 'join':
    case 'leave':
    case 'follow':
      return { kind };
    case 'step':
    case 'look':
      // Mostly what this person may do.
      return { kind: b % 7 === 0 ? kind : study.leader === person ? 'step' : 'look', place };
    case 'branch': {
      const luck = (['asItWas', 'chosen', 'fresh'] as const)[a % 3]!;
      const entries = [entryAfter(study, place, a)];
      return { kind, id: `b-${person}-${a}`, chapter, parent: branch, at, luck, entries };
    }
    case 'grow': {
      const found = study.branches.find(({ id }) => id === some);
      const from = Math.max(1, found?.entries.length ?? 1);
      const end = { ...place, branch: some, at: (found?.at ?? 0) + from };
      return { kind, branch: some, from, entries: [entryAfter(study, end, a)] };
    }
    case 'offer':
      return { kind, branch: some, on };
    case 'take':
      return { kind, branch: study.branches.find(({ isOffered }) => isOffered)?.id ?? some };
    case 'drop':
      return { kind, branch: some };
    case 'note':
      return { kind, moment, words: on ? `words ${b}` : '' };
    case 'mark':
      return { kind, moment, piece: `piece ${a % 3}`, ...(on && { to: 'piece 9' }) };
    case 'wipe':
      return { kind, moment };
    case 'ask':
    case 'hideEnd':
      return { kind, on };
    case 'give':
      return { kind, to: PEOPLE[b % PEOPLE.length]!.person };
    case 'setStops':
      return { kind, chapter, stops: [a % 5, b % 5] };
  }
}

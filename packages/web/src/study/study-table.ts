// A chapter of a study room as a table: it shows the moment where the reader looks, and takes a choice when one is tried.
import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals';
import {
  type GameRecord,
  type Replayable,
  recorded,
  type Seat,
  SPECTATOR,
  type Timeline,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import { BRANCH_LUCK, type BranchLuck, type Place } from '@undercroft/protocol';
import {
  branchOf,
  type ChapterBody,
  chapterStart,
  isAhead,
  isPuzzleBody,
  lengthOf,
  lineOf,
  logOf,
} from '@undercroft/study';
import type { AnyGame } from '../games.ts';
import { createStepFeed } from '../sources/step-feed.ts';
import {
  eventsFor,
  logLinesOf,
  type Perspective,
  stepsOf,
  type TableSource,
  type ViewStep,
  viewThrough,
} from '../sources/table-source.ts';
import { chosenLuck } from './choose-luck.tsx';
import type { StudyRoom } from './study-room.ts';
import { entryWith, freshLuck, luckAsItWas } from './try-luck.ts';

export interface StudyTable extends TableSource {
  readonly chapter: number;
  /** Is the board played on, to try something? */
  readonly isTrying: Signal<boolean>;
  readonly luck: Signal<BranchLuck>;
  /** A puzzle never fell in any way. */
  readonly lucks: readonly BranchLuck[];
  /** The reader has not had their first try: they see what is asked, and nothing that was made of it. */
  readonly isShut: boolean;
  /** The last moment of the line that is shown, as far as the reader may know it. */
  readonly reach: () => number;
  readonly names: readonly string[];
}

type Log = Replayable<unknown, unknown, unknown>;

const eyesOf = (place: Place): Perspective =>
  place.eyes === 'all' ? 'all' : place.eyes === 'spectator' ? SPECTATOR : Number(place.eyes);

export function openStudyTable(
  of: AnyGame,
  body: ChapterBody,
  room: StudyRoom,
  chapter: number,
  isShut: boolean,
  nameOf: (seat: Seat, seats: number) => string,
): StudyTable {
  const opened = logOf(of, body);
  const { game, table } = opened;
  const record: GameRecord | undefined = isPuzzleBody(body) ? undefined : body;
  const isTrying = signal(false);
  const lucks = BRANCH_LUCK.filter((one) => record || one !== 'asItWas');
  const luck = signal<BranchLuck>(record ? 'asItWas' : 'fresh');
  const here = (): Place => {
    const place = room.place.value;
    return place.chapter === chapter && !isShut ? place : chapterStart(room.study.value, chapter);
  };

  let lastKey = '';
  let lastLine: { readonly log: Log; readonly timeline: Timeline<unknown, unknown> } | undefined;
  /** The line of a branch with its positions; only the one that is shown is kept. */
  const lineAt = ({ branch }: Place) => {
    const line = lineOf(room.study.value, chapter, branch) ?? { main: opened.log.length, tried: [] };
    const key = `${branch}:${line.main}:${line.tried.length}`;
    if (key !== lastKey || !lastLine) {
      const log: Log = { ...opened, log: [...opened.log.slice(0, line.main), ...line.tried] };
      lastLine = { log, timeline: timelineOf(log) };
      lastKey = key;
    }
    return lastLine;
  };

  /** The seat that tries: the one whose eyes one looks through, if it is asked; else the first that is. */
  const trying = (place: Place, waiting: readonly Seat[]): Seat | undefined => {
    const eyes = eyesOf(place);
    return typeof eyes === 'number' && waiting.includes(eyes) ? eyes : waiting[0];
  };
  const perspective = signal<Perspective>(eyesOf(here()));
  const viewer = computed((): Viewer => (perspective.value === 'all' ? SPECTATOR : perspective.value));

  function stepTo(place: Place, isNext: boolean): { readonly step: ViewStep; readonly position: unknown } {
    const told: unknown[] = [];
    const { timeline } = lineAt(place);
    const at = Math.min(place.at, timeline.length);
    const position = timeline.at(at, isNext ? (event) => told.push(event) : undefined);
    const asked = isTrying.value ? trying(place, game.waitingFor(position)) : undefined;
    const eyes = asked ?? eyesOf(place);
    perspective.value = eyes;
    const step = {
      at,
      view: viewThrough(game, position, eyes),
      events: eventsFor(game, told, eyes, position),
      by: undefined,
    };
    return { step, position };
  }

  let shown = here();
  let wasTrying = false;
  const first = stepTo(shown, false);
  const steps = createStepFeed(first.step);
  const waiting = signal(game.waitingFor(first.position));
  const result = signal(game.result(first.position));
  /** Those who draw read signals of their own: none of them may bring the reader here again. */
  function show(place: Place): void {
    const isNext = place.at === shown.at + 1 && place.branch === shown.branch;
    const isStill = JSON.stringify(place) === JSON.stringify(shown) && isTrying.value === wasTrying;
    const known = lastKey;
    lineAt(place);
    if (isStill && known === lastKey) return;
    shown = place;
    wasTrying = isTrying.value;
    batch(() => {
      const { step, position } = stepTo(place, isNext);
      steps.latest.value = step;
      waiting.value = game.waitingFor(position);
      result.value = game.result(position);
      steps.notify([step]);
    });
  }
  const stop = effect(() => {
    const place = here();
    // A branch grows under whoever stands on it.
    room.study.value;
    isTrying.value;
    untracked(() => show(place));
  });

  const tryChoice = async (choice: unknown): Promise<boolean> => {
    const place = here();
    const study = room.study.value;
    const { timeline } = lineAt(place);
    const position = timeline.at(place.at);
    const seat = trying(place, game.waitingFor(position));
    if (seat === undefined) return false;
    const line = lineOf(study, chapter, place.branch, place.at)!;
    const chosen = luck.value === 'chosen' ? await chosenLuck(game, position, seat, choice) : undefined;
    if (luck.value === 'chosen' && !chosen) return false;
    const chance = chosen
      ? recorded(chosen)
      : luck.value === 'asItWas' && record
        ? luckAsItWas(opened, record, line)
        : freshLuck();
    const entry = entryWith(opened, position, seat, choice, chance);
    const own = branchOf(study, place.branch);
    const from = place.at - (own?.at ?? 0);
    const goesOn = own?.by === room.me && own.luck === luck.value && from === own.entries.length;
    const id = goesOn ? own.id : newBranchId();
    const isDone = await room.sendTry(
      goesOn
        ? { kind: 'grow', branch: id, from, entries: [entry] }
        : {
            kind: 'branch',
            id,
            chapter,
            parent: place.branch,
            at: place.at,
            luck: luck.value,
            entries: [entry],
          },
    );
    if (isDone) room.go({ ...place, branch: id, at: place.at + 1 });
    return isDone;
  };

  const names = Array.from(
    { length: table.seats },
    (_, seat) => record?.names?.[seat] || nameOf(seat, table.seats),
  );
  return {
    id: room.id,
    kind: 'record',
    game,
    table,
    chapter,
    names,
    isTrying,
    luck,
    lucks,
    isShut,
    reach() {
      const { branch } = here();
      const line = lineOf(room.study.value, chapter, branch);
      const length = line ? lengthOf(line) : opened.log.length;
      if (!isAhead(room.study.value, { chapter, branch, at: length })) return length;
      return room.study.value.chapters[chapter]?.reach ?? 0;
    },
    seats: signal(names.map((name) => ({ name, kind: 'person' as const, isMe: false, isHere: true }))),
    viewer,
    latest: steps.latest,
    waiting,
    result,
    lines: computed(() => {
      const place = here();
      const { log } = lineAt(place);
      const start = timelineOf(log).at(0);
      const entries = log.log.slice(0, steps.latest.value.at);
      return logLinesOf(game, stepsOf(game, start, entries, 0, perspective.value));
    }),
    undoBar: signal<string | undefined>('nothing-to-undo'),
    isHeld: computed(() => !isTrying.value),
    ...(record && { record: async () => record }),
    onStep: steps.onStep,
    submit: async (choice) => ((await tryChoice(choice)) ? undefined : { code: 'bad-branch' }),
    undo: async () => ({ code: 'nothing-to-undo' }),
    close() {
      stop();
      steps.close();
    },
  };
}

/** Sixteen letters: no two branches of a room ever share them. */
const newBranchId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

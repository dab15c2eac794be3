// A chapter of a study room as a table: it shows the moment where the reader looks, and takes a choice when one is tried.
import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { type Seat, SPECTATOR, timelineOf, type Viewer } from '@undercroft/kernel';
import { BRANCH_LUCK, type BranchLuck, type Place } from '@undercroft/protocol';
import { type ChapterBody, isAhead, lengthOf, lineOf } from '@undercroft/study';
import type { AnyGame } from '../games.ts';
import { fixedSeats, withoutUndo } from '../sources/fixed-company.ts';
import { askingAt, createGameFeed } from '../sources/game-feed.ts';
import { logLinesOf, type Perspective, stepsOf, type TableSource } from '../sources/table-source.ts';
import { timelineStep } from '../sources/timeline-step.ts';
import { eyesOf, type OpenedChapter, openChapter } from './opened-chapter.ts';
import type { StudyRoom } from './study-room.ts';
import { tryChoice, tryingSeat } from './try-choice.ts';

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

export function openStudyTable(
  of: AnyGame,
  body: ChapterBody,
  room: StudyRoom,
  number: number,
  isShut: boolean,
  nameOf: (seat: Seat, seats: number) => string,
): StudyTable {
  const chapter = openChapter(of, body, room, number, isShut);
  const { opened, record, lines, here } = chapter;
  const { game, table } = opened;
  const isTrying = signal(false);
  const luck = signal<BranchLuck>(record ? 'asItWas' : 'fresh');
  const { told, perspective, stop } = showChapter(chapter, isTrying);
  const seats = fixedSeats(table.seats, (seat) => record?.names?.[seat] || nameOf(seat, table.seats));
  return {
    id: room.id,
    kind: 'record',
    game,
    table,
    chapter: number,
    names: seats.map(({ name }) => name),
    isTrying,
    luck,
    lucks: BRANCH_LUCK.filter((one) => record || one !== 'asItWas'),
    isShut,
    reach() {
      const { branch } = here();
      const study = room.study.value;
      const line = lineOf(study, number, branch);
      const length = line ? lengthOf(line) : opened.log.length;
      if (!isAhead(study, { chapter: number, branch, at: length })) return length;
      return study.chapters[number]?.reach ?? 0;
    },
    seats: signal(seats),
    viewer: computed((): Viewer => (perspective.value === 'all' ? SPECTATOR : perspective.value)),
    ...told,
    ...withoutUndo(),
    lines: computed(() => {
      const { log } = lines.at(here());
      const start = timelineOf(log).at(0);
      const entries = log.log.slice(0, told.latest.value.at);
      return logLinesOf(game, stepsOf(game, start, entries, 0, perspective.value));
    }),
    isHeld: computed(() => !isTrying.value),
    ...(record && { record: async () => record }),
    submit: async (choice) =>
      (await tryChoice(chapter, choice, luck.value)) ? undefined : { code: 'bad-branch' },
    close() {
      stop();
      told.close();
    },
  };
}

/** Shows the moment where the reader looks; who tries looks through the eyes of the seat that is asked. */
function showChapter({ opened, room, lines, here }: OpenedChapter, isTrying: Signal<boolean>) {
  const { game } = opened;
  const perspective = signal<Perspective>(eyesOf(here()));
  function stepTo(place: Place, tells: boolean) {
    const { timeline } = lines.at(place);
    const eyesAt = (position: unknown): Perspective => {
      const asked = isTrying.value ? tryingSeat(place, game.waitingFor(position)) : undefined;
      perspective.value = asked ?? eyesOf(place);
      return perspective.value;
    };
    return timelineStep(game, timeline, Math.min(place.at, timeline.length), eyesAt, tells);
  }

  let shown = here();
  let wasTrying = false;
  const first = stepTo(shown, false);
  const { told, show } = createGameFeed(first.step, askingAt(game, first.position));
  /** Those who draw read signals of their own: none of them may bring the reader here again. */
  function goTo(place: Place): void {
    const isNext = place.at === shown.at + 1 && place.branch === shown.branch;
    const isStill = JSON.stringify(place) === JSON.stringify(shown) && isTrying.value === wasTrying;
    const known = lines.kept();
    if (lines.at(place) === known && isStill) return;
    shown = place;
    wasTrying = isTrying.value;
    batch(() => {
      const { step, position } = stepTo(place, isNext);
      show(step, askingAt(game, position));
    });
  }
  const stop = effect(() => {
    const place = here();
    // A branch grows under whoever stands on it.
    room.study.value;
    isTrying.value;
    untracked(() => goTo(place));
  });
  return { told, perspective, stop };
}

// What a table shows before anything is touched: seats with their signs, words, the open choices and the question.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Message, Texts } from '@undercroft/kernel';
import type { BoardProps, OpenChoice, SeatLabel, Unasked } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import { gameTexts, sayIn } from '../i18n.ts';
import type { SeatView, TableSource } from '../sources/table-source.ts';
import { openChoices } from './open-choices.ts';
import type { Playback } from './playback.ts';
import { seatLabels } from './seat-labels.ts';

export const NO_CHOICES: readonly OpenChoice[] = [];

export interface OpenTable {
  readonly texts: ReadonlySignal<Texts>;
  readonly seats: ReadonlySignal<readonly SeatLabel[]>;
  /** What is asked in the newest view, as soon as it is the one on the stage. */
  readonly open: ReadonlySignal<readonly OpenChoice[]>;
  /** What is answered without asking; then nothing is open. */
  readonly unasked: ReadonlySignal<Unasked | undefined>;
  /** The seat of the viewer, while a bot plays in it. */
  readonly standIn: ReadonlySignal<SeatView | undefined>;
  readonly question: ReadonlySignal<string>;
  say(message: Message): string;
}

export function createOpenTable(
  source: TableSource,
  ui: AnyUi | undefined,
  mode: BoardProps['mode'],
  playback: Playback,
): OpenTable {
  const { game } = source;
  const seats = computed(() => seatLabels(source.seats.value, ui?.marks?.(source.table)));
  const texts = computed(() => ({
    ...gameTexts(game.name),
    ...Object.fromEntries(seats.value.map(({ name }, seat) => [`seat.${seat}`, name])),
  }));
  const say = (message: Message): string => sayIn(texts.value, message);
  const standIn = computed(() => {
    const mine = source.seats.value.find(({ isMe }) => isMe);
    return mine?.kind === 'person' && mine.level !== undefined ? mine : undefined;
  });
  const listed = computed(() =>
    mode === 'replay' ||
    playback.left.value > 0 ||
    source.result.value ||
    source.closed?.value ||
    source.paused?.value ||
    source.isHeld?.value ||
    source.unanswered?.value ||
    standIn.value !== undefined ||
    source.curtain?.value !== undefined
      ? NO_CHOICES
      : openChoices(game, source.latest.value.view, source.viewer.value, say),
  );
  let furthest = 0;
  const unasked = computed(() => {
    const viewer = source.viewer.value;
    const { at, view } = source.latest.value;
    furthest = Math.max(furthest, at);
    // What was taken back is not given again unasked.
    return mode === 'play' && typeof viewer === 'number' && listed.value.length > 0 && at === furthest
      ? ui?.unasked?.(listed.value, view, viewer)
      : undefined;
  });
  const open = computed(() => (unasked.value ? NO_CHOICES : listed.value));
  const question = computed(() => {
    const viewer = source.viewer.value;
    return typeof viewer === 'number' && open.value.length > 0
      ? say(game.phrases.question(source.latest.value.view, viewer))
      : '';
  });
  return { texts, seats, open, unasked, standIn, question, say };
}

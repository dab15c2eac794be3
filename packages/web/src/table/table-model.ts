// Everything the table page shows and does, as signals around one source: what boards get is built here.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { canonicalJson, type Message, type Texts } from '@undercroft/kernel';
import { type BoardProps, framePainted, type OpenChoice, playSound, type SeatLabel } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import { errorText, gameTexts, sayIn } from '../i18n.ts';
import { preferences } from '../settings/preferences.ts';
import type { RefusedCommand, TableSource } from '../sources/table-source.ts';
import { createBoardActions } from './board-actions.ts';
import { createChoiceSelection, type RefusalText } from './choice-selection.ts';
import { endsTurn } from './ends-turn.ts';
import { openChoices } from './open-choices.ts';
import { createPlayback, type Playback } from './playback.ts';
import { seatInfos } from './seat-infos.ts';

const NONE: readonly OpenChoice[] = [];

export interface TableModel {
  readonly source: TableSource;
  readonly ui: AnyUi | undefined;
  readonly playback: Playback;
  readonly texts: ReadonlySignal<Texts>;
  readonly seats: ReadonlySignal<readonly SeatLabel[]>;
  /** What is open in the newest view, whatever is still being shown. */
  readonly open: ReadonlySignal<readonly OpenChoice[]>;
  /** The part of it that a touched piece stands for; undefined for all. */
  readonly narrowed: ReadonlySignal<readonly OpenChoice[] | undefined>;
  readonly selected: ReadonlySignal<OpenChoice | undefined>;
  readonly pointed: ReadonlySignal<OpenChoice | undefined>;
  readonly hinted: ReadonlySignal<string | undefined>;
  /** A bot is being asked for a hint. */
  readonly isHinting: ReadonlySignal<boolean>;
  /** The level of the bot that plays for the viewer now. */
  readonly standIn: ReadonlySignal<string | undefined>;
  readonly refusal: ReadonlySignal<RefusalText | undefined>;
  readonly rule: ReadonlySignal<string | undefined>;
  readonly board: ReadonlySignal<BoardProps>;
  readonly question: ReadonlySignal<string>;
  say(message: Message): string;
  choose(choice: OpenChoice): void;
  confirm(): void;
  undo(): Promise<void>;
  restartTurn(): Promise<void>;
  hint(): Promise<void>;
  clear(): void;
  point(choice: OpenChoice | undefined): void;
  showRule(clause: string | undefined): void;
  refusedWith(refused: RefusedCommand | undefined): void;
  close(): void;
}

export function createTableModel(
  source: TableSource,
  ui: AnyUi | undefined,
  mode: BoardProps['mode'] = 'play',
): TableModel {
  const { game } = source;
  const playback = createPlayback(source);
  const isHinting = signal(false);
  const rule = signal<string | undefined>(undefined);
  const seats = computed(() => seatInfos(source.seats.value, ui?.marks?.(source.table)));
  const texts = computed(() => ({
    ...gameTexts(game.name),
    ...Object.fromEntries(seats.value.map(({ name }, seat) => [`seat.${seat}`, name])),
  }));
  const say = (message: Message): string => sayIn(texts.value, message);
  const standIn = computed(() => {
    const mine = source.seats.value.find(({ isMe }) => isMe);
    return mine?.kind === 'person' ? mine.level : undefined;
  });
  const open = computed(() =>
    mode === 'replay' ||
    source.result.value ||
    source.closed?.value ||
    source.isHeld?.value ||
    standIn.value !== undefined ||
    source.curtain?.value !== undefined
      ? NONE
      : openChoices(game, source.latest.value.view, source.viewer.value, say),
  );
  const question = computed(() => {
    const viewer = source.viewer.value;
    return typeof viewer === 'number' && open.value.length > 0
      ? say(game.phrases.question(source.latest.value.view, viewer))
      : '';
  });

  const selection = createChoiceSelection(open);
  const { narrowed, selected, pointed, hinted, refusal, point, clear } = selection;
  const showRule = (clause: string | undefined): void => {
    rule.value = clause;
  };

  function refusedWith(refused: RefusedCommand | undefined): void {
    if (!refused) return;
    playSound('refuse');
    const own = refused.why !== undefined ? texts.value[`refusal.${refused.why}`] : undefined;
    const text = own !== undefined ? say({ id: `refusal.${refused.why}` }) : errorText(refused);
    refusal.value = { text, clause: refused.clause };
  }

  /** A second press in the same frame is the same press. */
  let isPressed = false;
  async function play(choice: OpenChoice): Promise<void> {
    if (isPressed) return;
    isPressed = true;
    playSound('place');
    // The pressed button is on screen before the table is drawn anew: a touch is answered at once, however much follows.
    await framePainted();
    isPressed = false;
    playback.skip();
    clear();
    refusedWith(await source.submit(choice.choice));
  }

  function needsConfirming(choice: OpenChoice): boolean {
    const { confirm } = preferences.value;
    if (confirm !== 'turn') return confirm === 'always';
    const viewer = source.viewer.value;
    return typeof viewer === 'number' && endsTurn(game, source.latest.value.view, viewer, choice.choice);
  }

  function choose(choice: OpenChoice, isSure = false): void {
    refusal.value = undefined;
    if (isSure || selected.value?.key === choice.key || !needsConfirming(choice)) void play(choice);
    else selected.value = choice;
  }

  const actions = createBoardActions({ source, open, selection, say, choose, showRule });
  const board = computed((): BoardProps => {
    const { step, moment } = playback.shown.value;
    const isNewest = playback.left.value === 0;
    return {
      view: step.view,
      viewer: source.viewer.value,
      table: source.table,
      open: isNewest ? open.value : NONE,
      waiting: source.waiting.value,
      result: isNewest ? source.result.value : undefined,
      seats: seats.value,
      happened: step.events,
      moment,
      mode: mode === 'play' && typeof source.viewer.value !== 'number' ? 'watch' : mode,
      preferences: preferences.value,
      selected,
      pointed,
      ...actions,
    };
  });

  let lastAt = source.latest.value.at;
  const stopClearing = effect(() => {
    const { at } = source.latest.value;
    if (at !== lastAt) clear();
    lastAt = at;
  });

  return {
    source,
    ui,
    playback,
    texts,
    seats,
    open,
    narrowed,
    selected,
    pointed,
    hinted,
    isHinting,
    standIn,
    refusal,
    rule,
    board,
    question,
    say,
    choose,
    confirm: () => {
      if (selected.value) void play(selected.value);
    },
    undo: async () => {
      clear();
      refusedWith(await source.undo());
    },
    restartTurn: async () => {
      clear();
      for (let left = source.ownEntries?.() ?? 0; left > 0; left--) {
        const refused = await source.undo();
        // As far as it goes: luck or something seen may stand between here and the beginning of the turn.
        if (refused) return;
      }
    },
    hint: async () => {
      if (isHinting.value || open.value.length === 0 || source.mayHint?.value === false) return;
      isHinting.value = true;
      const { at } = source.latest.value;
      const choice = await source.hint?.().catch(() => undefined);
      isHinting.value = false;
      if (choice !== undefined && source.latest.value.at === at) hinted.value = canonicalJson(choice);
    },
    clear,
    point,
    showRule,
    refusedWith,
    close: () => {
      stopClearing();
      playback.close();
      source.close();
    },
  };
}

// What the reader does at a table: choose, confirm, take back, restart the turn, ask for a hint.
import { type ReadonlySignal, signal } from '@preact/signals';
import { canonicalJson } from '@undercroft/kernel';
import { framePainted, inputKind, type OpenChoice, playSound } from '@undercroft/kit';
import { errorText } from '../i18n.ts';
import { preferences } from '../settings/preferences.ts';
import type { RefusedCommand, TableSource, ViewStep } from '../sources/table-source.ts';
import type { ChoiceSelection } from './choice-selection.ts';
import type { OpenTable } from './open-table.ts';
import type { Playback } from './playback.ts';

export interface PlayerActions {
  readonly isHinting: ReadonlySignal<boolean>;
  /** Does the question that is asked now follow right upon a press of the reader's? True once for each press. */
  isOwnFollowUp(): boolean;
  choose(choice: OpenChoice, isSure?: boolean): void;
  confirm(): void;
  undo(): Promise<void>;
  restartTurn(): Promise<void>;
  /** `isUnasked`: by a lesson, which says beside it why another choice was refused. */
  hint(isUnasked?: boolean): Promise<void>;
  refusedWith(refused: RefusedCommand | undefined): void;
}

type EndsTurn = typeof import('./ends-turn.ts').endsTurn;

/** Loaded for those who want to be asked before a turn ends. */
let endsTurn: EndsTurn | undefined;
async function loadEndsTurn(): Promise<void> {
  ({ endsTurn } = await import('./ends-turn.ts'));
}

export function createPlayerActions(
  source: TableSource,
  { texts, open, say }: OpenTable,
  { selected, hinted, refusal, clear }: ChoiceSelection,
  playback: Playback,
): PlayerActions {
  const isHinting = signal(false);
  /** Asked again at the same moment, a search would find another of the equals. */
  let lastHint: { readonly step: ViewStep; readonly choice: unknown } | undefined;
  if (preferences.value.confirm === 'turn') void loadEndsTurn();

  function refusedWith(refused: RefusedCommand | undefined): void {
    if (!refused) return;
    playSound('refuse');
    const own = refused.why !== undefined ? texts.value[`refusal.${refused.why}`] : undefined;
    const text = own !== undefined ? say({ id: `refusal.${refused.why}` }) : errorText(refused);
    refusal.value = { text, clause: refused.clause };
  }
  const { play, isOwnFollowUp } = createPress(source, refusedWith, () => {
    playback.skip();
    clear();
  });

  return {
    isHinting,
    isOwnFollowUp,
    refusedWith,
    choose(choice, isSure = false) {
      refusal.value = undefined;
      if (isSure || selected.value?.key === choice.key || !needsConfirming(source, choice))
        void play(choice, !isSure);
      else selected.value = choice;
    },
    confirm() {
      if (selected.value) void play(selected.value, true);
    },
    async undo() {
      clear();
      refusedWith(await source.undo());
    },
    async restartTurn() {
      clear();
      for (let left = source.ownEntries?.() ?? 0; left > 0; left--) {
        const refused = await source.undo();
        // Luck or something seen may stand between here and the beginning of the turn.
        if (refused) return;
      }
    },
    async hint(isUnasked = false) {
      if (isHinting.value || open.value.length === 0 || source.mayHint?.value === false) return;
      if (!isUnasked) refusal.value = undefined;
      isHinting.value = true;
      const step = source.latest.value;
      const choice = lastHint?.step === step ? lastHint.choice : await source.hint?.().catch(() => undefined);
      isHinting.value = false;
      if (choice === undefined) return;
      lastHint = { step, choice };
      if (source.latest.value.at === step.at) hinted.value = canonicalJson(choice);
    },
  };
}

/** Plays what was pressed, with all that follows from it. */
function createPress(
  source: TableSource,
  refusedWith: (refused: RefusedCommand | undefined) => void,
  makeWay: () => void,
) {
  let isFollowedUp = false;
  /** A second press in the same frame is the same press. */
  let isPressed = false;
  return {
    async play(choice: OpenChoice, isOwn: boolean): Promise<void> {
      if (isPressed) return;
      isPressed = true;
      isFollowedUp = isOwn;
      playSound('place');
      // The pressed button is painted before the table is drawn anew, so that a touch is answered at once.
      await framePainted();
      isPressed = false;
      makeWay();
      for (const step of [choice.choice, ...(choice.then ?? [])]) {
        const refused = await source.submit(step);
        refusedWith(refused);
        if (refused) return;
        await framePainted();
      }
    },
    isOwnFollowUp(): boolean {
      const was = isFollowedUp;
      isFollowedUp = false;
      return was;
    },
  };
}

/** A finger has nothing to hover with: its first touch shows what the second does. */
function needsConfirming(source: TableSource, choice: OpenChoice): boolean {
  if (inputKind() === 'touch') return true;
  const { confirm } = preferences.value;
  if (confirm !== 'turn') return confirm === 'always';
  const viewer = source.viewer.value;
  if (typeof viewer !== 'number') return false;
  if (endsTurn) return endsTurn(source.game, source.latest.value.view, viewer, choice.choice);
  // Asked once too often is better than not at all.
  void loadEndsTurn();
  return true;
}

// What boards call when a piece is touched: the same functions at every view, so that nothing is drawn anew for them.
import { canonicalJson } from '@undercroft/kernel';
import { type BoardProps, keyOfChoices, type OpenChoice, playSound, type Why } from '@undercroft/kit';
import type { TableSource } from '../sources/table-source.ts';
import type { ChoiceSelection } from './choice-selection.ts';
import type { OpenTable } from './open-table.ts';
import type { PlayerActions } from './player-actions.ts';

export type BoardActions = Pick<
  BoardProps,
  'say' | 'word' | 'choose' | 'touch' | 'point' | 'why' | 'refuse' | 'showRule'
>;

const isSame = (some: readonly OpenChoice[], others: readonly OpenChoice[]): boolean =>
  some.length === others.length && keyOfChoices(some) === keyOfChoices(others);

export function createBoardActions(
  source: TableSource,
  { open, say }: OpenTable,
  { narrowed, selected, refusal, point, narrow }: ChoiceSelection,
  choose: PlayerActions['choose'],
  showRule: (clause: string | undefined) => void,
): BoardActions {
  function why(choiceLike: unknown): Why | undefined {
    const viewer = source.viewer.value;
    if (typeof viewer !== 'number') return undefined;
    const key = canonicalJson(choiceLike);
    if (open.value.some((choice) => choice.key === key)) return undefined;
    try {
      const reason = source.game.explain(source.latest.value.view, viewer, choiceLike);
      return { ...reason, text: say({ id: `refusal.${reason.code}` }) };
    } catch {
      return undefined;
    }
  }

  return {
    say,
    word: (id, args) => say(args ? { id, args } : { id }),
    choose: (choice, isSure) => {
      const key = canonicalJson(choice);
      const found = open.value.find((listed) => listed.key === key);
      if (found) choose(found, isSure);
    },
    touch: (choices) => {
      const again = choices.find(({ key }) => key === selected.value?.key);
      if (again) choose(again);
      else if (choices.length === 1) choose(choices[0]!);
      // Touched again, it is let go.
      else void narrow(isSame(choices, narrowed.value ?? []) ? [] : choices);
    },
    point,
    why,
    refuse: (choiceLike) => {
      const reason = why(choiceLike);
      if (!reason) return;
      playSound('refuse');
      refusal.value = { text: reason.text, clause: reason.clause };
    },
    showRule,
  };
}

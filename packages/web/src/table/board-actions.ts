// What boards call when a piece is touched: the same functions at every view, so that nobody is drawn anew for them.
import { batch, type ReadonlySignal } from '@preact/signals';
import { canonicalJson, type Message } from '@undercroft/kernel';
import { type BoardProps, type OpenChoice, playSound, type Why } from '@undercroft/kit';
import type { TableSource } from '../sources/table-source.ts';
import type { ChoiceSelection } from './choice-selection.ts';

export type BoardActions = Pick<
  BoardProps,
  'say' | 'word' | 'choose' | 'touch' | 'point' | 'why' | 'refuse' | 'showRule'
>;

export interface ActionSource {
  readonly source: TableSource;
  readonly open: ReadonlySignal<readonly OpenChoice[]>;
  readonly selection: ChoiceSelection;
  say(message: Message): string;
  choose(choice: OpenChoice, isSure?: boolean): void;
  showRule(clause: string | undefined): void;
}

export function createBoardActions({
  source,
  open,
  selection,
  say,
  choose,
  showRule,
}: ActionSource): BoardActions {
  const { narrowed, selected, refusal, point } = selection;

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
      if (choices.length === 1) choose(choices[0]!);
      else if (choices.length > 1)
        batch(() => {
          narrowed.value = choices;
          selected.value = undefined;
          refusal.value = undefined;
        });
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

// The open choices as the list has them: grouped under headings, with the numbers of their keys.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@undercroft/kernel';
import { keyOfChoices } from '@undercroft/kit';
import type { AnyUi } from '../games.ts';
import type { TableSource } from '../sources/table-source.ts';
import type { ChoiceSelection } from './choice-selection.ts';
import { type ChoiceGroup, grouped, listRows } from './open-choices.ts';
import type { OpenTable } from './open-table.ts';

export interface ChoiceListing {
  /** All, or those that the list was narrowed to. */
  readonly groups: ReadonlySignal<readonly ChoiceGroup[]>;
  /** The heading that has been chosen, where what is left is asked in a step of its own. */
  readonly step: ReadonlySignal<ChoiceGroup | undefined>;
  readonly question: ReadonlySignal<string>;
  /** The key that plays each of the first nine rows. */
  readonly numbers: ReadonlySignal<ReadonlyMap<string, number>>;
}

export function createChoiceListing(
  source: TableSource,
  ui: AnyUi | undefined,
  { open, say, question }: OpenTable,
  { narrowed }: ChoiceSelection,
): ChoiceListing {
  const groups = computed(() => {
    const shown = narrowed.value ?? open.value;
    return shown.length === 0
      ? []
      : grouped(shown, ui, source.latest.value.view, source.viewer.value as Seat);
  });
  const step = computed(() => {
    const [group, ...others] = groups.value;
    return narrowed.value && group?.title && others.length === 0 ? group : undefined;
  });
  return {
    groups,
    step,
    question: computed(() => (step.value?.ask ? say({ id: step.value.ask }) : question.value)),
    numbers: computed(() => {
      const rows = listRows(groups.value).slice(0, 9);
      return new Map(rows.map((choices, i) => [keyOfChoices(choices), i + 1]));
    }),
  };
}

// The list of named buttons: every open choice, with its number key, what it would bring, and its heading.
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { OpenChoice } from '@undercroft/kit';
import { useRovingFocus } from '@undercroft/kit';
import { Fragment, type JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import type { ChoiceGroup } from './open-choices.ts';

const PAGE = 60;

/** After a choice by keyboard the focus comes back to the list as soon as there is one again. */
let isOnKeyboard = false;
/** Where the keyboard stands in the list; nowhere after a choice: the next question begins at its first row. */
let held: string | undefined;

export interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[];
  readonly selected: string | undefined;
  readonly hinted: string | undefined;
  readonly pointed: ReadonlySignal<OpenChoice | undefined>;
  word(id: string): string;
  outcome(choice: OpenChoice): string | undefined;
  /** Has no piece: its row is its button. */
  isButton(choice: OpenChoice): boolean;
  /** `isSure`: it is the only one, so its row is the button that plays it. */
  choose(choice: OpenChoice, isSure: boolean): void;
  point(choice: OpenChoice | undefined): void;
}

export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const { groups } = props;
  const ref = useRef<HTMLDivElement>(null);
  const pages = useSignal(1);
  useRovingFocus(ref);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isOnKeyboard || !isLost) return;
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-touch]') ?? [])];
    (rows.find(({ dataset }) => held !== undefined && dataset.choice === held) ?? rows[0])?.focus();
  }, [groups]);
  useLayoutEffect(() => {
    if (pages.value === 1 || !isOnKeyboard) return;
    ref.current?.querySelectorAll<HTMLElement>('[data-choice]')[(pages.value - 1) * PAGE]?.focus();
  }, [pages.value]);
  const total = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const most = pages.value * PAGE;
  let number = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div class="choices" role="group" aria-label={t('ask.choices')} ref={ref}>
      {groups.map(({ title, choices }) => (
        // A heading that comes or goes leaves the rows of the others where they are, and the focus on them.
        <Fragment key={title ?? ''}>
          {title !== undefined && number < most && <h3 class="choice-head">{props.word(title)}</h3>}
          {choices.map((choice) => {
            number++;
            if (number > most) return null;
            return (
              <ChoiceRow key={choice.key} {...props} choice={choice} number={number} isOnly={total === 1} />
            );
          })}
        </Fragment>
      ))}
      {total > most && (
        <button
          type="button"
          class="choice more"
          data-touch=""
          onClick={(event) => {
            isOnKeyboard = event.detail === 0;
            pages.value++;
          }}
        >
          {t('ask.more', { n: total - most })}
        </button>
      )}
    </div>
  );
}

function ChoiceRow({
  choice,
  number,
  isOnly,
  ...list
}: ChoiceListProps & {
  readonly choice: OpenChoice;
  readonly number: number;
  readonly isOnly: boolean;
}): JSX.Element {
  const isPointed = useComputed(() => list.pointed.value?.key === choice.key);
  const isSelected = list.selected === choice.key;
  const outcome = list.outcome(choice);
  const classes = [
    'choice',
    isSelected && 'sel',
    isOnly && 'only',
    list.hinted === choice.key && 'hinted',
    isPointed.value && 'pt',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-touch=""
      data-choice={choice.key}
      data-button={list.isButton(choice) || undefined}
      aria-pressed={isSelected || undefined}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={(event) => {
        isOnKeyboard = event.detail === 0;
        held = undefined;
        list.choose(choice, isOnly);
      }}
      onPointerEnter={() => list.point(choice)}
      onPointerLeave={() => list.point(undefined)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) {
          isOnKeyboard = true;
          held = choice.key;
        }
        list.point(choice);
      }}
      onBlur={() => list.point(undefined)}
    >
      {number < 10 ? (
        <span class="key" aria-hidden="true">
          {number}
        </span>
      ) : (
        <i class="dotkey" aria-hidden="true" />
      )}
      <span class="name">{choice.text}</span>
      {outcome !== undefined && <span class="out">{outcome}</span>}
    </button>
  );
}

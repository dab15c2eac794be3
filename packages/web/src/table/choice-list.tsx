// The list of named buttons: every open choice, with its number key, what it would bring, and its heading.
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Message } from '@undercroft/kernel';
import { type OpenChoice, Sign, useRovingFocus } from '@undercroft/kit';
import { Fragment, type JSX, type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { type ChoiceGroup, type ChoiceInList, headingsOf, listRows } from './open-choices.ts';

const PAGE = 40;

/** After a choice by keyboard the focus comes back to the list as soon as there is one again. */
let isOnKeyboard = false;
/** Where the keyboard stands in the list; nowhere after a choice: the next question begins at its first row. */
let held: string | undefined;

export interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[];
  /** The group whose heading has been chosen: its rows say only what is left. */
  readonly step: ChoiceGroup | undefined;
  readonly selected: string | undefined;
  readonly hinted: string | undefined;
  readonly pointed: ReadonlySignal<OpenChoice | undefined>;
  say(message: Message): string;
  outcome(choice: OpenChoice): string | undefined;
  /** Has no piece: its row is its button. */
  isButton(choice: OpenChoice): boolean;
  /** `isSure`: it is the only one, so its row is the button that plays it. */
  choose(choice: OpenChoice, isSure: boolean): void;
  point(choice: OpenChoice | undefined): void;
  narrow(choices: readonly OpenChoice[]): Promise<void>;
}

export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const { groups } = props;
  const ref = useRef<HTMLDivElement>(null);
  const pages = useSignal(1);
  useRovingFocus(ref);
  useKeptPlace(ref, groups, pages.value);
  const total = listRows(groups).length;
  const most = pages.value * PAGE;
  const headings = props.step ? [] : headingsOf(groups);
  let number = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      class="choices"
      role="group"
      aria-label={props.step?.title ? props.say(props.step.title) : t('ask.choices')}
      ref={ref}
    >
      {groups.map((group, i) => {
        const { key, choices, isStep } = group;
        const heading = headings[i];
        return (
          // A heading that comes or goes leaves the rows of the others where they are, and the focus on them.
          <Fragment key={key}>
            {heading && number < most && (
              <h3 class="choice-head">{heading === 'or' ? t('ask.or') : props.say(heading)}</h3>
            )}
            {isStep && <StepRow {...props} group={group} number={++number} />}
            {(isStep ? [] : choices).map((choice) => {
              number++;
              if (number > most) return null;
              return (
                <ChoiceRow
                  key={choice.key}
                  {...props}
                  choice={choice}
                  number={number}
                  isOnly={total === 1}
                  isHeaded={(heading !== undefined && heading !== 'or') || props.step !== undefined}
                />
              );
            })}
          </Fragment>
        );
      })}
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

/** The keyboard stays in the list: where it was, or at the first row of a page that was asked for. */
function useKeptPlace(
  ref: RefObject<HTMLDivElement | null>,
  groups: readonly ChoiceGroup[],
  pages: number,
): void {
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isOnKeyboard || !isLost) return;
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-touch]') ?? [])];
    const step = groups.find(({ isStep, choices }) => isStep && choices.some(({ key }) => key === held));
    const wanted = ({ dataset }: HTMLElement): boolean =>
      held !== undefined && (step ? dataset.step === step.key : dataset.choice === held);
    (rows.find(wanted) ?? rows[0])?.focus();
  }, [groups]);
  useLayoutEffect(() => {
    if (pages === 1 || !isOnKeyboard) return;
    ref.current?.querySelectorAll<HTMLElement>('[data-choice]')[(pages - 1) * PAGE]?.focus();
  }, [pages]);
}

/** All choices under one heading, as one row that asks for the rest. */
function StepRow({
  group,
  number,
  ...list
}: ChoiceListProps & { readonly group: ChoiceGroup; readonly number: number }): JSX.Element {
  const { key, title, note, choices } = group;
  const holds = (wanted: string | undefined): boolean => choices.some((choice) => choice.key === wanted);
  const classes = ['choice', 'step', holds(list.selected) && 'sel', holds(list.hinted) && 'hinted'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-touch=""
      data-step={key}
      data-count={choices.length}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={(event) => {
        isOnKeyboard = event.detail === 0;
        held = undefined;
        void list.narrow(choices);
      }}
    >
      <NumberKey number={number} />
      <span class="name">{list.say(title!)}</span>
      <span class="out">{note ? list.say(note) : t('ask.count', { n: choices.length })}</span>
      <Sign name="next" size={14} />
    </button>
  );
}

/** The key that presses a row, while it is one of the first nine. */
const NumberKey = ({ number }: { readonly number: number }): JSX.Element =>
  number < 10 ? (
    <span class="key" aria-hidden="true">
      {number}
    </span>
  ) : (
    <i class="dotkey" aria-hidden="true" />
  );

function ChoiceRow({
  choice,
  number,
  isOnly,
  isHeaded,
  ...list
}: ChoiceListProps & {
  readonly choice: ChoiceInList;
  readonly number: number;
  readonly isOnly: boolean;
  /** What is chosen first stands above it. */
  readonly isHeaded: boolean;
}): JSX.Element {
  const isPointed = useComputed(() => list.pointed.value?.key === choice.key);
  const isSelected = list.selected === choice.key;
  const outcome = list.outcome(choice);
  const rest = isHeaded ? choice.rest : undefined;
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
      <NumberKey number={number} />
      {rest !== undefined && <span class="whole vh">{choice.text}</span>}
      <span class="name" aria-hidden={rest !== undefined || undefined}>
        {rest === undefined ? choice.text : list.say(rest)}
      </span>
      {outcome !== undefined && <span class="out">{outcome}</span>}
    </button>
  );
}

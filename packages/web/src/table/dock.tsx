// On a phone: what has just happened, the question, and its buttons within reach of the thumb.
import { batch } from '@preact/signals';
import { Button, type OpenChoice } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { QuestionHelp } from '../rulebook/question-help.tsx';
import { isCatchingUp } from './catching-up.ts';
import { useDockHeight } from './dock-height.ts';
import { Notices } from './notices.tsx';
import { ClosedPanel, HandOver, LastLine, RefusalNote, ResultPanel, Waiting } from './question-panel.tsx';
import type { ModelProps, TableModel } from './table-model.ts';

export interface DockProps extends ModelProps {
  onChoices(): void;
  onHandOver(): void;
}

export function Dock(props: DockProps): JSX.Element {
  const { model, onChoices } = props;
  const dock = useDockHeight();
  const narrowed = model.narrowed.value;
  useEffect(() => {
    // Effects come late: by now something may have been chosen, and an empty list would stay open.
    if (narrowed && model.narrowed.peek() === narrowed) onChoices();
  }, [narrowed]);
  const result = model.result.value;
  return (
    <section class="dock" aria-label={result ? t('result.title') : t('ask.title')} ref={dock}>
      {result ? (
        <ResultPanel model={model} result={result} />
      ) : model.source.closed?.value ? (
        <ClosedPanel model={model} />
      ) : (
        <Question {...props} />
      )}
    </section>
  );
}

/** More letters are set smaller, and so are the words of a button: the dock keeps its height. */
const LONG_QUESTION = 44;
const LONG_BUTTON = 28;

function Question({ model, onChoices, onHandOver }: DockProps): JSX.Element {
  const open = model.open.value;
  const isAsked = open.length > 0;
  return (
    <>
      <RefusalNote model={model} />
      <Notices model={model} />
      <LastLine model={model} />
      <div class={isAsked && model.question.value.length > LONG_QUESTION ? 'line long' : 'line'}>
        <h2 title={model.question.value}>{isAsked ? model.question.value : <Waiting model={model} />}</h2>
        <QuestionHelp model={model} />
        {open.length > 1 && <span>{t('ask.count', { n: open.length })}</span>}
        {/* Not among the buttons below: one of those would come to lie under the finger. */}
        {model.playback.left.value > 0 && !isCatchingUp(model) && (
          <Button onClick={model.playback.skip}>{t('ask.skip')}</Button>
        )}
      </div>
      <DockActs model={model} onChoices={onChoices} onHandOver={onHandOver} />
    </>
  );
}

/** As many choices as stand in the dock themselves; more are in the list. */
const MOST_BUTTONS = 2;

function DockActs({ model, onChoices, onHandOver }: DockProps): JSX.Element {
  const open = model.open.value;
  const selected = model.selected.value ?? (open.length === 1 ? open[0] : undefined);
  const own = open.filter(({ choice, key }) => key !== selected?.key && model.ui?.asButton?.(choice));
  return (
    <div class="acts">
      {model.source.undoBar.value === undefined && (
        <Button sign="undo" label={t('ask.undo')} class="narrow" onClick={() => void model.undo()} />
      )}
      {open.length > 1 && (
        <Button
          sign="list"
          {...(selected
            ? { label: t('ask.list'), class: 'narrow' }
            : { tone: own.length > 0 ? 'plain' : 'go' })}
          onClick={onChoices}
        >
          {selected ? undefined : t('ask.list')}
        </Button>
      )}
      {own.length <= MOST_BUTTONS &&
        own.map((choice) => <ChoiceButton key={choice.key} kind="own" model={model} choice={choice} />)}
      {selected && <ChoiceButton kind="does" model={model} choice={selected} />}
      <HandOver model={model} onHandOver={onHandOver} />
    </div>
  );
}

/** What is selected is not dropped unsaid: the first press takes its place, the second plays. */
function chooseInstead(model: TableModel, choice: OpenChoice): void {
  const dropped = model.selected.value;
  if (!dropped) model.choose(choice, true);
  else
    batch(() => {
      model.selected.value = choice;
      model.refusal.value = { text: t('ask.instead', { dropped: dropped.text, choice: choice.text }) };
    });
}

const ChoiceButton = ({
  model,
  choice,
  kind,
}: ModelProps & { readonly choice: OpenChoice; readonly kind: 'own' | 'does' }): JSX.Element => (
  <Button
    tone={kind === 'does' ? 'go' : 'plain'}
    class={choice.text.length > LONG_BUTTON ? `${kind} long` : kind}
    onClick={() => (kind === 'own' ? chooseInstead(model, choice) : model.choose(choice, true))}
  >
    <span title={choice.text}>{choice.text}</span>
  </Button>
);

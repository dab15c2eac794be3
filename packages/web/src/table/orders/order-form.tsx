// A new standing order: which question, which answer, what then, how often and until when.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import { MOST_ANSWERS } from '@undercroft/protocol';
import { answerTo } from '@undercroft/table';
import type { JSX } from 'preact';
import { SelectField, Switch } from '../../components/form-fields.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { errorText, sayIn, t } from '../../i18n.ts';
import type { ModelProps, TableModel } from '../table-model.ts';
import { type QuestionAhead, questionsAfter, questionsAhead } from './questions-ahead.ts';

/** One answer of the order that is being made. */
interface Step {
  readonly ahead: readonly QuestionAhead[];
  readonly question: number;
  readonly choice: number;
}

const stepOf = (ahead: readonly QuestionAhead[], question = 0): readonly Step[] =>
  ahead.length === 0 ? [] : [{ ahead, question, choice: ahead[question]!.usual }];

/** The same look ahead as long as nothing happens. */
const seedOf = ({ source }: TableModel): string => `${source.id}:${source.latest.value.at}`;

function firstStep(model: TableModel): readonly Step[] {
  const { game, viewer, latest } = model.source;
  return stepOf(questionsAhead(game, latest.value.view, viewer.value as Seat, seedOf(model)));
}

/** The order that is being made, what was said about it, and leaving it at the table. */
function useOrderDraft(model: TableModel) {
  const { source } = model;
  const at = source.latest.value.at;
  const made = useSignal({ at, steps: firstStep(model) });
  // Somebody has moved meanwhile: other questions lie ahead.
  if (made.value.at !== at) made.value = { at, steps: firstStep(model) };
  /** Said by the reader; else only where the choices to come are known. */
  const wantsExact = useSignal<boolean | undefined>(undefined);
  const again = useSignal(false);
  const untilNamed = useSignal(true);
  const problem = useSignal('');
  const isLeft = useSignal(false);
  const { steps } = made.value;
  const set = (changed: readonly Step[]): void => {
    made.value = { at, steps: changed };
    isLeft.value = false;
  };
  const isExact = wantsExact.value ?? steps.every(({ ahead, question }) => ahead[question]!.isListKnown);
  return {
    steps,
    isExact,
    wantsExact,
    again,
    untilNamed,
    problem,
    isLeft,
    set,
    goOn(): void {
      const last = steps.at(-1)!;
      const next = questionsAfter(
        source.game,
        last.ahead[last.question]!,
        last.choice,
        source.viewer.value as Seat,
        `${seedOf(model)}:${steps.length}`,
      );
      if (next.length === 0) problem.value = t('orders.nothing-ahead');
      set([...steps, ...stepOf(next)]);
    },
    async leave(): Promise<void> {
      const answers = steps.map(({ ahead, question, choice }) => {
        const { asked } = ahead[question]!;
        return answerTo(asked, asked.choices[choice], isExact);
      });
      const isRepeated = again.value && steps.length === 1;
      const refused = await source.orders!.set({ answers, again: isRepeated, untilNamed: untilNamed.value });
      problem.value = refused ? errorText(refused) : '';
      if (refused) return;
      set(firstStep(model));
      isLeft.value = true;
    },
  };
}

export function OrderForm({ model }: ModelProps): JSX.Element {
  const draft = useOrderDraft(model);
  const { steps, isExact, wantsExact, again, untilNamed, problem, isLeft } = draft;
  if (steps.length === 0) return <p class="help">{t('orders.nothing-ahead')}</p>;
  const leave = (event: Event): void => {
    event.preventDefault();
    void draft.leave();
  };
  return (
    <form class="stacked order-form" onSubmit={leave}>
      <h3>{t('orders.new')}</h3>
      <p class="help">{t('orders.ahead')}</p>
      {steps.map((step, n) => (
        <StepFields
          key={n}
          model={model}
          step={step}
          isFirst={n === 0}
          onStep={(changed) => draft.set([...steps.slice(0, n), changed])}
        />
      ))}
      <Switch title={t('orders.exact')} value={isExact} onSwitch={(on) => (wantsExact.value = on)} />
      {steps.length === 1 && (
        <Switch title={t('orders.again')} value={again.value} onSwitch={(on) => (again.value = on)} />
      )}
      <Switch
        title={t('orders.until-named')}
        value={untilNamed.value}
        onSwitch={(on) => (untilNamed.value = on)}
      />
      <ProblemNote text={problem.value} />
      <div class="acts">
        {steps.length < MOST_ANSWERS && !(again.value && steps.length === 1) && (
          <Button onClick={draft.goOn}>{t('orders.then')}</Button>
        )}
        <Button type="submit" tone="go">
          {t('orders.leave')}
        </Button>
      </div>
      <p class="help" role="status">
        {isLeft.value ? t('orders.left') : ''}
      </p>
    </form>
  );
}

function StepFields({
  model,
  step: { ahead, question, choice },
  isFirst,
  onStep,
}: ModelProps & { readonly step: Step; readonly isFirst: boolean; onStep(step: Step): void }): JSX.Element {
  const { asked } = ahead[question]!;
  const texts = model.texts.value;
  return (
    <>
      <SelectField
        class="field"
        title={t(isFirst ? 'orders.question' : 'orders.then-question')}
        value={question}
        values={[...ahead.keys()]}
        name={(at) => sayIn(texts, ahead[at]!.asked.question)}
        onPick={(at) => onStep(stepOf(ahead, at)[0]!)}
      />
      <SelectField
        class="field"
        title={t('orders.answer')}
        value={choice}
        values={[...asked.choices.keys()]}
        name={(at) => sayIn(texts, asked.say(asked.choices[at]))}
        onPick={(at) => onStep({ ahead, question, choice: at })}
      />
    </>
  );
}

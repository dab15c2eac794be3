// Three hints, each telling more than the one before: the rule, the pieces, the two choices that are left.
import { Button } from '@undercroft/kit';
import type { PuzzleHint } from '@undercroft/puzzles';
import { HINT_NUMBERS } from '@undercroft/puzzles';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import type { TableModel } from '../table/table-model.ts';
import type { PuzzleDesk } from './puzzle-desk.ts';
import { ruleText } from './puzzle-rules.ts';

const KINDS = ['clauses', 'pieces', 'left'] as const;

/** Opens the next hint; the second narrows list and board to what has to do with its pieces. */
export async function openNextHint({ source, model }: PuzzleDesk): Promise<void> {
  const hint = await source.solving.hint();
  if (hint === 'none') return model.refusedWith({ code: 'no-server' });
  const all = model.open.value;
  if (hint?.kind === 'pieces') void model.narrow(hint.choices.flatMap((place) => all[place] ?? []));
  // Two are all that are left: there is nothing to go back to.
  if (hint?.kind === 'left') void model.narrow([]);
}

/** The later ones tell nothing more where only two choices are left. */
export function hasNextHint({ source }: PuzzleDesk): boolean {
  const { hints, step } = source.solving;
  const last = hints.value.at(-1);
  const open = last?.kind === 'pieces' ? last.choices : source.choicesOf(step.value.view);
  return hints.value.length < HINT_NUMBERS.length && (!last || open.length > 2);
}

export function PuzzleHints({ desk }: { readonly desk: PuzzleDesk }): JSX.Element {
  const { solving } = desk.source;
  const hints = solving.hints.value;
  const isOver = solving.isOver.value;
  const list = useRef<HTMLOListElement>(null);
  // The button that opened it is gone, and the keyboard with it.
  useEffect(() => {
    if (hints.length > 0 && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('li > .btn, li.open:last-of-type')?.focus();
  }, [hints.length]);
  return (
    <section class="puzzle-hints slab" aria-label={t('puzzle.hints')}>
      <header>
        <h2>{t('puzzle.hints')}</h2>
        <small>{isOver ? t('puzzle.hints-used', { n: solving.used.value }) : t('puzzle.hints-cost')}</small>
      </header>
      <ol ref={list}>
        {HINT_NUMBERS.map((number) => {
          const hint = hints[number - 1];
          const kind = KINDS[number - 1]!;
          return (
            <li key={number} class={hint ? 'open' : ''} tabIndex={-1}>
              <i aria-hidden="true">{number}</i>
              <div class="grow">
                <b>{t(`puzzle.hint.${kind}`)}</b>
                <small aria-live="polite">
                  {hint ? <Hint hint={hint} desk={desk} /> : t(`puzzle.hint.${kind}-about`)}
                </small>
              </div>
              {!isOver && hints.length === number - 1 && hasNextHint(desk) && (
                <Button sign="bulb" onClick={() => void openNextHint(desk)}>
                  {t('puzzle.hint.open')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What a hint says, in words. */
export function Hint({
  hint,
  desk: { source, model },
}: {
  readonly hint: PuzzleHint;
  readonly desk: PuzzleDesk;
}): JSX.Element {
  if (hint.kind === 'clauses')
    return (
      <>
        {ruleText(source.game.name, hint.clauses)} <Clauses clauses={hint.clauses} model={model} />
      </>
    );
  if (hint.kind === 'pieces') {
    const names = [...new Set(hint.names.map((name) => model.say(name)))];
    return (
      <>{names.length > 0 ? names.join(', ') : t('puzzle.hint.pieces-shown', { n: hint.choices.length })}</>
    );
  }
  const { view } = source.solving.step.value;
  const texts = hint.choices.map((place) => {
    const choice = source.choicesOf(view)[place];
    return model.say(source.game.phrases.choice(choice, view, source.puzzle.seat));
  });
  return <>{texts.join(' · ')}</>;
}

export const Clauses = ({
  clauses,
  model,
}: {
  readonly clauses: readonly string[];
  readonly model: TableModel;
}): JSX.Element => (
  <>
    {clauses.map((clause) => (
      <button key={clause} type="button" class="clause" onClick={() => model.showRule(clause)}>
        {clause}
      </button>
    ))}
  </>
);

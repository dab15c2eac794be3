// A highlight in the middle of the board: who, what, why it matters. It is told while play goes on beneath it.
import { useSignal } from '@preact/signals';
import { HIGHLIGHT, type Highlight, pace, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../../css/highlight.css';
import type { ModelProps, TableModel } from './table-model.ts';

type HighlightsOf = Awaited<ReturnType<NonNullable<NonNullable<TableModel['ui']>['highlights']>['load']>>;

/** Between the steps of one highlight. */
const STEP = 380;

export function HighlightFrame({ model }: ModelProps): JSX.Element | null {
  const highlightsOf = useSignal<HighlightsOf | undefined>(undefined);
  const on = useSignal<Highlight | undefined>(undefined);
  const board = model.board.value;
  useEffect(() => {
    // Without a network and without a copy the board alone tells it.
    model.ui?.highlights?.load().then(
      (load) => (highlightsOf.value = load),
      () => undefined,
    );
  }, [model]);
  useEffect(() => {
    let [first, ...rest] = highlightsOf.value?.(board) ?? [];
    on.value = first;
    const timer = setInterval(() => {
      [first, ...rest] = rest;
      on.value = first;
      if (!first) clearInterval(timer);
    }, pace(HIGHLIGHT));
    return () => clearInterval(timer);
  }, [board.moment, highlightsOf.value]);
  const seat = model.seats.value[on.value?.seat ?? -1];
  return on.value ? (
    <Plate key={`${on.value.caption}${on.value.title}`} highlight={on.value} seat={seat} />
  ) : null;
}

/** The words are in the log and are read out from there. */
function Plate({
  highlight,
  seat,
}: {
  readonly highlight: Highlight;
  readonly seat: TableModel['seats']['value'][number] | undefined;
}): JSX.Element {
  const { art, beside, caption, title, text, figure, note, steps, isDark, isAtFoot } = highlight;
  const classes = ['highlight', isDark && 'dark', isAtFoot && 'foot', steps && 'stepped'];
  // What comes once the dice have landed does not wait for the steps that were told before.
  const turns = useRef(new Map<string, number>()).current;
  const told = turns.size;
  for (const [i, step] of (steps ?? []).entries()) if (!turns.has(step.text)) turns.set(step.text, i - told);
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={{ '--time': `${pace(HIGHLIGHT)}ms`, '--step': `${pace(STEP)}ms` }}
      aria-hidden="true"
      data-testid="highlight"
    >
      {beside !== undefined && <span class="beside">{beside}</span>}
      {art !== undefined && <span class="arch">{art}</span>}
      <div class="told">
        <p class="caption">
          {seat && <SeatBadge seat={seat} size={20} silent />}
          <span>{caption}</span>
        </p>
        <b class="display">{title}</b>
        {text !== undefined && <p>{text}</p>}
        {figure !== undefined && (
          <p class="sum">
            <b>{figure}</b>
            {note !== undefined && <span>{note}</span>}
          </p>
        )}
      </div>
      {steps && (
        <ol class="steps">
          {steps.map((step) => (
            <li key={step.text} style={{ '--i': turns.get(step.text)! }}>
              <span class="sign">{step.art}</span>
              <span>
                <b>{step.text}</b>
                {step.note !== undefined && <small>{step.note}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <i class="time" key={steps?.length} />
    </div>
  );
}

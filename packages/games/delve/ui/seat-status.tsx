// Where a seat stands with what is asked now: placing, ready, answered, to decide.
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { STEP } from '../src/position.ts';
import { answerOf, windowOf } from '../src/rules/windows.ts';
import { isReady, type Props } from './board-props.ts';

export function SeatStatus({
  props,
  seat,
}: {
  readonly props: Props;
  readonly seat: number;
}): JSX.Element | null {
  const { view, word, waiting } = props;
  // DV-ENTRY: the Ancient takes no part in the Entry Stage.
  if (seat === 0 && view.round === 0 && view.step === STEP.placement) return null;
  if (view.step === STEP.placement)
    return isReady(view, seat) ? (
      <span class="stand yes">
        <Sign name="check" size={13} />
        <i>{word('term.ready')}</i>
        {seat > 0 && word('ui.readyAs', { place: view.ready.indexOf(seat) + 1 })}
      </span>
    ) : (
      <span class="stand">{word('ui.placing')}</span>
    );
  if (windowOf(view.step) !== undefined && answerOf(view, seat).length > 0)
    return (
      <span class="stand yes">
        <Sign name="check" size={13} />
        {word('ui.answered')}
      </span>
    );
  return waiting.includes(seat) ? <span class="stand now">{word('ui.thinking')}</span> : null;
}

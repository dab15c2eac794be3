// Risk as a sum, and how it stands against the Alert.
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { diggerAt, MAX_ALERT, STEP } from '../src/position.ts';
import { totalRisk } from '../src/rules/danger.ts';
import { catalogOf, isVeiled } from './board-props.ts';
import type { LaneProps } from './guard-slot.tsx';

export function RiskLine({ props, seat, ahead }: LaneProps): JSX.Element {
  const { view, word } = props;
  const catalog = catalogOf(view);
  const digger = diggerAt(ahead, seat);
  const label = <span class="label">{word('term.risk')}</span>;
  if (digger.heist !== 0)
    return (
      <div class="dline risk">
        {label}
        <b class="end safe">{word('ui.exempt')}</b>
      </div>
    );
  if (isVeiled(view, seat) || view.step < STEP.placement)
    return (
      <div class="dline risk">
        {label}
        {view.step === STEP.placement && <span class="sum">{word('ui.sealed')}</span>}
        <b class="end">{word('ui.riskNeeded', { n: view.alert })}</b>
      </div>
    );
  const risk = totalRisk({ p: ahead, catalog }, seat);
  const terms = [...digger.placed, ...digger.instants].map((card) => catalog.risk[card]);
  const sum = [
    terms.join(' + ') || '0',
    digger.riskTokens > 0 && `+ ${digger.riskTokens}`,
    digger.riskDown > 0 && `− ${digger.riskDown}`,
  ]
    .filter(Boolean)
    .join(' ');
  const isSafe = risk >= ahead.alert;
  return (
    <>
      <div class="dline risk">
        {label}
        <span class="sum">{sum}</span>
        <b class={isSafe ? 'end safe' : 'end caught'} title={word(isSafe ? 'ui.riskSafe' : 'ui.riskShort')}>
          <Sign name={isSafe ? 'check' : 'cross'} size={13} />
          {risk < 0 ? `−${-risk}` : risk} {isSafe ? '≥' : '<'} {ahead.alert}
        </b>
      </div>
      <div class="rtrack" aria-hidden="true">
        {Array.from({ length: MAX_ALERT }, (_, i) => (
          <i key={i} class={`${i < risk ? 'on' : ''}${i + 1 === ahead.alert ? ' al' : ''}`} />
        ))}
      </div>
    </>
  );
}

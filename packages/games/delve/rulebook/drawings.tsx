// The drawn examples of DELVE, with its own dice and signs.
import { SPECTATOR } from '@undercroft/kernel';
import { CardBack, type Drawings, Sign, type Word } from '@undercroft/kit';
import type { JSX } from 'preact';
import { PIPS } from '../ui/die-pips.ts';
import {
  ALERTS,
  CALL,
  DUEL,
  DUEL_SCORE,
  DUEL_SLOT,
  PLACED_ID,
  REROLL,
  REROLLED,
  RISK,
  riskOf,
  seenBy,
  VIEWERS,
} from './examples.ts';
import '../ui/board.css';
import './rulebook.css';

/** A die as the table draws it, without its motion: what a picture shares with a table travels with every table. */
const D = ({
  kind,
  face,
  isGoing,
}: {
  readonly kind: 'G' | 'P' | 'A';
  readonly face: number;
  readonly isGoing?: boolean;
}): JSX.Element => (
  <span class="rb-die">
    <svg class={`tdie k${kind}${isGoing ? ' going' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1.25" y="1.25" width="17.5" height="17.5" rx="3.5" />
      {PIPS[face]!.map(([cx, cy]) => (
        <circle key={`${cx}:${cy}`} cx={cx} cy={cy} r="1.9" />
      ))}
    </svg>
  </span>
);

const HAZARDS = ['', 'I', 'II', 'III'] as const;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const LETTERS = ['', 'A', 'B'] as const;
const nameOf = (seat: number, word: Word): string => (seat === 0 ? word('side.0') : LETTERS[seat]!);

const Hidden = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table">
    <tbody>
      {VIEWERS.map((viewer) => {
        const { placed, hand, isFace } = seenBy(viewer);
        const name = viewer === SPECTATOR ? word('drawn.onlooker') : word(viewer === 0 ? 'side.0' : 'side.1');
        return (
          <tr key={String(viewer)}>
            <th scope="row">{name}</th>
            <td>
              <Sign name={isFace ? 'eye' : 'hidden'} size={18} />
            </td>
            <td>{isFace ? word(`card.${PLACED_ID}`) : placed === 0 ? '–' : '?'}</td>
            <td>
              <span class="rb-hand">
                {Array.from({ length: hand }, (_, i) => (
                  <CardBack key={`${i + 1}`} class="rb-back" />
                ))}
              </span>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Call = ({ word }: { readonly word: Word }): JSX.Element => {
  const size = CALL.circle.length;
  const lead = CALL.circle.indexOf(CALL.nextFirst);
  const place = (seat: number, first: number): number =>
    ((CALL.circle.indexOf(seat as 0) - first + size) % size) + 1;
  return (
    <table class="rb-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{word('drawn.call', { n: 1 })}</th>
          <th scope="col">{word('drawn.call', { n: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        {CALL.circle.map((seat, i) => {
          const answer = CALL.answers[i];
          const outcome = answer === 'pass' ? '' : word(seat === CALL.acts ? 'drawn.acts' : 'drawn.lapses');
          return (
            <tr key={seat}>
              <th scope="row">{nameOf(seat, word)}</th>
              <td>
                {place(seat, 0)}. {word(`drawn.${answer}`)}
                {outcome && (
                  <>
                    {' → '}
                    <b class={seat === CALL.acts ? 'up' : 'down'}>{outcome}</b>
                  </>
                )}
              </td>
              <td>{place(seat, lead)}.</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Duel = (): JSX.Element => (
  <>
    <span class="rb-dice-row">
      <D kind="P" face={DUEL.pip} />
      {DUEL.green.map((face) => (
        <D key={face} kind="G" face={face} />
      ))}
      {DUEL.tokens.map((token) => (
        <b key={token} class="rb-token">
          {signed(token)}
        </b>
      ))}
      <span class="rb-big">= {DUEL_SCORE}</span>
    </span>
    <span class="rb-dice-row">
      {DUEL.slot.map((face, i) => (
        <D key={`${i + 1}`} kind="A" face={face} />
      ))}
      <span class="rb-big">= {DUEL_SLOT}</span>
    </span>
  </>
);

const Risk = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table">
    <tbody>
      {[RISK.safe, RISK.short].map((cards) => {
        const risk = riskOf(cards);
        const isSafe = risk >= RISK.alert;
        return (
          <tr key={risk}>
            <th scope="row">{cards.map((id) => word(`card.${id}`)).join(' + ')}</th>
            <td>
              {word('term.risk')} {risk}
            </td>
            <td>{isSafe ? '≥' : '<'}</td>
            <td>
              {word('term.alert')} {RISK.alert}
            </td>
            <td>{isSafe ? <b class="up">✓</b> : <b class="down">{word('term.danger')} +1</b>}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Ladder = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table tight">
    <tbody>
      <tr>
        <th scope="row">{word('term.alert')}</th>
        {ALERTS.map(({ alert }) => (
          <td key={alert}>{alert}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{word('term.hazard')}</th>
        {ALERTS.map(({ alert, hazard }) => (
          <td key={alert}>{HAZARDS[hazard]}</td>
        ))}
      </tr>
    </tbody>
  </table>
);

export const drawings: Drawings = {
  hidden: Hidden,
  call: Call,
  reroll: () => (
    <span class="rb-dice-row">
      {REROLL.faces.map((face, i) => (
        <D key={face} kind="G" face={face} isGoing={REROLLED.includes(i)} />
      ))}
    </span>
  ),
  duel: Duel,
  risk: Risk,
  hazard: Ladder,
};

// The left column: the Ancient with field and hand, the Alert with its Hazard levels, and how either side wins.

import { HIDDEN } from '@undercroft/kernel';
import { CardBack, Meter, Region, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { hazardLevel, inPlayCount, MAX_ALERT, roundHazard } from '../src/position.ts';
import { cardId, HAZARDS, isFresh, type Props, titleOf } from './board-props.ts';
import { Emblem, Look, PlayedInstants, Trinkets } from './card-face.tsx';
import { SeatStatus } from './seat-status.tsx';

/** DV-SETUP: the field begins with what the Archaeologists can carry; the bar is measured against the fullest seen. */
const fullField = (view: Props['view']): number => {
  let all = view.field + view.trinketDiscard + view.trinketsRemoved;
  for (const digger of view.diggers) {
    all += digger.trinkets;
    for (const paid of digger.paid) all += paid;
  }
  for (const paid of view.ancient.paid) all += paid;
  return all;
};

/** Instants played, Influence set aside, and cards of the hand that the viewer has seen. */
function AncientMarks({ props }: { readonly props: Props }): JSX.Element | null {
  const { view, viewer, word } = props;
  const { ancient, influenceAside } = view;
  if (ancient.instants.length + ancient.known.length + influenceAside.length === 0) return null;
  return (
    <div class="marks">
      <PlayedInstants props={props} seat={0} />
      {influenceAside.map((card, at) => (
        <Look
          key={`aside-${at}`}
          card={card === HIDDEN ? 0 : card}
          label={titleOf(props, card)}
          class="mark2"
        >
          {cardId(view, card) ? <Emblem of={cardId(view, card)!} size={14} /> : <CardBack class="tiny" />}
          {word('term.influence')}
        </Look>
      ))}
      {viewer !== 0 &&
        ancient.known.map((card, at) => (
          <Look key={`known-${at}`} card={card} label={titleOf(props, card)} class="mark2 seen">
            <Sign name="eye" size={13} />
            {titleOf(props, card)}
          </Look>
        ))}
    </div>
  );
}

function AncientPanel({ props }: { readonly props: Props }): JSX.Element {
  const { view, seats, word } = props;
  const info = seats[0]!;
  const role = info.isMe ? `${word('ui.theAncient')}, ${word('ui.you')}` : word('ui.theAncient');
  return (
    <section class="slab anc" aria-label={info.name} data-focus="ancient">
      <header>
        <SeatBadge seat={info} size={30} silent />
        <span class="grow">
          <b class="display" title={info.name}>
            {info.name}
          </b>
          <small title={role}>{role}</small>
        </span>
        <SeatStatus props={props} seat={0} />
      </header>
      <dl class="cnt">
        <div>
          <dt>{word('term.field')}</dt>
          <dd>
            <Trinkets n={view.field} label={`${word('term.field')} ${view.field}`} />
          </dd>
        </div>
        <div>
          <dt>{word('ui.spent')}</dt>
          <dd>
            <Trinkets
              n={view.trinketDiscard}
              label={`${word('zone.trinketDiscard')} ${view.trinketDiscard}`}
            />
          </dd>
        </div>
        <div>
          <dt>{word('term.hand')}</dt>
          <dd>{view.ancient.hand.length}</dd>
        </div>
      </dl>
      <Meter
        value={view.field}
        most={fullField(view)}
        label={word('ui.fieldOf', { n: view.field, most: fullField(view) })}
        tone="warn"
        smooth
      />
      <AncientMarks props={props} />
    </section>
  );
}

/** The first Alert of each Hazard level stands beside the ladder. */
const opens = (alert: number): boolean => alert === 0 || hazardLevel(alert) !== hazardLevel(alert - 1);

function AlertLadder({ props }: { readonly props: Props }): JSX.Element {
  const { view, word, moment } = props;
  const rises = isFresh(props, ['alertChanged', 'calmGained', 'alertHeld']);
  const hazard = HAZARDS[roundHazard(view)];
  return (
    <section
      class="slab alert"
      aria-label={`${word('term.alert')} ${view.alert}, ${word('term.hazard')} ${hazard}`}
      data-focus="alert"
    >
      <header>
        <span class="label">{word('term.alert')}</span>
        <b key={`alert-${rises ? moment : 0}`} class={rises ? 'fresh' : ''}>
          {view.alert}
        </b>
        <span class="hzn">
          <span>{word('term.hazard')}</span> {hazard}
        </span>
      </header>
      <ol aria-hidden="true">
        {Array.from({ length: MAX_ALERT + 1 }, (_, i) => MAX_ALERT - i).map((step) => (
          <li
            key={step}
            class={`${step === view.alert ? 'cur' : ''}${step > 0 && step <= view.alert ? ' on' : ''}`}
          >
            <b>{step}</b>
            <i />
            {opens(step) && (
              <small>
                {word('term.hazard')} {HAZARDS[hazardLevel(step)]}
              </small>
            )}
            {step === view.alert + 1 && view.calm > 0 && (
              <small class="calm">
                {word('term.calm')} {view.calm}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Ends = ({ props: { view, word } }: { readonly props: Props }): JSX.Element => (
  <section class="slab ends">
    <p>
      <b>{word('ui.expeditionWins')}</b>{' '}
      {word('ui.expeditionNeeds', {
        field: view.field,
        relics: view.diggersAtStart - view.relics.filter(({ claimedBy }) => claimedBy !== 0).length,
      })}
    </p>
    <p>
      <b>{word('ui.ancientWins')}</b> {word('ui.ancientNeeds', { n: inPlayCount(view), cap: view.roundCap })}
    </p>
  </section>
);

export const AncientSide = (props: Props): JSX.Element => (
  <Region name="seats" label={props.word('ui.ancientSide')} class="delve-seats">
    <AncientPanel props={props} />
    <AlertLadder props={props} />
    <Ends props={props} />
  </Region>
);

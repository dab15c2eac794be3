// An Archaeologist: dice, placed cards, Danger, Trinkets, Ability, and Risk against the Alert.
import { HIDDEN } from '@undercroft/kernel';
import { CardBack, openFor, Piece, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { DEADLY_DANGER, diggerAt, type Position, STEP } from '../src/position.ts';
import { diggerLimit } from '../src/rules/ready.ts';
import { AbilityLine } from './ability-line.tsx';
import { cardId, isFresh, isReady, isVeiled, keysOf, signed, titleOf } from './board-props.ts';
import { CardRow, Emblem, Look, PlayedInstants, Trinkets } from './card-face.tsx';
import type { LaneProps } from './guard-slot.tsx';
import { RiskLine } from './risk-line.tsx';
import { SeatStatus } from './seat-status.tsx';
import { DicePool } from './typed-die.tsx';

/** The name; lit when the card in hand may be for this Archaeologist. */
function Name({ props, seat, held }: LaneProps): JSX.Element {
  const { open, seats, word } = props;
  const info = seats[seat]!;
  const choices = openFor(
    open,
    (choice) =>
      (choice.kind === 'place' || choice.kind === 'instant' || choice.kind === 'ability') &&
      choice.card === held &&
      (choice.kind === 'place' ? choice.ally : choice.target) === seat,
  );
  return (
    <header>
      <Piece label={info.name} choices={choices} class="whose" focus={`digger-${seat}`}>
        <SeatBadge seat={info} size={22} silent />
        <b title={info.name}>{info.name}</b>
        {info.isMe && <small>{word('ui.you')}</small>}
      </Piece>
      <SeatStatus props={props} seat={seat} />
    </header>
  );
}

/** Why a place has no card. */
function emptyPlaceText(view: Position, seat: number, at: number): string {
  if (view.step > STEP.placement) return 'ui.noCard';
  if (at < diggerLimit(view, seat)) return 'ui.freePlace';
  return diggerAt(view, seat).heist !== 0 ? 'ui.oneOnHeist' : 'term.limit';
}

/** One place for a card: what lies there, what would, or what may not. */
function Place({ props, seat, at }: LaneProps & { readonly at: number }): JSX.Element | null {
  const { view, viewer, word, seats, selected, pointed } = props;
  const digger = diggerAt(view, seat);
  const preview = (selected.value ?? pointed.value)?.choice;
  const forAlly = (ally: number | undefined): string | undefined =>
    ally ? `→ ${seats[ally]!.name}` : undefined;
  const card = digger.placed[at];
  if (card !== undefined)
    return (
      <Look
        card={card === HIDDEN ? 0 : card}
        label={titleOf(props, card)}
        id={keysOf(view, seat).placed[at]!}
        class="onslot"
      >
        <CardRow props={props} card={card} note={forAlly(digger.allies[at])} />
      </Look>
    );
  // How many cards were placed is hidden too: one veil stands for them all.
  const isHidden = isVeiled(view, seat) && at < diggerLimit(view, seat);
  const isSealed = isHidden && isReady(view, seat);
  if (isSealed && at === 0)
    return (
      <span class="onslot crow veiled">
        <CardBack class="veil" />
        <span class="cname">
          <small>{word('ui.sealed')}</small>
        </span>
      </span>
    );
  if (viewer === seat && preview?.kind === 'place' && at === digger.placed.length)
    return (
      <div class="onslot">
        <CardRow props={props} card={preview.card} ghost note={forAlly(preview.ally)} />
      </div>
    );
  if (view.step > STEP.placement && at > 0) return null;
  const why = isHidden ? 'ui.choosing' : emptyPlaceText(view, seat, at);
  return <span class="onslot crow place">{isSealed ? '?' : word(why)}</span>;
}

/** Small things that came on top this round: Instants, Negative cards, shield, bonus. */
function Marks({ props, seat }: LaneProps): JSX.Element | null {
  const { view, word } = props;
  const digger = diggerAt(view, seat);
  const chips: JSX.Element[] = [
    ...(digger.instants.length > 0 ? [<PlayedInstants key="instants" props={props} seat={seat} />] : []),
    ...digger.negatives.map((card, at) => (
      <Look key={`negative-${at}`} card={card} label={titleOf(props, card)} class="mark2 ill">
        <Emblem of={cardId(view, card) ?? ''} size={14} />
        {titleOf(props, card)}
      </Look>
    )),
  ];
  if (digger.shield > 0)
    chips.push(
      <span key="shield" class="mark2">
        <Sign name="shield" size={13} />
        {word('term.shield')} {digger.shield}
      </span>,
    );
  const { bonusWin, bonusFail } = digger;
  if (bonusWin !== 0 || bonusFail !== 0)
    chips.push(
      <span key="bonus" class="mark2" title={word('ui.bonus', { win: bonusWin, fail: bonusFail })}>
        {word('term.bonus')}
        {bonusWin !== 0 && (
          <>
            <Sign name="check" size={12} />
            {signed(bonusWin)}
          </>
        )}
        {bonusFail !== 0 && (
          <>
            <Sign name="cross" size={12} />
            {signed(bonusFail)}
          </>
        )}
      </span>,
    );
  if (digger.limitNext !== 0)
    chips.push(
      <span key="limit" class="mark2 ill">
        {word('ui.limitNext')}
      </span>,
    );
  return chips.length > 0 ? <div class="marks">{chips}</div> : null;
}

/** Danger, and what is in hand and in the pile. */
function Means({ props, seat }: LaneProps): JSX.Element {
  const { view, viewer, word, moment } = props;
  const { danger, trinkets, hand, known } = diggerAt(view, seat);
  const glows = isFresh(props, ['dangerGained', 'dangerRemoved'], { seat });
  const pays = isFresh(props, ['rewardTaken'], { seat });
  const isOpen = hand.length > 0 && !hand.includes(HIDDEN) && viewer !== seat;
  const seen = isOpen ? hand : known;
  return (
    <>
      <div class="dline">
        <span class="label">{word('term.danger')}</span>
        <span
          key={`danger-${glows ? moment : 0}`}
          class={glows ? 'dang fresh' : 'dang'}
          role="img"
          aria-label={word('ui.dangerOf', { n: danger, most: DEADLY_DANGER })}
        >
          {Array.from({ length: DEADLY_DANGER }, (_, i) => (
            <i key={i} class={i < danger ? 'on' : ''}>
              {i < danger && '×'}
            </i>
          ))}
        </span>
        <Trinkets
          key={`trinkets-${pays ? moment : 0}`}
          n={trinkets}
          label={`${word('term.trinket')} ${trinkets}`}
          class={pays ? 'end fresh' : 'end'}
        />
      </div>
      {viewer !== seat && (
        <div class="dline mates">
          <span class="label">{word('term.hand')}</span>
          {seen.length > 0
            ? seen.map((card, at) => (
                <Look key={at} card={card} label={titleOf(props, card)} class="mini">
                  <Emblem of={cardId(view, card) ?? ''} size={18} />
                </Look>
              ))
            : null}
          {!isOpen && hand.slice(known.length).map((_, at) => <CardBack key={`back-${at}`} class="tiny" />)}
          {!isOpen && <b class="end">{hand.length}</b>}
        </div>
      )}
    </>
  );
}

export function DiggerPanel(lane: LaneProps): JSX.Element {
  const { props, seat, ahead } = lane;
  const { view, seats, word } = props;
  if (diggerAt(view, seat).inPlay === 0)
    return (
      <div class="digger slab fallen">
        <header>
          <span class="whose">
            <SeatBadge seat={seats[seat]!} size={22} silent />
            <b>{seats[seat]!.name}</b>
          </span>
        </header>
        <p>{word('ui.fallen')}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div class="digger slab" role="group" aria-label={seats[seat]!.name}>
      <Name {...lane} />
      <DicePool props={props} table={ahead} seat={seat} slot={false} />
      <div class="places">
        <Place {...lane} at={0} />
        <Place {...lane} at={1} />
      </div>
      <Marks {...lane} />
      <Means {...lane} />
      <AbilityLine {...lane} />
      <RiskLine {...lane} />
    </div>
  );
}

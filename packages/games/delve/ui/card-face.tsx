// Faces of cards at three sizes, with what they cost and risk; a face that cannot be played can be looked at closely.
import { CardBack, Counter, InZone, memo, Sign, Token } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { diggerAt } from '../src/position.ts';
import { cardId, catalogOf, HAZARDS, keysOf, type Props, titleOf } from './board-props.ts';
import { emblemOf } from './emblems.ts';

export const Emblem = memo(
  ({ of, size = 24 }: { readonly of: string; readonly size?: number }): JSX.Element => (
    <svg class="emblem" style={{ '--px': size }} viewBox="0 0 24 24" aria-hidden="true">
      <use href={emblemOf(of)} />
    </svg>
  ),
);

export const Trinkets = memo(
  ({
    n,
    label,
    class: extra,
  }: {
    readonly n: ComponentChildren;
    readonly label: string;
    readonly class?: string;
  }): JSX.Element => (
    <Counter label={label} sign={<Token shape="lozenge" size={13} />} class={extra ? `tk ${extra}` : 'tk'}>
      {n}
    </Counter>
  ),
);

/** What is printed in the corners: cost, and Risk or Hazard. */
function Corners({
  props,
  card,
  isPaid,
}: {
  readonly props: Props;
  readonly card: number;
  /** On the table the cost is a thing of the past. */
  readonly isPaid?: boolean;
}): JSX.Element {
  const { view, word } = props;
  const catalog = catalogOf(view);
  const { deck } = catalog.entries[card]!;
  const cost = catalog.cost[card]!;
  return (
    <>
      {cost > 0 && !isPaid && <Trinkets n={cost} label={`${word('term.cost')} ${cost}`} />}
      {deck === 'expedition' && (
        <Counter
          label={`${word('term.risk')} ${catalog.risk[card]}`}
          sign={<Token shape="triangle" hollow size={13} />}
          class="rk"
        >
          {catalog.risk[card]}
        </Counter>
      )}
      {deck === 'ancient' && catalog.hazard[card]! > 1 && (
        <span class="hz" title={`${word('term.hazard')} ${catalog.hazard[card]}`}>
          {HAZARDS[catalog.hazard[card]!]}
        </span>
      )}
    </>
  );
}

/** Long words may break before a consonant and a vowel, which is right in Russian and Italian alike. */
const LONG_WORD = /\p{L}{11,}/gu;
const OPEN_SYLLABLE =
  /([aeiouàèéìòùаеёиоуыэюя])(?=[^aeiouàèéìòùаеёиоуыэюяьъй\s][aeiouàèéìòùаеёиоуыэюя]\p{L})/giu;
const breakable = (name: string): string =>
  name.replace(LONG_WORD, (long) => long.replace(OPEN_SYLLABLE, '$1\u00ad'));

/** The kind of a card in one word. */
export function kindOf({ view, word }: Props, card: number): string {
  const entry = catalogOf(view).entries[card]!;
  if ('type' in entry) return word(`term.${entry.type}`);
  return word(entry.deck === 'relic' ? 'ui.relic' : `term.${entry.deck}`);
}

/** The same where there is little room. */
function shortKindOf(props: Props, card: number): string {
  const entry = catalogOf(props.view).entries[card]!;
  return 'type' in entry && entry.type === 'instant' ? props.word('ui.instantShort') : kindOf(props, card);
}

/** A card on the table as one row: picture, name, corners. */
export function CardRow({
  props,
  card,
  note,
  ghost,
}: {
  readonly props: Props;
  readonly card: number;
  readonly note?: ComponentChildren;
  readonly ghost?: boolean;
}): JSX.Element {
  const id = cardId(props.view, card);
  if (id === undefined)
    return (
      <span class="crow veiled">
        <CardBack class="veil" />
        <span class="cname">{props.word('card.hidden')}</span>
      </span>
    );
  return (
    <span class={ghost ? 'crow ghost' : 'crow'}>
      <Emblem of={id} size={20} />
      <span class="cname">
        {breakable(props.word(`card.${id}`))}
        {note && <small>{note}</small>}
      </span>
      <Corners props={props} card={card} isPaid={!ghost} />
    </span>
  );
}

/** From here on a text is set smaller, so that it stays on its card. */
const LONG_TEXT = 62;

/** A card in hand. */
export function CardFace({
  props,
  card,
  barredBy,
}: {
  readonly props: Props;
  readonly card: number;
  /** What keeps it in hand; touching the card names the rule. */
  readonly barredBy?: string | undefined;
}): JSX.Element {
  const { word, view } = props;
  const id = cardId(view, card)!;
  const text = word(`card.${id}.text`);
  return (
    <span class="dface">
      <span class="dhead">
        <span class="dkind">{shortKindOf(props, card)}</span>
        <span class="corners">
          <Corners props={props} card={card} />
        </span>
      </span>
      <span class="dwell">
        <Emblem of={id} size={34} />
      </span>
      <b class="dname">{breakable(word(`card.${id}`))}</b>
      <span class={text.length > LONG_TEXT ? 'dtext long' : 'dtext'}>{text}</span>
      {barredBy && (
        <em class="dwhy">
          <Sign name="info" size={13} />
          <span title={barredBy}>{barredBy}</span>
        </em>
      )}
    </span>
  );
}

/** Opens a card in full; the board provides it. */
export const LookContext = createContext<(card: number) => void>(() => undefined);

/** Longer than a finger needs that was on its way to what lay there before, in milliseconds. */
const GRACE = 600;

/** Something that can only be looked at: touching it opens the whole card. */
export function Look({
  card,
  label,
  class: extra,
  id,
  children,
}: {
  readonly card: number;
  readonly label: string;
  readonly class?: string;
  readonly id?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const look = useContext(LookContext);
  const inZone = useContext(InZone);
  const since = useRef(performance.now());
  if (card <= 0)
    return (
      <div class={extra} data-piece={id} role="img" aria-label={label}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={extra ? `look ${extra}` : 'look'}
      data-piece={id}
      data-touch=""
      tabIndex={inZone ? -1 : 0}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => performance.now() - since.current > GRACE && look(card)}
    >
      {children}
    </button>
  );
}

/** The Instants that a side has played this round. */
export const PlayedInstants = ({
  props,
  seat,
}: {
  readonly props: Props;
  readonly seat: number;
}): JSX.Element => {
  const { instants } = seat === 0 ? props.view.ancient : diggerAt(props.view, seat);
  const keys = keysOf(props.view, seat).played;
  return (
    <>
      {instants.map((card, at) => (
        <Look key={keys[at]} id={keys[at]!} card={card} label={titleOf(props, card)} class="mark2">
          <Sign name="bolt" size={13} />
          {titleOf(props, card)}
        </Look>
      ))}
    </>
  );
};

export const useLook = (): readonly [number, (card: number) => void] => useState(0);

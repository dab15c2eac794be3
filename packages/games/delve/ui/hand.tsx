// What the viewer holds: the cards, and beside them what a choice would change or what the phase asks.
import { HIDDEN } from '@undercroft/kernel';
import { Button, openFor, Piece, Region, SeatBadge, Sign, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Choice, discard, guard, instant, place } from '../src/choices.ts';
import { ASK, diggerAt, isInPlay, type Position, STEP } from '../src/position.ts';
import { handOf } from '../src/rules/cards.ts';
import { totalRisk } from '../src/rules/danger.ts';
import { ancientLimit, diggerLimit } from '../src/rules/ready.ts';
import { answerOf, windowOf } from '../src/rules/windows.ts';
import { askAlways, asksAlways, passRound } from './auto-pass.ts';
import { catalogOf, keysOf, type Props, phaseOf, titleOf } from './board-props.ts';
import { CardFace, Look } from './card-face.tsx';
import { duelOf, forecast, percent } from './forecast.ts';

const isOf = (choice: Choice, card: number): boolean =>
  (choice.kind === 'place' ||
    choice.kind === 'guard' ||
    choice.kind === 'instant' ||
    choice.kind === 'discard') &&
  choice.card === card;

/** What playing this card now would be called, so that the rules can say why it is not open. */
function attempt(view: Position, seat: number, card: number): Choice | undefined {
  if (view.ask !== ASK.nothing) return undefined;
  if (view.step === STEP.draw) return discard(card);
  const isInstant = catalogOf(view).windows[card] !== 0;
  if (view.step === STEP.placement) {
    if (seat > 0) return place(card, 0);
    const free = view.diggers.findIndex(
      (digger, at) => digger.inPlay === 1 && !view.ancient.slots.includes(at + 1),
    );
    return guard(card, free + 1);
  }
  return windowOf(view.step) !== undefined && isInstant ? instant(card, 0, 0) : undefined;
}

interface Row {
  readonly name: string;
  readonly was: string;
  readonly next: string;
}

/** What the pointed choice would change, in numbers that the player watches. */
function changes(props: Props, seat: number, choice: Choice): Row[] {
  const { view, viewer, word, seats } = props;
  const catalog = catalogOf(view);
  const before = forecast(view, viewer);
  const after = forecast(view, viewer, choice);
  const rows: Row[] = [];
  const add = (name: string, was: string, next: string): void => {
    if (was !== next) rows.push({ name, was, next });
  };
  for (let other = 1; other <= view.diggers.length; other++) {
    if (!isInPlay(view, other)) continue;
    const name = seats[other]!.name;
    const odds = [duelOf(before, other).chance, duelOf(after, other).chance] as const;
    if (seat === 0 || other === seat)
      add(seat === 0 ? name : word('ui.chance'), percent(odds[0], word), percent(odds[1], word));
    const risks = [
      totalRisk({ p: before, catalog }, other),
      totalRisk({ p: after, catalog }, other),
    ] as const;
    const risk = word('term.risk');
    add(other === seat ? risk : `${risk}, ${name}`, String(risks[0]), String(risks[1]));
  }
  const purse = (p: Position): string => String(seat === 0 ? p.field : diggerAt(p, seat).trinkets);
  add(word(seat === 0 ? 'term.field' : 'term.trinket'), purse(before), purse(after));
  return rows.slice(0, 5);
}

interface SeatProps {
  readonly props: Props;
  readonly seat: number;
}

/** What a placement would change. */
const Preview = ({
  props,
  seat,
  choice,
}: SeatProps & { readonly choice: Extract<Choice, { kind: 'place' | 'guard' }> }): JSX.Element => (
  <div class="brief slab">
    <span class="label">{props.word('ui.after', { card: titleOf(props, choice.card) })}</span>
    <dl>
      {changes(props, seat, choice).map(({ name, was, next }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <s>{was}</s> <b>{next}</b>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Who has answered in the open window, and how to pass without being asked. */
function WindowBrief({ props }: { readonly props: Props }): JSX.Element {
  const { view, word, seats, open } = props;
  const [asks, setAsks] = useState(asksAlways);
  const pass = open.length > 1 ? open.find(({ choice }) => choice.kind === 'pass') : undefined;
  return (
    <div class={open.length > 0 ? 'brief slab window asked' : 'brief slab window'}>
      <span class="label">{word(`ui.window.${windowOf(view.step)}`)}</span>
      <ul class="calls">
        {view.circle.map((player) => {
          const has = answerOf(view, player).length > 0;
          return (
            <li key={player} class={has ? 'yes' : ''} title={seats[player]!.name}>
              <SeatBadge seat={seats[player]!} size={22} />
              <Sign name={has ? 'check' : 'more'} size={14} />
            </li>
          );
        })}
      </ul>
      <div class="hushes">
        {pass && (
          <Button
            onClick={() => {
              passRound(view.round);
              props.choose(pass.choice, true);
            }}
          >
            {word('ui.passRound')}
          </Button>
        )}
        <Button
          tone="quiet"
          pressed={asks}
          onClick={() => {
            askAlways(!asks);
            setAsks(!asks);
          }}
        >
          <Sign name={asks ? 'check' : 'minus'} size={13} />
          {word('ui.askAlways')}
        </Button>
      </div>
    </div>
  );
}

function PhaseBrief({ props: { view, word }, seat }: SeatProps): JSX.Element {
  const phase = phaseOf(view.step);
  return (
    <div class="brief slab">
      <span class="label">{phase ? word(`ui.phase.${phase}`) : word('ui.draft')}</span>
      {view.step === STEP.placement && (
        <p class="big">
          {word('ui.placedOf', {
            n: seat === 0 ? view.ancient.placed.length : diggerAt(view, seat).placed.length,
            most: seat === 0 ? ancientLimit(view) : diggerLimit(view, seat),
          })}
        </p>
      )}
      {phase && <p>{word(`ui.meaning.${phase}`)}</p>}
    </div>
  );
}

function Brief({ props, seat }: SeatProps): JSX.Element {
  const { view, selected, pointed } = props;
  const choice = (selected.value ?? pointed.value)?.choice;
  if (choice?.kind === 'place' || choice?.kind === 'guard')
    return <Preview props={props} seat={seat} choice={choice} />;
  if (windowOf(view.step) !== undefined && view.ask === ASK.nothing) return <WindowBrief props={props} />;
  return <PhaseBrief props={props} seat={seat} />;
}

export function Hand({ props, held }: { readonly props: Props; readonly held: number }): JSX.Element | null {
  const { view, viewer, word, open, why } = props;
  if (typeof viewer !== 'number' || (viewer > 0 && !isInPlay(view, viewer))) return null;
  const hand = handOf(view, viewer);
  const keys = keysOf(view, viewer);
  return (
    <Region name="mine" label={word('ui.yourHand')} class="delve-mine">
      <Brief props={props} seat={viewer} />
      <Zone label={word('term.hand')} id="hand" class={hand.length > 5 ? 'hand many' : 'hand'}>
        {hand.map((card, at) => {
          if (card === HIDDEN) return null;
          const choices = openFor(open, (choice) => isOf(choice, card));
          const barred = open.length > 0 && choices.length === 0 ? attempt(view, viewer, card) : undefined;
          const key = keys.hand[at]!;
          return choices.length > 0 || barred ? (
            <Piece
              key={key}
              id={key}
              focus={`held-${card}`}
              label={titleOf(props, card)}
              choices={choices}
              barred={barred}
              class={held === card && hand.indexOf(card) === at ? 'hcard held' : 'hcard'}
            >
              <CardFace props={props} card={card} barredBy={barred && why(barred)?.text} />
            </Piece>
          ) : (
            <Look key={key} id={key} card={card} label={titleOf(props, card)} class="hcard">
              <CardFace props={props} card={card} />
            </Look>
          );
        })}
        {hand.length === 0 && <p class="none">{word('ui.noCards')}</p>}
      </Zone>
    </Region>
  );
}

// What the viewer holds: the cards, and beside them what a choice would change or what the phase asks.
import { HIDDEN } from '@undercroft/kernel';
import { openFor, Piece, Region, useLater, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, discard, guard, instant, place } from '../src/choices.ts';
import { ASK, diggerAt, isInPlay, type Position, STEP } from '../src/position.ts';
import { handOf } from '../src/rules/cards.ts';
import { ancientLimit, diggerLimit } from '../src/rules/ready.ts';
import { windowOf } from '../src/rules/windows.ts';
import { catalogOf, keysOf, type Props, phaseOf, titleOf } from './board-props.ts';
import { CardFace, Look } from './card-face.tsx';
import { loadSeldom } from './load-seldom.ts';

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

interface SeatProps {
  readonly props: Props;
  readonly seat: number;
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
  const isWindow = windowOf(view.step) !== undefined && view.ask === ASK.nothing;
  const choice = (selected.value ?? pointed.value)?.choice;
  const placing = choice?.kind === 'place' || choice?.kind === 'guard' ? choice : undefined;
  const seldom = useLater(loadSeldom, isWindow || placing !== undefined);
  if (seldom && placing) return <seldom.PlacementPreview props={props} seat={seat} choice={placing} />;
  if (seldom && isWindow) return <seldom.WindowBrief props={props} />;
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

// The board of Embers: who has how many points, the cards on the table, and one's own hand.
import { HIDDEN, SPECTATOR } from '@undercroft/kernel';
import { type BoardProps, CardBack, type GameUi, Piece, Region, SeatBadge, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import './board.css';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { emberOf, type Position } from '../src/position.ts';

type Ui = GameUi<Position, Choice, Event>;
type Props = BoardProps<Position, Choice, Event>;

const Face = ({ card }: { readonly card: number }): JSX.Element =>
  card === HIDDEN ? <CardBack /> : <b>{emberOf(card)}</b>;

export default function Board({ view, viewer, seats, open, word }: Props): JSX.Element {
  const mine = viewer === SPECTATOR ? [] : (view.hands[viewer] ?? []);
  return (
    <>
      <Region name="seats" label={word('ui.seats')}>
        {seats.map((seat) => (
          <p key={seat.seat} class="embers-seat">
            <SeatBadge seat={seat} /> {seat.name}
            <span>{word('term.points', { n: view.points[seat.seat]! })}</span>
          </p>
        ))}
      </Region>
      <Region name="board" label={word('ui.table')} class="slab">
        <div class="embers-table">
          {view.chosen.map((cards, seat) => (
            <span key={seat} class="embers-card" data-zone={`chosen-${seat}`}>
              {cards.map((card) => (
                <Face key={card} card={card} />
              ))}
            </span>
          ))}
          {view.shown.map((card) => (
            <Piece key={card} id={`card-${card}`} label={String(emberOf(card))} class="embers-card">
              <Face card={card} />
            </Piece>
          ))}
        </div>
      </Region>
      <Region name="mine" label={word('ui.hand')}>
        <Zone label={word('ui.hand')} class="embers-hand">
          {mine.map((card) => (
            <Piece
              key={card}
              id={`card-${card}`}
              label={String(emberOf(card))}
              choices={open.filter(({ choice }) => choice.card === card)}
              barred={{ kind: 'choose', card }}
              class="embers-card"
            >
              <Face card={card} />
            </Piece>
          ))}
        </Zone>
      </Region>
    </>
  );
}

export const status: Ui['status'] = ({ round, rounds }) => `${Math.min(round + 1, rounds)} / ${rounds}`;

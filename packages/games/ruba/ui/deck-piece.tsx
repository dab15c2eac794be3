// A card of the deck as a piece on the table: named, travelling by its number, face up, face down or a place for one.
import { CardBack, type OpenChoice, Piece, useBoard } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import type { Choice } from '../src/choices.ts';
import { type Card, cardId } from '../src/content/deck.ts';
import { ItalianCard } from './italian-card.tsx';

export interface DeckPieceProps {
  readonly card: Card;
  readonly choices?: readonly OpenChoice<Choice>[];
  readonly barred?: Choice;
  readonly from?: string;
  readonly fresh?: boolean;
  readonly focus?: string;
  readonly class?: string;
}

export function DeckPiece({ card, class: extra, ...rest }: DeckPieceProps): JSX.Element {
  const word = useBoard()?.word;
  return (
    <Piece
      {...rest}
      id={`card-${card}`}
      label={word?.(`card.${cardId(card)}`) ?? cardId(card)}
      class={extra ?? ''}
    >
      <ItalianCard card={card} />
    </Piece>
  );
}

/** A place where a card could lie. */
export const EmptyPlace = ({
  children,
  label,
}: {
  readonly children?: ComponentChildren;
  readonly label?: string;
}): JSX.Element =>
  label ? (
    <span class="it ghost" role="img" aria-label={label}>
      {children}
    </span>
  ) : (
    <span class="it ghost">{children}</span>
  );

export const FaceDown = ({ label }: { readonly label: string }): JSX.Element => (
  <CardBack class="it" label={label} />
);

// The Hero's three action slots: what can be played now, or kept after a fight.
import { openFor, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { KEEP, RESPOND, type Respond, respondCode } from '../src/choices.ts';
import { NO_CARD, SUITS, suitOf } from '../src/content/deck.ts';
import type { Props } from './board-props.ts';
import { DeckPiece, EmptyPlace } from './deck-piece.tsx';
import { smallestChoices } from './smallest-choices.ts';

/** The response whose outcome is shown: the one pointed at, waiting for confirmation, or meant by the cards touched. */
export const shownResponse = ({ selected, pointed, held }: Props): Respond | undefined => {
  const choice = (pointed.value ?? selected.value ?? (held && smallestChoices(held)[0]))?.choice;
  return choice?.kind === 'respond' ? choice : undefined;
};

export function HeroRow(props: Props): JSX.Element {
  const { view, open, word } = props;
  const response = shownResponse(props);
  const caption = (slot: number): string => {
    if (view.hand[slot] === NO_CARD) return view.enemy === NO_CARD ? '' : word('ui.slot.played');
    if (view.enemy === NO_CARD) return word(view.phase === 'keep' ? 'ui.slot.yours' : 'ui.slot.kept');
    if (!response || !(response.cards & (1 << slot))) return word('ui.slot.yours');
    const isLead = suitOf(view.hand[slot]!) === response.suit;
    return isLead
      ? word('ui.slot.as', { suit: word(`suit.${SUITS[response.suit]}`) })
      : word('ui.slot.joins');
  };
  return (
    <Zone label={word('zone.heroActions')} id="hand" class="slots">
      {view.hand.map((card, slot) => (
        <figure key={slot} class={response && response.cards & (1 << slot) ? 'picked' : ''}>
          {card === NO_CARD ? (
            <EmptyPlace />
          ) : (
            <DeckPiece
              card={card}
              from="dungeon"
              choices={openFor(open, (choice) => 'cards' in choice && (choice.cards & (1 << slot)) !== 0)}
              barred={
                view.phase === 'keep' ? KEEP[1 << slot]! : RESPOND[respondCode(1 << slot, suitOf(card), 0)]!
              }
            />
          )}
          <figcaption>{caption(slot)}</figcaption>
        </figure>
      ))}
    </Zone>
  );
}

// Under the board: Relics, Help Cards on both sides, and Gold that can be paid by touching it.
import { type BoardProps, openFor, Region, Zone } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Choice, PAY } from '../src/choice.ts';
import { cardId, countCourt, courtCards, GOLD_SUM, goldBit, RELICS, suitOf } from '../src/content/deck.ts';
import type { Event } from '../src/event.ts';
import { goldMask, ownsRelic, type Position } from '../src/position.ts';
import { DeckPiece, EmptyPlace } from './deck-piece.tsx';
import { SuitSign } from './suit-sign.tsx';

type Props = BoardProps<Position, Choice, Event>;

const Part = ({
  id,
  name,
  count,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly count: string | number;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="zone" data-focus={id}>
    <span class="label">
      {name} <b>{count}</b>
    </span>
    <Zone label={name} id={id} class="fan">
      {children}
    </Zone>
  </div>
);

const paysWith = (choice: Choice, bit: number): boolean =>
  (choice.kind === 'pay' || choice.kind === 'evade' || choice.kind === 'bribe') && (choice.gold & bit) !== 0;

export function Belongings({ view, word, open }: Props): JSX.Element {
  const relics = RELICS.filter((ace) => ownsRelic(view, suitOf(ace)));
  return (
    <Region name="mine" label={word('ui.belongings')} class="ruba-mine slab">
      <Part id="relics" name={word('zone.relics')} count={word('ui.count', { n: relics.length, most: 4 })}>
        {RELICS.map((ace) =>
          ownsRelic(view, suitOf(ace)) ? (
            <DeckPiece key={ace} card={ace} from="board" />
          ) : (
            <EmptyPlace key={ace} label={word('ui.missing', { card: word(`card.${cardId(ace)}`) })}>
              <SuitSign suit={suitOf(ace)} size={20} />
            </EmptyPlace>
          ),
        )}
      </Part>
      <Part id="aid" name={word('zone.aid')} count={countCourt(view.aid)}>
        {courtCards(view.aid).map((card) => (
          <DeckPiece key={card} card={card} />
        ))}
      </Part>
      {view.hard && (
        <Part id="enemyAid" name={word('zone.enemyAid')} count={countCourt(view.enemyAid)}>
          {courtCards(view.enemyAid).map((card) => (
            <DeckPiece key={card} card={card} />
          ))}
        </Part>
      )}
      <Part id="gold" name={word('zone.gold')} count={GOLD_SUM[goldMask(view)]!}>
        {view.gold.map((card) => (
          <DeckPiece
            key={card}
            card={card}
            from="events"
            choices={openFor(open, (choice) => paysWith(choice, goldBit(card)))}
            barred={PAY[goldBit(card)]!}
          />
        ))}
      </Part>
    </Region>
  );
}

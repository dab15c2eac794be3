// Under the board: Relics, Help Cards on both sides, and Gold that can be paid by touching it.
import { openFor, Region, Zone } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { type Choice, PAY } from '../src/choices.ts';
import { cardId, countCourt, courtCards, GOLD_SUM, goldBit, RELICS, suitOf } from '../src/content/deck.ts';
import { goldMask, ownsRelic } from '../src/position.ts';
import type { Props } from './board-props.ts';
import { DeckPiece, EmptyPlace } from './deck-piece.tsx';
import { SuitSign } from './suit-sign.tsx';

/** More cards than this do not fit side by side, and overlap. */
const MOST_SIDE_BY_SIDE = 12;

const Part = ({
  id,
  name,
  count,
  isAsked,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly count: string | number;
  /** Can one of its cards be touched now? */
  readonly isAsked?: boolean;
  readonly children: readonly ComponentChildren[];
}): JSX.Element => (
  <div class={isAsked ? 'zone asked' : 'zone'} data-focus={id}>
    <span class="label">
      {name} <b>{count}</b>
    </span>
    <div data-stacked="">
      <Zone label={name} id={id} class={children.length > 3 ? 'fan many' : 'fan'}>
        {children}
      </Zone>
    </div>
  </div>
);

const paysWith = (choice: Choice, bit: number): boolean =>
  (choice.kind === 'pay' || choice.kind === 'evade' || choice.kind === 'bribe') && (choice.gold & bit) !== 0;

/** The first Help Card of a suit stands for one or more of them, the second for two or more, and so on. */
const helpsWith = (choice: Choice, suit: number, rank: number): boolean =>
  choice.kind === 'respond' && choice.suit === suit && choice.help >= rank;

export function Belongings({ view, word, open }: Props): JSX.Element {
  const relics = RELICS.filter((ace) => ownsRelic(view, suitOf(ace)));
  const cards = RELICS.length + countCourt(view.aid) + countCourt(view.enemyAid) + view.gold.length;
  const isAided = open.some(({ choice }) => choice.kind === 'respond' && choice.help > 0);
  const isPaid = view.gold.some((card) => open.some(({ choice }) => paysWith(choice, goldBit(card))));
  const shape = ['ruba-mine slab', cards > MOST_SIDE_BY_SIDE && 'crowded', (isAided || isPaid) && 'asked'];
  return (
    <Region
      name="mine"
      label={word('ui.belongings')}
      class={shape.filter(Boolean).join(' ')}
      style={{ '--cards': cards }}
    >
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
      <Part id="aid" name={word('zone.aid')} count={countCourt(view.aid)} isAsked={isAided}>
        {courtCards(view.aid).map((card, i, cards) => {
          const rank = cards.slice(0, i).filter((other) => suitOf(other) === suitOf(card)).length + 1;
          return (
            <DeckPiece
              key={card}
              card={card}
              choices={openFor(open, (c) => helpsWith(c, suitOf(card), rank))}
            />
          );
        })}
      </Part>
      {view.hard && (
        <Part id="enemyAid" name={word('zone.enemyAid')} count={countCourt(view.enemyAid)}>
          {courtCards(view.enemyAid).map((card) => (
            <DeckPiece key={card} card={card} />
          ))}
        </Part>
      )}
      <Part id="gold" name={word('zone.gold')} count={GOLD_SUM[goldMask(view)]!} isAsked={isPaid}>
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

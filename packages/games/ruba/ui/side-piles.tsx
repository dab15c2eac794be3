// The left column: how far the goal is, what lies on the piles, and which cards have not been seen.
import { Region } from '@undercroft/kit';
import type { JSX } from 'preact';
import {
  cardId,
  countCourt,
  courtBit,
  courtCards,
  isKing,
  NO_CARD,
  printedValue,
  SUITS,
  type Suit,
  suitOf,
} from '../src/content/deck.ts';
import { beatenCards, beatenCount } from '../src/position.ts';
import { unseenCharacters, unseenDungeonCards } from '../src/view.ts';
import type { Props } from './board-props.ts';
import { EmptyPlace, FaceDown } from './deck-piece.tsx';
import { ItalianCard } from './italian-card.tsx';
import { SuitSign } from './suit-sign.tsx';

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

function Goal({ view, word }: Props): JSX.Element {
  const beaten = courtCards(beatenCards(view));
  const foes =
    view.enemy === NO_CARD || beatenCards(view) & courtBit(view.enemy) ? beaten : [...beaten, view.enemy];
  const done = view.hard ? beatenCount(view) : ALL_SUITS.filter((suit) => view.relics & (1 << suit)).length;
  const most = view.hard ? 11 : 4;
  return (
    <div class={view.hard ? 'goal slab' : 'goal slab easy'} data-focus="goal">
      <span class="label">{word(view.hard ? 'ui.enemiesBeaten' : 'ui.goal')}</span>
      <div class="row">
        <b class="big">{done}</b>
        <span class="of">{word('ui.of', { n: most })}</span>
      </div>
      {!view.hard && <span class="label foes-label">{word('ui.enemiesBeaten')}</span>}
      <div class="foes">
        {Array.from({ length: 11 }, (_, i) => {
          const foe = foes[i];
          if (foe === undefined) return <span key={`none-${i}`} class="f" />;
          const isNow = foe === view.enemy && i >= beaten.length;
          return (
            <span key={foe} class={isNow ? 'f ok cur' : 'f ok'} title={word(`card.${cardId(foe)}`)}>
              <SuitSign suit={suitOf(foe)} size={12} label={word(`card.${cardId(foe)}`)} />
              <em aria-hidden="true">{word(`ui.rank.${printedValue(foe)}`)}</em>
            </span>
          );
        })}
      </div>
    </div>
  );
}

const Pile = ({
  id,
  name,
  note,
  count,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  readonly children: JSX.Element;
}): JSX.Element => (
  <div class="pile slab" data-zone={id} data-focus={id} title={`${name}: ${note}`}>
    <span class="pc">{children}</span>
    <span class="grow">
      <b>{name}</b>
      <small>{note}</small>
    </span>
    <b class="n">{count}</b>
  </div>
);

function Unseen({ view, word }: Props): JSX.Element {
  const unseen = unseenDungeonCards(view);
  return (
    <div class="odd slab" data-focus="unseen">
      <span class="label">{word('ui.unseen')}</span>
      <div class="uns">
        {ALL_SUITS.map((suit) => {
          const values = unseen.filter((card) => suitOf(card) === suit).map(printedValue);
          return (
            <span key={suit}>
              <SuitSign suit={suit} size={15} label={word(`suit.${SUITS[suit]}`)} />
              {values.length > 0 ? values.join(' ') : '–'}
            </span>
          );
        })}
      </div>
    </div>
  );
}

export function SidePiles(props: Props): JSX.Element {
  const { view, word } = props;
  const top = view.eventPile.at(-1);
  const kings = unseenCharacters(view).filter(isKing).length;
  const spent = courtCards(view.catacomb).at(-1);
  return (
    <Region name="seats" label={word('ui.piles')} class="ruba-seats">
      <Goal {...props} />
      <Pile id="dungeon" name={word('zone.dungeon')} note={word('ui.deckDown')} count={view.dungeon.length}>
        <FaceDown label={word('term.faceDown')} />
      </Pile>
      <Pile
        id="events"
        name={word('zone.event')}
        note={top === undefined ? word('ui.pileEmpty') : word(`card.${cardId(top)}`)}
        count={view.eventPile.length}
      >
        {top === undefined ? <EmptyPlace /> : <ItalianCard card={top} isBare />}
      </Pile>
      <Pile
        id="characters"
        name={word('zone.character')}
        note={word('ui.kingsAmong', { n: kings })}
        count={view.characters.length}
      >
        <FaceDown label={word('term.faceDown')} />
      </Pile>
      <Pile
        id="catacomb"
        name={word('zone.catacomb')}
        note={spent === undefined ? word('ui.pileEmpty') : word(`card.${cardId(spent)}`)}
        count={countCourt(view.catacomb)}
      >
        {spent === undefined ? <EmptyPlace /> : <ItalianCard card={spent} isBare />}
      </Pile>
      <Unseen {...props} />
    </Region>
  );
}

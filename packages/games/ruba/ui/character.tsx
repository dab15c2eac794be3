// A fighter: the card, its names, its hit points now and after what is pointed at.
import { Meter, useBoard } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Card, cardId, printedValue, suitOf } from '../src/content/deck.ts';
import { HERO_HP } from '../src/content/modes.ts';
import type { Props } from './board-props.ts';
import { DeckPiece } from './deck-piece.tsx';

const RANKS: Readonly<Record<number, string>> = { 8: 'Fante', 9: 'Cavallo', 10: 'Re' };
const SUITS = ['Bastoni', 'Coppe', 'Denari', 'Spade'] as const;

/** What is printed under an Italian court card, in every language. */
const italianName = (card: Card): string => `${RANKS[printedValue(card)]} di ${SUITS[suitOf(card)]}`;

export interface CharacterProps {
  readonly card: Card;
  readonly name: string;
  readonly hp: number;
  readonly most: number;
  /** Hit points after the response that is selected or pointed at. */
  readonly next: number | undefined;
  readonly note: string;
  readonly isHero?: boolean;
}

export function Character({ card, name, hp, most, next, note, isHero }: CharacterProps): JSX.Element {
  const board = useBoard();
  const words = board?.word('ui.hpOf', { hp, most }) ?? '';
  return (
    <div class={isHero ? 'char is-hero' : 'char'} data-focus={isHero ? 'hero' : 'enemy'}>
      <DeckPiece card={card} {...(!isHero && { from: 'characters' })} />
      <div class="ci">
        <b class="display">{name}</b>
        <Printed card={card} name={name} isHero={isHero === true} />
        <span class="hpn" title={words}>
          {hp}
          <em>/{most}</em>
          {next !== undefined && <i> → {next}</i>}
        </span>
        <Meter value={hp} most={most} next={next} label={words} tone={isHero ? 'plain' : 'flame'} />
        <small>{note}</small>
      </div>
    </div>
  );
}

/** Whom the Hero's card shows; under any other, what Italian cards say, in every language. */
function Printed({
  card,
  name,
  isHero,
}: Pick<CharacterProps, 'card' | 'name' | 'isHero'>): JSX.Element | null {
  const own = useBoard()?.word(`card.${cardId(card)}`) ?? '';
  const printed = isHero ? own : italianName(card);
  return printed === name ? null : (
    <small class="it-n" lang={isHero ? undefined : 'it'}>
      {printed}
    </small>
  );
}

/** The Hero stands below in a fight and between fights. */
export const Hero = ({
  view,
  word,
  next,
  note,
}: Props & Pick<CharacterProps, 'next' | 'note'>): JSX.Element => (
  <Character
    card={view.hero}
    name={word('ui.you')}
    hp={view.hp}
    most={HERO_HP}
    next={next}
    note={note}
    isHero
  />
);
